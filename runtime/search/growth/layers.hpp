#pragma once
// Positions by their distance from some starts, breadth first: for puzzles of which not every position has a number.
//
// A layer is the set of positions at one distance, packed, sorted and divided into up to 1,024 buckets by a hash, so
// that threads work on different buckets and each fits into a cache. What the moves make of a layer is collected in
// buckets, sorted when it has grown to twice its size, and freed of positions of earlier layers. Where every move has
// its inverse only the last few layers are compared: a position cannot be nearer by more than two moves than where the
// search meets it. The others are dropped, unless `keep_all` asks for ways back.
// Per position a layer needs as many bytes as a packed row (row_space.hpp), and two to three times as many while it is
// made.

#include <memory>

#include "runtime/search/growth/layer_store.hpp"
#include "runtime/search/growth/row_space.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search {

/// Counts positions, layer by layer.
class LayerCount {
public:
    enum class Growth : std::uint8_t { grown, stopped, no_room };

    virtual ~LayerCount() = default;

    /// Finds the next layer. After anything but `grown`, the search cannot go on.
    virtual Growth grow() = 0;
    /// What is kept elsewhere is up to date. Not after a search that cannot go on.
    virtual void settle() {}
    /// The numbers of positions at distances 0, 1, …, as far as searched.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }
    /// Are there no further positions?
    [[nodiscard]] bool is_complete() const;
    [[nodiscard]] const RowSpace& space() const { return space_; }

protected:
    explicit LayerCount(const RowSpace& space) : space_(space) {}
    void add_count(std::uint64_t positions, Reporter& reporter);

    const RowSpace& space_;

private:
    std::vector<std::uint64_t> counts_;
};

struct LayerOptions {
    bool keep_all = false;
    SearchLimits limits{};
};

class Layers : public LayerCount {
public:
    /// Bytes of all layers at present.
    [[nodiscard]] virtual std::size_t bytes() const = 0;

    /// Up to `most` positions at a distance whose layer is kept.
    [[nodiscard]] virtual std::vector<Row> some(std::size_t distance, std::size_t most) const = 0;
    /// Is the position in this layer, which is kept?
    [[nodiscard]] virtual bool has(std::size_t distance, const Row& row) const = 0;
    /// Positions of two kept layers, the second of another search in the same space.
    [[nodiscard]] virtual std::vector<Row> common(std::size_t distance, const Layers& other, std::size_t other_distance,
                                                  std::size_t most) const = 0;

    /// Indexes of moves that lead from a start to the row, which is in this layer. All layers are kept.
    [[nodiscard]] std::vector<std::uint16_t> path(Row row, std::size_t distance) const;

protected:
    using LayerCount::LayerCount;
};

/// Layers about these starts. Null if a row is too long to be packed. The space outlives them.
[[nodiscard]] std::unique_ptr<Layers> layers_about(const RowSpace& space, const std::vector<Row>& starts,
                                                   LayerOptions options);

/// Counts about these starts with the layers in a folder, and goes on with the count of this question there. Null if a
/// row is too long to be packed. Throws LayerStore::Problem. The space outlives it.
[[nodiscard]] std::unique_ptr<LayerCount> stored_layers_about(const RowSpace& space, const std::vector<Row>& starts,
                                                              const StoreOptions& store, const SearchLimits& limits);

}  // namespace cubelang::search
