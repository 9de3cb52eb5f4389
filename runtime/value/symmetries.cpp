#include "runtime/value/symmetries.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cubelang::eval {
namespace {

const cube::Symmetry* symmetry(const Value& value) { return value.as<cube::Symmetry>(); }

[[noreturn]] void mixed(const Operand& at, cube::Symmetry s) {
    const auto name = cube::name(s);
    const auto as_exponent = name.find('*') == name.npos ? name : "(" + name + ")";
    throw lang::Error(
        at.where,
        s.reflects()
            ? std::string("this is a reflection, not a permutation of the cube, and cannot be a factor among moves")
            : std::string("this is a symmetry, which cannot be a factor among moves"),
        fmt::format("A^{} is A seen with it{}", as_exponent,
                    s.reflects() ? "" : "; to turn the whole cube, write x, y or z"));
}

}  // namespace

bool is_symmetry(const Value& value) { return symmetry(value) != nullptr; }

Value symmetry_product(const std::vector<Operand>& factors) {
    const bool all = std::ranges::all_of(factors, [](const Operand& factor) { return is_symmetry(factor.value); });
    cube::Symmetry result;
    for (const auto& factor : factors) {
        const auto* s = symmetry(factor.value);
        if (s != nullptr && !all) mixed(factor, *s);
        if (s != nullptr) result = cube::product(result, *s);
    }
    return {result};
}

Value symmetry_power(cube::Symmetry s, const Integer& exponent) {
    constexpr int common_order = 12;  // every symmetry's order divides it
    const auto times = static_cast<int>((exponent % common_order + common_order) % common_order);
    cube::Symmetry result;
    for (int i = 0; i < times; ++i) result = cube::product(result, s);
    return {result};
}

Value conjugate(Context& context, const Operand& base, cube::Symmetry s) {
    if (const auto* other = symmetry(base.value)) return {cube::product(cube::product(cube::inverse(s), *other), s)};
    if (const auto* algorithm = base.value.as<Algorithm>()) return make_algorithm(cube::conjugate(algorithm->word, s));
    return make_permutation(cube::conjugate(*permutation(context, base.value, base.where), s));
}

}  // namespace cubelang::eval
