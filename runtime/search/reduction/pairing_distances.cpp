#include <algorithm>
#include <atomic>
#include <numeric>

#include "runtime/search/reduction/pairing.hpp"

namespace cubelang::search::reduction {
namespace {

constexpr std::uint8_t unknown = 0xFF;
// The last cost to be listed is the first one with this many pairings up to it.
constexpr std::uint64_t enough = 1'000'000;

const PairingNumbers& numbers() {
    static const PairingNumbers numbers;
    return numbers;
}

// Breadth first, by numbers.
class PairingTable {
public:
    PairingTable(const PhaseTurns& turns, const std::vector<PairingTurn>& pairing_turns, const SearchLimits& limits)
        : turns_(turns), pairing_turns_(pairing_turns), limits_(limits), table_(numbers().size(), unknown) {}

    Bytes make() {
        Pairing solved{};
        std::iota(solved.begin(), solved.end(), std::uint8_t{0});
        table_[numbers()(solved)] = 0;
        std::uint8_t cost = 0;
        for (std::uint64_t found = 1; found < enough && !limits_.stop.stop_requested();) found += reach(++cost);
        for (auto& known : table_) known = std::min<std::uint8_t>(known, cost + 1);
        return std::move(table_);
    }

private:
    [[nodiscard]] std::atomic_ref<std::uint8_t> entry(std::size_t number) { return std::atomic_ref(table_[number]); }
    [[nodiscard]] std::uint8_t known(std::size_t number) { return entry(number).load(std::memory_order_relaxed); }

    // The number of pairings at this cost.
    std::uint64_t reach(std::uint8_t cost) {
        run_tasks(table_.size() / PairingNumbers::rest, thread_count(limits_.threads), [&](std::size_t row, unsigned) {
            if (limits_.stop.stop_requested()) return;
            for (auto i = row * PairingNumbers::rest; i < (row + 1) * PairingNumbers::rest; ++i)
                if (known(i) < cost) reach_from(i, cost);
        });
        return static_cast<std::uint64_t>(std::count(table_.begin(), table_.end(), cost));
    }

    void reach_from(std::size_t number, std::uint8_t cost) {
        const auto here = known(number);
        if (here + most_cost < cost) return;
        const auto pairing = numbers().pairing(number);
        for (std::size_t turn = 0; turn < pairing_turns_.size(); ++turn) {
            if (here + turns_.turns[turn].generator.cost != cost) continue;
            const auto next = after(pairing, pairing_turns_[turn]);
            if (known(numbers()(next)) == unknown)
                numbers().for_each_number(next,
                                          [&](std::size_t to) { entry(to).store(cost, std::memory_order_relaxed); });
        }
    }

    const PhaseTurns& turns_;
    const std::vector<PairingTurn>& pairing_turns_;
    const SearchLimits& limits_;
    Bytes table_;
};

}  // namespace

PairingDistances::PairingDistances(const PhaseTurns& turns, const std::vector<PairingTurn>& pairing_turns,
                                   const SearchLimits& limits)
    : numbers_(numbers()), table_(PairingTable(turns, pairing_turns, limits).make()) {}

}  // namespace cubelang::search::reduction
