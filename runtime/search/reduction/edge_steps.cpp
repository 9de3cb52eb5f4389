#include <algorithm>
#include <bit>

#include "runtime/search/reduction/five.hpp"
#include "runtime/search/reduction/neighbourhood.hpp"

namespace cubelang::search::reduction {
namespace {

// The centres of two opposite colours on their faces; with counted parity, also an even number of quarter turns of
// inner layers.
class CentreStep final : public Step {
public:
    CentreStep(const Five& five, Quarter quarter, PointSet wanted, SetTable::Parity parity)
        : Step(five, turns_with(five.puzzle(), quarter), Edges::none, wanted),
          parity_(parity),
          x_(five.puzzle(), five.x(), turns(), {wanted}, parity),
          t_(five.puzzle(), five.t(), turns(), {wanted}, parity),
          neighbourhood_({{.x = wanted, .t = wanted}}, five.puzzle(), turns(), Neighbourhood::usual_size, by_turns(),
                         [this](const View& view) { return key(view); }) {}

    [[nodiscard]] std::uint64_t key(const View& view) const override {
        return (KeyMaker() << view.x << view.t << (is_odd(view) ? 1U : 0U)).key();
    }
    [[nodiscard]] double distance(const View& view) const override {
        return neighbourhood_.distance(key(view), [&] { return x_(view.x, is_odd(view)) + t_(view.t, is_odd(view)); });
    }

private:
    [[nodiscard]] bool is_odd(const View& view) const { return parity_ == SetTable::Parity::counted && view.odd; }

    SetTable::Parity parity_;
    SetTable x_, t_;
    Neighbourhood neighbourhood_;
};

// Chosen edges, with their wings, in certain places; the centres of two faces where turns of the next step can solve
// them.
class EdgeStep : public Step {
public:
    [[nodiscard]] double distance(const View& view) const override {
        const auto edges = (KeyMaker() << view.wings << view.middles).key();
        return x_(view.x & faces_) + t_(view.t & faces_) +
               neighbourhood_.distance(edges, [&] { return wings_left(view.wings) + middles_(view.middles); });
    }

protected:
    EdgeStep(const Five& five, Quarter now, Quarter then, Edges edges, PointSet goal, cube::Face face)
        : Step(five, turns_with(five.puzzle(), now), edges, points_of_ruf),
          faces_(PointSet{0xF00F} << 4 * static_cast<unsigned>(face)),
          x_(five.puzzle(), five.x(), turns(), goals(five.x(), then)),
          t_(five.puzzle(), five.t(), turns(), goals(five.t(), then)),
          middles_(five.puzzle(), five.middles(), turns(), {goal}),
          neighbourhood_(
              {{.wings = goal, .middles = goal}}, five.puzzle(), turns(), Neighbourhood::usual_size,
              [&five](const View& view, std::size_t turn) { return five.turned(view, turn, Edges::chosen); },
              [](const View& view) { return (KeyMaker() << view.wings << view.middles).key(); }) {}
    [[nodiscard]] bool is_reachable(PointSet middles) const { return middles_.is_reachable(middles); }

    [[nodiscard]] static View with_edges(View view, PointSet middles) {
        view.middles = middles;
        view.wings = 0;
        for (PointSet left = middles; left != 0; left &= left - 1)
            view.wings |= PointSet{1} << view.companions[std::countr_zero(left)];
        return view;
    }

private:
    /// An estimate of the turns that bring them there.
    [[nodiscard]] virtual int wings_left(PointSet wings) const = 0;
    [[nodiscard]] std::vector<PointSet> goals(const Orbit& orbit, Quarter then) const {
        return set_orbit(orbit, turns_with(five().puzzle(), then), points_of_ruf & faces_);
    }

