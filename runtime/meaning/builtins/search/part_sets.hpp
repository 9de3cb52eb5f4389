#pragma once
// Sets of parts as arguments: a place, a word such as edges or last_layer, or a list of these.

#include <string_view>
#include <vector>

#include "runtime/meaning/bind/argument.hpp"

namespace cubelang::meaning {

/// The value and the parts that it names.
struct PartSet {
    Value value;
    lang::Where where;
    std::vector<cube::Part> parts;  ///< on the current cube, without duplicates
};
template <>
struct Argument<PartSet> {
    static constexpr std::string_view wanted = "parts: @uf, edges, last_layer, or a list of these";
    static std::string hint(const TypeMismatch& mismatch);
    static bool fits(const Value& value) {
        return value.as<Location>() != nullptr || value.as<Text>() != nullptr || value.as<List>() != nullptr;
    }
    static PartSet get(Context& context, const Operand& operand);
};

[[nodiscard]] std::vector<cube::Part> parts_from_value(Context& context, const Value& value, const lang::Where& where);
/// The same as destinations: @ur and @ru are different, since a part can arrive in either orientation.
[[nodiscard]] std::vector<cube::Part> places_from_value(Context& context, const Value& value, const lang::Where& where);

/// The parts of last_layer, first_two_layers, cross, or a kind such as edges. Empty for another word or if the cube has
/// no such parts.
[[nodiscard]] std::vector<cube::Part> parts_of_word(cube::Cube cube, std::string_view word);

/// The place where the argument's text names this location; the whole argument if it does not.
[[nodiscard]] lang::Where where_of_location(const Value& place, const lang::Where& argument);

}  // namespace cubelang::meaning
