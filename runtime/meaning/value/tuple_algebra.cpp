#include "runtime/meaning/value/tuple_algebra.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "runtime/cube/numbering.hpp"
#include "runtime/meaning/context/limits.hpp"

namespace cubelang::meaning {
std::string numbering_hint(const Value& value) {
    const auto* text = value.as<Text>();
    if (text == nullptr || cube::find_numbering(text->text) == nullptr) return {};
    return fmt::format("numbers in {0} are written {0} {{1: 13, …}}, {0} [13 9 …] or permutation([(1, 13), …], {0})",
                       text->text);
}

namespace {

Tuple tuple(const Operand& operand) { return *as_tuple(operand.value); }

Tuple identity() { return {std::make_shared<const std::vector<std::uint32_t>>(), Tuple::Notation::cycles}; }

void check_tuple(const Operand& operand) {
    if (as_tuple(operand.value)) return;
    auto hint = numbering_hint(operand.value);
    if (is_element(operand.value))
        hint = "permutation((…)) reads a row of all sticker numbers as a permutation of the cube";
    throw lang::Error(
        operand.where,
        fmt::format("this is {}: a product with a tuple needs tuples only", type_with_article(operand.value)),
        std::move(hint));
}

std::optional<std::int64_t> number_of(const Value& value) {
    constexpr std::int64_t far = 1'000'000'000;
    const auto* integer = value.as<Integer>();
    if (integer == nullptr || *integer < 0 || *integer > far) return std::nullopt;
    return static_cast<std::int64_t>(*integer);
}

// The list's numbers, if all are integers in range.
std::optional<std::vector<std::int64_t>> numbers_of(const List& list) {
    std::vector<std::int64_t> numbers;
    for (const auto& item : list.items) {
        const auto number = number_of(item);
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

bool is_cycle(std::vector<std::int64_t> numbers) {
    std::ranges::sort(numbers);
    return !numbers.empty() && numbers.front() >= 1 &&
           numbers.back() <= static_cast<std::int64_t>(limits::longest_list) &&
           std::ranges::adjacent_find(numbers) == numbers.end();
}

bool equals_row(const Tuple& a, const std::vector<std::int64_t>& row) {
    return !fault_of_row(row) && a.size() == row.size() && a == tuple_of_row(row, a.notation);
}

// The product of lists of numbers, read as cycles.
std::optional<Tuple> product_of_cycles(const List& list) {
    auto all = identity();
    for (const auto& item : list.items) {
        const auto* inner = item.as<List>();
        const auto cycle = inner == nullptr ? std::nullopt : numbers_of(*inner);
        if (!cycle || !is_cycle(*cycle)) return std::nullopt;
        all = product(all, tuple_of_cycle(*cycle));
    }
    return all;
}

bool equals_list(const Tuple& a, const List& list) {
    if (const auto row = numbers_of(list)) return equals_row(a, *row);
    const auto cycles = product_of_cycles(list);
    return cycles && a == *cycles;
}

// Sticker numbers cannot express the turns of a supercube's centres.
bool has_turned_centres(const cube::State& state) {
    if (!state.cube.super || !state.cube.has_fixed_centres()) return false;
    const auto& centres = state.blocks[static_cast<std::size_t>(state.cube.classes())];
    for (int face = 0; face < 6; ++face)
        if (centres[4 * face] % 4 != 0) return true;
    return false;
}

[[noreturn]] void wrong_size(const Operand& at, cube::Cube cube) {
    const auto count = 6LL * cube.n * cube.n;
    const bool is_row = tuple(at).notation != Tuple::Notation::cycles;
    throw lang::Error(
        at.where,
        fmt::format("this {} {}, and a {} has {} stickers", is_row ? "row has" : "tuple goes up to",
                    is_row ? fmt::format("{} numbers", tuple(at).size()) : fmt::format("{}", tuple(at).size()),
                    cube_name(cube), count),
        fmt::format("a row for the state of a {} has all {} numbers", cube_name(cube), count));
}

bool equals_state(Context& context, const Operand& a, const Operand& element) {
    const auto state = permutation(context, element.value, element.where);
    if (perm::is_identity(state->blocks)) return is_identity(tuple(a));
    const auto row = cube::second_row(*state, *cube::find_numbering("net"));
    const bool is_cycles = tuple(a).notation == Tuple::Notation::cycles;
    const bool fits = is_cycles ? tuple(a).size() <= row.size() : tuple(a).size() == row.size();
    if (!fits && !is_identity(tuple(a))) wrong_size(a, state->cube);
    const auto of_state = tuple_of_row(std::vector<std::int64_t>(row.begin(), row.end()), Tuple::Notation::row);
    return !has_turned_centres(*state) && tuple(a) == (is_cycles ? power(of_state, -1) : of_state);
}

bool can_equal_tuple(const Value& value) { return is_tuple(value) || is_element(value) || value.as<List>() != nullptr; }

// Sticker numbers as a tuple: a row, cycles, or the pairs of a map. Nothing for other values.
Tuple checked_row(const std::vector<std::int64_t>& row, const lang::Where& where) {
    const auto fault = fault_of_row(row);
    if (!fault) return tuple_of_row(row, Tuple::Notation::row);
    auto [text, hint] = message_of(*fault, row);
    throw lang::Error(where, fmt::format("this is not a permutation of the stickers: {}", text), std::move(hint));
}
std::optional<Tuple> tuple_of(const List& list, const lang::Where& where) {
    const auto row = numbers_of(list);
    if (!row) return product_of_cycles(list);
    return row->empty() ? std::nullopt : std::optional(checked_row(*row, where));
}
// `count`: the number of places; places that the map leaves out keep their numbers.
std::optional<Tuple> tuple_of(const Map& map, std::int64_t count, const lang::Where& where) {
    std::vector<std::int64_t> row(static_cast<std::size_t>(count));
    std::iota(row.begin(), row.end(), 1);
    for (const auto& [key, value] : map.items) {
        const auto place = number_of(key), sticker = number_of(value);
        if (!place || !sticker || *place < 1 || *place > count) return std::nullopt;
        row[static_cast<std::size_t>(*place - 1)] = *sticker;
    }
    return checked_row(row, where);
}
std::optional<Tuple> tuple_of(const Operand& numbers, cube::Cube cube) {
    if (const auto* list = numbers.value.as<List>()) return tuple_of(*list, numbers.where);
    const auto* map = numbers.value.as<Map>();
    if (map == nullptr) return std::nullopt;
    return tuple_of(*map, 6LL * cube.n * cube.n, numbers.where);
}

}  // namespace

bool is_tuple(const Value& value) { return value.as<Tuple>() != nullptr; }

std::optional<Tuple> as_tuple(const Value& value) {
    if (const auto* tuple = value.as<Tuple>()) return *tuple;
    const auto* algorithm = value.as<Algorithm>();
    const bool is_identity = algorithm != nullptr && cube::move_count(*algorithm->word) == 0;
    return is_identity ? std::optional(identity()) : std::nullopt;
}

Value tuple_product(std::span<const Operand> factors) {
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
    return (is_tuple(a) && can_equal_tuple(b)) || (is_tuple(b) && can_equal_tuple(a));
}

bool equals_tuple(Context& context, const Operand& a, const Operand& b) {
    if (!is_tuple(a.value)) return equals_tuple(context, b, a);
    if (is_tuple(b.value)) return tuple(a) == tuple(b);
    if (const auto* list = b.value.as<List>()) return equals_list(tuple(a), *list);
    return equals_state(context, a, b);
}

std::optional<bool> equals_numbers(Context& context, const Operand& a, const Operand& b) {
    if (!is_element(b.value)) return is_element(a.value) ? equals_numbers(context, b, a) : std::nullopt;
    const auto written = written_form_of(a.value);
    if (written != nullptr && written->state != nullptr)
        return *written->state == *permutation(context, b.value, b.where);
    auto numbers = tuple_of(a, context.cube());
    if (!numbers) return std::nullopt;
    return equals_state(context, {{*std::move(numbers)}, a.where}, b);
}

}  // namespace cubelang::meaning
