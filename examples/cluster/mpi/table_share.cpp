#include <bit>
#include <utility>

#include "examples/cluster/mpi/share.hpp"

namespace cubelang::cluster {
namespace {

constexpr std::uint64_t low_bits = 0x5555555555555555;
constexpr unsigned states_a_word = 32;

// Of each state: 0 not met, 1 behind, 2 of this level, 3 of the next.
class TableShare final : public Share {
public:
    explicit TableShare(std::uint64_t size) : words_(size / states_a_word + 1) {}

    void meet(std::span<const Own> states) override {
        for (const auto state : states) {
            auto& word = words_[state / states_a_word];
            const auto shift = 2 * (state % states_a_word);
            const bool is_new = (word >> shift & 3U) == 0;
            word |= (is_new ? std::uint64_t{3} : 0) << shift;
            met_ += is_new;
        }
    }
    void walk(std::size_t most, std::vector<Own>& states) override {
        for (const auto enough = states.size() + most; at_ < words_.size() && states.size() < enough; ++at_)
            for (auto now = (words_[at_] >> 1U) & ~words_[at_] & low_bits; now != 0; now &= now - 1)
                states.push_back(at_ * states_a_word + static_cast<unsigned>(std::countr_zero(now)) / 2);
    }
    std::uint64_t advance() override {
        for (auto& word : words_) {
            const auto high = word >> 1U & low_bits, low = word & low_bits;
            word = (high & low) << 1U | (high ^ low);
        }
        at_ = 0;
        return std::exchange(met_, 0);
    }
    [[nodiscard]] std::size_t bytes() const override { return words_.size() * sizeof words_[0]; }

private:
    std::vector<std::uint64_t> words_;
    std::size_t at_ = 0;  ///< the word to be walked through next
    std::uint64_t met_ = 0;
};

}  // namespace

std::unique_ptr<Share> table_share(std::uint64_t size) { return std::make_unique<TableShare>(size); }

}  // namespace cubelang::cluster
