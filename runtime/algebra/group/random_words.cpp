#include "runtime/algebra/group/random_words.hpp"

#include <algorithm>

#include "runtime/base/split_mix.hpp"

namespace cubelang::group {
namespace {

constexpr std::size_t least_slots = 10, least_warm_up = 60, warm_up_of_slot = 4;

}  // namespace

RandomWords::RandomWords(std::size_t generators, std::size_t samples, std::uint64_t seed)
    : slots_(std::max(least_slots, generators)),
      warm_up_(std::max(least_warm_up, warm_up_of_slot * slots_)),
      samples_(samples),
      seed_(seed) {}

RandomWords::Step RandomWords::next_step(std::uint64_t& seed) const {
    Step step{};
    step.slot = static_cast<std::uint32_t>(split_mix(seed) % slots_);
    step.by = static_cast<std::uint32_t>(split_mix(seed) % (slots_ - 1));
    if (step.by >= step.slot) ++step.by;  // never the same slot
    step.inverse = split_mix(seed) % 2 == 0;
    step.from_left = split_mix(seed) % 2 == 0;
    return step;
}

RandomWords::Run::Run(std::span<const Permutation> generators, std::size_t count)
    : element(identity(generators[0].size())) {
    for (std::size_t i = 0; i < count; ++i) slots.push_back(generators[i % generators.size()]);
}

void RandomWords::Run::take(const Step& step) {
    auto& slot = slots[step.slot];
    const auto& by = slots[step.by];
    const auto factor = step.inverse ? inverse(by) : by;
    slot = step.from_left ? product(factor, slot) : product(slot, factor);
    element = step.from_left ? product(slot, element) : product(element, slot);
}

}  // namespace cubelang::group
