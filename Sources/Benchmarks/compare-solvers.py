#!/usr/bin/env python3
"""Runs the solver and Kiwi in turn on the same workloads, and the layout engine beside both, and
prints how they compare: with the goal beside each ratio, and whether it is met.

Seconds of one machine say nothing on another, and on a busy one little from one minute to the next;
so what is compared is always measured in the same run, in turn and in several rounds, and the least
of each side counts: a machine that others use slows one down, it speeds none up.

KIWI_FOLDER holds `compare-kiwi`, which builds the peer and the workloads in OUT. Of Kiwi the best
mode of each phase counts. The tables are written to OUT/ratios.json, too.
"""
import argparse
import csv
import io
import json
import math
import os
import random
import shutil
import subprocess
import sys

# How many times faster than Kiwi each phase is to be.
GOALS = {
    ("W1-s4", "sweep"): 15, ("W1-s4", "jump"): 8, ("W1-s4", "build"): 6,
    ("W2-10", "edit"): 40, ("W2-1000", "build"): 500, ("W2-1000", "edit"): 5000,
    ("W3-300", "build"): 80, ("W3-300", "rootw"): 30, ("W4", "build"): 6, ("W4", "resize"): 8,
    ("W5-10x10", "cellh"): 40, ("W5-10x10", "width"): 15,
}
WORKLOADS = ["w1-s4", "w2-10", "w3-300", "w4", "w5-10x10", "w2-1000"]
# Kiwi's build of so many cells is quadratic and takes minutes on a busy machine: there it runs once
# in each of the two modes that edit by suggesting values, and is not checked.
ONCE = {"w2-1000": {"REPS": "0", "MODES": "el", "NOCHK": "1"}}
# Kiwi's ways to edit, as its driver names them, and how it is told which to run.
MODES = {"edit": "e", "editL": "l", "readd": "r", "readdL": "R"}
MEMORY_GOAL = 0.5  # of Kiwi's bytes a constraint, at most
ROWS_GOAL = 1.3  # a frame above 10,000 rows against one above 10, at most
CELLS = [10, 100, 1000, 10000]
EXPONENT_GOAL, EDIT_GOAL = 1.1, 1.5
COUNTED = [("w1-s4", "sweep"), ("w1-s4", "jump"), ("w2-10", "edit"), ("w4", "resize")]
PARTS = ["solver", "scaling", "layout", "instructions"]


def run(command, **variables):
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **variables})
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done


def rows(text):
    return list(csv.reader(io.StringIO(text)))


class Bench:
    """What is run, and where it lies."""

    def __init__(self, options):
        self.options = options
        self.kiwi = os.path.join(options.kiwi_folder, "compare-kiwi")

    def binary(self, name):
        if self.options.binaries:
            return os.path.join(self.options.binaries, name)
        build = ["swift", "build", "-c", "release", "--product", name]
        run(build)
        return os.path.join(run(build + ["--show-bin-path"]).stdout.strip(), name)

    def file(self, name):
        return os.path.join(self.options.out, "wl", name + ".lcw")

    def peer(self, name, modes=None):
        """Kiwi's best figures of a workload: by workload and phase (ns, bytes or None, mode)."""
        variables = {"MODES": modes} if modes else ONCE.get(name, {})
        done = run([self.kiwi, self.options.out, name], **variables)
        best = {}
        for row in rows(done.stdout):
            key, nanoseconds = (row[0], row[3]), float(row[6])
            held = int(row[7]) if row[7] else None
            if nanoseconds >= 0 and (key not in best or nanoseconds < best[key][0]):
                best[key] = (nanoseconds, held, MODES[row[2]])
        return best

    def ours(self, *arguments):
        """A benchmark's figures: by workload and phase (ns, bytes or None)."""
        return {(row[0], row[1]): (float(row[3]), int(row[4]) if row[4] else None)
                for row in rows(run(list(arguments)).stdout)}


def verdict(is_met):
    return "" if is_met is None else "pass" if is_met else "MISS"


def cell(value, digits=1):
    return "" if value is None else f"{value:,.{digits}f}"


def table(title, heads, lines):
    """Prints a table; the first two columns are words, the rest numbers."""
    lines = [[str(field) for field in line] for line in lines]
    widths = [max(len(line[i]) for line in [heads] + lines) for i in range(len(heads))]
    print("\n" + title)
    for line in [heads] + lines:
        fields = [field.ljust(width) if i < 2 else field.rjust(width)
                  for i, (field, width) in enumerate(zip(line, widths))]
        print("  " + "  ".join(fields).rstrip())
    sys.stdout.flush()


