#!/usr/bin/env python3
"""lean.py FILE: in FILE, printed by lean.cube, texts for Lean state what the certificates before them do.

check.py finds the certificates valid. A text for Lean is read by the grammar below and no more. Lean's Perm.ofImages
silently takes the identity for a list that is no permutation, so such a list is a fault.
"""
import math
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "certificates"))
import check  # noqa: E402

HEAD = "import HexPermGroup\n\nopen Hex Hex.PermGroup\n\nnamespace Cubelang\n\n"
END = "\nend Cubelang\n"
IMAGES = r"Perm\.ofImages (\d+) \[([\d, ]+)\]"
NUMBERS = {7920, 95040, 244823040, 39916800, 43252003274489856000, 519024039293878272000}  # of Lean's documents


def cycles(images, degree):
    """The token of a certificate for `n [p(0), p(1), …]`."""
    count, values = int(images[0]), [int(value) for value in images[1].split(", ")]
    assert count == degree and sorted(values) == list(range(degree)), f"no permutation: {images}"
    text, seen = "", set()
    for start in range(degree):
        cycle = []
        while start not in seen:
            seen.add(start)
            cycle.append(str(start + 1))
            start = values[start]
        text += f"({','.join(cycle)})" if len(cycle) > 1 else ""
    return text or "()"


def stated(text):
    """The degree, the generators and the claims of a text for Lean, as a certificate has them."""
    assert text.startswith(HEAD) and text.endswith(END), text
    body = text[len(HEAD):-len(END)]
    degree = int(re.search(r"\(Perm (\d+)\)|HasOrder #\[Perm.ofImages (\d+)", body).expand(r"\1\2"))
    array, generators = re.match(r"def S : Array \(Perm \d+\) := #\[((?:\n  " + IMAGES + r",?)+)\]\n\n", body), []
    if array:
        generators = [cycles(images, degree) for images in re.findall(IMAGES, array.group(1))]
        body = body[array.end():]
    claims, is_all = [], False
    for number, line in enumerate(body.splitlines(), 1):
        statement = re.fullmatch(f"theorem claim_{number} : (.*) := by perm_group", line).group(1)
        for form, claim in ((r"HasOrder S (\d+)", "order 1 {0}"), (rf"Generated S \({IMAGES}\)", "member 1 {p}"),
                            (rf"¬ Generated S \({IMAGES}\)", "nonmember 1 {p}"), ("GeneratesAll S", ""),
                            (rf"HasOrder #\[{IMAGES}\] (\d+)", "power {2} {p}")):
            if found := re.fullmatch(form, statement):
                break
        else:
            raise AssertionError(f"Lean has no such statement: {statement}")
        is_all = is_all or not claim
        if claim:
            claims.append(claim.format(*found.groups(), p=cycles(found.groups(), degree) if "{p}" in claim else ""))
    assert is_all == (f"order 1 {math.factorial(degree)}" in claims), "all permutations, or not"
    return degree, generators, claims


with open(sys.argv[1], encoding="utf-8") as file:
    printed = file.read()
pairs = re.findall(r"(certificate 1\n.*?\nend\n)(import .*?\nend Cubelang\n)", printed, re.S)
orders = set()
for certificate, text in pairs:
    check.check(certificate)
    lines = certificate.splitlines()
    expected = (int(lines[1].split()[1]), [line[10:] for line in lines if line.startswith("generator ")],
                [line[6:] for line in lines if line.startswith("claim ")])
    assert stated(text) == expected, f"{text}\nis not\n{certificate}"
    orders |= {int(claim.split()[2]) for claim in expected[2] if claim.startswith("order ")}
assert len(pairs) == printed.count("certificate 1\n") >= 14 and NUMBERS <= orders, (len(pairs), orders)
