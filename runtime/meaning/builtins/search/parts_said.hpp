#pragma once
// Sets of parts as they are said: a place, a word for many (edges, last_layer), or a list of these.

#include <string_view>
#include <vector>

#include "runtime/meaning/eval/argument.hpp"

namespace cubelang::eval {

/// A place, one of the words, or a list.
struct PartsSaid {
    Value value;
    lang::Where where;
    std::vector<cube::Part> parts;  ///< each once, on the current cube
};
template <>
struct Argument<PartsSaid> {
    static constexpr std::string_view wanted = "parts: @uf, edges, last_layer, or a list of these";
    static std::string hint(const Misfit& misfit);
    static bool fits(const Value& value) {
        return value.as<Location>() != nullptr || value.as<Text>() != nullptr || value.as<List>() != nullptr;
    }
    static PartsSaid get(Context& context, const Operand& operand);
};

[[nodiscard]] std::vector<cube::Part> parts_said(Context& context, const Value& value, const lang::Where& where);
/// As places to go to: @ur and @ru are two, for a part can come there either way round.
[[nodiscard]] std::vector<cube::Part> places_said(Context& context, const Value& value, const lang::Where& where);

/// last_layer, first_two_layers, cross, or a kind such as edges; nothing if the cube has none of them.
[[nodiscard]] std::vector<cube::Part> parts_of_word(cube::Cube cube, std::string_view word);

/// Where in an argument a part is named, as far as its text shows it.
[[nodiscard]] lang::Where where_named(const Value& place, const lang::Where& argument);

}  // namespace cubelang::eval
