#include "runtime/meaning/forms/literals.hpp"

#include <map>
#include <utility>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"

namespace cubelang::meaning {
namespace {

using Identity = std::pair<int, int>;

class ArrowReader {
public:
    ArrowReader(cube::Cube cube, const lang::SourcePtr& source)
        : cube_(cube), source_(source), state_(cube::solved(cube)) {}

    cube::State read(const lang::Arrows& node) {
        for (const auto& [place, piece] : node.arrows) put(place, piece);
        for (const auto& [place, piece] : node.arrows)
            if (places_.find(identity(part(piece))) == places_.end())
                fail(piece,
                     fmt::format("{} has moved to {}, but no arrow fills its old place", name(piece), name(place)),
                     fmt::format("write an arrow for that place too: {}<-{}", name(piece), name(node.arrows[0].first)));
        return std::move(state_);
    }

private:
    [[noreturn]] void fail(const lang::PartName& at, std::string what, std::string hint = {}) const {
        throw lang::Error({source_, at.span}, std::move(what), std::move(hint));
    }
    [[nodiscard]] static std::string name(const lang::PartName& part) { return part.letters + part.digits; }
    [[nodiscard]] cube::Part part(const lang::PartName& part) const {
        return location(cube_, {{}, part}, {source_, part.span}).part;
    }
    [[nodiscard]] Identity identity(const cube::Part& part) const {
        const auto [block, point] = cube::identity_of(cube_, part);
        return {block, point};
    }

    void put(const lang::PartName& place, const lang::PartName& piece) {
        const auto to = part(place), from = part(piece);
        check(place, to, piece, from);
        if (!places_.emplace(identity(to), name(piece)).second)
            fail(place,
                 fmt::format("{} has an arrow already: {} has moved there", name(place), places_.at(identity(to))));
        if (const auto [first, fresh] = pieces_.emplace(identity(from), name(place)); !fresh)
            fail(piece, fmt::format("{} occurs twice: at {} and at {}", name(piece), first->second, name(place)));
        move(from, to);
    }
    void check(const lang::PartName& place, const cube::Part& to, const lang::PartName& piece,
               const cube::Part& from) const {
        if (from.kind != to.kind)
            fail(piece, fmt::format("{} is {}, but {} is {}: an arrow joins parts of one kind", name(piece),
                                    cube::with_article(from.kind), name(place), cube::with_article(to.kind)));
        if (from.kind == cube::Kind::corner && cube::is_clockwise(from) != cube::is_clockwise(to))
            fail(piece,
                 fmt::format("{} is spelled {} and {} {}: the stickers of a corner keep their order", name(piece),
                             direction(from), name(place), direction(to)),
                 fmt::format("write {}{}{}", name(piece)[0], name(piece)[2], name(piece)[1]));
        const bool is_wing = from.kind == cube::Kind::wing;
        if (is_wing && from.stickers[1].block == to.stickers[0].block)
            fail(
                piece,
                fmt::format("going from {} to {} would flip the wing, but wings cannot flip", name(piece), name(place)),
                fmt::format("spell it {}{}{}", name(piece)[1], name(piece)[0], piece.digits));
        if (from.stickers[0].block != to.stickers[0].block)
            fail(piece,
                 fmt::format("{} and {} can never change places: they lie at different distances from the middle",
                             name(piece), name(place)));
    }
    [[nodiscard]] static std::string_view direction(const cube::Part& corner) {
        return cube::is_clockwise(corner) ? "clockwise" : "anticlockwise";
    }
    // Moves the part sticker by sticker; a fixed centre keeps its turn.
    void move(const cube::Part& from, const cube::Part& to) {
        const int points = from.kind == cube::Kind::fixed_centre ? 4 : 1;
        for (std::size_t i = 0; i < static_cast<std::size_t>(from.count); ++i)
            for (int k = 0; k < points; ++k)
                state_.blocks[static_cast<std::size_t>(from.stickers[i].block)][from.stickers[i].point + k] =
                    static_cast<std::uint8_t>(to.stickers[i].point + k);
    }

    cube::Cube cube_;
    const lang::SourcePtr& source_;
    cube::State state_;
    std::map<Identity, std::string> places_, pieces_;  ///< the piece now at each place; the place of each piece
};

}  // namespace

cube::State arrows(cube::Cube cube, const lang::Arrows& node, const lang::SourcePtr& source) {
    return ArrowReader(cube, source).read(node);
}

}  // namespace cubelang::meaning
