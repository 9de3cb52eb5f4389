#!/usr/bin/env python3
"""Writes a Coq file with the data of a chain, from a certificate without copies and giants:

    cube -e 'order(group(R, U, F, L, D, B))' --certificate cube.certificate
    python3 chain.py cube3 cube.certificate > Cube3Data.v
    cube -e 'cube 2; order(group(R, U, F, L, D, B))' --certificate cube.certificate
    python3 chain.py cube2 cube.certificate > Cube2Data.v
"""
import re
import sys
import textwrap


def cycles(text):
    return [[int(point) for point in cycle.split(",")] for cycle in re.findall(r"\(([\d,]+)\)", text)]


def rows(items):
    """The items in lines of at most 120 columns."""
    return textwrap.fill("; ".join(items), 118, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def coq_list(items):
    return "[:: " + "; ".join(str(item) if not isinstance(item, list) else coq_list(item) for item in items) + "]"


def main(name, path):
    lines = [line.split(" ") for line in open(path).read().splitlines()]
    kinds = {line[0] for line in lines}
    if kinds & {"copy", "giant", "separate"}:
        sys.exit("this certificate has copies or giants")
    degree = int(next(line[1] for line in lines if line[0] == "degree"))
    generators = [cycles(line[1]) for line in lines if line[0] == "generator"]
    words = [[int(word) for word in line[1:]] for line in lines if line[0] == "element"]
    moved = sorted({point for generator in generators for cycle in generator for point in cycle})
    base = [moved[int(point) - 1] for line in lines if line[0] == "base" for point in line[1:]]
    strong = [int(word) for line in lines if line[0] == "strong" for word in line[1:]]
    order = next(line[3] for line in lines if line[:2] == ["claim", "order"])
    print("(* The chain of a certificate, written by chain.py. *)")
    print("From mathcomp Require Import all_ssreflect.")
    print("From Coq Require Import PArith NArith ZArith.\n")
    print(f"Definition {name}_degree : nat := {degree}%nat.")
    for kind, scope, values in (
        ("cycles : seq (seq (seq positive))", "positive", [coq_list(generator) for generator in generators]),
        ("words : seq (seq Z)", "Z", [coq_list(word) for word in words]),
        ("strong : seq nat", "nat", [str(number) for number in strong]),
        ("base : seq positive", "positive", [str(point) for point in base]),
    ):
        print(f"Definition {name}_{kind} := ([::\n{rows(values)}])%{scope}.")
    print(f"Definition {name}_order : N := {order}%N.")


main(*sys.argv[1:])
