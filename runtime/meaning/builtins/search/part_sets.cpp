#include "runtime/meaning/builtins/search/part_sets.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {
namespace {

bool is_on(const cube::Part& part, cube::Face face) {
    return std::any_of(part.stickers.begin(), part.stickers.begin() + part.count,
                       [=](const cube::Place& sticker) { return sticker.point / 4 == cube::index(face); });
}

bool is_in_cross(const cube::Part& part) {
    const bool is_edge = part.kind == cube::Kind::edge || part.kind == cube::Kind::wing;
    return part.kind == cube::Kind::fixed_centre || (is_edge && is_on(part, cube::Face::d));
}

bool has_name(std::string_view word, const cube::Part& part) {
    if (word == "last_layer") return is_on(part, cube::Face::u);
    if (word == "first_two_layers") return !is_on(part, cube::Face::u);
    if (word == "cross") return is_in_cross(part);
    return field_name(part.kind) == word || (word == "centres" && cube::is_centre(part.kind));
}

cube::Part part_at_location(Context& context, const Location& location, const lang::Where& where) {
    if (location.cube.n == context.cube().n) return location.part;
    throw lang::Error(where, fmt::format("{} is a place of a {}, but the current cube is a {}", to_text({location}),
                                         cube_name(location.cube), cube_name(context.cube())));
}

[[noreturn]] void no_such_parts(cube::Cube cube, const std::string& word, const lang::Where& where) {
    const auto is_kind = std::ranges::find(kind_names(), word, &KindName::name) != kind_names().end();
    const auto kinds = joined_words(query::kinds_on(cube), [](cube::Kind kind) { return field_name(kind); });
    throw lang::Error(
        where,
        is_kind ? fmt::format("a {} has no {}", cube_name(cube), word)
                : fmt::format("there are no parts called `{}`", word),
        fmt::format("name parts by place (@{}), by kind ({}), or by last_layer, first_two_layers or cross",
                    cube::name(cube, cube::all_parts(cube).front()), kinds));
}

std::vector<cube::Part> parts_with_name(Context& context, const std::string& word, const lang::Where& where) {
    if (auto parts = parts_of_word(context.cube(), word); !parts.empty()) return parts;
    no_such_parts(context.cube(), word, where);
}

void add(Context& context, const Value& value, const lang::Where& where, std::vector<cube::Part>& parts) {
    if (const auto* location = value.as<Location>())
        return parts.push_back(part_at_location(context, *location, where));
    if (const auto* list = value.as<List>()) {
        for (const auto& item : list->items) add(context, item, where, parts);
        return;
    }
    if (const auto* text = value.as<Text>()) {
        const auto more = parts_with_name(context, text->text, where);
        parts.insert(parts.end(), more.begin(), more.end());
        return;
    }
    throw lang::Error(where,
                      fmt::format("name parts by places such as @uf or words such as edges, but this is {}",
                                  type_with_article(value)),
                      is_element(value) ? "write a place with @: @uf" : "");
}

// The parts that the value names, without duplicates under `key_of`.
template <class KeyOf>
std::vector<cube::Part> unique_parts(Context& context, const Value& value, const lang::Where& where, KeyOf&& key_of) {
    std::vector<cube::Part> all, once;
    std::set<std::pair<int, int>> known;
    add(context, value, where, all);
    for (const auto& part : stoppable(all)) {
        const cube::Place key = key_of(part);
        if (known.emplace(key.block, key.point).second) once.push_back(part);
    }
    if (once.empty()) throw lang::Error(where, "this names no parts", "name parts in a list: {@uf, @ur}");
    return once;
}

}  // namespace

std::vector<cube::Part> parts_of_word(cube::Cube cube, std::string_view word) {
    auto parts = cube::all_parts(cube);
    std::erase_if(parts, [=](const cube::Part& part) { return !has_name(word, part); });
    return parts;
}

std::vector<cube::Part> parts_from_value(Context& context, const Value& value, const lang::Where& where) {
    return unique_parts(context, value, where,
                        [&](const cube::Part& part) { return cube::identity_of(context.cube(), part); });
}

std::vector<cube::Part> places_from_value(Context& context, const Value& value, const lang::Where& where) {
    return unique_parts(context, value, where, [](const cube::Part& part) { return part.stickers[0]; });
}

PartSet Argument<PartSet>::get(Context& context, const Operand& operand) {
    return {operand.value, operand.where, parts_from_value(context, operand.value, operand.where)};
}

// solved(R U) may be meant as a test.
std::string Argument<PartSet>::hint(const TypeMismatch& mismatch) {
    return is_element(mismatch.value) && mismatch.function == "solved"
               ? fmt::format("to test whether it is solved: ({}) == ()", mismatch.written)
               : hint_of_items(mismatch);
}

lang::Where where_of_location(const Value& place, const lang::Where& argument) {
    if (place.as<Location>() == nullptr || argument.source == nullptr) return argument;
    const auto name = to_text(place);
    const auto written = argument.text();
    for (auto at = written.find(name); at != written.npos; at = written.find(name, at + 1)) {
        const auto end = at + name.size();
        if (end < written.size() && std::string_view(",} )").find(written[end]) == std::string_view::npos) continue;
        auto where = argument;
        where.span.end = argument.span.begin + static_cast<std::uint32_t>(end);
        where.span.begin += static_cast<std::uint32_t>(at);
        return where;
    }
    return argument;
}

}  // namespace cubelang::meaning
