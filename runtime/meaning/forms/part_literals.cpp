#include "runtime/base/english.hpp"
#include "runtime/meaning/forms/literals.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "runtime/base/text.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/context/current_cube.hpp"

namespace cubelang::meaning {
namespace {

using cube::CycleFault;
using cube::NameFault;

struct Message {
    std::string text, hint;
};

std::string written(const lang::PartName& part) { return part.letters + part.digits; }

Message numbers_message(const lang::PartName& part, cube::Cube cube) {
    const bool edge = part.letters.size() == 2;
    const int most = edge ? cube::numbered_wings(cube) : cube::numbered_centres(cube);
    const auto letters = lower(part.letters);
    if (most == 0)
        return {fmt::format("a {} has no part {}", cube_name(cube), written(part)), fmt::format("write {}", letters)};
    return {fmt::format("a {} has no part {}", cube_name(cube), written(part)),
            fmt::format("{} numbered {}1 to {}{}{}", edge ? "its wings here are" : "its centres here are", letters,
                        letters, most, cube.has_fixed_centres() ? fmt::format(", and {} in the middle", letters) : "")};
}

Message needs_number_message(const lang::PartName& part, cube::Cube cube) {
    const auto letters = lower(part.letters);
    if (part.letters.size() == 1)
        return {
            fmt::format("a {} has no single centre {}", cube_name(cube), letters),
            fmt::format("its centres on that face are {}1 to {}{}", letters, letters, cube::numbered_centres(cube))};
    return {fmt::format("on a {} the edge {} consists of several wings", cube_name(cube), letters),
            fmt::format("name one of them: {}1 to {}{}", letters, letters, cube::numbered_wings(cube))};
}

// The message for an invalid name. (One case per fault; the compiler reports a missing one.)
Message message(NameFault fault, const lang::PartName& part, cube::Cube cube) {
    const auto name = written(part);
    switch (fault) {
        case NameFault::bad_letters:
            return {fmt::format("`{}` is not a location", name),
                    "a location is one to three of the letters r u f l d b, such as ufr, fu or r"};
        case NameFault::opposite_faces:
            return {fmt::format("no part is at {}: it would touch two opposite faces", name), ""};
        case NameFault::repeated_face: return {fmt::format("no part is at {}: a face is named twice", name), ""};
        case NameFault::capital_centre:
            return {fmt::format("`{}` is not a location: centres are written in lower case", name),
                    fmt::format("the centre is {}; capitals are moves", lower(name))};
        case NameFault::no_edges: return {"a 2x2x2 has no edges", "its parts are the eight corners, such as ufr"};
        case NameFault::no_centres: return {"a 2x2x2 has no centres", "its parts are the eight corners, such as ufr"};
        case NameFault::needs_number: return needs_number_message(part, cube);
        case NameFault::corner_number:
            return {fmt::format("`{}`: corners have no number", name), fmt::format("write {}", lower(part.letters))};
        case NameFault::bad_number: return numbers_message(part, cube);
    }
    return {};
}

// `(R,U)` probably means a commutator or a cycle of centres.
std::string capitals_hint(const lang::Cycle& cycle) {
    std::string small, capital;
    for (const auto& part : cycle.parts) {
        small += (small.empty() ? "" : ",") + part.sign + lower(written(part));
        capital += (capital.empty() ? "" : ", ") + written(part);
    }
    if (cycle.parts.size() == 2)
        return fmt::format("for a commutator write [{}]; for a cycle of centres ({})", capital, small);
    return fmt::format("for a cycle of centres write ({}); for a product of moves leave out the commas", small);
}

// The cycles to which a row applies: all, or those whose wrong part is the first one, a corner or a wing.
enum class WrongPart : std::uint8_t { any, first, corner, wing };

// The first row that applies is used. {here} is the wrong part, {other} the part that it conflicts with, {respelled}
// the wrong part with its last two letters exchanged.
struct CycleMessage {
    CycleFault fault;
    WrongPart wrong_part;
    std::string_view text, hint;
};

// clang-format off
constexpr CycleMessage cycle_messages[] = {
    {CycleFault::mixed_kinds, WrongPart::any,
     "{here} is {kind}, but {first} is {first_kind}: a cycle moves parts of one kind",
     "write one cycle for each kind, one after the other"},
    {CycleFault::other_orbit, WrongPart::any,
     "{first} and {here} can never change places: they lie at different distances from the middle", ""},
    {CycleFault::repeated, WrongPart::any,
     "{here} names the same part as {other}: a part occurs only once in a cycle", ""},
    {CycleFault::mixed_handedness, WrongPart::any,
     "{here} is spelled {way} and {first} {first_way}: all corners of a cycle are spelled in the same direction",
     "write {respelled}"},
    {CycleFault::sign_not_first, WrongPart::wing,
     "a sign before {here}: only the first part of a cycle has a sign", "leave it out: a wing cannot flip"},
    {CycleFault::sign_not_first, WrongPart::any,
     "a sign before {here}: only the first part of a cycle has a sign",
     "({sign}{first},…) turns the last part as it moves to the first place"},
    {CycleFault::wrong_sign, WrongPart::corner,
     "`{sign}` is not a turn of {kind}", "a corner turns by + (clockwise) or - (anticlockwise)"},
    {CycleFault::wrong_sign, WrongPart::any,
     "`{sign}` is not a turn of {kind}", "an edge flips by +"},
    {CycleFault::wing_flip, WrongPart::first,
     "a wing cannot flip: its place determines the orientation of {here}", "leave out the sign"},
    {CycleFault::wing_flip, WrongPart::any,
     "going from {first} to {here} would flip the wing, but wings cannot flip", "spell it {respelled}"},
    {CycleFault::centre_turn, WrongPart::any,
     "{here} cannot turn by `{sign}`: off the middle, its place determines the orientation of a centre",
     "leave out the sign"},
    {CycleFault::ordinary_centre, WrongPart::any,
     "on an ordinary {cube} the turn of a fixed centre does not count",
     "write `supercube {n}` for a cube on which it counts, or leave out the sign"},
};
// clang-format on

bool applies_to(const CycleMessage& row, const cube::CycleProblem& problem, cube::Kind kind) {
    if (row.fault != problem.fault) return false;
    switch (row.wrong_part) {
        case WrongPart::first: return problem.at == 0;
        case WrongPart::corner: return kind == cube::Kind::corner;
        case WrongPart::wing: return kind == cube::Kind::wing;
        case WrongPart::any: break;
    }
    return true;
}

std::string respelled(lang::PartName part) {
    std::reverse(std::next(part.letters.begin(), part.letters.size() > 2 ? 1 : 0), part.letters.end());
    return written(part);
}

Message message(const cube::CycleProblem& problem, const std::vector<cube::CyclePart>& cycle, const lang::Cycle& text,
                cube::Cube cube) {
    const auto &here = cycle[problem.at].part, &first = cycle[0].part;
    const auto row = std::ranges::find_if(
        cycle_messages, [&](const CycleMessage& each) { return applies_to(each, problem, here.kind); });
    const auto way = [](const cube::Part& part) {
        return part.count == 3 && !cube::is_clockwise(part) ? "anticlockwise" : "clockwise";
    };
    const auto filled = [&](std::string_view sentence) {
        return fmt::format(
            fmt::runtime(sentence), fmt::arg("here", written(text.parts[problem.at])),
            fmt::arg("kind", cube::with_article(here.kind)), fmt::arg("way", way(here)),
            fmt::arg("first", written(text.parts[0])), fmt::arg("first_kind", cube::with_article(first.kind)),
            fmt::arg("first_way", way(first)), fmt::arg("other", written(text.parts[problem.with])),
            fmt::arg("respelled", respelled(text.parts[problem.at])), fmt::arg("sign", text.parts[problem.at].sign),
            fmt::arg("cube", cube_name(cube)), fmt::arg("n", cube.n));
    };
    return {filled(row->text), filled(row->hint)};
}

// Zero and numbers that are too long become a number out of every cube's range.
std::uint64_t number_of(const std::string& digits) {
    if (digits.empty()) return 0;
    return digits.size() > 9 || std::stoull(digits) == 0 ? 1'000'000'000 : std::stoull(digits);
}

cube::Part find(cube::Cube cube, const lang::PartName& part, const lang::SourcePtr& source, const lang::Cycle* within) {
    const auto found = cube::find_part(cube, part.letters, number_of(part.digits));
    if (found.part) return *found.part;
    auto [text, hint] = message(found.fault, part, cube);
    if (found.fault == NameFault::capital_centre && within != nullptr) hint = capitals_hint(*within);
    throw lang::Error({source, part.span}, std::move(text), std::move(hint));
}

cube::CyclePart cycle_part(cube::Cube cube, const lang::PartName& part, const lang::SourcePtr& source,
                           const lang::Cycle& within) {
    const bool known = part.sign.empty() || part.sign == "+" || part.sign == "-" || part.sign == "++";
    if (!known)
        throw lang::Error({source, part.span}, fmt::format("`{}` is not a sign", part.sign), "signs are +, ++ and -");
    const int turns = part.sign == "-" ? -1 : static_cast<int>(part.sign.size());
    return {find(cube, part, source, &within), turns, !part.sign.empty()};
}

cube::Part numbered_part(cube::Cube cube, const cube::Numbering& numbering, const std::string& digits,
                         const lang::Where& where) {
    const std::int64_t last = numbering.first + 6LL * cube.n * cube.n - 1;
    if (digits.size() > 9 || std::stoll(digits) < numbering.first || std::stoll(digits) > last)
        throw lang::Error(where, fmt::format("a {} has no sticker {} in `{}`", cube_name(cube), digits, numbering.name),
                          fmt::format("its stickers are numbered {} to {}", numbering.first, last));
    return cube::part_at(cube, cube::place_numbered(cube, numbering, std::stoll(digits)));
}

// Splits a name into letters and digits.
lang::PartName name_of(const std::string& name, const lang::Where& where) {
    const auto digits = std::min(name.find_first_of("0123456789"), name.size());
    return {where.span, {}, name.substr(0, digits), name.substr(digits)};
}

}  // namespace

cube::State cycle(cube::Cube cube, const lang::Cycle& text, const lang::SourcePtr& source) {
    std::vector<cube::CyclePart> parts;
    for (const auto& part : text.parts) parts.push_back(cycle_part(cube, part, source, text));
    auto state = cube::solved(cube);
    if (const auto problem = cube::apply_cycle(state, parts)) {
        auto [what, hint] = message(*problem, parts, text, cube);
        throw lang::Error({source, text.parts[problem->at].span}, std::move(what), std::move(hint));
    }
    return state;
}

cube::State cycle(cube::Cube cube, const std::vector<GivenPart>& parts, int turns) {
    std::vector<cube::CyclePart> cycle;
    lang::Cycle text;
    for (const auto& [part, where] : parts) {
        const int sign = cycle.empty() ? turns : 0;
        cycle.push_back({part, sign, sign != 0});
        text.parts.push_back(name_of(cube::name(cube, part), where));
    }
    auto state = cube::solved(cube);
    if (cycle.empty()) return state;
    if (const auto problem = cube::apply_cycle(state, cycle)) {
        auto [what, hint] = message(*problem, cycle, text, cube);
        throw lang::Error(parts[problem->at].where, std::move(what), std::move(hint));
    }
    return state;
}

Location location_named(cube::Cube cube, std::string_view name, const lang::Where& where) {
    if (name.starts_with('@')) name.remove_prefix(1);
    const auto dot = name.find('.');
    const bool numbered = dot != name.npos && dot + 1 < name.size() &&
                          std::ranges::all_of(name.substr(dot + 1), [](char c) { return c >= '0' && c <= '9'; });
    if (!numbered) return location(cube, lang::Location{{}, name_of(std::string(name), where)}, where);
    return location(cube, {std::string(name.substr(0, dot)), {where.span, {}, {}, std::string(name.substr(dot + 1))}},
                    where);
}

Location location(cube::Cube cube, const lang::Location& text, const lang::Where& where) {
    if (text.numbering.empty()) return {cube, find(cube, text.part, where.source, nullptr), nullptr};
    const auto& numbering = numbering_named(text.numbering, where);
    return {cube, numbered_part(cube, numbering, text.part.digits, where), &numbering};
}

const cube::Numbering& numbering_named(std::string_view name, const lang::Where& where, std::string_view more) {
    if (const auto* numbering = cube::find_numbering(name)) return *numbering;
    throw lang::Error(
        where, fmt::format("there is no numbering `{}`", name),
        fmt::format("the numberings are {}{}", joined_words(cube::numberings(), &cube::Numbering::name), more));
}

}  // namespace cubelang::meaning
