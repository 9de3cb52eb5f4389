#include "tests/support/programs.hpp"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

#include "runtime/cube/parts.hpp"

namespace cubelang::test {
namespace {

std::string some_move(int n, const Choose& choose) {
    constexpr std::string_view amounts[] = {"", "'", "2", "2'", "3"};
    const std::string amount(amounts[choose(std::size(amounts))]);
    const auto kind = choose(8);
    if (kind == 0) return std::string(1, "xyz"[choose(3)]) + amount;
    if (kind == 1 && n % 2 == 1) return std::string(1, "MES"[choose(3)]) + amount;
    const std::string face(1, "RUFLDB"[choose(6)]);
    const auto layer = 1 + choose(static_cast<std::size_t>(n));
    if (kind == 2) return std::to_string(layer) + face + amount;
    if (kind == 3 && n > 2) return face + "w" + amount;
    if (kind == 4 && layer > 1) return "1-" + std::to_string(layer) + face + "w" + amount;
    return face + amount;
}

Tree some_moves(cube::Cube cube, const Choose& choose) {
    std::string text;
    for (auto left = 1 + choose(4); left > 0; --left) text += (text.empty() ? "" : " ") + some_move(cube.n, choose);
    return {Tree::Kind::moves, std::move(text)};
}

// A sign is possible for a corner or an edge, on a supercube also for a fixed centre.
std::string some_sign(const cube::Part& part, bool super, const Choose& choose) {
    const auto count = static_cast<std::size_t>(part.count);
    if (part.kind == cube::Kind::fixed_centre) {
        constexpr std::string_view quarters[] = {"", "+", "++", "-"};
        return super ? std::string(quarters[choose(4)]) : "";
    }
    if (part.kind != cube::Kind::corner && part.kind != cube::Kind::edge) return "";
    return std::string(std::string_view("+-").substr(0, choose(count) == 0 ? 0 : 1));
}

// Spelled from any of its stickers. A wing cannot flip, so the wings of a cycle begin in the same class.
std::string spelled(cube::Cube cube, const cube::Part& part, int block, const Choose& choose) {
    const std::span stickers(part.stickers.data(), static_cast<std::size_t>(part.count));
    auto from = stickers.begin();
    if (part.kind == cube::Kind::wing)
        from = std::ranges::find(stickers, block, &cube::Place::block);
    else
        from += static_cast<std::ptrdiff_t>(choose(stickers.size()));
    return cube::name(cube, cube::part_at(cube, *from));
}

Tree some_cycle(cube::Cube cube, const Choose& choose) {
    const auto blocks = cube::orbit_blocks(cube);
    const auto block = blocks[choose(blocks.size())];
    auto parts = cube::parts_of_orbit(cube, block);
    const auto length = std::min<std::size_t>(parts.size(), 2 + choose(3));
    std::string text;
    for (std::size_t i = 0; i < length; ++i) {
        std::swap(parts[i], parts[i + choose(parts.size() - i)]);
        text += (i == 0 ? "(" + some_sign(parts[0], cube.super, choose) : ",") + spelled(cube, parts[i], block, choose);
    }
    return {Tree::Kind::cycle, text + ")"};
}

class Grower {
public:
    Grower(cube::Cube cube, bool cycles, const Choose& choose) : cube_(cube), cycles_(cycles), choose_(choose) {}

    Tree tree(int depth) {
        using Kind = Tree::Kind;
        const auto kind = depth <= 1 ? choose_(2) : choose_(8);
        const auto inner = [&] { return tree(depth - 1); };
        switch (kind) {
            case 1: return cycles_ ? some_cycle(cube_, choose_) : some_moves(cube_, choose_);
            case 2: return made(Kind::product, {inner(), inner()});
            case 3: return made(Kind::inverse, {inner()});
            case 4: return {Kind::power, {}, static_cast<long long>(choose_(41)) - 20, {inner()}};
            case 5: return made(Kind::commutator, {inner(), inner()});
            case 6: return made(Kind::conjugate, {inner(), inner()});
            case 7: return made(Kind::conjugated, {inner(), inner()});
            default: return some_moves(cube_, choose_);
        }
    }

private:
    static Tree made(Tree::Kind kind, std::vector<Tree> of) { return {kind, {}, 1, std::move(of)}; }

