#pragma once
// For phase 2 on the supercube: how many of its moves bring home the corners, the slice's edges and the centres, of
// which U and D turn by any angle and the others by 180 degrees: 2768 * (24 * 256) distances of four bits.

#include <optional>

#include "runtime/search/cube3/centres.hpp"
#include "runtime/search/cube3/symmetry_classes.hpp"
#include "runtime/search/space/effort.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search::cube3 {

class CentreTable {
public:
    /// Nothing if it was stopped, or memory is short.
    [[nodiscard]] static std::optional<CentreTable> get(TableCache& cache, const Effort& effort);

    /// How many centres at the sides are turned by an odd number of quarters: phase 2 needs none.
    [[nodiscard]] static constexpr int count_of_odd_sides(Centres centres) {
        return (centres & 1) + (centres >> 4 & 1) + (centres >> 6 & 1) + (centres >> 10 & 1);
    }
    /// At most this; `order` is of the slice's edges.
    [[nodiscard]] int distance(int corners, int order, Centres centres) const {
        const std::size_t symmetry = classes_->symmetry_of(corners);
        const auto column = columns_->at(symmetry)[static_cast<std::size_t>(order * phase2_states) + packed_[centres]];
        const auto entry = static_cast<std::size_t>(classes_->class_of(corners)) * columns + column;
        return bytes_[entry >> 1] >> 4 * (entry & 1) & 15;
    }

private:
    static constexpr int phase2_states = 256, columns = orders4 * phase2_states;
    explicit CentreTable(Table table);
    [[nodiscard]] static Bytes made(const Effort& effort);
    Table table_;
    const std::uint8_t* bytes_;
    const SymmetryClasses* classes_;
    const ConjugationTable* columns_;
    std::array<std::uint8_t, centre_states> packed_{};
};

}  // namespace cubelang::search::cube3
