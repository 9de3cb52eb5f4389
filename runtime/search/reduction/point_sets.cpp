#include "runtime/search/reduction/point_sets.hpp"

#include <algorithm>

namespace cubelang::search::reduction {
PointMap::PointMap(const perm::Block& block) {
    std::copy_n(block.to.begin(), to_.size(), to_.begin());
    if (block == perm::identity()) return;
    const auto sets = std::make_shared<Sets>();
    for (std::size_t byte = 0; byte < 3; ++byte)
        for (std::size_t set = 0; set < 256; ++set)
            for (std::size_t i = 0; i < 8; ++i)
                if ((set >> i & 1U) != 0) (*sets)[byte][set] |= PointSet{1} << to_[8 * byte + i];
    sets_ = sets;
}

namespace {

// n over k
std::uint32_t choices(std::uint32_t n, std::uint32_t k) {
    if (k > n) return 0;
    std::uint32_t count = 1;
    for (std::uint32_t i = 0; i < k; ++i) count = count * (n - i) / (i + 1);
    return count;
}

}  // namespace

SetRanks::SetRanks(std::size_t points) : size_(choices(perm::block_points, static_cast<std::uint32_t>(points))) {
    for (std::uint32_t set = 0; set < 256; ++set) counts_[set] = static_cast<std::uint8_t>(std::popcount(set));
    for (std::uint32_t byte = 0; byte < 3; ++byte)
        for (std::uint32_t before = 0; before <= most_points; ++before)
            for (std::uint32_t set = 0; set < 256; ++set) {
                auto count = before;
                for (std::uint32_t i = 0; i < 8; ++i)
                    if ((set >> i & 1U) != 0) sums_[byte][before][set] += choices(8 * byte + i, ++count);
            }
}

FourPerAxis::FourPerAxis() {
    std::uint8_t next = 0;
    for (std::size_t set = 0; set < 256; ++set)
        if (std::popcount(set) == 4) numbers_[set] = next++;
}

}  // namespace cubelang::search::reduction
