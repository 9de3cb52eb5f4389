#include "runtime/cube/groups/structure.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_set>

#include "runtime/algebra/group/giants.hpp"

namespace cubelang::groups {
namespace {

using group::PermutationGroup;
using PieceKind = PermutationGroup::Piece::Kind;

// The colours at a point and at its counterparts in copies: the faces of the solved part, this sticker first.
using Appearance = std::string;

Appearance appearance_of(const Domain& domain, group::Point point) {
    constexpr int points_of_face = 4;
    const auto part = domain.part(point);
    Appearance appearance;
    for (int i = 0; i < part.count; ++i) appearance += static_cast<char>('0' + part.stickers[i].point / points_of_face);
    return appearance;
}

// The appearance of each point of each piece; empty for copies, which contribute to their originals.
std::vector<std::vector<Appearance>> appearances_of(const CubeGroup& of) {
    const auto& pieces = of.group.pieces();
    std::vector<std::vector<Appearance>> appearances(pieces.size());
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const bool is_copy = pieces[i].kind == PieceKind::copy;
        auto& seen = appearances[is_copy ? pieces[i].original : i];
        seen.resize(pieces[i].on.degree());
        for (std::size_t at = 0; at < seen.size(); ++at) {
            const auto here = is_copy ? pieces[i].from_original[at] : static_cast<group::Point>(at);
            seen[at] += appearance_of(*of.domain, pieces[i].on.points[here]);
        }
    }
    return appearances;
}

std::map<Appearance, std::size_t> counts_of(const std::vector<Appearance>& appearances) {
    std::map<Appearance, std::size_t> counts;
    for (const auto& appearance : appearances) ++counts[appearance];
    return counts;
}

bool all_differ(const std::vector<Appearance>& appearances) {
    return counts_of(appearances).size() == appearances.size();
}

Integer orbit_of_giant(const std::vector<Appearance>& appearances) {
    auto count = group::factorial(appearances.size());
    if (all_differ(appearances)) return count / 2;
    for (const auto& [appearance, times] : counts_of(appearances)) count /= group::factorial(times);
    return count;
}

// The appearance of the points of the rest, as numbers; the two points of an invisible sign have the same. `unique`
// lists the points whose appearance is unique in their piece.
struct RestAppearance {
    std::string labels;
    std::vector<group::Point> unique;
};

void add_piece(RestAppearance& rest, const std::vector<Appearance>& appearances) {
    std::map<Appearance, char> numbers;
    const auto counts = counts_of(appearances);
    for (const auto& appearance : appearances) {
        if (counts.at(appearance) == 1) rest.unique.push_back(static_cast<group::Point>(rest.labels.size()));
        rest.labels += numbers.emplace(appearance, static_cast<char>(numbers.size())).first->second;
    }
}

RestAppearance rest_appearance(const PermutationGroup& group, const std::vector<std::vector<Appearance>>& appearances) {
    RestAppearance rest;
    for (std::size_t i = 0; i < appearances.size(); ++i)
        if (group.pieces()[i].kind == PieceKind::rest) add_piece(rest, appearances[i]);
    return rest;
}

// The size of the orbit of the labels under these elements; at most about `most` + 1.
std::optional<std::size_t> orbit_of_labels(const std::string& labels,
                                           const std::vector<group::StabilizerChain::Row>& by, std::size_t most,
                                           StopToken stop) {
    std::unordered_set<std::string> known{labels};
    std::vector<const std::string*> all{&*known.begin()};
    for (std::size_t i = 0; i < all.size() && all.size() <= most; ++i) {
        if (stop.stop_requested()) return std::nullopt;
        for (const auto& element : by) {
            auto next = *all[i];
            for (std::size_t at = 0; at < next.size(); ++at) next[element[at]] = (*all[i])[at];
            if (const auto [place, is_new] = known.insert(std::move(next)); is_new) all.push_back(&*place);
        }
    }
    return all.size();
}

// Restricts the elements to the points that some of them moves, and the labels with them.
std::vector<group::StabilizerChain::Row> on_moved_points(std::vector<group::StabilizerChain::Row> elements,
                                                         std::string& labels) {
    std::vector<group::StabilizerChain::Small> moved, number(labels.size());
    for (std::size_t at = 0; at < labels.size(); ++at) {
        if (std::ranges::all_of(elements, [&](const auto& element) { return element[at] == at; })) continue;
        number[at] = static_cast<group::StabilizerChain::Small>(moved.size());
        moved.push_back(static_cast<group::StabilizerChain::Small>(at));
    }
    for (auto& element : elements) {
        group::StabilizerChain::Row row;
        for (const auto at : moved) row.push_back(number[element[at]]);
        element = std::move(row);
    }
    std::string left;
    for (const auto at : moved) left += labels[at];
    labels = std::move(left);
    return elements;
}

// The action of the generators on the rest and on these signs, two distinguishable points for each.
std::vector<group::Permutation> visible_generators(const PermutationGroup& group,
                                                   const std::vector<std::size_t>& signs) {
    const auto points = group.rest_points().size();
    std::vector<group::Permutation> made;
    for (std::size_t g = 0; g < group.generators().size(); ++g) {
        auto p = group.in_rest(group.generators()[g]);
        p.resize(points);
        for (const auto piece : signs) {
            const auto at = static_cast<group::Point>(p.size());
            const group::Point odd = group::is_odd(group.pieces()[piece].on.actions[g]) ? 1 : 0;
            p.push_back(at + odd);
            p.push_back(at + 1 - odd);
        }
        made.push_back(std::move(p));
    }
    return made;
}

std::vector<group::StabilizerChain::Row> strong_generators_from(const group::StabilizerChain& chain,
                                                                std::size_t level) {
    std::vector<group::StabilizerChain::Row> made;
    if (level < chain.levels().size())
        for (const auto number : chain.levels()[level].generators) made.push_back(chain.strong_generators()[number]);
    return made;
}

}  // namespace

std::optional<Colourings> colourings(const CubeGroup& of, std::size_t most_listed, StopToken stop) {
    const auto appearances = appearances_of(of);
    const auto& pieces = of.group.pieces();
    Colourings answer{1};
    std::vector<std::size_t> signs;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].kind != PieceKind::giant) continue;
        answer.count *= orbit_of_giant(appearances[i]);
        if (all_differ(appearances[i])) signs.push_back(i);
    }
    auto rest = rest_appearance(of.group, appearances);
    for (std::size_t i = 0; i < signs.size(); ++i) add_piece(rest, {"even", "odd"});

    const auto chain =
        group::StabilizerChain::of(visible_generators(of.group, signs), rest.labels.size(), rest.unique, stop);
    if (!chain) return std::nullopt;
    answer.is_proved = of.group.is_proved() && chain->is_proved();
    for (std::size_t i = 0; i < rest.unique.size(); ++i) answer.count *= chain->levels()[i].orbit.size();
    const auto by = on_moved_points(strong_generators_from(*chain, rest.unique.size()), rest.labels);
    const auto listed = orbit_of_labels(rest.labels, by, most_listed, stop);
    if (!listed) return std::nullopt;
    answer.count *= *listed;
    answer.is_whole = *listed <= most_listed;
    return answer;
}

}  // namespace cubelang::groups
