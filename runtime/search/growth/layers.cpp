#include "runtime/search/growth/layers.hpp"

#include <algorithm>

#include "runtime/search/growth/packed_layers.hpp"

namespace cubelang::search {
namespace {

// The first of these numbers of words that a row fits into.
template <std::size_t W, std::size_t... More>
std::unique_ptr<Layers> packed_layers(const RowSpace& space, const std::vector<Row>& starts, LayerOptions options) {
    if (space.words() <= W) return std::make_unique<PackedLayers<W>>(space, starts, std::move(options));
    if constexpr (sizeof...(More) > 0)
        return packed_layers<More...>(space, starts, std::move(options));
    else
        return nullptr;
}

}  // namespace

std::vector<std::uint16_t> Layers::path(Row row, std::size_t distance) const {
    std::vector<std::uint16_t> moves;
    Row before(row.size());
    while (distance > 0)
        for (std::uint16_t move = 0; move < space_.moves().size(); ++move) {
            const auto cost = static_cast<std::size_t>(space_.moves()[move].cost);
            if (cost > distance) continue;
            space_.undo(move, row.data(), before.data());
            if (!has(distance - cost, before)) continue;
            moves.push_back(move);
            row.swap(before);
            distance -= cost;
            break;
        }
    std::ranges::reverse(moves);
    return moves;
}

std::unique_ptr<Layers> layers_about(const RowSpace& space, const std::vector<Row>& starts, LayerOptions options) {
    return packed_layers<1, 2, 3, 4, 6, 8, 12, 16, 32, RowSpace::most_words>(space, starts, std::move(options));
}

}  // namespace cubelang::search
