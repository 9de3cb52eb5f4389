#include "runtime/meaning/value/symmetries.hpp"

#include <algorithm>
#include <optional>

namespace cubelang::eval {
namespace {

const cube::Symmetry* symmetry(const Value& value) { return value.as<cube::Symmetry>(); }

// The product as a word, if all are words and symmetries; what s is to what follows it: s a = a^(s') s.
std::optional<std::vector<cube::WordPtr>> words(const std::vector<Operand>& factors, cube::Symmetry& symmetries) {
    std::vector<cube::WordPtr> words;
    for (const auto& factor : factors) {
        const auto* s = symmetry(factor.value);
        const auto* algorithm = factor.value.as<Algorithm>();
        if (s == nullptr && algorithm == nullptr) return std::nullopt;
        if (s != nullptr)
            symmetries = cube::product(symmetries, *s);
        else
            words.push_back(cube::conjugate(algorithm->word, cube::inverse(symmetries)));
    }
    return words;
}

}  // namespace

bool is_symmetric(const Value& value) { return symmetry(value) != nullptr || value.as<Mirrored>() != nullptr; }

cube::Mirrored group_element(Context& context, const Value& value, const lang::Where& where) {
    if (const auto* algorithm = value.as<Algorithm>()) return {context.perform(algorithm->word, where), false};
    if (const auto* s = symmetry(value)) return cube::followed_by(cube::solved(context.cube()), *s);
    if (const auto* mirrored = value.as<Mirrored>()) {
        check_cube(context, value, mirrored->element->state.cube, where);
        return *mirrored->element;
    }
    return {*permutation(context, value, where), false};
}

Value symmetric_product(Context& context, const std::vector<Operand>& factors, const lang::Where& where) {
    cube::Symmetry symmetries;
    if (auto written = words(factors, symmetries); written && (written->empty() || !symmetries.reflects())) {
        if (written->empty()) return {symmetries};
        if (symmetries != cube::Symmetry()) written->push_back(cube::make_run(cube::rotation_moves(symmetries)));
        return checked_algorithm(cube::make_sequence(std::move(*written)), where);
    }
    auto result = group_element(context, factors.front().value, factors.front().where);
    for (auto factor = factors.begin() + 1; factor != factors.end(); ++factor)
        result = cube::product(result, group_element(context, factor->value, factor->where));
    return make_group_element(std::move(result));
}

Value symmetric_power(Context& context, const Operand& base, const Integer& exponent) {
    const auto times = reduced_exponent(exponent);
    const auto* s = symmetry(base.value);
    if (s == nullptr) return make_group_element(cube::power(group_element(context, base.value, base.where), times));
    cube::Symmetry result;
    for (std::uint64_t i = 0; i < times % 12; ++i) result = cube::product(result, *s);  // their orders divide 12
    return {result};
}

bool equal_in_group(Context& context, const Operand& a, const Operand& b) {
    const auto *s = symmetry(a.value), *t = symmetry(b.value);
    if (s != nullptr && t != nullptr) return *s == *t;
    return group_element(context, a.value, a.where) == group_element(context, b.value, b.where);
}

Value conjugate(Context& context, const Operand& base, cube::Symmetry s) {
    if (const auto* algorithm = base.value.as<Algorithm>()) return make_algorithm(cube::conjugate(algorithm->word, s));
    if (is_element(base.value))
        return make_permutation(cube::conjugate(*permutation(context, base.value, base.where), s));
    return symmetric_product(context, {{{cube::inverse(s)}, base.where}, base, {{s}, base.where}}, base.where);
}

}  // namespace cubelang::eval
