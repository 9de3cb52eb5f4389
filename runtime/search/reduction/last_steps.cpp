#include <bit>
#include <cstring>

#include "runtime/search/reduction/five.hpp"
#include "runtime/search/reduction/neighbourhood.hpp"

namespace cubelang::search::reduction {
namespace {

// The points of the faces R, F, L, B.
constexpr PointSet sides = 0xF0FF0F;

View solved() {
    View view{.x = points_of_ruf, .t = points_of_ruf};
    for (std::size_t i = 0; i < view.companions.size(); ++i) view.companions[i] = static_cast<std::uint8_t>(i);
    return view;
}

void add_companions(KeyMaker& key, const View& view) {
    std::array<std::uint64_t, 3> companions{};
    static_assert(sizeof companions == sizeof view.companions);
    std::memcpy(companions.data(), view.companions.data(), sizeof companions);
    for (const auto eight : companions) key << eight;
}

// Pairs the edges between U and D, and brings the side centres into upright bars: the arrangements that half turns of
// inner layers across R and F make of solved centres.
class UprightStep final : public Step {
public:
    explicit UprightStep(const Five& five)
        : Step(five, turns_with(five.puzzle(), Quarter::faces_u), Edges::companions, points_of_ruf),
          belt_(edges_around(cube::Axis::y)),
          centres_(ends(five), five.puzzle(), turns(), Neighbourhood::everything, by_turns(), centre_key),
          pairs_({solved()}, five.puzzle(), turns(), Neighbourhood::everything, by_turns(),
                 [this](const View& view) { return pair_key(view); }),
          neighbourhood_(ends(five), five.puzzle(), turns(), Neighbourhood::usual_size, by_turns(),
                         [this](const View& view) { return key(view); }) {}

    [[nodiscard]] std::uint64_t key(const View& view) const override {
        return (KeyMaker() << centre_key(view) << pair_key(view)).key();
    }
    [[nodiscard]] double distance(const View& view) const override {
        return neighbourhood_.distance(key(view), [&] {
            const auto none = [] { return 0; };
            return centres_.distance(centre_key(view), none) + 0.5 * pairs_.distance(pair_key(view), none);
        });
    }

private:
    [[nodiscard]] static std::vector<View> ends(const Five& five) {
        auto all = reachable_views(
            {solved()}, turns_with(five.puzzle(), Quarter::faces_u_alone),
            [&five](const View& view, std::size_t turn) { return five.turned(view, turn, Edges::none); }, centre_key);
        for (auto& view : all) view.companions = solved().companions;
        return all;
    }
    [[nodiscard]] static std::uint64_t centre_key(const View& view) {
        return (KeyMaker() << (view.x & sides) << (view.t & sides)).key();
    }
    [[nodiscard]] std::uint64_t pair_key(const View& view) const {
        KeyMaker key;
        for (PointSet left = belt_; left != 0; left &= left - 1) key << view.companions[std::countr_zero(left)];
        return key.key();
    }

    PointSet belt_;
    Neighbourhood centres_, pairs_, neighbourhood_;
};

class FinalStep final : public Step {
public:
    explicit FinalStep(const Five& five)
        : Step(five, turns_with(five.puzzle(), Quarter::faces_u_alone), Edges::companions, points_of_ruf),
          centres_(
              {solved()}, five.puzzle(), turns(), Neighbourhood::everything,
              [&five](const View& view, std::size_t turn) { return five.turned(view, turn, Edges::none); }, centre_key),
          pairs_(five.puzzle(), five.wings(), turns()),
          neighbourhood_({solved()}, five.puzzle(), turns(), Neighbourhood::usual_size, by_turns(),
                         [this](const View& view) { return key(view); }) {}

    [[nodiscard]] std::uint64_t key(const View& view) const override {
        KeyMaker key;
        key << (std::uint64_t{view.x} << 32U | view.t);
        add_companions(key, view);
        return key.key();
    }
    [[nodiscard]] double distance(const View& view) const override {
        return neighbourhood_.distance(key(view), [&] {
            const double centres = centres_.distance(centre_key(view), [] { return 0; });
            return neighbourhood_.depth() + 1 + centre_weight * centres + pairs_.distance(view.companions);
        });
    }

private:
    static constexpr double centre_weight = 4;
    [[nodiscard]] static std::uint64_t centre_key(const View& view) { return (KeyMaker() << view.x << view.t).key(); }

    Neighbourhood centres_;
    PairTables pairs_;
    Neighbourhood neighbourhood_;
};

// Each wing beside its middle edge; centres anywhere.
class WingStep final : public Step {
public:
    explicit WingStep(const Five& five)
        : Step(five, turns_with(five.puzzle(), Quarter::all), Edges::companions, points_of_ruf),
          pairs_(five.puzzle(), five.wings(), turns()),
          neighbourhood_({solved()}, five.puzzle(), turns(), Neighbourhood::usual_size, by_turns(),
                         [this](const View& view) { return key(view); }) {}

    [[nodiscard]] std::uint64_t key(const View& view) const override {
        KeyMaker key;
        add_companions(key, view);
        return key.key();
    }
    [[nodiscard]] double distance(const View& view) const override {
        return neighbourhood_.distance(key(view),
                                       [&] { return neighbourhood_.depth() + 1 + pairs_.distance(view.companions); });
    }

private:
    PairTables pairs_;
    Neighbourhood neighbourhood_;
};

}  // namespace

void add_wing_step(const Five& five, Steps& steps) { steps.push_back(std::make_unique<WingStep>(five)); }

void add_last_steps(const Five& five, Steps& steps) {
    steps.push_back(std::make_unique<UprightStep>(five));
    steps.push_back(std::make_unique<FinalStep>(five));
}

}  // namespace cubelang::search::reduction
