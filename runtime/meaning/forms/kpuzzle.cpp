// Permutations as transformations in cubing.js' JSON: {"EDGES":{"permutation":[…],"orientationDelta":[…]},…}; see
// coordinates/kpuzzle.hpp.

#include <algorithm>
#include <numeric>
#include <optional>

#include <fmt/format.h>

#include "runtime/base/json_text.hpp"
#include "runtime/cube/coordinates/part_orbits.hpp"
#include "runtime/cube/reach/notes.hpp"
#include "runtime/meaning/forms/form_reader.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/forms/json_value.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using cube::PartOrbit;

std::string numbers(const std::vector<int>& row) { return fmt::format("[{}]", fmt::join(row, ",")); }

std::string transformation(const cube::State& state, const std::vector<PartOrbit>& orbits) {
    JsonObject data;
    for (const auto& orbit : orbits) {
        const auto stands = cube::arrangement(state, orbit);
        JsonObject rows;
        rows.add_json("permutation", numbers(stands.pieces));
        rows.add_json("orientationDelta", numbers(stands.orientations));
        data.add_json(cube::kpuzzle_name(orbit.label), rows.text());
    }
    return data.text();
}

std::string pattern_of(const PartOrbit& orbit, bool super) {
    const auto count = orbit.places.size();
    std::vector<int> pieces(count);
    std::iota(pieces.begin(), pieces.end(), 0);
    JsonObject pattern;
    pattern.add_json("pieces", numbers(pieces));
    pattern.add_json("orientation", numbers(std::vector<int>(count)));
    // All orientations of an ordinary cube's centre are the same to cubing.js.
    if (orbit.label.kind == cube::Kind::fixed_centre && !super)
        pattern.add_json("orientationMod", numbers(std::vector<int>(count, 1)));
    return pattern.text();
}

// The keys of an orbit's numbers, in a transformation and in a pattern.
struct Keys {
    const char *pieces, *orientations;
};
constexpr Keys keys_of_transformation{"permutation", "orientationDelta"}, keys_of_pattern{"pieces", "orientation"};

// Reads a transformation, or a pattern's `pieces` and `orientation`.
class KpuzzleReader {
public:
    KpuzzleReader(cube::Cube cube, const lang::SourcePtr& text)
        : cube_(cube), orbits_(cube::kpuzzle_orbits(cube)), in_(text), data_(parsed()) {}

    cube::State read() const {
        const auto* given = data_.as<Record>();
        if (given == nullptr) fail("this JSON is not an object with an orbit for each kind of piece", example());
        check_names(*given);
        auto state = cube::solved(cube_);
        for (const auto& orbit : orbits_) cube::arrange(state, orbit, arrangement(*given, orbit));
        return state;
    }

private:
    [[noreturn]] void fail(std::string message, std::string hint = {}) const {
        in_.fail({0, static_cast<std::uint32_t>(in_.source()->text.size())}, std::move(message), std::move(hint));
    }
    [[nodiscard]] Value parsed() const {
        auto read = json_value(in_.source()->text);
        if (read.value) return *std::move(read.value);
        if (!read.invalid_at) fail(fmt::format("this JSON cannot be read: {}", read.problem), example());
        const auto end = static_cast<std::uint32_t>(in_.source()->text.size());
        const auto at = static_cast<std::uint32_t>(std::min<std::size_t>(*read.invalid_at, end));
        in_.fail({at, std::min(at + 1, end)},
                 at == end ? "this JSON is incomplete" : "this is not valid JSON from here on");
    }
    void check_names(const Record& given) const {
        std::vector<std::string> names;
        for (const auto& orbit : orbits_) names.push_back(cube::kpuzzle_name(orbit.label));
        for (const auto& [name, rows] : *given.fields)
            if (std::ranges::find(names, name) == names.end())
                fail(fmt::format("a {} has no orbit \"{}\"", cube_name(cube_), name),
                     fmt::format("its orbits are {}", fmt::join(names, ", ")));
    }
    // The field of that name; null if it is missing.
    static const Value* named(const Record& record, std::string_view name) {
        const auto at = std::ranges::find(*record.fields, name, [](const auto& field) { return field.first; });
        return at == record.fields->end() ? nullptr : &at->second;
    }
    [[nodiscard]] cube::Arrangement arrangement(const Record& all, const PartOrbit& orbit) const {
        const auto name = cube::kpuzzle_name(orbit.label);
        const auto* value = named(all, name);
        if (value == nullptr) fail(fmt::format("the orbit \"{}\" is missing", name));
        const auto* given = value->as<Record>();
        if (given == nullptr) fail(fmt::format("{} is not an object", name), example());
        const bool is_pattern = named(*given, "pieces") != nullptr;
        const auto& [pieces, orientations] = is_pattern ? keys_of_pattern : keys_of_transformation;
        for (const auto& [key, row] : *given->fields)
            if (key != pieces && key != orientations) check_other(orbit, name, key, row);
        const auto count = static_cast<int>(orbit.places.size());
        cube::Arrangement result{numbers_of(*given, name, pieces, orbit, count, "pieces"),
                                 numbers_of(*given, name, orientations, orbit, orbit.orientations(), "orientations")};
        check_repeated(name, pieces, result.pieces);
        return result;
    }
    void check_other(const PartOrbit& orbit, const std::string& name, const std::string& key, const Value& row) const {
        if (key != "orientationMod") fail(fmt::format("{} has no \"{}\"", name, key), example());
        const auto* list = row.as<List>();
        const auto is_partial = [](const Value& mod) {
            return mod.as<Integer>() == nullptr || *mod.as<Integer>() != 0;
        };
        const bool may_be_partial = orbit.label.kind == cube::Kind::fixed_centre && !cube_.super;
        if (list == nullptr || (!may_be_partial && std::ranges::any_of(list->items, is_partial)))
            fail(
                fmt::format("{}.orientationMod: this pattern does not determine the orientations of its pieces", name));
    }
    [[nodiscard]] std::vector<int> numbers_of(const Record& given, const std::string& name, const char* key,
                                              const PartOrbit& orbit, int below, std::string_view what) const {
        const auto* row = named(given, key);
        if (row == nullptr) fail(fmt::format("{} has no \"{}\"", name, key), example());
        const auto* list = row->as<List>();
        if (list == nullptr) fail(fmt::format("{}.{} is not a list", name, key));
        const auto count = orbit.places.size();
        if (list->items.size() != count)
            fail(fmt::format("{}.{} has {} numbers, and there are {} pieces", name, key, list->items.size(), count));
        std::vector<int> numbers;
        for (const auto& item : list->items) {
            const auto* number = item.as<Integer>();
            if (number == nullptr || *number < 0 || *number >= below)
                fail(fmt::format("{}.{}[{}] is {}", name, key, numbers.size(),
                                 number == nullptr ? std::string(type_with_article(item)) : number->str()),
                     below == 1 ? "these pieces have only orientation 0"
                                : fmt::format("{} are numbered 0 to {}", what, below - 1));
            numbers.push_back(static_cast<int>(*number));
        }
        return numbers;
    }
    void check_repeated(const std::string& orbit, const char* key, const std::vector<int>& pieces) const {
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (const auto first = static_cast<std::size_t>(std::ranges::find(pieces, pieces[i]) - pieces.begin());
                first != i)
                fail(fmt::format("{0}.{1}[{2}] is {3}, and so is {0}.{1}[{4}]", orbit, key, i, pieces[i], first),
                     "each piece occurs once");
    }
    [[nodiscard]] static std::string example() {
        return R"({"CORNERS":{"permutation":[0,1,…],"orientationDelta":[0,0,…]},…}, as kpuzzle(R) writes)";
    }

