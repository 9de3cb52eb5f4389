#include "runtime/algebra/group/section.hpp"

#include "runtime/algebra/group/blocks.hpp"
#include "runtime/algebra/group/giants.hpp"
#include "runtime/algebra/group/random_generation.hpp"

namespace cubelang::group {
namespace {

using Piece = PermutationGroup::Piece;

constexpr std::size_t most_searched_for_blocks = 1000;  // points: the time grows with their square

void act(const Piece& piece, const Permutation& action, Permutation& whole) {
    for (Point i = 0; i < action.size(); ++i) whole[piece.on.points[i]] = piece.on.points[action[i]];
}

bool has_odd(const PermutationGroup& group) { return std::ranges::any_of(group.generators(), is_odd); }

Permutation drawn_with_sign(const PermutationGroup& group, bool odd, std::uint64_t& seed) {
    auto made = group.random(seed);
    while (is_odd(made) != odd) made = group.random(seed);
    return made;
}

// The signs of giants on which no odd elements are allowed.
std::vector<Point> fixed_sign_points(const Section& section, const OnGiants& on_giants) {
    std::vector<Point> points;
    for (std::size_t n = 0; n < on_giants.size(); ++n)
        if (!has_odd(*on_giants[n])) points.push_back(section.sign_point(n));
    return points;
}

// An element that fixes the first `fixed` base points.
Permutation draw(const Section& section, const StabilizerChain& here, std::size_t fixed, const OnGiants& on_giants,
                 std::uint64_t& seed) {
    const auto element = here.random(seed, fixed);
    std::vector<Permutation> actions;
    for (std::size_t n = 0; n < on_giants.size(); ++n) {
        const auto sign = section.sign_point(n);
        actions.push_back(drawn_with_sign(*on_giants[n], element[sign] != sign, seed));
    }
    return section.whole(element, actions);
}

Integer order_of(const Integer& here, const OnGiants& on_giants) {
    auto order = here;
    for (const auto& group : on_giants) order *= has_odd(*group) ? Integer(group->order() / 2) : group->order();
    return order;
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

Permutation Signs::System::action(const Permutation& p) const {
    Permutation made;
    for (const auto& block : blocks) made.push_back(block_of[p[block.front()]]);
    return made;
}

bool Signs::System::is_kept(const Permutation& p) const {
    const auto images = action(p);
    for (Point number = 0; number < blocks.size(); ++number)
        for (const auto point : blocks[number])
            if (block_of[p[point]] != images[number]) return false;
    return true;
}

Signs::System Signs::system(std::vector<std::vector<Point>> blocks) const {
    System made{std::move(blocks), std::vector<Point>(degree_)};
    for (Point number = 0; number < made.blocks.size(); ++number)
        for (const auto point : made.blocks[number]) made.block_of[point] = number;
    return made;
}

Signs::Signs(std::span<const Permutation> generators, std::span<const Permutation> of_other, std::size_t degree)
    : degree_(degree) {
    for (auto& orbit : constituents(generators, degree)) {
        std::vector<std::vector<Point>> single;
        for (const auto point : orbit.points) single.push_back({point});
        systems_.push_back(system(std::move(single)));
        if (orbit.degree() > most_searched_for_blocks) continue;
        for (auto& blocks : minimal_blocks({std::move(orbit)})) {
            auto made = system(std::move(blocks));
            if (std::ranges::all_of(of_other, [&](const auto& p) { return made.is_kept(p); }))
                systems_.push_back(std::move(made));
        }
    }
}

std::vector<Point> Signs::points() const {
    std::vector<Point> made;
    for (std::size_t i = 0; i < systems_.size(); ++i) made.push_back(static_cast<Point>(degree_ + 2 * i));
    return made;
}

std::vector<bool> Signs::of(const Permutation& p) const {
    std::vector<bool> odd;
    for (const auto& each : systems_) odd.push_back(is_odd(each.action(p)));
    return odd;
}

Permutation Signs::added_to(Permutation p) const {
    for (const bool is_odd : of(p)) {
        const Point odd = is_odd ? 1 : 0, at = static_cast<Point>(p.size());
        p.push_back(at + odd);
        p.push_back(at + 1 - odd);
    }
    return p;
}

Permutation Signs::taken_from(Permutation p) const {
    p.resize(degree_);
    return p;
}

std::optional<StabilizerChain> Section::chain(std::span<const Point> base, StopToken stop, const Signs* signs) const {
    const auto here = [&](const Permutation& p) { return signs != nullptr ? signs->added_to(of(p)) : of(p); };
    const auto points = signs != nullptr ? signs->degree() : degree();
    if (!group_->is_proved()) {
        std::vector<Permutation> generators;
        for (const auto& generator : group_->generators()) generators.push_back(here(generator));
        return StabilizerChain::of(generators, points, base, stop);
    }
    auto order = group_->order();
    for (const auto number : giants_) order /= factorial(group_->pieces()[number].on.degree()) / 2;
    std::uint64_t seed = 1;
    return StabilizerChain::drawn(
        order, [&] { return here(group_->random(seed)); }, points, base, stop);
}

namespace {

SubgroupOrUnfinished assembled(const Section& section, const StabilizerChain& here, std::size_t fixed,
                               const OnGiants& on_giants, StopToken stop) {
    std::uint64_t seed = 1;
    auto made = section.giants().empty() && here.is_proved()
                    ? PermutationGroup::of(here, fixed, stop)
                    : group_from_random_elements(
                          section.group().degree(), order_of(here.order(fixed), on_giants),
                          [&] { return draw(section, here, fixed, on_giants, seed); }, stop);
    if (!made) return Unfinished{true, 0};
    made->inherit_proof(section.group());
    return std::move(*made);
}

}  // namespace

SubgroupOrUnfinished assembled(const Section& section, const FoundSubgroup& here, const OnGiants& on_giants,
                               StopToken stop) {
    const auto chain =
        StabilizerChain::of(here.generators, section.degree(), {}, stop, StabilizerChain::longest_proof, here.order);
    if (!chain) return Unfinished{true, 0};
    return assembled(section, *chain, 0, on_giants, stop);
}

SubgroupOrUnfinished subgroup_with(const Section& section, const SubgroupConditions& conditions, StopToken stop) {
    auto base = fixed_sign_points(section, conditions.on_giants);
    base.insert(base.end(), conditions.fixed.begin(), conditions.fixed.end());
    const auto from = base.size();
    base.insert(base.end(), conditions.searched.begin(), conditions.searched.end());
    const auto chain = section.chain(base, stop);
    if (!chain) return Unfinished{true, 0};
    if (conditions.searched.empty()) return assembled(section, *chain, from, conditions.on_giants, stop);
    auto found = search_subgroup(*chain, {from, base.size()}, *conditions.condition, stop);
    if (const auto* unfinished = std::get_if<Unfinished>(&found)) return *unfinished;
    return assembled(section, std::get<FoundSubgroup>(found), conditions.on_giants, stop);
}

}  // namespace cubelang::group
