#!/usr/bin/env python3
"""mutants.py CHECKER FILE... [--count N] [--seed S] [--show]: do both checkers agree about mutants of certificates?

CHECKER is the program of certificates/check.c; the other one is certificates/check.py. Each FILE has certificates, one
after another. Of each, N mutants are made: a number changed, a token or line dropped, doubled or moved, the text cut.
Prints each mutant about which the checkers differ (status 1), with --show also those that both accept; then how many
were accepted and refused.
"""
import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "certificates"))
import check  # noqa: E402


def with_other_number(text, chance):
    at = chance.choice(list(re.finditer("[0-9]+", text)))
    other = chance.choice(re.findall("[0-9]+", text)) if chance.random() < 0.5 else str(
        max(0, int(at.group()) + chance.choice((-1, 1, 10, -10))))
    return text[:at.start()] + other + text[at.end():]


def with_other_line(text, chance):
    lines = text.splitlines(keepends=True)
    i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
    how = chance.randrange(4)
    if how == 0:
        del lines[i]
    elif how == 1:
        lines.insert(j, lines[i])
    elif how == 2:
        lines[i], lines[j] = lines[j], lines[i]
    else:
        words = lines[i].split()
        lines[i] = " ".join([words[0]] + chance.sample(words[1:], len(words) - 1)) + "\n"
    return "".join(lines)


def with_other_token(text, chance):
    at = chance.choice(list(re.finditer(r"[^ \n]+", text)))
    how = chance.randrange(3)
    if how == 0:
        return text[:at.start()] + text[at.end():].lstrip(" ")
    if how == 1:
        return text[:at.start()] + at.group() + " " + text[at.start():]
    return text[:at.start()] + chance.choice(re.findall(r"[^ \n]+", text)) + text[at.end():]


def with_other_claim(text, chance):
    kinds = [("nonmember", "member"), ("member", "nonmember"), ("whole", "part"), ("part", "whole"), ("normal", "subgroup"),
             ("centralizer", "subgroup"), ("nonconjugate", "conjugate"), ("unsolved", "solved"), ("index", "order")]
    one, other = chance.choice(kinds)
    return text.replace(" " + one + " ", " " + other + " ", 1)


def with_other_characters(text, chance):
    at = chance.randrange(len(text))
    return chance.choice((text[:at], text[:at] + "\r\n" + text[at:], text[:at] + chance.choice("(),- 0\t\n") + text[at:],
                          text[:at] + text[at + 1:]))


def mutant(text, chance):
    kinds = (with_other_number, with_other_number, with_other_line, with_other_token, with_other_claim,
             with_other_characters)
    return chance.choice(kinds)(text, chance)


def verdict_of(checker, text, path):
    with open(path, "wb") as file:
        file.write(text.encode())
    run = subprocess.run([checker, path], capture_output=True, text=True)
    return run.returncode, run.stderr.strip() + run.stdout.strip()


def verdict_here(text):
    try:
        return 0, f"valid: {check.check(text)} claims"
    except check.Invalid as invalid:
        return 1, f"line {invalid.line}: {invalid.reason}"


def certificates_of(names):
    for name in names:
        with open(name, encoding="ascii") as file:
            for text in re.findall(r"certificate 1\n.*?\nend\n", file.read(), re.DOTALL):
                yield text


def compared(options, folder):
    chance = random.Random(options.seed)
    path = os.path.join(folder, "mutant")
    counts = {0: 0, 1: 0}
    differences = 0
    for original in certificates_of(options.files):
        for text in [original] + [mutant(original, chance) for _ in range(options.count)]:
            theirs, ours = verdict_of(options.checker, text, path), verdict_here(text)
            if theirs[0] != ours[0] or (text is original and ours[0] != 0):
                differences += 1
                print(f"check.c: {theirs[1]}; check.py: {ours[1]}\n{text}")
            elif ours[0] == 0 and options.show and text != original:
                print(text)
            counts[ours[0]] += 1
    print(f"{counts[0]} accepted, {counts[1]} refused, {differences} differences")
    return differences == 0 and counts[0] > 0 and (options.count == 0 or counts[1] > 0)


def main():
    parser = argparse.ArgumentParser(description="Compares the two checkers.")
    parser.add_argument("checker")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true")
    with tempfile.TemporaryDirectory() as folder:
        return 0 if compared(parser.parse_args(), folder) else 1


if __name__ == "__main__":
    sys.exit(main())