    cube::Cube cube_;
    std::vector<PartOrbit> orbits_;
    FormReader in_;
    Value data_;
};

// cubing.js always turns centres, and ignores these turns where they do not count, so each move includes them.
std::string moves_of(cube::Cube cube) {
    const cube::Cube turning{cube.n, true};
    const auto orbits = cube::kpuzzle_orbits(turning);
    cube::Turner turner(turning);
    JsonObject moves;
    for (const auto& move : cube::kpuzzle_moves(cube.n)) {
        auto state = cube::solved(turning);
        turner.apply(state.blocks, *cube::turn_of(move, cube.n));
        moves.add_json(cube::spell(move), transformation(state, orbits));
    }
    return moves.text();
}

std::string derived_moves_of(cube::Cube cube) {
    JsonObject derived;
    for (const auto& [name, moves] : cube::kpuzzle_derived_moves(cube.n)) derived.add(name, moves);
    return derived.text();
}

std::string kpuzzle_text(const cube::State& state, const FormOptions&) {
    return transformation(state, cube::kpuzzle_orbits(state.cube));
}

}  // namespace

const Form kpuzzle_form{
    .name = "kpuzzle",
    .topic = "Other programs' forms",
    .meaning = "The permutation as a transformation in cubing.js' JSON. Also reads such a text.",
    .example = "cube 2; kpuzzle(U)",
    .answer = R"({"CORNERS":{"permutation":[1,2,3,0,4,5,6,7],"orientationDelta":[0,0,0,0,0,0,0,0]}})",
    .write = kpuzzle_text,
    .read = read_with<KpuzzleReader>,
    .remark = reach::unreachable_note,
    .largest = 200,
    .limit = "kpuzzle writes and reads cubes",
};

std::string kpuzzle_definition_text(cube::Cube cube) {
    std::vector<std::string> orbits;
    JsonObject definition, patterns;
    for (const auto& orbit : cube::kpuzzle_orbits(cube)) {
        const auto name = cube::kpuzzle_name(orbit.label);
        orbits.push_back(fmt::format(R"({{"orbitName":"{}","numPieces":{},"numOrientations":{}}})", name,
                                     orbit.places.size(), orbit.orientations()));
        patterns.add_json(name, pattern_of(orbit, cube.super));
    }
    definition.add("name", fmt::format("{0}x{0}x{0}", cube.n));
    definition.add_json("orbits", fmt::format("[{}]", fmt::join(orbits, ",")));
    definition.add_json("defaultPattern", patterns.text());
    definition.add_json("moves", moves_of(cube));
    if (const auto derived = derived_moves_of(cube); derived != "{}") definition.add_json("derivedMoves", derived);
    return definition.text();
}

}  // namespace cubelang::meaning