def least(figures, others):
    """The least of two runs' figures, by workload and phase."""
    return {key: min(figures.get(key, figure), figure, key=lambda each: each[0])
            for key, figure in others.items()}


def solver(bench, kiwi_w1):
    """The solver beside Kiwi: time and memory."""
    binary, results = bench.binary("solver-benchmark"), []
    for name in bench.options.workloads:
        run([binary, "check", bench.file(name)])
        theirs, ours = {}, {}
        for number in range(bench.options.rounds):
            if number == 0:
                theirs = bench.peer(name)
                # In later rounds only the modes that were best at something.
                modes = "".join(sorted({mode for _, _, mode in theirs.values()}))
            elif name not in ONCE:
                theirs = least(theirs, bench.peer(name, modes))
            repetitions = "3" if name in ONCE else bench.options.repetitions
            ours = least(ours, bench.ours(binary, "measure", repetitions, bench.file(name)))
        kiwi_w1.update({key: value for key, value in theirs.items() if key[0] == "W1-s4"})
        for key, (nanoseconds, held) in ours.items():
            kiwi, kiwi_held, _ = theirs.get(key, (None, None, None))
            ratio, goal = kiwi / nanoseconds if kiwi else None, GOALS.get(key)
            share = held / kiwi_held if held and kiwi_held else None
            results.append({
                "workload": key[0], "phase": key[1], "kiwiNanoseconds": kiwi,
                "nanoseconds": nanoseconds, "ratio": ratio, "goal": goal,
                "isMet": ratio >= goal if ratio and goal else None,
                "kiwiBytes": kiwi_held, "bytes": held, "memoryShare": share,
                "memoryGoal": MEMORY_GOAL if share else None,
                "isMemoryMet": share <= MEMORY_GOAL if share else None,
            })
    table("The solver beside Kiwi: ns a constraint built or a frame, bytes a constraint",
          ["workload", "phase", "Kiwi ns", "ours ns", "ratio", "goal", "", "Kiwi B", "ours B",
           "share", ""],
          [[r["workload"], r["phase"], cell(r["kiwiNanoseconds"]), cell(r["nanoseconds"]),
            cell(r["ratio"]), cell(r["goal"], 0), verdict(r["isMet"]), cell(r["kiwiBytes"], 0),
            cell(r["bytes"], 0), cell(r["memoryShare"], 2), verdict(r["isMemoryMet"])]
           for r in results])
    return results


def exponent(points):
    """The slope of the straight line nearest to the logarithms: total time grows with its power."""
    logs = [(math.log(count), math.log(total)) for count, total in points]
    x, y = (sum(values) / len(logs) for values in zip(*logs))
    return sum((a - x) * (b - y) for a, b in logs) / sum((a - x) ** 2 for a, _ in logs)


