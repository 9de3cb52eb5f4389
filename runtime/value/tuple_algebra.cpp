#include "runtime/value/tuple_algebra.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/numbering.hpp"

namespace cubelang::eval {
namespace {

const Tuple& tuple(const Operand& operand) { return *operand.value.as<Tuple>(); }

void check_tuple(const Operand& operand) {
    if (is_tuple(operand.value)) return;
    throw lang::Error(
        operand.where,
        fmt::format("this is {}, which cannot be a factor among tuples", type_with_article(operand.value)),
        is_element(operand.value) ? "permutation((…)) makes a row of all stickers' numbers a permutation of the cube"
                                  : "");
}

// Its numbers, if they are all integers that fit.
std::optional<std::vector<std::int64_t>> numbers_of(const List& list) {
    std::vector<std::int64_t> numbers;
    for (const auto& item : *list.items) {
        const auto* integer = item.as<Integer>();
        if (integer == nullptr || *integer < 0 || *integer > 1'000'000'000) return std::nullopt;
        numbers.push_back(static_cast<std::int64_t>(*integer));
    }
    return numbers;
}

bool equals_row(const Tuple& a, const std::vector<std::int64_t>& row) {
    return !fault_of_row(row) && a.size() == row.size() && a == tuple_of_row(row, a.shown);
}

// Cycles from anywhere, in any order.
bool equals_cycles(const Tuple& a, const List& list) {
    auto all = Tuple{std::make_shared<const std::vector<std::uint32_t>>(), a.shown};
    for (const auto& item : *list.items) {
        const auto* inner = item.as<List>();
        const auto cycle = inner == nullptr ? std::nullopt : numbers_of(*inner);
        if (!cycle || cycle->empty() || std::ranges::max(*cycle) > static_cast<std::int64_t>(a.size())) return false;
        if (std::ranges::min(*cycle) < 1) return false;
        all = product(all, tuple_of_cycle(*cycle));
    }
    return a == all;
}

bool equals_list(const Tuple& a, const List& list) {
    if (const auto row = numbers_of(list)) return equals_row(a, *row);
    return equals_cycles(a, list);
}

// On a supercube no numbers tell it.
bool has_turned_centres(const cube::State& state) {
    if (!state.cube.super || !state.cube.has_fixed_centres()) return false;
    const auto& centres = state.blocks[static_cast<std::size_t>(state.cube.classes())];
    for (int face = 0; face < 6; ++face)
        if (centres[4 * face] % 4 != 0) return true;
    return false;
}

[[noreturn]] void wrong_size(const Operand& at, cube::Cube cube) {
    const auto count = 6LL * cube.n * cube.n;
    const bool is_row = tuple(at).shown != Tuple::Shown::cycles;
    throw lang::Error(
        at.where,
        fmt::format("this {} {}, and a {} has {} stickers", is_row ? "row has" : "tuple goes up to",
                    is_row ? fmt::format("{} numbers", tuple(at).size()) : fmt::format("{}", tuple(at).size()),
                    cube_name(cube), count),
        fmt::format("a row stands for the state of a {} if it has all {} numbers", cube_name(cube), count));
}

bool equals_state(Context& context, const Operand& a, const Operand& element) {
    const auto state = permutation(context, element.value, element.where);
    if (perm::is_identity(state->blocks)) return is_identity(tuple(a));
    const auto row = cube::second_row(*state, *cube::find_numbering("net"));
    const bool is_cycles = tuple(a).shown == Tuple::Shown::cycles;
    const bool fits = is_cycles ? tuple(a).size() <= row.size() : tuple(a).size() == row.size();
    if (!fits && !is_identity(tuple(a))) wrong_size(a, state->cube);
    const auto of_state = tuple_of_row(std::vector<std::int64_t>(row.begin(), row.end()), Tuple::Shown::row);
    return !has_turned_centres(*state) && tuple(a) == (is_cycles ? power(of_state, -1) : of_state);
}

bool can_equal(const Value& value) { return is_tuple(value) || is_element(value) || value.as<List>() != nullptr; }

}  // namespace

bool is_tuple(const Value& value) { return value.as<Tuple>() != nullptr; }

Value tuple_product(const std::vector<Operand>& factors) {
    std::ranges::for_each(factors, check_tuple);
    auto result = tuple(factors.front());
    for (std::size_t i = 1; i < factors.size(); ++i) result = product(result, tuple(factors[i]));
    return {std::move(result)};
}

Value tuple_conjugate(const Operand& a, const Operand& b) {
    check_tuple(a);
    check_tuple(b);
    return {product(product(tuple(a), tuple(b)), power(tuple(a), -1))};
}

Value tuple_commutator(const Operand& a, const Operand& b) {
    const auto conjugated = tuple_conjugate(a, b);
    return {product(*conjugated.as<Tuple>(), power(tuple(b), -1))};
}

bool is_comparable_to_tuple(const Value& a, const Value& b) {
    return (is_tuple(a) && can_equal(b)) || (is_tuple(b) && can_equal(a));
}

bool equals_tuple(Context& context, const Operand& a, const Operand& b) {
    if (!is_tuple(a.value)) return equals_tuple(context, b, a);
    if (is_tuple(b.value)) return tuple(a) == tuple(b);
    if (const auto* list = b.value.as<List>()) return equals_list(tuple(a), *list);
    return equals_state(context, a, b);
}

}  // namespace cubelang::eval
