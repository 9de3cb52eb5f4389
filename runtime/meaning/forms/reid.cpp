// Michael Reid's order: the name of the piece at each of the places UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL
// ULF DRF DFL DLB DBR, its letters in the order of the place's letters. On the 2x2x2 only the corners. If a fixed
// centre has moved or turned, six more items name the centres at U L F R B D, on a supercube with their turns +, ++
// or -.

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/cube/coordinates/part_orbits.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/reach/notes.hpp"
#include "runtime/meaning/forms/form_reader.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using cube::Kind;
using cube::PartOrbit;

// The orbits in Reid's order: edges, corners, centres.
std::vector<PartOrbit> orbits(cube::Cube cube) {
    std::vector<PartOrbit> all;
    for (const Kind kind : {Kind::edge, Kind::corner, Kind::fixed_centre})
        for (const auto& label : cube::orbit_labels(cube))
            if (label.kind == kind) all.push_back(cube::part_orbit(cube, label));
    return all;
}

// Reid names a corner anticlockwise: the anticlockwise index of clockwise letter i, and the reverse.
std::size_t step(std::size_t letter, std::size_t letters) { return (letters - letter) % letters; }

std::string spelled(const PartOrbit& orbit, const cube::Arrangement& stands, std::size_t place) {
    const auto piece = static_cast<std::size_t>(stands.pieces[place]);
    const auto turned = static_cast<std::size_t>(stands.orientations[place]);
    const std::string name(cube::reid_names(orbit.label.kind)[piece]);
    if (orbit.label.kind == Kind::fixed_centre) return name + std::string(cube::turn_sign(stands.orientations[place]));
    std::string text;
    for (std::size_t i = 0; i < name.size(); ++i)
        text += name[step((step(i, name.size()) + name.size() - turned) % name.size(), name.size())];
    return text;
}

class ReidReader {
public:
    ReidReader(cube::Cube cube, const lang::SourcePtr& text)
        : orbits_(orbits(cube)), state_(cube::solved(cube)), in_(text) {}

    cube::State read() {
        for (in_.skip_blanks(); !in_.at_end(); in_.skip_blanks()) {
            const auto begin = in_.at();
            auto item = upper(in_.item());
            items_.push_back({std::move(item), in_.since(begin)});
        }
        check_count();
        for (const auto& orbit : orbits_)
            if (next_ < items_.size()) read(orbit);
        return std::move(state_);
    }

private:
    struct Item {
        std::string text;
        lang::Span span;
    };
    void check_count() const {
        std::size_t most = 0;
        for (const auto& orbit : orbits_) most += orbit.places.size();
        const auto centres = state_.cube.has_fixed_centres() ? std::size_t{6} : 0;
        if (items_.size() == most || items_.size() == most - centres) return;
        const auto at = items_.empty() ? lang::Span{} : items_.back().span;
        in_.fail(at, fmt::format("Reid's order on a {} has {}{} pieces, not {}", cube_name(state_.cube), most - centres,
                                 centres > 0 ? fmt::format(", or with its centres {},", most) : "", items_.size()));
    }
    void read(const PartOrbit& orbit) {
        cube::Arrangement stands{std::vector<int>(orbit.places.size()), std::vector<int>(orbit.places.size())};
        std::vector<const Item*> seen(orbit.places.size(), nullptr);
        for (std::size_t place = 0; place < orbit.places.size(); ++place) {
            const auto& item = items_[next_++];
            const auto [piece, turned] = find(orbit, item, place);
            if (const auto* other = std::exchange(seen[piece], &item))
                in_.fail(item.span,
                         fmt::format("{} occurs a second time here: {} is the same piece", item.text, other->text));
            stands.pieces[place] = static_cast<int>(piece);
            stands.orientations[place] = static_cast<int>(turned);
        }
        cube::arrange(state_, orbit, stands);
    }
    // The piece and the orientation that are spelled like the item at this place.
    std::pair<std::size_t, std::size_t> find(const PartOrbit& orbit, const Item& item, std::size_t place) const {
        cube::Arrangement trial{std::vector<int>(orbit.places.size()), std::vector<int>(orbit.places.size())};
        const auto turns = orbit.label.kind == Kind::fixed_centre && !state_.cube.super ? 1 : orbit.orientations();
        for (std::size_t piece = 0; piece < orbit.places.size(); ++piece)
            for (int turned = 0; turned < turns; ++turned) {
                trial.pieces[place] = static_cast<int>(piece);
                trial.orientations[place] = turned;
                if (spelled(orbit, trial, place) == item.text) return {piece, static_cast<std::size_t>(turned)};
            }
        refuse(orbit, item, place);
    }
    [[noreturn]] void refuse(const PartOrbit& orbit, const Item& item, std::size_t place) const {
        const auto name = cube::reid_names(orbit.label.kind)[place];
        auto sorted = [](std::string_view text) {
            std::string letters(text);
            std::ranges::sort(letters);
            return letters;
        };
        for (const auto piece : cube::reid_names(orbit.label.kind))
            if (piece.size() == 3 && sorted(piece) == sorted(item.text))
                in_.fail(item.span, fmt::format("{} at {} is a mirror image of a corner", item.text, name),
                         fmt::format("in the direction of {}, write {}{}{}", name, item.text[0], item.text[2],
                                     item.text[1]));
        if (orbit.label.kind == Kind::fixed_centre && !state_.cube.super && item.text.find_first_of("+-") == 1)
            in_.fail(item.span,
                     fmt::format("on an ordinary {} the turn of a centre does not count", cube_name(state_.cube)),
                     "write `supercube` for a cube on which it counts");
        in_.fail(item.span,
                 fmt::format("`{}` is not a possible {} at {}", item.text, cube::singular(orbit.label.kind), name));
    }

    std::vector<PartOrbit> orbits_;
    cube::State state_;
    FormReader in_;
    std::vector<Item> items_;
    std::size_t next_ = 0;
};

bool is_solved(const cube::Arrangement& stands) {
    return std::ranges::is_sorted(stands.pieces) &&
           std::ranges::all_of(stands.orientations, [](int turned) { return turned == 0; });
}

std::string reid_text(const cube::State& state, const FormOptions&) {
    std::string text;
    for (const auto& orbit : orbits(state.cube)) {
        const auto stands = cube::arrangement(state, orbit);
        if (orbit.label.kind == Kind::fixed_centre && is_solved(stands)) continue;
        for (std::size_t place = 0; place < orbit.places.size(); ++place)
            text += (text.empty() ? "" : " ") + spelled(orbit, stands, place);
    }
    return text;
}

}  // namespace

const Form reid_form{
    .name = "reid",
    .topic = "Other programs' forms",
    .meaning = "The pieces now at UF UR UB UL DF … DBR, in Michael Reid's order. Also reads such a text.",
    .example = "reid(R U)",
    .answer = "FR UB UL UF DF BR DB DL DR FL UR BL FRU UBL ULF FDR BRD DFL DLB BUR",
    .write = reid_text,
    .read = read_with<ReidReader>,
    .remark = reach::unreachable_note,
    .largest = 3,
    .limit = "Reid's order names the pieces",
};

}  // namespace cubelang::meaning
