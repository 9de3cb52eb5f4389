"""Groups of permutations, as the language has them."""

from . import _cubelang
from ._spelling import call


class Group(_cubelang.Value):
    """All that some algorithms and permutations generate; made by `group`."""

    def __init__(self, value):
        super().__init__(value)
        said = self.json()
        self._order = int(said["order"])
        self.cube, self.super = said.get("cube"), said.get("super", False)

    @property
    def order(self):
        """How many elements it has."""
        return self._order

    @property
    def generators(self):
        """Algorithms or Permutations that make all the others."""
        return call("generators", self)

    def __contains__(self, element):
        return bool(self.why(element))

    def why(self, element):
        """Is it an element? A Truth, with the reason where it is none."""
        return _cubelang.ask(
            "(it_) in group_", self.cube or 3, self.super, {"it_": _element(element, self), "group_": self}
        )

    def __le__(self, other):
        return bool(self._asked("group_ <= other_", other)) if isinstance(other, Group) else NotImplemented

    def __eq__(self, other):
        return bool(self._asked("group_ == other_", other)) if isinstance(other, Group) else NotImplemented

    def __hash__(self):
        return hash((self.cube, self.super, self._order))

    def _asked(self, question, other):
        return _cubelang.ask(question, self.cube or 3, self.super, {"group_": self, "other_": other})

    def elements(self):
        """All elements of a small group, the identity first."""
        return call("elements", self)

    def random(self, seed):
        """An element drawn evenly."""
        return call("random", self, seed)

    def factor(self, element):
        """The element as a word in the generators."""
        return call("factor", _element(element, self), self)

    def orbits(self):
        """What it moves, each with all that it can be moved to."""
        return call("orbits", self)


def _element(element, group):
    if isinstance(element, str) and group.cube:
        return _cubelang.Permutation(element, group.cube, group.super)
    return element


def group(generators=(), *more, cube=None, super=None):
    """The group that algorithms, permutations and texts generate.

    >>> two = group(["R", "U"])
    >>> two.order
    73483200
    >>> "R U R' U'" in two, "F" in two
    (True, False)
    """
    if not isinstance(generators, (list, tuple)):
        generators = [generators]
    return call("group", [*generators, *more], cube=cube, super=super)
