#!/usr/bin/env python3
"""Makes random systems larger than the exact oracle can take, with the optimum of every frame
found level by level by HiGHS, as LCW1 files for `solver-benchmark check`.

Usage: make-systems.py FOLDER [COUNT [SEED]]        needs scipy (from PyPI)

Each system is a tree of views (left, width >= 0) with insets, gaps, equal widths, least and most
widths and wishes on few levels, so that there are many ties; its edits change constants, and take
constraints out and put them back. Only objectives are expected: optima need not be unique.
"""
import os
import random
import sys

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

REQUIRED = 1000
LEVELS = [999.5, 750, 749, 500, 251, 250]


class System:
    def __init__(self, rnd, views):
        self.rnd, self.variables, self.constraints = rnd, 0, []
        root = self.view()
        self.add(REQUIRED, 0, 0, [(root[0], 1)])
        self.add(REQUIRED, 0, 400, [(root[1], 1)], editable=True)
        all_views = [root]
        for _ in range(views):
            self.place(self.view(), rnd.choice(all_views), all_views)

    def variable(self):
        self.variables += 1
        return self.variables - 1

    def view(self):
        left, width = self.variable(), self.variable()
        self.constraints.append((REQUIRED, 1, 0.0, 4, [(width, 1.0)]))
        return left, width

    def add(self, priority, relation, constant, terms, editable=False):
        self.constraints.append((priority, relation, float(constant), int(editable), terms))

    def place(self, view, parent, others):
        """Ties a view to its parent loosely, and to a sibling by wishes."""
        rnd, (left, width) = self.rnd, view
        self.add(REQUIRED, 0, rnd.randint(0, 9), [(left, 1), (parent[0], -1)])
        self.add(REQUIRED, -1, 0,
                 [(left, 1), (width, 1), (parent[0], -1), (parent[1], -1)])
        for _ in range(rnd.randint(1, 4)):
            level, relation = rnd.choice(LEVELS), rnd.choice([-1, 0, 1])
            other = rnd.choice(others)
            kind = rnd.random()
            if kind < 0.5:
                self.add(level, relation, rnd.randint(0, 120), [(width, 1)], editable=True)
            elif kind < 0.8 and other[1] != width:
                self.add(level, relation, rnd.randint(-20, 20),
                         [(width, 1), (other[1], -rnd.choice([0.5, 1, 2]))], editable=True)
            elif other[0] != left:
                self.add(level, relation, rnd.randint(-9, 60),
                         [(left, 1), (width, 1), (other[0], -1)], editable=True)
        others.append(view)


def optimum(variables, constraints, standing, constants):
    """The least sum of errors of each level, the highest first; None if it cannot hold."""
    rows = [c for i, c in enumerate(constraints) if i in standing]
    values = [constants[i] for i in range(len(constraints)) if i in standing]
    levels = sorted({c[0] for c in rows if c[0] < REQUIRED}, reverse=True)
    wishes = [i for i, c in enumerate(rows) if c[0] < REQUIRED]
    width = variables + 2 * len(wishes)
    error = {row: variables + 2 * k for k, row in enumerate(wishes)}
    equal, equal_side, most, most_side = [], [], [], []
    for i, (priority, relation, _, _, terms) in enumerate(rows):
        row = list(terms)
        if priority < REQUIRED:
            equal.append(row + [(error[i], 1), (error[i] + 1, -1)])
            equal_side.append(values[i])
        elif relation == 0:
            equal.append(row)
            equal_side.append(values[i])
        else:
            most.append([(v, -relation * a) for v, a in row])
            most_side.append(-relation * values[i])

    def matrix(entries):
        if not entries:
            return None
        r = [k for k, row in enumerate(entries) for _ in row]
        return csr_matrix(([a for row in entries for _, a in row],
                           (r, [v for row in entries for v, _ in row])),
                          shape=(len(entries), width))

    bounds = [(None, None)] * variables + [(0, None)] * (2 * len(wishes))
    sums = []
    for level in levels:
        cost = np.zeros(width)
        for i in wishes:
            if rows[i][0] == level:
                if rows[i][1] >= 0:
                    cost[error[i]] = 1
                if rows[i][1] <= 0:
                    cost[error[i] + 1] = 1
        answer = linprog(cost, A_ub=matrix(most), b_ub=most_side or None, A_eq=matrix(equal),
                         b_eq=equal_side, bounds=bounds, method="highs",
                         options={"primal_feasibility_tolerance": 1e-10,
                                  "dual_feasibility_tolerance": 1e-10})
        if answer.status != 0:
            return None
        sums.append((level, answer.fun))
        most.append([(v, c) for v, c in enumerate(cost) if c])
        most_side.append(answer.fun + 1e-9)
    return sums


def number(value):
    return repr(round(float(value), 9)).removesuffix(".0")


def write(path, name, system, rnd, frames):
    constraints = system.constraints
    standing = set(range(len(constraints)))
    constants = [c[2] for c in constraints]
    editable = [i for i, c in enumerate(constraints) if c[3] & 1]
    lines, expected = [], []

    def expect(phase, frame):
        sums = optimum(system.variables, constraints, standing, constants)
        if sums is None:
            sys.exit(f"{name} cannot hold; the generator is wrong")
        pairs = " ".join(f"{number(level)} {number(total)}" for level, total in sums)
        expected.append(f"o {phase} {frame} {len(sums)} {pairs}")

    expect("build", 0)
    for frame in range(frames):
        for index in rnd.sample(editable, min(len(editable), rnd.randint(1, 4))):
            if rnd.random() < 0.3 and constraints[index][0] < REQUIRED:
                sign = "-" if index in standing else "+"
                standing ^= {index}
                lines.append(f"{sign} {index}")
            else:
                low = 200 if constraints[index][0] == REQUIRED else 0
                constants[index] = float(rnd.randint(low, low + 200))
                lines.append(f"s {index} {number(constants[index])}")
        lines.append(".")
        expect("edit", frame)
    with open(path, "w", encoding="utf-8") as out:
        out.write(f"LCW1 {name}\nV {system.variables}\nC {len(constraints)}\n")
        for i, (priority, relation, constant, flags, terms) in enumerate(constraints):
            pairs = " ".join(f"{v} {number(a)}" for v, a in terms)
            out.write(f"c {i} {number(priority)} {relation} {number(constant)} {flags} "
                      f"{len(terms)} {pairs}\n")
        out.write(f"E edit {len(lines)}\n" + "\n".join(lines) + "\n")
        out.write(f"X {len(expected)}\n" + "\n".join(expected) + "\n")


def main():
    folder = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    os.makedirs(folder, exist_ok=True)
    for index in range(count):
        rnd = random.Random(seed + index)
        system = System(rnd, rnd.randint(5, 60))
        name = f"random-{seed + index}"
        write(os.path.join(folder, f"{name}.lcw"), name, system, rnd, frames=20)
        print(name, system.variables, "variables", len(system.constraints), "constraints")


if __name__ == "__main__":
    main()
