#include "runtime/cube/groups/cube_group.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/numbering.hpp"

namespace cubelang::groups {
namespace {

using group::PermutationGroup;
using group::Point;
using PieceKind = PermutationGroup::Piece::Kind;
using Numbers = std::vector<std::size_t>;

constexpr std::size_t widest = 100, longest_name = 100;
// GAP's own Size is checked as well, up to the degree where that takes seconds.
constexpr std::size_t most_points_for_size = 100;

// Lines are wrapped for human readers.
std::string in_lines(const std::vector<std::string>& items, std::string_view between) {
    std::string text;
    std::size_t line = 0;
    for (const auto& item : items) {
        if (!text.empty()) text += between;
        if (text.size() - line + item.size() > widest) line = (text += "\n  ").size();
        text += item;
    }
    return text;
}

std::string list_of(const Numbers& numbers) {
    std::vector<std::string> items;
    for (const auto number : numbers) items.push_back(fmt::format("{}", number));
    return "[" + in_lines(items, ",") + "]";
}

// The cycles of images of 0, 1, …, with entry x of `numbers` as the name of x.
template <class Images>
std::string cycles_of(const Images& images, const Numbers& numbers) {
    std::vector<std::string> cycles;
    for (const auto& cycle : group::moved_cycles(images))
        cycles.push_back("(" +
                         joined_words(
                             cycle, [&](auto x) { return fmt::format("{}", numbers[x]); }, ",") +
                         ")");
    return cycles.empty() ? "()" : in_lines(cycles, "");
}

std::string names(std::string_view prefix, std::size_t count) {
    std::vector<std::string> all;
    for (std::size_t i = 1; i <= count; ++i) all.push_back(fmt::format("{}{}", prefix, i));
    return "[" + in_lines(all, ", ") + "]";
}
std::string orbit(std::size_t piece) { return fmt::format("O{}", piece + 1); }

class Proof {
public:
    explicit Proof(const CubeGroup& of) : of_(of), group_(of.group), numbers_(point_numbers(of)) {}

    std::string write() {
        generators();
        orbits();
        copies();
        giants();
        rest();
        order();
        return std::move(text_);
    }

private:
    template <class... Parts>
    void line(fmt::format_string<Parts...> format, Parts&&... parts) {
        text_ += fmt::format(format, std::forward<Parts>(parts)...) + '\n';
    }
    void check(std::string_view what, std::string_view is) { line("Holds(\"{}\",\n  {});", what, is); }

    void generators() {
        line("# A group of order {}{}", group_.order().str(),
             group_.is_proved() ? "" : ", which is not proved: its strong generators come from a random search");
        const auto& all = group_.generators();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (of_.names[i].size() <= longest_name) line("# {}", of_.names[i]);
            line("g{} := {};;", i + 1, cycles_of(all[i], numbers_));
        }
        line("gens := {};; G := Group(gens, ());;", names("g", all.size()));
        line("SetPrintFormattingStatus(\"*stdout*\", false);;");
        line("all := true;;");
        line("Holds := function(what, is) Print(is, \"  \", what, \"\\n\"); all := all and is; end;;");
    }

    [[nodiscard]] Numbers points_of(const PermutationGroup::Piece& piece) const {
        Numbers points;
        for (const auto point : piece.on.points) points.push_back(numbers_[point]);
        return points;
    }
    void orbits() {
        for (std::size_t i = 0; i < group_.pieces().size(); ++i) {
            line("{} := {};;", orbit(i), list_of(points_of(group_.pieces()[i])));
            check(fmt::format("{} is an orbit of {}", orbit(i), group_.pieces()[i].on.degree()),
                  fmt::format("Set(Orbit(G, {0}[1])) = Set({0})", orbit(i)));
        }
        check("nothing else moves",
              fmt::format("MovedPoints(G) = Set(Concatenation({}))", orbits_where([](const auto&) { return true; })));
    }

    // The orbits of the selected pieces, as a list.
    template <class Wanted>
    [[nodiscard]] std::string orbits_where(Wanted wanted) const {
        std::vector<std::string> all;
        for (std::size_t i = 0; i < group_.pieces().size(); ++i)
            if (wanted(group_.pieces()[i])) all.push_back(orbit(i));
        return "[" + in_lines(all, ", ") + "]";
    }

    void copies() {
        for (std::size_t i = 0; i < group_.pieces().size(); ++i) {
            const auto& piece = group_.pieces()[i];
            if (piece.kind != PieceKind::copy) continue;
            Numbers images;
            for (const auto index : piece.from_original) images.push_back(numbers_[piece.on.points[index]]);
            line("C{} := {};;", i + 1, list_of(images));
            check(fmt::format("{} is a copy of {}: all generators act in the same way on both", orbit(i),
                              orbit(piece.original)),
                  fmt::format("Set(C{0}) = Set({1}) and ForAll(gens, g -> ForAll([1..Length({2})], "
                              "i -> C{0}[i]^g = C{0}[Position({2}, {2}[i]^g)]))",
                              i + 1, orbit(i), orbit(piece.original)));
        }
    }

