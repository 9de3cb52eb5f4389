#include "runtime/cube/groups/equations.hpp"

#include <bit>

namespace cubelang::groups {

Equations::Equations(int unknowns) : unknowns_(unknowns), pivots_(static_cast<std::size_t>(unknowns)) {}

// The first unknown in the row, in bit order; `unknowns_` if the row has no unknowns.
int Equations::first_in(const Row& row) const {
    for (std::size_t word = 0; word < row.size(); ++word)
        if (row[word] != 0) return std::min(unknowns_, static_cast<int>(word * 64) + std::countr_zero(row[word]));
    return unknowns_;
}

Equations::Row Equations::reduced(Row row) const {
    for (int first = first_in(row); first < unknowns_; first = first_in(row)) {
        const auto& pivot = pivots_[first];
        if (pivot.empty()) break;
        for (std::size_t word = 0; word < row.size(); ++word) row[word] ^= pivot[word];
    }
    return row;
}

void Equations::add(std::span<const int> unknowns, bool right) {
    Row row(static_cast<std::size_t>(unknowns_) / 64 + 1);
    const auto flip = [&](int bit) { row[static_cast<std::size_t>(bit) / 64] ^= std::uint64_t{1} << (bit % 64); };
    for (const int unknown : unknowns) flip(unknown);
    if (right) flip(unknowns_);
    row = reduced(std::move(row));
    const int first = first_in(row);
    if (first < unknowns_) {
        pivots_[first] = std::move(row);
        return;
    }
    ++dependent_;
    contradictory_ = contradictory_ || has(row, unknowns_);
}

// Solves from the last unknown to the first; one without a pivot is free, and 0.
std::optional<std::vector<bool>> Equations::solution() const {
    if (contradictory_) return std::nullopt;
    std::vector<bool> values(static_cast<std::size_t>(unknowns_));
    for (int unknown = unknowns_ - 1; unknown >= 0; --unknown) {
        const auto& row = pivots_[unknown];
        if (row.empty()) continue;
        bool value = has(row, unknowns_);
        for (int later = unknown + 1; later < unknowns_; ++later) value ^= has(row, later) && values[later];
        values[unknown] = value;
    }
    return values;
}

}  // namespace cubelang::groups
