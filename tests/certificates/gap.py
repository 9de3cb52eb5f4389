#!/usr/bin/env python3
"""gap.py FILE...: a program for GAP that asks again what certificates claim, and prints the false claims and a count.

Each FILE has certificates, one after another. Groups are made of their generators alone; the evidence is not read.
"""
import re
import sys

FUNCTIONS = r"""
claims := 0;; wrong := 0;;
Claim := function(where, fact)
  claims := claims + 1;
  if not fact then wrong := wrong + 1; Print(where, " is false\n"); fi;
end;;
# The numbers of positions at distance 0, 1, ... of a list of sets, up to `most`, or while there are any.
Layers := function(generators, start, most)
  local seen, last, counts;
  seen := Set([start]); last := [start]; counts := [1];
  while last <> [] and Length(counts) <= most do
    last := Difference(Set(Concatenation(List(generators, g -> List(last, sets -> OnTuplesSets(sets, g))))), seen);
    seen := Union(seen, last); Add(counts, Length(last));
  od;
  return rec(seen := seen, counts := counts);
end;;
# Are these the numbers, zeros at the end aside, and is nothing beyond them if they are all?
AreLayers := function(generators, start, stated, whole)
  local counts, i;
  counts := Layers(generators, start, Length(stated)).counts;
  for i in [1 .. Length(stated)] do
    if stated[i] <> (function() if i <= Length(counts) then return counts[i]; fi; return 0; end)() then return false; fi;
  od;
  return not whole or Length(counts) <= Length(stated) or counts[Length(stated) + 1] = 0;
end;;
"""

# By kinds: A, B, C are groups, D and N numbers, P, Q, X permutations, E an element, I and J numbers of generators.
CLAIMS = {
    "power": ("D P", "Order({P}) = {D}"),
    "equal": ("A E P", "{E} = {P}"),
    "order": ("A D", "Size({A}) = {D}"),
    "member": ("A P", "{P} in {A}"),
    "nonmember": ("A P", "not {P} in {A}"),
    "subgroup": ("A B", "IsSubgroup({B}, {A})"),
    "index": ("A B D", "IsSubgroup({B}, {A}) and Size({B}) = {D} * Size({A})"),
    "normal": ("A B", "IsSubgroup({B}, {A}) and IsNormal({B}, {A})"),
    "notnormal": ("A B I J", "not ({A}g[{I}]^{B}g[{J}] in {A})"),
    "conjugate": ("A P Q X", "{X} in {A} and {P}^{X} = {Q}"),
    "nonconjugate": ("A P Q", "RepresentativeAction({A}, {P}, {Q}) = fail"),
    "centralizer": ("A B P", "{A} = Centralizer({B}, {P})"),
    "intersection": ("A B C", "{A} = Intersection({B}, {C})"),
}


class Certificate:
    def __init__(self, text, name):
        self.name, self.degree, self.elements, self.generators, self.program = name, 0, [], [], []
        for line in text.splitlines():
            word, *rest = line.split(" ")
            getattr(self, "read_" + word, lambda *rest: None)(*rest)
        self.end_group()

    def read_degree(self, degree):
        self.degree = int(degree)

    def read_group(self):
        self.end_group()
        self.elements.append([])

    def read_generator(self, permutation):
        self.generators.append(permutation)
        self.elements[-1].append(permutation)

    def read_element(self, *references):
        self.elements[-1].append(self.product(len(self.elements), references))

    def product(self, group, references):
        """Earlier elements of the group by their names in GAP."""
        return "*".join(f"(g{group}e[{r.lstrip('-')}])" + ("^-1" if r[0] == "-" else "") for r in references)

    def end_group(self):
        """The group that was read, before the next one or the first claim."""
        if self.generators:
            k = len(self.elements)
            self.program.append(f"g{k}g := [{','.join(self.generators)}];; g{k}e := [];;")
            self.program += [f"Add(g{k}e, {element});;" for element in self.elements[-1]]
            self.program.append(f"g{k} := Group(g{k}g, ());;")
            self.generators = []

    def read_claim(self, kind, *words):
        self.end_group()
        fact = self.fact(CLAIMS[kind], words) if kind in CLAIMS else getattr(self, kind)(*words)
        self.program.append(f'Claim("{self.name}: {kind}", {fact});')

    def fact(self, row, words):
        letters, pattern = row
        values = dict(zip(letters.split(), words))
        for letter in "ABC":
            if letter in values:
                values[letter] = "g" + values[letter]
        if "E" in values:
            values["E"] = f"{values['A']}e[{values['E']}]"
        return pattern.format(**values)

    def sets_of(self, words):
        sets = words[words.index("of") + 1:] if "of" in words else map(str, range(1, self.degree + 1))
        return "[" + ",".join(f"[{points}]" for points in sets) + "]"

    def solved(self, group, permutation, *words):
        end = words.index("of") if "of" in words else len(words)
        product = permutation + "*" + self.product(group, words[1:end])
        return f"ForAll({self.sets_of(words)}, s -> OnSets(s, {product}) = s)"

    def unsolved(self, group, most, permutation, *words):
        sets = self.sets_of(words)
        return f"not {sets} in Layers(g{group}g, OnTuplesSets({sets}, {permutation}), {most}).seen"

    def layers(self, group, extent, *words):
        counts = words[:words.index("of")] if "of" in words else words
        whole = "true" if extent == "whole" else "false"
        return f"AreLayers(g{group}g, {self.sets_of(words)}, [{','.join(counts)}], {whole})"


def main():
    program = [FUNCTIONS]
    for name in sys.argv[1:]:
        with open(name, encoding="ascii") as file:
            for k, text in enumerate(re.findall(r"certificate 1\n.*?\nend\n", file.read(), re.DOTALL), 1):
                program += Certificate(text, f"{name}, certificate {k}").program
    print("\n".join(program))
    print(r'Print(claims, " claims, ", wrong, " false\n"); QUIT_GAP(wrong = 0 and claims > 0);')


if __name__ == "__main__":
    main()
