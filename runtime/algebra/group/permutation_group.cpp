#include "runtime/algebra/group/permutation_group.hpp"

#include <algorithm>
#include <map>

#include "runtime/algebra/group/giants.hpp"
#include "runtime/base/split_mix.hpp"

namespace cubelang::group {
namespace {

using Piece = PermutationGroup::Piece;

constexpr std::size_t samples = 60;

bool is_marked_giant(const Piece& piece) { return piece.kind == Piece::Kind::giant; }

// A uniformly random permutation of this sign.
Permutation random_of_sign(std::size_t degree, bool odd, std::uint64_t& seed) {
    auto made = identity(degree);
    for (auto left = degree; left > 1; --left) std::swap(made[left - 1], made[split_mix(seed) % left]);
    if (is_odd(made) != odd) std::swap(made[0], made[1]);
    return made;
}

}  // namespace

std::optional<PermutationGroup> PermutationGroup::of(std::vector<Permutation> generators, std::size_t degree,
                                                     StopToken stop, const Integer& most) {
    PermutationGroup made;
    made.degree_ = degree;
    made.generators_ = std::move(generators);
    made.make_pieces();
    const bool may_have_giants =
        std::ranges::any_of(made.pieces_, [](const Piece& piece) { return piece.on.degree() >= least_giant; });
    const RandomWords words(made.generators_.size(), may_have_giants ? samples : 0);
    const auto lengths = made.mark_copies(may_have_giants ? &words : nullptr, stop);
    if (stop.stop_requested()) return std::nullopt;
    made.choose_giants(lengths);
    made.relate_signs();
    if (!made.make_rest(most, stop)) return std::nullopt;
    return made;
}

std::optional<PermutationGroup> PermutationGroup::of(const StabilizerChain& chain, std::size_t fixed, StopToken stop) {
    PermutationGroup made;
    made.degree_ = chain.degree();
    if (fixed < chain.levels().size())
        for (const auto number : chain.levels()[fixed].generators) {
            const auto& row = chain.strong_generators()[number];
            made.generators_.emplace_back(row.begin(), row.end());
        }
    made.make_pieces();
    made.mark_copies(nullptr, stop);
    made.add_rest_points();
    std::uint64_t seed = 1;
    made.generators_.clear();
    const auto draw = [&] { return made.in_rest(made.generators_.emplace_back(chain.random(seed, fixed))); };
    auto rest = StabilizerChain::generated(chain.order(fixed), draw, made.rest_points_.size(), stop);
    if (!rest) return std::nullopt;
    made.rest_ = std::make_shared<const StabilizerChain>(std::move(*rest));
    made.order_ = made.rest_->order();
    auto fewer = constituents(made.generators_, made.degree_);  // the same orbits
    for (std::size_t i = 0; i < fewer.size(); ++i) made.pieces_[i].on = std::move(fewer[i]);
    made.relate_signs();
    return made;
}

void PermutationGroup::make_pieces() {
    for (auto& constituent : constituents(generators_, degree_)) pieces_.push_back({std::move(constituent)});
    index_in_piece_.resize(degree_);
    piece_of_.assign(degree_, static_cast<Point>(pieces_.size()));
    for (Point number = 0; number < pieces_.size(); ++number)
        for (Point i = 0; const auto point : pieces_[number].on.points) {
            index_in_piece_[point] = i++;
            piece_of_[point] = number;
        }
}

// Returns the cycle lengths of random elements, or of the generators without words, on each piece that is no copy:
// large cubes have millions of pieces.
std::vector<Lengths> PermutationGroup::mark_copies(const RandomWords* words, StopToken stop) {
    std::map<Lengths, std::vector<std::size_t>> originals_by_lengths;
    std::vector<Lengths> lengths(pieces_.size());
    for (std::size_t i = 0; i < pieces_.size() && !stop.stop_requested(); ++i) {
        const auto& on = pieces_[i].on;
        auto found = words != nullptr ? random_lengths(on, *words) : generator_lengths(on);
        auto& originals = originals_by_lengths[found];
        if (mark_copy(i, originals)) continue;
        originals.push_back(i);
        lengths[i] = std::move(found);
    }
    return lengths;
}

void PermutationGroup::add_rest_points() {
    for (const auto& piece : pieces_)
        if (piece.kind == Piece::Kind::rest)
            rest_points_.insert(rest_points_.end(), piece.on.points.begin(), piece.on.points.end());
    index_in_rest_.resize(degree_);
    for (Point i = 0; i < rest_points_.size(); ++i) index_in_rest_[rest_points_[i]] = i;
}

bool PermutationGroup::mark_copy(std::size_t i, const std::vector<std::size_t>& originals) {
    for (const auto original : originals) {
        pieces_[i].from_original = equivariant_bijection(pieces_[original].on, pieces_[i].on);
        if (pieces_[i].from_original.empty()) continue;
        pieces_[i].kind = Piece::Kind::copy;
        pieces_[i].original = original;
        return true;
    }
    return false;
}

// A giant that is not proved free of the rest joins it, which may make further giants not free.
void PermutationGroup::choose_giants(const std::vector<Lengths>& lengths) {
    std::vector<const Lengths*> rest;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        if (pieces_[i].kind == Piece::Kind::copy) continue;
        if (is_giant(pieces_[i].on.degree(), lengths[i]))
            pieces_[i].kind = Piece::Kind::giant;
        else
            rest.push_back(&lengths[i]);
    }
    for (bool changes = std::ranges::any_of(pieces_, is_marked_giant); changes;) {
        changes = false;
        const auto orders = orders_of(rest, samples);
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            if (!is_marked_giant(pieces_[i]) || is_free(lengths[i], orders)) continue;
            pieces_[i].kind = Piece::Kind::rest;
            rest.push_back(&lengths[i]);
            changes = true;
        }
    }
}

