#include "runtime/search/reduction/neighbourhood.hpp"
#include "runtime/search/reduction/step.hpp"
#include "runtime/search/reduction/step_tables.hpp"
#include "runtime/search/reduction/tables.hpp"

namespace cubelang::search::reduction {
namespace {

// The centres of two opposite colours to their faces; an even number of quarter turns of inner layers, if that is what
// counts.
class CentreStep final : public Step {
public:
    CentreStep(const Five& five, Quarter quarter, PointSet wanted, SetTable::Parity parity)
        : Step(five, turns_with(five.puzzle(), quarter), Edges::none, wanted),
          parity_(parity),
          x_(five.puzzle(), five.x(), turns(), {wanted}, parity),
          t_(five.puzzle(), five.t(), turns(), {wanted}, parity),
          near_end_({{.x = wanted, .t = wanted}}, turns(), Neighbourhood::usual_size, by_turns(),
                    [this](const View& view) { return key(view); }) {}

    [[nodiscard]] std::uint64_t key(const View& view) const override {
        return (KeyMaker() << view.x << view.t << (is_odd(view) ? 1U : 0U)).key();
    }
    [[nodiscard]] double distance(const View& view) const override {
        return near_end_.distance(key(view), [&] { return x_(view.x, is_odd(view)) + t_(view.t, is_odd(view)); });
    }

private:
    [[nodiscard]] bool is_odd(const View& view) const { return parity_ == SetTable::Parity::counted && view.odd; }

    SetTable::Parity parity_;
    SetTable x_, t_;
    Neighbourhood near_end_;
};

}  // namespace

void add_centre_steps(const Five& five, Steps& steps) {
    steps.push_back(std::make_unique<CentreStep>(five, Quarter::all, wanted_sets[0], SetTable::Parity::ignored));
    steps.push_back(
        std::make_unique<CentreStep>(five, Quarter::faces_and_x, wanted_sets[1], SetTable::Parity::counted));
}

}  // namespace cubelang::search::reduction
