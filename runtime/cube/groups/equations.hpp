#pragma once
// Linear equations over GF(2), one at a time.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace cubelang::full_group {

class Equations {
public:
    explicit Equations(int unknowns);
    /// The sum of these unknowns (each that is named twice left out) is `right`.
    void add(std::span<const int> unknowns, bool right);
    /// How many of those added say on the left what others say together.
    [[nodiscard]] int dependent() const { return dependent_; }
    /// Some solution, if there is one.
    [[nodiscard]] std::optional<std::vector<bool>> solution() const;

private:
    using Row = std::vector<std::uint64_t>;
    [[nodiscard]] bool has(const Row& row, int unknown) const {
        return (row[static_cast<std::size_t>(unknown) / 64] >> (unknown % 64) & 1U) != 0;
    }
    [[nodiscard]] int first_in(const Row& row) const;
    [[nodiscard]] Row reduced(Row row) const;

    int unknowns_;
    std::vector<Row> pivots_;  ///< by its first unknown; empty where there is none. The right side is one bit more
    int dependent_ = 0;
    bool contradictory_ = false;
};

}  // namespace cubelang::full_group
