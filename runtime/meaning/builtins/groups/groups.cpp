// Built-ins that make groups from generators.

#include <fmt/format.h>

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/eval/named_words.hpp"
#include "runtime/meaning/eval/source_cycles.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/tuple_algebra.hpp"

namespace cubelang::meaning {
namespace {

// The limit of point images in all generators: about a gigabyte during construction of a group.
constexpr std::size_t most_images = 100'000'000;

void check_room(cube::Cube cube, std::size_t points, std::size_t generators, const lang::Where& where,
                std::string hint = fmt::format("stickers times generators can be at most {}", most_images)) {
    if (generators == 0 || points <= most_images / generators) return;
    throw lang::Error(where,
                      fmt::format("{} generators on the {} stickers of a {} need too much memory", generators, points,
                                  cube_name(cube)),
                      std::move(hint));
}

[[noreturn]] void report_non_generator(const Operand& operand, bool of_numbers) {
    const auto wanted = of_numbers ? "a tuple such as (1,2,3) (4,5)" : "an algorithm or a permutation";
    std::string hint;
    if (operand.value.as<Mirrored>() != nullptr || operand.value.as<cube::Symmetry>() != nullptr)
        hint = "elements must be permutations of the parts; symmetries are not";
    if (!of_numbers && operand.value.as<Tuple>() != nullptr)
        hint = "group_of(…) is for permutations of plain numbers; permutation(…) converts to one of the cube";
    if (of_numbers && is_element(operand.value)) hint = "group(…) is for algorithms and permutations of the cube";
    if (operand.value.as<Group>() != nullptr) hint = "use the generators of the group, as in group(generators(G), R)";
    throw lang::Error(operand.where,
                      fmt::format("a generator must be {}, but this is {}", wanted, type_with_article(operand.value)),
                      std::move(hint));
}

groups::Generator generator_of(Context& context, const Operand& operand, const groups::Domain& domain) {
    if (!is_element(operand.value)) report_non_generator(operand, false);
    const auto state = permutation(context, operand.value, operand.where);
    const auto* algorithm = operand.value.as<Algorithm>();
    if (algorithm == nullptr) return {domain.permutation(*state), cycle_text_at(operand.where)};
    return {domain.permutation(*state), cube::spell(*algorithm->word), algorithm->word};
}

groups::Generator generator_of_numbers(const Operand& operand, std::string name) {
    const auto tuple = as_tuple(operand.value);
    if (!tuple) report_non_generator(operand, true);
    return {tuple->images.unpacked(), std::move(name)};
}

std::string checked_name(const Operand& name, const std::vector<groups::Generator>& others) {
    const auto* text = name.value.as<Text>();
    if (text == nullptr)
        throw lang::Error(
            name.where, fmt::format("the name of a generator is a text, but this is {}", type_with_article(name.value)),
            "names are written in quotes: group_of({\"R\": (1,2,3)})");
    if (!is_generator_name(text->text))
        throw lang::Error(
            name.where, fmt::format("a generator cannot have the name {}", in_quotes(text->text)),
            "a name is R, Uw, g_2, 2R or 2-3Rw: letters, digits and _, at most 60, a number only before a letter");
    for (const auto& other : others) {
        if (other.name == text->text)
            throw lang::Error(name.where, fmt::format("two generators have the name {}", other.name));
        for (const auto& [power, base] : {std::pair(text->text, other.name), std::pair(other.name, text->text)})
            if (reads_as_power(power, base))
                throw lang::Error(name.where, fmt::format("the name {} reads as a power of {}", power, base),
                                  fmt::format("choose another name, such as {}_{}", base, power.substr(base.size())));
    }
    return text->text;
}

void add_named(std::vector<groups::Generator>& generators, const Map& map, const lang::Where& where) {
    const auto places = places_of_items(where, map.items.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& [name, generator] = map.items[i];
        const auto [name_place, place] = places_of_pair(places[i]);
        generators.push_back(generator_of_numbers({generator, place}, checked_name({name, name_place}, generators)));
    }
}

Value group_of_numbers(Context& context, const Many<At<Value>>& given, const Origin& origin) {
    std::vector<groups::Generator> generators;
    for (const auto& operand : flattened(given)) {
        if (const auto named = as_map(operand.value))
            add_named(generators, *named, operand.where);
        else
            generators.push_back(generator_of_numbers(operand, cycle_text_at(operand.where)));
    }
    return make_cube_group(context, {}, std::move(generators), origin.where);
}

cube::WordPtr turn_of_layer(cube::Face face, int layer) {
    auto move = cube::move_of(cube::Letter::Kind::layers, face);
    move.from = move.to = static_cast<std::uint16_t>(layer);
    return cube::make_run({move});
}

std::vector<cube::WordPtr> single_layers(cube::Cube cube, bool middle) {
    std::vector<cube::WordPtr> turns;
    for (const auto face : cube::faces)
        for (int layer = 1; layer <= cube.n / 2; ++layer) turns.push_back(turn_of_layer(face, layer));
    if (middle && cube.n % 2 == 1)
        for (const auto face : {cube::Face::l, cube::Face::d, cube::Face::f})
            turns.push_back(cube::make_run({cube::move_of(cube::Letter::Kind::middle, face)}));
    return turns;
}

Value full_group(Context& context, const std::optional<Boolean>& middle, const Origin& origin) {
    const auto turns = single_layers(context.cube(), middle && middle->value);
    const groups::Domain domain(context.cube());
    check_room(context.cube(), domain.degree(), turns.size(), origin.where,
               "full_group_factors() is the order of the group as a product of primes, for any N");
    std::vector<groups::Generator> generators;
    for (const auto& turn : turns)
        generators.push_back({domain.permutation(context.perform(turn, origin.where)), cube::spell(*turn), turn});
    return make_cube_group(context, domain, std::move(generators), origin.where);
}

}  // namespace

Value group_of_elements(Context& context, const Many<At<Value>>& given, const Origin& origin) {
    const auto operands = flattened(given);
    const groups::Domain domain(context.cube());
    check_room(context.cube(), domain.degree(), operands.size(), origin.where);
    std::vector<groups::Generator> generators;
    for (const auto& operand : operands) generators.push_back(generator_of(context, operand, domain));
    return make_cube_group(context, domain, std::move(generators), origin.where);
}

std::vector<BuiltIn> group_built_ins() {
    return {
        row({.name = "group",
             .parameters = "p: the generators: algorithms or permutations, or lists of them",
             .meaning = "The group generated by these permutations.",
             .example = "group(R, U)",
             .answer = "group(R, U)\norder 73483200 = 2^6 * 3^8 * 5^2 * 7\nmoves 6 corners and 7 edges",
             .is_word = true},
            group_of_elements),
        row({.name = "full_group",
             .parameters =
                 "middle: whether to include the middle layers, which move the fixed centres; false if left out",
             .meaning = "The group generated by the turns of single layers, except the middle layers of odd N. For "
                        "even N it contains the rotations of the whole cube.",
             .example = "size(full_group())",
             .answer = "43252003274489856000"},
            full_group),
        row({.name = "group_of",
             .parameters = "p: the generators: tuples, or lists of them, or maps from names to tuples",
             .meaning = "The group generated by permutations of plain numbers.",
             .example = "size(group_of((1,2,3,4,5), (1,2)))",
             .answer = "120"},
            group_of_numbers),
        row({.name = "puzzle",
             .parameters = "p: a map from the names of the moves to tuples",
             .meaning = "The group of a puzzle, as group_of makes it. Called with a text it reads a word in the names.",
             .example = "order(puzzle({\"L\": (1,2,3,4), \"X\": (1,2)})(\"L2 X'\"))",
             .answer = "4"},
            group_of_numbers),
    };
}

std::vector<BuiltIn> group_proof_built_ins() {
    return {
        row({.name = "gap_proof",
             .parameters = "group: the group to check",
             .meaning =
                 "A GAP program that checks the orbits, generators and order of a group. Every line prints true.",
             .example = "size(gap_proof(group(R2, U2))) > 1000",
             .answer = "true"},
            [](const Group& group) { return make_notation(groups::gap_proof(*group.group)); }),
    };
}

}  // namespace cubelang::meaning
