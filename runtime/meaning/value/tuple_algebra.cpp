#include "runtime/meaning/value/tuple_algebra.hpp"

#include <algorithm>

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

Tuple identity() { return {PackedImages(), Tuple::Notation::cycles}; }

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

std::optional<bool> equal_identities(Context& context, const Operand& a, const Operand& b) {
    if (is_tuple(b.value)) return is_tuple(a.value) ? std::nullopt : equal_identities(context, b, a);
    const auto* tuple = a.value.as<Tuple>();
    if (tuple == nullptr || !is_in_group(b.value)) return std::nullopt;
    const auto* p = b.value.as<Permutation>();
    const auto element = p != nullptr ? cube::Mirrored{*p->state, false} : group_element(context, b.value, b.where);
    const bool is_one = is_identity(*tuple), is_other = !element.reflects && perm::is_identity(element.state.blocks);
    return is_one || is_other ? std::optional(is_one && is_other) : std::nullopt;
}

}  // namespace cubelang::meaning
