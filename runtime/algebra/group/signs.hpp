#pragma once
// Which signs of giants go with which: linear algebra over GF(2).

#include <cstdint>
#include <vector>

namespace cubelang::group {

/// Rows of bits, of which some are chosen as a basis.
class SignBasis {
public:
    /// Of which rows of the basis (by the order of their choice) this row is the sum; if of none, it is chosen, and is
    /// the sum of itself.
    std::vector<std::uint32_t> add(const std::vector<bool>& row);
    [[nodiscard]] std::size_t rank() const { return rows_.size(); }

private:
    struct Reduced {
        std::vector<bool> row, sum;  ///< the row, and of which chosen ones it is the sum
        std::size_t pivot;
    };
    std::vector<Reduced> rows_;
};

}  // namespace cubelang::group
