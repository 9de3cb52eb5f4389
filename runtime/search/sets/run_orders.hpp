#pragma once
// Words in which the turns of a commuting run come in every order, for measures that depend on it. (The canonical words
// of space/generators.hpp have one order.) No run can be written in fewer turns, and none has more than four. On an odd
// cube fewer turns and a rotation of the whole cube count as well: r L' is no run.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/search/space/generators.hpp"

namespace cubelang::search::sets {

class RunOrders {
public:
    using Step = GeneratorWords::Step;
    static constexpr std::uint32_t start = 0;
    static constexpr std::size_t longest_run = 4;

    RunOrders(std::span<const Generator> generators, int n);

    /// The possible next steps.
    [[nodiscard]] std::span<const Step> after(std::uint32_t node) const { return after_[node]; }
    /// Is this one of the words?
    [[nodiscard]] bool contain(std::span<const std::uint16_t> word) const;

private:
    std::size_t generators_;
    std::vector<std::vector<Step>> after_;
    std::vector<std::uint32_t> next_;  ///< for each node and generator; `start` after the last turn of a run
};

}  // namespace cubelang::search::sets
