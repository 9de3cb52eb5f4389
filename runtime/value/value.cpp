#include "runtime/value/value.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace cubelang::eval {
namespace {

constexpr std::array<std::string_view, 11> type_names{"an integer",    "a boolean",  "a text",   "an algorithm",
                                                      "a permutation", "a location", "a list",   "a record",
                                                      "a function",    "a symmetry", "a picture"};

}  // namespace

Value make_integer(Integer value) { return {std::move(value)}; }
Value make_boolean(bool value, std::string reason) { return {Boolean{value, std::move(reason)}}; }
Value make_text(std::string text) { return {Text{std::move(text)}}; }
Value make_notation(std::string text) { return {Text{std::move(text), true}}; }
Value make_algorithm(cube::WordPtr word) { return {Algorithm{std::move(word)}}; }
Value make_permutation(cube::State state, std::string note) {
    return {Permutation{std::make_shared<const cube::State>(std::move(state)), std::move(note)}};
}
Value make_picture(render::Drawing drawing) {
    return {Picture{std::make_shared<const render::Drawing>(std::move(drawing))}};
}
Value make_list(std::vector<Value> items) {
    int depth = 0;
    for (const auto& item : items)
        if (const auto* list = item.as<List>()) depth = std::max(depth, list->depth);
    return {List{std::make_shared<const std::vector<Value>>(std::move(items)), depth + 1}};
}
Value make_record(std::vector<std::pair<std::string, Value>> fields) {
    return {Record{std::make_shared<const std::vector<std::pair<std::string, Value>>>(std::move(fields))}};
}

std::string_view type_with_article(const Value& value) { return type_names[value.data.index()]; }

std::string_view type_name(const Value& value) {
    const auto name = type_with_article(value);
    return name.substr(name.find(' ') + 1);
}

bool holds_function(const Value& value) {
    if (const auto* list = value.as<List>()) return std::ranges::any_of(*list->items, holds_function);
    if (const auto* record = value.as<Record>())
        return std::ranges::any_of(*record->fields, [](const auto& field) { return holds_function(field.second); });
    return value.as<Function>() != nullptr;
}

std::string cube_name(cube::Cube cube) { return fmt::format("{0}x{0}x{0}{1}", cube.n, cube.super ? " supercube" : ""); }

}  // namespace cubelang::eval
