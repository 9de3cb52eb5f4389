#include "runtime/algebra/group/section.hpp"

#include <algorithm>

namespace cubelang::group {
namespace {

using Piece = PermutationGroup::Piece;

void act(const Piece& piece, const Permutation& action, Permutation& whole) {
    for (Point i = 0; i < action.size(); ++i) whole[piece.on.points[i]] = piece.on.points[action[i]];
}

}  // namespace

std::vector<std::size_t> giants_of(const PermutationGroup& group) {
    std::vector<std::size_t> made;
    for (std::size_t i = 0; i < group.pieces().size(); ++i)
        if (group.pieces()[i].kind == Piece::Kind::giant) made.push_back(i);
    return made;
}

std::vector<const Piece*> copies_of(const PermutationGroup& group, std::size_t number) {
    std::vector<const Piece*> made;
    for (const auto& piece : group.pieces())
        if (piece.kind == Piece::Kind::copy && piece.original == number) made.push_back(&piece);
    return made;
}

Section::Section(const PermutationGroup& group, std::vector<std::size_t> giants)
    : group_(&group), giants_(std::move(giants)), index_of_(group.degree(), 0), index_in_piece_(group.degree()) {
    const auto leave_out = [this](const Piece& piece) {
        for (const auto point : piece.on.points) index_of_[point] = none;
    };
    for (const auto number : giants_) {
        const auto& piece = group.pieces()[number];
        leave_out(piece);
        for (const auto* copy : copies_of(group, number)) leave_out(*copy);
        for (Point i = 0; i < piece.on.degree(); ++i) index_in_piece_[piece.on.points[i]] = i;
    }
    for (Point i = 0; i < group.degree(); ++i) {
        if (index_of_[i] == none) continue;
        index_of_[i] = static_cast<Point>(points_.size());
        points_.push_back(i);
    }
}

Permutation Section::on_giant(const Permutation& p, std::size_t n) const {
    return restricted(p, group_->pieces()[giants_[n]].on.points, index_in_piece_);
}

Permutation Section::of(const Permutation& p) const {
    auto made = restricted(p, points_, index_of_);
    for (std::size_t n = 0; n < giants_.size(); ++n) {
        const Point odd = is_odd(on_giant(p, n)) ? 1 : 0, at = sign_point(n);
        made.push_back(at + odd);
        made.push_back(at + 1 - odd);
    }
    return made;
}

std::vector<Permutation> Section::generators() const {
    std::vector<Permutation> made;
    for (const auto& generator : group_->generators()) made.push_back(of(generator));
    std::ranges::sort(made);
    made.erase(std::unique(made.begin(), made.end()), made.end());
    std::erase_if(made, is_identity);
    return made;
}

Permutation Section::whole(const Permutation& here, std::span<const Permutation> on_giants) const {
    auto made = identity(group_->degree());
    for (std::size_t i = 0; i < points_.size(); ++i) made[points_[i]] = points_[here[i]];
    for (std::size_t n = 0; n < giants_.size(); ++n) {
        act(group_->pieces()[giants_[n]], on_giants[n], made);
        for (const auto* copy : copies_of(*group_, giants_[n]))
            act(*copy, conjugate(on_giants[n], copy->from_original), made);
    }
    return made;
}

}  // namespace cubelang::group
