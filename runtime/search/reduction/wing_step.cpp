#include <cstring>

#include "runtime/search/reduction/five.hpp"
#include "runtime/search/reduction/neighbourhood.hpp"

namespace cubelang::search::reduction {
namespace {

View paired() {
    View view;
    for (std::size_t i = 0; i < view.companions.size(); ++i) view.companions[i] = static_cast<std::uint8_t>(i);
    return view;
}

// Each wing beside its middle edge; centres anywhere.
class WingStep final : public Step {
public:
    explicit WingStep(const Five& five)
        : Step(five, turns_with(five.puzzle(), Quarter::all), Edges::companions, points_of_ruf),
          pairs_(five.puzzle(), five.wings(), turns()),
          neighbourhood_({paired()}, five.puzzle(), turns(), Neighbourhood::usual_size, by_turns(),
                         [this](const View& view) { return key(view); }) {}

    [[nodiscard]] std::uint64_t key(const View& view) const override {
        std::array<std::uint64_t, 3> companions{};
        static_assert(sizeof companions == sizeof view.companions);
        std::memcpy(companions.data(), view.companions.data(), sizeof companions);
        KeyMaker key;
        for (const auto eight : companions) key << eight;
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

}  // namespace cubelang::search::reduction