void PermutationGroup::relate_signs() {
    SignBasis signs;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        auto& piece = pieces_[i];
        std::vector<bool> row;
        for (const auto& action : piece.on.actions) row.push_back(is_odd(action));
        piece.has_odd = std::ranges::find(row, true) != row.end();
        if (!is_marked_giant(piece)) continue;
        const auto rank = signs.rank();
        piece.signs = signs.add(row);
        if (signs.rank() > rank) basis_.push_back(i);
        order_ *= factorial(piece.on.degree()) / 2;
    }
}

bool PermutationGroup::make_rest(const Integer& most, StopToken stop) {
    add_rest_points();
    std::vector<Permutation> generators;
    for (const auto& generator : generators_) generators.push_back(in_rest(generator));
    std::ranges::sort(generators);
    generators.erase(std::unique(generators.begin(), generators.end()), generators.end());
    std::erase_if(generators, is_identity);
    auto chain = StabilizerChain::of(generators, rest_points_.size() + 2 * basis_.size(), {}, stop,
                                     most == 0 ? StabilizerChain::longest_proof : 0, most / order_);
    if (!chain) return false;
    rest_ = std::make_shared<const StabilizerChain>(std::move(*chain));
    order_ *= rest_->order();
    return true;
}

Permutation PermutationGroup::action(const Piece& piece, const Permutation& p) const {
    return restricted(p, piece.on.points, index_in_piece_);
}

Permutation PermutationGroup::in_rest(const Permutation& p) const {
    Permutation made;
    made.reserve(rest_points_.size() + 2 * basis_.size());
    for (const auto point : rest_points_) made.push_back(index_in_rest_[p[point]]);
    for (const auto number : basis_) {
        const Point odd = is_odd(action(pieces_[number], p)) ? 1 : 0;
        const auto at = static_cast<Point>(made.size());
        made.push_back(at + odd);
        made.push_back(at + 1 - odd);
    }
    return made;
}

std::vector<Point> PermutationGroup::base() const {
    std::vector<Point> points;
    for (const auto& level : rest_->levels())
        if (level.base < rest_points_.size()) points.push_back(rest_points_[level.base]);
    for (const auto& piece : pieces_)
        if (is_marked_giant(piece)) points.insert(points.end(), piece.on.points.begin(), piece.on.points.end());
    return points;
}

// Whether a giant is odd, according to the signs of the basis.
bool PermutationGroup::sign_of(const Piece& piece, const Permutation& in_rest) const {
    bool odd = false;
    for (const auto sign : piece.signs) {
        const auto at = rest_points_.size() + std::size_t{2} * sign;
        odd ^= in_rest[at] != at;
    }
    return odd;
}

std::optional<PermutationGroup::Refusal> PermutationGroup::refusal(const Permutation& p) const {
    for (Point point = 0; point < degree_; ++point)
        if (piece_of_[point] != piece_of_[p[point]] || (piece_of_[point] == pieces_.size() && p[point] != point))
            return MovesOut{point};
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        const auto& piece = pieces_[i];
        if (piece.kind != Piece::Kind::copy) continue;
        const auto &here = piece.on.points, &there = pieces_[piece.original].on.points;
        for (Point at = 0; at < here.size(); ++at)
            if (p[here[piece.from_original[at]]] != here[piece.from_original[index_in_piece_[p[there[at]]]]])
                return BreaksCopy{piece.original, i};
    }
    const auto rest = in_rest(p);
    for (std::size_t i = 0; i < pieces_.size(); ++i)
        if (is_marked_giant(pieces_[i]) && is_odd(action(pieces_[i], p)) != sign_of(pieces_[i], rest))
            return BreaksSign{i};
    const auto sifted = rest_->sifted(rest);
    if (sifted.is_member) return std::nullopt;
    return NotInRest{{sifted.rest.begin(), sifted.rest.end()}, sifted.level};
}

bool PermutationGroup::contains_all(std::span<const Permutation> elements) const {
    return std::ranges::all_of(elements, [this](const Permutation& p) { return contains(p); });
}

Permutation PermutationGroup::random(std::uint64_t& seed) const {
    auto made = identity(degree_);
    const auto rest = rest_->random(seed);
    for (std::size_t i = 0; i < rest_points_.size(); ++i) made[rest_points_[i]] = rest_points_[rest[i]];
    for (const auto& piece : pieces_) {
        const auto& points = piece.on.points;
        if (piece.kind == Piece::Kind::giant) {
            const auto action = random_of_sign(points.size(), sign_of(piece, rest), seed);
            for (std::size_t i = 0; i < points.size(); ++i) made[points[i]] = points[action[i]];
        }
        if (piece.kind != Piece::Kind::copy) continue;
        const auto there = action(pieces_[piece.original], made);
        for (std::size_t i = 0; i < points.size(); ++i)
            made[points[piece.from_original[i]]] = points[piece.from_original[there[i]]];
    }
    return made;
}

}  // namespace cubelang::group
