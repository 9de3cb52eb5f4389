#pragma once
// Linear equations over GF(2), one at a time.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace cubelang::groups {

class Equations {
public:
    explicit Equations(int unknowns);
    /// Adds the equation: the sum of these unknowns (repeated ones cancel) is `right`.
    void add(std::span<const int> unknowns, bool right);
    /// The number of equations whose left side is a sum of others.
    [[nodiscard]] int dependent() const { return dependent_; }
    /// A solution, if there is one.
    [[nodiscard]] std::optional<std::vector<bool>> solution() const;

private:
    using Row = std::vector<std::uint64_t>;
    [[nodiscard]] bool has(const Row& row, int unknown) const {
        return (row[static_cast<std::size_t>(unknown) / 64] >> (unknown % 64) & 1U) != 0;
    }
    [[nodiscard]] int first_in(const Row& row) const;
    [[nodiscard]] Row reduced(Row row) const;

    int unknowns_;
    std::vector<Row> pivots_;  ///< indexed by first unknown; may be empty. The last bit is the right side
    int dependent_ = 0;
    bool contradictory_ = false;
};

}  // namespace cubelang::groups
