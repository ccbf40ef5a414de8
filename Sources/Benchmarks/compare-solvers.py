#!/usr/bin/env python3
"""Runs the solver and Kiwi in turn on the same workloads, and prints how many times faster it is.

Usage: compare-solvers.py KIWI_FOLDER OUT [WORKLOAD...]

KIWI_FOLDER holds `compare-kiwi`, which builds the peer and the workloads in OUT. Of Kiwi the best
mode of each phase counts. Prints a table, and writes OUT/ratios.json.
"""
import csv
import io
import json
import os
import subprocess
import sys

# What each ratio is to be at least.
GOALS = {
    ("W1-s4", "sweep"): 15, ("W1-s4", "jump"): 8, ("W1-s4", "build"): 6,
    ("W2-10", "edit"): 40, ("W2-1000", "build"): 500, ("W2-1000", "edit"): 5000,
    ("W3-300", "build"): 80, ("W3-300", "rootw"): 30, ("W4", "build"): 6, ("W4", "resize"): 8,
    ("W5-10x10", "cellh"): 40, ("W5-10x10", "width"): 15,
}
WORKLOADS = ["w1-s4", "w2-10", "w3-300", "w4", "w5-10x10"]
REPETITIONS = "9"


def rows(text):
    return list(csv.reader(io.StringIO(text)))


def peer(folder, out, name):
    """Kiwi's best figures of a workload: by phase (ns, bytes or None)."""
    done = subprocess.run([os.path.join(folder, "compare-kiwi"), out, name],
                          check=True, capture_output=True, text=True)
    best = {}
    for row in rows(done.stdout):
        workload, phase, nanoseconds = row[0], row[3], float(row[6])
        held = int(row[7]) if row[7] else None
        standing = best.get((workload, phase))
        if nanoseconds >= 0 and (standing is None or nanoseconds < standing[0]):
            best[workload, phase] = (nanoseconds, held)
    return best


def ours(binary, out, name):
    done = subprocess.run([binary, "measure", REPETITIONS, os.path.join(out, "wl", name + ".lcw")],
                          check=True, capture_output=True, text=True)
    return {(row[0], row[1]): (float(row[3]), int(row[4]) if row[4] else None)
            for row in rows(done.stdout)}


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    folder, out, names = sys.argv[1], sys.argv[2], sys.argv[3:] or WORKLOADS
    build = ["swift", "build", "-c", "release", "--product", "solver-benchmark"]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True)
    binary = os.path.join(shown.stdout.strip(), "solver-benchmark")
    results = []
    print(f"{'workload':<10} {'phase':<7} {'Kiwi ns':>12} {'ours ns':>10} {'ratio':>8} {'goal':>6}"
          f" {'Kiwi B':>7} {'ours B':>7}")
    for name in names:
        theirs = peer(folder, out, name)
        subprocess.run([binary, "check", os.path.join(out, "wl", name + ".lcw")], check=True,
                       stdout=subprocess.DEVNULL)
        for key, (nanoseconds, held) in ours(binary, out, name).items():
            their_nanoseconds, their_held = theirs.get(key, (None, None))
            ratio = their_nanoseconds / nanoseconds if their_nanoseconds else None
            goal = GOALS.get(key)
            results.append({
                "workload": key[0], "phase": key[1], "kiwiNanoseconds": their_nanoseconds,
                "nanoseconds": nanoseconds, "ratio": ratio, "goal": goal,
                "kiwiBytes": their_held, "bytes": held,
            })
            cell = lambda value, digits=1: "" if value is None else f"{value:.{digits}f}"
            print(f"{key[0]:<10} {key[1]:<7} {cell(their_nanoseconds):>12} {nanoseconds:>10.1f}"
                  f" {cell(ratio):>8} {cell(goal, 0):>6} {cell(their_held, 0):>7}"
                  f" {cell(held, 0):>7}", flush=True)
    with open(os.path.join(out, "ratios.json"), "w", encoding="utf-8") as file:
        json.dump({"version": 1, "results": results}, file, indent=2)


if __name__ == "__main__":
    main()
