// gap_programs COUNT SEED: random well-formed programs as one text for GAP. GAP evaluates each from the
// permutations of its moves and cycles, and reports results that differ from this program's: the element, its order
// and its visible order.

#include <cstdlib>
#include <iostream>
#include <random>
#include <string>

#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
#include "tests/support/programs.hpp"

namespace {

using namespace cubelang;  // NOLINT: no other source includes this one

// The stickers' colours are kept by p^m for the multiples of the answer, so it divides the order. Arrows have no
// colour.
constexpr std::string_view questions = R"(
visible := function(p, stickers)
  local face, m;
  face := i -> QuoInt((i - 1) * 6, stickers);
  for m in DivisorsInt(Order(p)) do
    if ForAll([1 .. stickers], i -> face(i^(p^m)) = face(i)) then return m; fi;
  od;
end;;
differ := 0;;
ask := function(text, p, ours, order, seen, stickers)
  if p <> ours or Order(p) <> order or visible(p, stickers) <> seen then
    differ := differ + 1;
    Print(text, ": GAP has order ", Order(p), ", visible ", visible(p, stickers), "\n");
  fi;
end;;
)";

std::string said;

std::string answer(Session& session, const std::string& expression) {
    said.clear();
    session.run("gap", expression);
    if (!said.empty()) said.pop_back();
    return said;
}

std::string cube_name(cube::Cube cube) { return (cube.super ? "supercube " : "cube ") + std::to_string(cube.n); }

void ask(Session& session, cube::Cube cube, const test::Choose& choose) {
    session.choose(cube.n, cube.super);
    const auto tree = test::some_tree(cube, 4, choose);
    const auto text = test::written(tree);
    std::size_t number = 0;
    for (const auto& leaf : test::leaves(tree))
        std::cout << 'a' << ++number << " := " << answer(session, "gap(" + leaf + ")") << ";;\n";
    std::cout << "ask(\"" << cube_name(cube) << ": " << text << "\", " << test::in_gap(tree, "a") << ", "
              << answer(session, "gap(" + text + ")") << ", " << answer(session, "order(" + text + ")") << ", "
              << answer(session, "visible_order(" + text + ")") << ", " << 6 * cube.n * cube.n << ");\n";
}

}  // namespace

int main(int, char** arguments) {
    Session session({}, [](const Answer& heard) { said = as_lines(heard); });
    std::mt19937_64 chance(std::strtoull(arguments[2], nullptr, 10));
    const test::Choose choose = [&](std::size_t count) { return static_cast<std::size_t>(chance() % count); };
    std::cout << questions;
    for (auto left = std::atoi(arguments[1]); left > 0; --left)
        ask(session, {static_cast<int>(2 + choose(6)), choose(2) == 1}, choose);
    std::cout << "Print(differ, \"\\n\");\n";
}