    void giants() {
        line("R := Concatenation({});;", orbits_where([](const auto& piece) { return piece.kind == PieceKind::rest; }));
        line("giants := {};;", orbits_where([](const auto& piece) { return piece.kind == PieceKind::giant; }));
        line("Sign := function(g, O) return SignPerm(RestrictedPerm(g, O)); end;;");
        line("B := [];;");
        for (const auto number : group_.basis()) line("Add(B, {});;", orbit(number));
        if (!has_giants()) return;
        check("the action on each giant is the symmetric or alternating group",
              "ForAll(giants, function(O) local A; A := Action(G, O);\n"
              "    return IsNaturalSymmetricGroup(A) or IsNaturalAlternatingGroup(A); end)");
        line("# Giants without copies, each moved by an element that fixes the rest, are independent of");
        line("# each other and of the rest, except for their signs (Hall's lemma).");
        line("some := List([1..100], i -> PseudoRandom(G));;");
        check("each giant is moved by an element that fixes the rest",
              "ForAll(giants, O -> ForAny(some, e -> RestrictedPerm(e ^ Order(RestrictedPerm(e, R)), O) <> ()))");
        check("no two giants are copies of each other",
              "Length(Set(giants, O -> List(some, e -> SortedList(CycleLengths(e, O))))) = Length(giants)");
        signs();
    }
    [[nodiscard]] bool has_giants() const {
        return std::ranges::any_of(group_.pieces(), [](const auto& piece) { return piece.kind == PieceKind::giant; });
    }
    void signs() {
        for (std::size_t i = 0; i < group_.pieces().size(); ++i) {
            const auto& piece = group_.pieces()[i];
            if (piece.kind != PieceKind::giant || std::ranges::find(group_.basis(), i) != group_.basis().end())
                continue;
            std::vector<std::string> basis;
            for (const auto sign : piece.signs) basis.push_back(orbit(group_.basis()[sign]));
            check(basis.empty()
                      ? fmt::format("all elements are even on {}", orbit(i))
                      : fmt::format("the sign on {} is the product of those on {}", orbit(i), fmt::join(basis, ", ")),
                  fmt::format("ForAll(gens, g -> Sign(g, {}) = Product([{}], O -> Sign(g, O)))", orbit(i),
                              fmt::join(basis, ", ")));
        }
    }

    // The group on the points of the rest and two more for each sign of the basis.
    void rest() {
        const auto most = numbers_.empty() ? 0 : *std::ranges::max_element(numbers_);
        line("# The rest, and two points for each sign of the basis.");
        line(
            "InRest := g -> RestrictedPerm(g, R) * Product([1..Length(B)],\n"
            "  j -> ({0}+2*j, {0}+2*j+1)^((1-Sign(g, B[j]))/2), ());;",
            most);
        line("Q := Group(List(gens, InRest), ());;");
        Numbers numbers, base, lengths;
        for (const auto point : group_.rest_points()) numbers.push_back(numbers_[point]);
        for (std::size_t i = 0; i < 2 * group_.basis().size(); ++i) numbers.push_back(most + 2 + i);
        for (const auto& level : group_.rest().levels()) {
            base.push_back(numbers[level.base]);
            lengths.push_back(level.orbit.size());
        }
        const auto& strong = group_.rest().strong_generators();
        for (std::size_t i = 0; i < strong.size(); ++i) line("s{} := {};;", i + 1, cycles_of(strong[i], numbers));
        line("S := {};; base := {};;", names("s", strong.size()), list_of(base));
        check("only the identity fixes the base", "Size(Stabilizer(Q, base, OnTuples)) = 1");
        check("the strong generators are elements", "ForAll(S, s -> s in Q)");
        line(
            "lengths := List([1..Length(base)], i -> Length(Orbit(Group(Filtered(S,\n"
            "  s -> OnTuples(base{{[1..i-1]}}, s) = base{{[1..i-1]}}), ()), base[i])));;");
        check("under the stabilizer of the earlier base points each has an orbit of this length",
              "lengths = " + list_of(lengths));
        check("the product of the lengths is the order of the rest", "Product(lengths) = Size(Q)");
    }

    void order() {
        const auto order = group_.order().str();
        check("times half of all permutations of each giant it is the order " + order,
              fmt::format("Product(giants, O -> Factorial(Length(O))/2) * Size(Q) = {}", order));
        if (group_.degree() <= most_points_for_size) check("GAP's own Size agrees", fmt::format("Size(G) = {}", order));
        text_ += "Print(all, \"  all of this\\n\");";
    }

    const CubeGroup& of_;
    const PermutationGroup& group_;
    Numbers numbers_;
    std::string text_;
};

}  // namespace

std::vector<std::size_t> point_numbers(const CubeGroup& group) {
    std::vector<std::size_t> numbers(group.group.degree());
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = i + 1;
    if (!group.domain) return numbers;
    const auto cube = group.domain->cube();
    const auto places = cube::places(cube, *cube::find_numbering("net"));
    for (Point at = 0; at < numbers.size(); ++at)
        numbers[at] = places.size() + 1 + static_cast<std::size_t>(group.domain->place(at).point);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (const bool is_arrow = cube.super && places[i].block == cube.classes(); !is_arrow)
            numbers[group.domain->point(places[i])] = i + 1;
    return numbers;
}

std::string gap_proof(const CubeGroup& group) { return Proof(group).write(); }

}  // namespace cubelang::groups
