#pragma once
// Random elements of a group by product replacement (Celler, Leedham-Green, Murray, Niemeyer and O'Brien, 1995). They
// are random enough for a search whose results are then proved.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"

namespace cubelang::group {

/// Applies the same sequence of products at each run, so that runs on different actions of the generators correspond.
class RandomWords {
public:
    RandomWords(std::size_t generators, std::size_t samples, std::uint64_t seed = 1);

    /// Calls visit(element) for each sample until it returns false. There is at least one generator.
    template <class Visit>
    void run(std::span<const Permutation> generators, Visit visit) const {
        Run all(generators, slots_);
        auto seed = seed_;
        for (std::size_t i = 0; i < warm_up_ + samples_; ++i) {
            all.take(next_step(seed));
            if (i >= warm_up_ && !visit(all.element)) return;
        }
    }

private:
    struct Step {
        std::uint32_t slot, by;
        bool inverse, from_left;
    };
    [[nodiscard]] Step next_step(std::uint64_t& seed) const;
    struct Run {
        Run(std::span<const Permutation> generators, std::size_t count);
        void take(const Step& step);
        std::vector<Permutation> slots;
        Permutation element;
    };
    std::size_t slots_, warm_up_, samples_;
    std::uint64_t seed_;
};

}  // namespace cubelang::group