def ten_cells(source, target):
    """Writes a workload of independent cells with edits in ten of them only, spread over all."""
    with open(source, encoding="utf-8") as file:
        lines = file.read().splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("E edit "))
    end = next(i for i, line in enumerate(lines) if i > start and line[0] in "EX")
    # A frame edits the two sides of one label's width.
    labels = sorted({line.split()[1] for line in lines[start + 1:end:3]}, key=int)
    chosen = [labels[i * len(labels) // 10] for i in range(10)]
    draw, kept = random.Random(1), []
    for _ in range((end - start - 1) // 3):
        label, width = int(draw.choice(chosen)), draw.randint(50, 400)
        kept += [f"s {label} {width}", f"s {label + 1} {width}", "."]
    with open(target, "w", encoding="utf-8") as file:
        file.write("\n".join(lines[:start] + [f"E edit {len(kept)}"] + kept) + "\nX 0\n")


def scaling(bench):
    """Independent cells: what a build costs a constraint, and an edit in one of them: in ten that
    are edited all the time, as those on a screen are, and in any of all."""
    binary, results = bench.binary("solver-benchmark"), []
    few, any_cell = {}, {}
    for count in CELLS:
        ten_cells(bench.file(f"w2-{count}"), bench.file(f"w2-{count}-ten"))
    for _ in range(bench.options.rounds):
        for count in CELLS:
            name = f"w2-{count}"
            any_cell.update(least(any_cell, bench.ours(binary, "measure", "5", bench.file(name))))
            few.update(least(few, bench.ours(binary, "measure", "5", bench.file(name + "-ten"))))
    for count in CELLS:
        edit = f"W2-{count}", "edit"
        results.append({"cells": count, "buildNanoseconds": any_cell[f"W2-{count}", "build"][0],
                        "editNanoseconds": few[edit][0], "anyCellNanoseconds": any_cell[edit][0]})
    for result in results:
        result["editRatio"] = result["editNanoseconds"] / results[0]["editNanoseconds"]
        result["anyCellRatio"] = result["anyCellNanoseconds"] / results[0]["anyCellNanoseconds"]
        result["isMet"] = result["editRatio"] <= EDIT_GOAL
    power = exponent([(r["cells"], r["cells"] * r["buildNanoseconds"]) for r in results])
    table(f"Independent cells: the build grows with their number to the power of {power:.3f} "
          f"(goal at most {EXPONENT_GOAL}, {verdict(power <= EXPONENT_GOAL)})",
          ["cells", "build ns a constraint", "edit of ten ns", "to 10 cells", "goal", "",
           "edit of any ns", "to 10 cells"],
          [[cell(r["cells"], 0), cell(r["buildNanoseconds"]), cell(r["editNanoseconds"]),
            cell(r["editRatio"], 2), EDIT_GOAL, verdict(r["isMet"]),
            cell(r["anyCellNanoseconds"]), cell(r["anyCellRatio"], 2)] for r in results])
    return {"exponent": power, "exponentGoal": EXPONENT_GOAL, "isMet": power <= EXPONENT_GOAL,
            "cells": results}


def layout(bench, kiwi_w1):
    """Frames and pages through UIKit."""
    binary, results = bench.binary("layout-benchmark"), []
    if not kiwi_w1:
        kiwi_w1 = bench.peer("w1-s4")
    frames, figures, page = {}, {}, {}
    for _ in range(bench.options.rounds):
        frames = least(frames, bench.ours(binary, "frames", "5", bench.file("w1-s4")))
        figures = least(figures, bench.ours(binary, "rows", "5"))
        page = least(page, bench.ours(binary, "page", "3", bench.file("w2-1000")))
    for phase in ["sweep", "jump"]:
        ours, kiwi = frames["UIKit-W1-s4", phase][0], kiwi_w1["W1-s4", phase][0]
        results.append(["a whole frame, W1-s4 " + phase, "Kiwi's solver alone", ours, kiwi, 1.0])
    for kind, words in [
            ("rows", "rows in the content"), ("loose-rows", "rows in the scroll view"),
            ("own-rows", "rows with a layout of their own"),
            ("loose-own-rows", "such rows in the scroll view")]:
        few, many = (figures["UIKit-" + kind, count][0] for count in ["10", "10000"])
        results.append([f"a frame, 10,000 {words}", "with 10 of them", many, few, ROWS_GOAL])
    results.append(["a constraint built, 1,000 cells", "the bare solver",
                    page["UIKit-W2-1000", "build"][0], page["W2-1000", "build"][0], None])
    keys = ["what", "beside", "nanoseconds", "besideNanoseconds", "goal"]
    results = [dict(zip(keys, result)) for result in results]
    for r in results:
        r["ratio"] = r["nanoseconds"] / r["besideNanoseconds"]
        r["isMet"] = r["ratio"] <= r["goal"] if r["goal"] else None
    table("Through UIKit: what it costs, and how many times that of what stands beside it",
          ["what", "ns", "beside", "ns", "ratio", "at most", ""],
          [[r["what"], cell(r["nanoseconds"]), r["beside"], cell(r["besideNanoseconds"]),
            cell(r["ratio"], 2), r["goal"] or "", verdict(r["isMet"])] for r in results])
    return results


def shortened(source, target, phase, frames):
    """Writes a workload with the first frames of one phase only."""
    with open(source, encoding="utf-8") as file:
        lines = file.read().splitlines()
    starts = [i for i, line in enumerate(lines) if line.split()[0] in ("E", "X")] + [len(lines)]
    kept, seen = [], 0
    for start, end in zip(starts, starts[1:]):
        if lines[start].split()[:2] != ["E", phase]:
            continue
        for line in lines[start + 1:end]:
            if seen < frames:
                kept.append(line)
                seen += line == "."
    with open(target, "w", encoding="utf-8") as file:
        file.write("\n".join(lines[:starts[0]] + [f"E {phase} {len(kept)}"] + kept) + "\nX 0\n")


def count_instructions(command, *options, **variables):
    done = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *options,
                *command], **variables)
    for line in done.stderr.splitlines():
        if "Collected :" in line:
            return int(line.split(":")[1])
    sys.exit("callgrind counted nothing:\n" + done.stderr)


def instructions(bench):
    """Instructions a frame, which no other process on the machine disturbs."""
    binary, out, results = bench.binary("solver-benchmark"), bench.options.out, []
    peer = os.path.join(out, "kiwi_peer_counted")
    if not os.path.exists(peer):
        run(["g++", "-std=c++17", "-O3", '-DPEER="kiwi"', "-DCG", "-I", os.path.join(out, "kiwi"),
             "-I", bench.options.kiwi_folder,
             os.path.join(bench.options.kiwi_folder, "kiwi_driver.cpp"), "-o", peer])
    few, many = 100, 600
    for name, phase in COUNTED:
        file = os.path.join(out, f"{name}-{phase}.lcw")
        shortened(bench.file(name), file, phase, many)
        # Ours by the difference of two runs, so that reading the file and building fall out.
        ours = (count_instructions([binary, "play", str(many), file, phase])
                - count_instructions([binary, "play", str(few), file, phase])) / (many - few)
        # Kiwi's driver collects during the phase alone; of its modes the better one counts.
        kiwi = min(count_instructions([peer, file], "--collect-atstart=no", REPS="0", MODES=mode,
                                      NOCHK="1") / many for mode in "el")
        results.append({"workload": name, "phase": phase, "instructions": ours,
                        "kiwiInstructions": kiwi, "ratio": kiwi / ours})
    # A whole frame through UIKit beside Kiwi's solver alone.
    layout, file = bench.binary("layout-benchmark"), bench.file("w1-s4")
    few, many = 1000, 3000
    frame = (count_instructions([layout, "play", str(many), file])
             - count_instructions([layout, "play", str(few), file])) / (many - few)
    kiwi = results[0]["kiwiInstructions"]
    results.append({"workload": "w1-s4", "phase": "sweep, through UIKit", "instructions": frame,
                    "kiwiInstructions": kiwi, "ratio": kiwi / frame})
    table("Instructions a frame (callgrind)", ["workload", "phase", "Kiwi", "ours", "ratio"],
          [[r["workload"], r["phase"], cell(r["kiwiInstructions"], 0),
            cell(r["instructions"], 0), cell(r["ratio"])] for r in results])
    return {"frames": results, "pages": page_instructions(bench, layout)}


def page_instructions(bench, binary):
    """Instructions a constraint of a page built through UIKit, and of the bare solver."""
    cells = 100
    constraints = cells * 34
    command = [binary, "page", "1", bench.file(f"w2-{cells}")]
    through, bare = (count_instructions(command, f"--toggle-collect=*{build}") / constraints
                     # To its end, for a closure in it would turn the collecting off again.
                     for build in ["CellPageV5buildyyF*",
                                   "ReplayV5buildyy9Cassowary13UnsatisfiableVYKF"])
    table("Instructions a constraint built (callgrind)", ["page", "", "UIKit", "bare", "ratio"],
          [[f"{cells} cells", "", cell(through, 0), cell(bare, 0), cell(through / bare)]])
    return {"cells": cells, "instructions": through, "bareInstructions": bare}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kiwi_folder", metavar="KIWI_FOLDER")
    parser.add_argument("out", metavar="OUT")
    parser.add_argument("workloads", metavar="WORKLOAD", nargs="*", help="of the solver's table; "
                        f"without, {' '.join(WORKLOADS)}")
    parser.add_argument("--parts", default=",".join(PARTS), help="what to measure, of %(default)s")
    parser.add_argument("--repetitions", default="9", help="runs of which the median counts")
    parser.add_argument("--rounds", type=int, default=3,
                        help="how often each side has its turn; the least median counts")
    parser.add_argument("--binaries", metavar="FOLDER",
                        help="where the benchmarks lie, built; without, they are built")
    options = parser.parse_intermixed_args()
    options.workloads = options.workloads or WORKLOADS
    parts = options.parts.split(",")
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    if "instructions" in parts and not shutil.which("valgrind"):
        print("valgrind is not installed: instructions are not counted", file=sys.stderr)
        parts.remove("instructions")
    bench, report, kiwi_w1 = Bench(options), {"version": 4}, {}
    os.makedirs(os.path.join(options.out, "wl"), exist_ok=True)
    if not os.path.exists(bench.file("w4")):
        bench.peer("w1-s4")  # builds the peer and writes the workloads
    if "solver" in parts:
        report["solver"] = solver(bench, kiwi_w1)
    if "scaling" in parts:
        report["scaling"] = scaling(bench)
    if "layout" in parts:
        report["layout"] = layout(bench, kiwi_w1)
    if "instructions" in parts:
        report["instructions"] = instructions(bench)
    target = os.path.join(options.out, "ratios.json")
    with open(target + ".new", "w", encoding="utf-8") as file:
        json.dump(report, file, indent=2)
    os.replace(target + ".new", target)


if __name__ == "__main__":
    main()
