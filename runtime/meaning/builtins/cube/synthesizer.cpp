// Built-ins for Cube Synthesizer's basic algorithms.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/coordinates/synthesizer.hpp"
#include "runtime/meaning/bind/basic_algorithm.hpp"
#include "runtime/meaning/bind/bind.hpp"

namespace cubelang::meaning {
namespace {

using cube::BasicAlgorithm;
using cube::BasicFault;

std::int64_t cells(cube::Cube cube) { return static_cast<std::int64_t>(cube.n) * cube.n; }

// The value, clamped to a range that contains all valid numbers.
std::int64_t clamped(const Integer& value) {
    constexpr std::int64_t far = 1'000'000'000'000'000;
    if (value > far) return far;
    return value < -far ? -far : static_cast<std::int64_t>(value);
}

// Places of the arguments, for messages. A missing orientation has the place of the call.
struct Places {
    lang::Where origin, destination, orientation;
};
struct Message {
    std::string text, hint;
    lang::Where Places::*where = &Places::origin;
};

Message never_arrives(cube::Cube cube, const BasicAlgorithm& requested) {
    const auto sources = cube::origins_for(cube, requested.origin / cells(cube), requested.destination);
    return {fmt::format("no turns bring sticker {} to place {}", requested.origin, requested.destination),
            fmt::format("from face {}, {} there: {}", cube::face_of_origin(cube, requested.origin),
                        sources.size() == 1 ? "one sticker moves" : "four stickers move", fmt::join(sources, ", ")),
            &Places::destination};
}

Message not_in_the_middle(cube::Cube cube, const BasicAlgorithm& requested) {
    const auto first = requested.origin / cells(cube) * cells(cube);
    return {fmt::format("no rotation of the whole cube brings sticker {} to place 0", requested.origin),
            cube.has_fixed_centres()
                ? fmt::format("the middle of face {} is {}", cube::face_of_origin(cube, requested.origin), first)
                : fmt::format("the middle of face {} is {} to {}", cube::face_of_origin(cube, requested.origin), first,
                              first + 3)};
}

Message message(BasicFault fault, cube::Cube cube, const BasicAlgorithm& requested) {
    switch (fault) {
        case BasicFault::no_such_index: return {};
        case BasicFault::no_such_origin:
            return {fmt::format("a {} has no sticker {} in the numbering fruldb", cube_name(cube), requested.origin),
                    fmt::format("they are numbered 0 to {}", 6 * cells(cube) - 1)};
        case BasicFault::no_such_destination:
            return {fmt::format("the front face of a {} has no place {}", cube_name(cube), requested.destination),
                    fmt::format("its places are numbered 0 to {}", cells(cube) - 1), &Places::destination};
        case BasicFault::never_arrives: return never_arrives(cube, requested);
        case BasicFault::needs_orientation:
            return {"the orientation is missing: a centre can reach place 0 in four ways",
                    "give 0, or 1 to 3 for quarter turns clockwise", &Places::orientation};
        case BasicFault::no_orientation_off_middle:
            return {fmt::format("place {} cannot have an orientation", requested.destination),
                    "leave it out: only the centre, place 0, has one", &Places::orientation};
        case BasicFault::no_orientation_if_even:
            return {fmt::format("a {} cannot have an orientation here", cube_name(cube)),
                    "leave it out: on cubes of even size the origin determines it", &Places::orientation};
        case BasicFault::no_such_orientation:
            return {fmt::format("there is no orientation {}", *requested.orientation),
                    "give 0, or 1 to 3 for quarter turns clockwise", &Places::orientation};
        case BasicFault::not_in_the_middle: return not_in_the_middle(cube, requested);
    }
    return {};
}

Integer index_or_throw(cube::Cube cube, const BasicAlgorithm& requested, const Places& places) {
    const auto result = cube::index_of(cube, requested);
    if (const auto* index = std::get_if<std::int64_t>(&result)) return *index;
    auto [text, hint, where] = message(std::get<BasicFault>(result), cube, requested);
    throw lang::Error(places.*where, std::move(text), std::move(hint));
}

int orientation_of(const Integer& given) {
    return static_cast<int>(std::clamp<std::int64_t>(clamped(given), -1'000'000, 1'000'000));
}
std::optional<int> orientation_of(const std::optional<At<Integer>>& given) {
    return given ? std::optional(orientation_of(given->value)) : std::nullopt;
}

// The fields of an entry that determine its index. The first three are required.
struct EntryField {
    std::string_view name;
    void (*read)(BasicAlgorithm& requested, const Integer& number);
};
constexpr EntryField entry_fields[] = {
    {"block", [](BasicAlgorithm& requested, const Integer& number) { requested.rotation = number == 0; }},
    {"origin", [](BasicAlgorithm& requested, const Integer& number) { requested.origin = clamped(number); }},
    {"destination", [](BasicAlgorithm& requested, const Integer& number) { requested.destination = clamped(number); }},
    {"orientation",
     [](BasicAlgorithm& requested, const Integer& number) { requested.orientation = orientation_of(number); }},
};

// The index of an entry made by synth_entry, computed from its fields.
Integer index_of_entry(cube::Cube cube, const Record& record, const lang::Where& where) {
    BasicAlgorithm requested;
    int found = 0;
    for (const auto& [name, value] : *record.fields) {
        const auto* number = value.as<Integer>();
        const auto* field = std::ranges::find(entry_fields, std::string_view(name), &EntryField::name);
        if (number == nullptr || field == std::end(entry_fields)) continue;
        field->read(requested, *number);
        found += field - entry_fields < 3 ? 1 : 0;
    }
    if (found < 3)
        throw lang::Error(where, "this record is not an entry of the table", "synth_entry(index) makes an entry");
    return index_or_throw(cube, requested, {where, where, where});
}

Integer synth_index(Context& context, const At<Value>& sticker, const std::optional<At<Integer>>& destination,
                    const std::optional<At<Integer>>& orientation, const Origin& origin) {
    const auto* number = sticker->as<Integer>();
    if (const auto* record = sticker->as<Record>(); record != nullptr && !destination)
        return index_of_entry(context.cube(), *record, sticker.where);
    if (number == nullptr)
        throw lang::Error(
            sticker.where,
            fmt::format("synth_index needs the number of a sticker and a place, or an entry alone, but this is {}",
                        type_with_article(*sticker)));
    if (!destination)
        throw lang::Error(origin.where, fmt::format("the destination of sticker {} is missing", number->str()),
                          "synth_index(19, 1)");
    return index_or_throw(context.cube(),
                          {false, clamped(*number), clamped(**destination), orientation_of(orientation)},
                          {sticker.where, destination->where, orientation ? orientation->where : origin.where});
}

Integer synth_rotation_index(Context& context, const At<Integer>& sticker,
                             const std::optional<At<Integer>>& orientation, const Origin& origin) {
    const auto cube = context.cube();
    if (!cube.has_fixed_centres() && orientation) {
        auto [text, hint, where] = message(BasicFault::no_orientation_if_even, cube, {});
        throw lang::Error(orientation->where, std::move(text), std::move(hint));
    }
    return index_or_throw(cube, {true, clamped(*sticker), 0, orientation_of(orientation)},
                          {sticker.where, sticker.where, orientation ? orientation->where : origin.where});
}

}  // namespace

cube::BasicAlgorithm find_basic_algorithm(Context& context, const At<Value>& a,
                                          const std::optional<At<Integer>>& destination,
                                          const std::optional<At<Integer>>& orientation, const Origin& origin) {
    const auto* number = a->as<Integer>();
    const auto index =
        destination || number == nullptr ? synth_index(context, a, destination, orientation, origin) : *number;
    const auto result = cube::basic_algorithm(context.cube(), clamped(index));
    if (const auto* algorithm = std::get_if<BasicAlgorithm>(&result)) return *algorithm;
    throw lang::Error(a.where, fmt::format("a {} has no basic algorithm {}", cube_name(context.cube()), index.str()),
                      fmt::format("they are numbered 0 to {}", cube::basic_algorithms(context.cube()) - 1));
}

namespace {

Value synth_entry(Context& context, const At<Integer>& written, const Origin& origin) {
    const auto& index = *written;
    const auto cube = context.cube();
    const auto algorithm =
        find_basic_algorithm(context, {make_integer(index), written.where}, std::nullopt, std::nullopt, origin);
    std::vector<std::pair<std::string, Value>> fields{
        {"index", make_integer(index)},
        {"block", make_integer(cube::block_of_index(cube, clamped(index)))},
        {"faces", make_text(fmt::format("F <- {}", cube::face_of_origin(cube, algorithm.origin)))},
        {"destination", make_integer(algorithm.destination)},
        {"origin", make_integer(algorithm.origin)}};
    if (algorithm.orientation) fields.emplace_back("orientation", make_integer(*algorithm.orientation));
    return make_record(std::move(fields));
}

}  // namespace

std::vector<BuiltIn> synthesizer_built_ins() {
    return {
        row({.name = "synth_index",
             .parameters = "origin: the sticker's number in fruldb; or, as the only argument, an entry from "
                           "synth_entry | destination, orientation",
             .meaning = "The index of the basic algorithm that moves a sticker to a place on the front face. The "
                        "centre of odd N also needs an orientation.",
             .example = "synth_index(19, 1)",
             .answer = "100"},
            synth_index),
        row({.name = "synth_entry",
             .parameters = "index",
             .meaning = "The entry of a basic algorithm: its block, faces, destination, origin and, where it has one, "
                        "orientation.",
             .example = "synth_entry(100)",
             .answer = "index: 100\nblock: 3\nfaces: F <- U\ndestination: 1\norigin: 19"},
            synth_entry),
        row({.name = "synth_rotation_index",
             .parameters = "origin, orientation: quarter turns of the sticker, 0 to 3; for odd N",
             .meaning = "The index of the rotation of the whole cube that moves a sticker from the middle of a face to "
                        "place 0.",
             .example = "synth_rotation_index(18, 1)",
             .answer = "9"},
            synth_rotation_index),
    };
}

}  // namespace cubelang::meaning