    cube::Cube cube_;
    bool cycles_;
    const Choose& choose_;
};

// The notation of each kind: A and B are the operands, # the exponent.
struct Notation {
    std::string_view ours, gap;
};
constexpr Notation notations[] = {
    {"", ""},
    {"", ""},
    {"(A B)", "(A*B)"},
    {"(A)'", "(A^-1)"},
    {"(A)^(#)", "(A^(#))"},
    {"[A, B]", "(A*B*A^-1*B^-1)"},
    {"[A: B]", "(A*B*A^-1)"},
    {"(A)^(B)", "(A^B)"},
};

std::string filled(std::string_view notation, const Tree& tree, const std::vector<std::string>& parts) {
    std::string text;
    for (const char c : notation) {
        if (c == 'A' || c == 'B')
            text += parts[static_cast<std::size_t>(c - 'A')];
        else
            text += c == '#' ? std::to_string(tree.exponent) : std::string(1, c);
    }
    return text;
}

bool is_leaf(const Tree& tree) { return tree.of.empty(); }

std::string in_gap(const Tree& tree, const std::string& name, std::size_t& next) {
    if (is_leaf(tree)) return name + std::to_string(++next);
    std::vector<std::string> parts;
    for (const auto& part : tree.of) parts.push_back(in_gap(part, name, next));
    return filled(notations[static_cast<std::size_t>(tree.kind)].gap, tree, parts);
}

}  // namespace

Tree some_tree(cube::Cube cube, int depth, const Choose& choose) { return Grower(cube, true, choose).tree(depth); }
Tree some_word_tree(cube::Cube cube, int depth, const Choose& choose) {
    return Grower(cube, false, choose).tree(depth);
}

std::string written(const Tree& tree) {
    if (is_leaf(tree)) return tree.text;
    std::vector<std::string> parts;
    for (const auto& part : tree.of) parts.push_back(written(part));
    return filled(notations[static_cast<std::size_t>(tree.kind)].ours, tree, parts);
}

std::vector<std::string> leaves(const Tree& tree) {
    if (is_leaf(tree)) return {tree.text};
    std::vector<std::string> all;
    for (const auto& part : tree.of)
        for (auto& leaf : leaves(part)) all.push_back(std::move(leaf));
    return all;
}

std::string in_gap(const Tree& tree, const std::string& name) {
    std::size_t next = 0;
    return in_gap(tree, name, next);
}

std::vector<std::string> laws() {
    return {
        "(a c) p == a (c p)",
        "(a c)' == c' a'",
        "a a' == () and a' a == () and a () == a",
        "[a, c] == a c a' c' and [a: c] == a c a' and a^c == c' a c",
        "(a^c)^p == a^(c p) and (a c)^p == a^p c^p",
        "a^order(a) == () and order(a') == order(a) and order(a^c) == order(a)",
        "for q in {2, 3, 5, 7, 11, 13} { assert remainder(order(a), q) != 0 or a^quotient(order(a), q) != () }; true",
        "remainder(order(a), visible_order(a)) == 0",
        "sign(a c) == sign(a) * sign(c) and sign(a^2) == 1",
        "cycle_type(a^c) == cycle_type(a)",
        "gap(gap(a)) == permutation(a)",
        "is_reachable(a') == is_reachable(a) and (is_reachable(a c) or not (is_reachable(a) and is_reachable(c)))",
        "a^7 a^-7 == () and a^12 == (a^3)^4 and a^-5 == (a')^5",
    };
}

std::vector<std::string> laws_of_words() {
    return {"simplify(a) == a", "niss(text(expand(a))) == a", "superset(to_superset(a)) == a"};
}

}  // namespace cubelang::test