    PointSet faces_;
    SetTable x_, t_, middles_;
    Neighbourhood neighbourhood_;
};

// The points that edges reach without quarter turns of F and B: one for each edge.
PointSet oriented(const Five& five) {
    PointSet set = 1;
    for (const auto one : set_orbit(five.middles(), turns_with(five.puzzle(), Quarter::faces_but_f), 1)) set |= one;
    return set;
}

// Either point of an edge may be chosen as its orientation; its wings must agree with it.
class EdgeOrientationStep final : public EdgeStep {
public:
    explicit EdgeOrientationStep(const Five& five)
        : EdgeStep(five, Quarter::faces, Quarter::faces_but_f, Edges::chosen, oriented(five), cube::Face::f),
          oriented_(oriented(five)) {}
    [[nodiscard]] std::uint64_t key(const View& view) const override {
        return (KeyMaker() << view.x << view.t << view.wings << view.middles).key();
    }
    [[nodiscard]] std::vector<View> views(const FiveState& state) const override {
        const auto view = this->view(state);
        std::vector<View> all;
        for (std::uint32_t flipped = 0; flipped < 4096; ++flipped)
            if (const auto middles = with_flipped(flipped); is_reachable(middles))
                all.push_back(with_edges(view, middles));
        return all;
    }

private:
    // A table of 2.7 million sets would hardly guide better.
    [[nodiscard]] int wings_left(PointSet wings) const override { return 1 + std::popcount(wings & ~oriented_); }
    [[nodiscard]] PointSet with_flipped(std::uint32_t edges) const {
        PointSet set = 0;
        const auto& partners = wing_partners();
        for (PointSet left = oriented_; left != 0; left &= left - 1, edges >>= 1U) {
            const std::size_t point = std::countr_zero(left);
            set |= PointSet{1} << ((edges & 1U) != 0 ? partners[point] : point);
        }
        return set;
    }
    PointSet oriented_;
};

// Any four edges in the belt between U and D. The turns that are left can repair one in six of the arrangements of
// their wings there.
class BeltStep final : public EdgeStep {
public:
    explicit BeltStep(const Five& five)
        : EdgeStep(five, Quarter::faces_but_f, Quarter::faces_u, Edges::both, edges_around(cube::Axis::y),
                   cube::Face::r),
          wings_(five.puzzle(), five.wings(), turns(), {edges_around(cube::Axis::y)}),
          repairable_(ends(five), five.puzzle(), turns(), repairable_size, by_turns(), companion_key) {}
    [[nodiscard]] std::uint64_t key(const View& view) const override {
        return (KeyMaker() << view.x << view.t << companion_key(view)).key();
    }
    [[nodiscard]] double distance(const View& view) const override {
        const double turns = EdgeStep::distance(view);
        return std::max(turns, repairable_.distance(companion_key(view), [] { return 0; }));
    }
    [[nodiscard]] std::vector<View> views(const FiveState& state) const override {
        const auto view = this->view(state);
        std::vector<View> all;
        for (PointSet edges = 0; edges < 4096; ++edges)
            if (std::popcount(edges) == 4) all.push_back(with_edges(view, points_of(edges)));
        return all;
    }

private:
    static constexpr std::size_t repairable_size = 100000;

    [[nodiscard]] int wings_left(PointSet wings) const override { return wings_(wings); }
    [[nodiscard]] static std::uint64_t companion_key(const View& view) {
        KeyMaker key;
        key << view.middles;
        for (PointSet left = view.middles; left != 0; left &= left - 1) key << view.companions[std::countr_zero(left)];
        return key.key();
    }
    [[nodiscard]] static std::vector<View> ends(const Five& five) {
        View paired{.middles = edges_around(cube::Axis::y)};
        for (std::size_t i = 0; i < paired.companions.size(); ++i) paired.companions[i] = static_cast<std::uint8_t>(i);
        return reachable_views(
            {paired}, turns_with(five.puzzle(), Quarter::faces_u),
            [&five](const View& view, std::size_t turn) { return five.turned(view, turn, Edges::both); },
            companion_key);
    }
    [[nodiscard]] PointSet points_of(PointSet edges) const {
        PointSet set = 0;
        const auto& partners = wing_partners();
        for (std::size_t point = 0; point < partners.size(); ++point) {
            if (partners[point] < point) continue;
            if ((edges & 1U) != 0) set |= PointSet{1} << point | PointSet{1} << partners[point];
            edges >>= 1U;
        }
        return set;
    }

    SetTable wings_;
    Neighbourhood repairable_;
};

}  // namespace

void add_centre_steps(const Five& five, Steps& steps) {
    steps.push_back(std::make_unique<CentreStep>(five, Quarter::all, points_across[0], SetTable::Parity::ignored));
    steps.push_back(
        std::make_unique<CentreStep>(five, Quarter::faces_and_x, points_across[1], SetTable::Parity::counted));
}

void add_edge_steps(const Five& five, Steps& steps) {
    steps.push_back(std::make_unique<EdgeOrientationStep>(five));
    steps.push_back(std::make_unique<BeltStep>(five));
}

}  // namespace cubelang::search::reduction
