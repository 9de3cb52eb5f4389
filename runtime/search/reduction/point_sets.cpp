#include "runtime/search/reduction/points.hpp"

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

}  // namespace cubelang::search::reduction
