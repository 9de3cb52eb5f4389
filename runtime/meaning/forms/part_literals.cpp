#include "runtime/meaning/forms/part_literals.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "runtime/base/text.hpp"
#include "runtime/cube/cycles.hpp"

namespace cubelang::eval {
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
    return {fmt::format("on a {} the edge {} is several wings", cube_name(cube), letters),
            fmt::format("name one of them: {}1 to {}{}", letters, letters, cube::numbered_wings(cube))};
}

// What is wrong with a name. (One row a fault; the compiler sees that none is forgotten.)
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

// `(R,U)` is what someone writes who means a commutator, or centres.
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

Message message(const cube::CycleProblem& problem, const std::vector<cube::CyclePart>& cycle, const lang::Cycle& text,
                cube::Cube cube) {
    const auto name = [&](std::size_t i) { return written(text.parts[i]); };
    const auto kind = [&](std::size_t i) { return cube::with_article(cycle[i].part.kind); };
    const auto& sign = text.parts[problem.at].sign;
    switch (problem.fault) {
        case CycleFault::mixed_kinds:
            return {fmt::format("{} is {}, but {} is {}: a cycle moves parts of one kind", name(problem.at),
                                kind(problem.at), name(0), kind(0)),
                    "write one cycle for each kind, one after the other"};
        case CycleFault::other_orbit:
            return {fmt::format("{} and {} can never change places: they lie at different distances from the middle",
                                name(0), name(problem.at)),
                    ""};
        case CycleFault::repeated:
            return {fmt::format("{} names the same part as {}: a part occurs once in a cycle", name(problem.at),
                                name(problem.with)),
                    ""};
        case CycleFault::mixed_handedness:
            return {fmt::format("{} is spelled {} and {} {}: within a cycle all corners go round the same way",
                                name(problem.at),
                                cube::is_clockwise(cycle[problem.at].part) ? "clockwise" : "anticlockwise", name(0),
                                cube::is_clockwise(cycle[0].part) ? "clockwise" : "anticlockwise"),
                    fmt::format("write {}{}{}", name(problem.at)[0], name(problem.at)[2], name(problem.at)[1])};
        case CycleFault::sign_not_first:
            return {fmt::format("a sign before {}: only the first part of a cycle takes one", name(problem.at)),
                    cycle[problem.at].part.kind == cube::Kind::wing
                        ? "leave it out: a wing cannot flip"
                        : fmt::format("({}{},…) turns the last part on its way home", sign, name(0))};
        case CycleFault::wrong_sign:
            return {fmt::format("`{}` is not a turn of {}", sign, kind(problem.at)),
                    cycle[problem.at].part.kind == cube::Kind::corner
                        ? "a corner turns by + (clockwise) or - (anticlockwise)"
                        : "an edge flips by +"};
        case CycleFault::wing_flip:
            return {problem.at == 0 ? fmt::format("a wing cannot flip: {} faces as its place does", name(0))
                                    : fmt::format("going from {} to {}, a wing would have to flip, and it cannot",
                                                  name(0), name(problem.at)),
                    problem.at == 0 ? "leave out the sign"
                                    : fmt::format("spell it {}{}{}", name(problem.at)[1], name(problem.at)[0],
                                                  text.parts[problem.at].digits)};
        case CycleFault::centre_turn:
            return {fmt::format("{} cannot turn by `{}`: off the middle, a centre faces as its place does",
                                name(problem.at), sign),
                    "leave out the sign"};
        case CycleFault::ordinary_centre:
            return {fmt::format("on an ordinary {} the turn of a fixed centre does not count", cube_name(cube)),
                    fmt::format("say `supercube {}` for a cube whose centres count, or leave out the sign", cube.n)};
    }
    return {};
}

// A number too long to be one is out of every cube's range.
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
                          fmt::format("they are numbered {} to {}", numbering.first, last));
    return cube::part_at(cube, cube::place_numbered(cube, numbering, std::stoll(digits)));
}

// As it would be written.
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
    if (const auto* numbering = cube::find_numbering(text.numbering))
        return {cube, numbered_part(cube, *numbering, text.part.digits, where), numbering};
    std::vector<std::string> names;
    for (const auto& numbering : cube::numberings()) names.emplace_back(numbering.name);
    throw lang::Error(where, fmt::format("there is no numbering `{}`", text.numbering),
                      fmt::format("the numberings are {}", fmt::join(names, ", ")));
}

}  // namespace cubelang::eval
