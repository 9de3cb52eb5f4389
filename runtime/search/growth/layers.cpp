#include "runtime/search/growth/layers.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "runtime/search/growth/packed_layers.hpp"

namespace cubelang::search {
namespace {

// The numbers of words for which there is code. Each adds to the download of a page.
using Sizes = std::conditional_t<is_single_threaded, std::index_sequence<2, 6, 8, RowSpace::most_words>,
                                 std::index_sequence<1, 2, 3, 4, 6, 8, 12, 16, 32, RowSpace::most_words>>;

// The first of these into which a row fits.
template <std::size_t W, std::size_t... More>
std::unique_ptr<Layers> packed_layers(std::index_sequence<W, More...>, const RowSpace& space,
                                      const std::vector<Row>& starts, LayerOptions options) {
    if (space.words() <= W) return std::make_unique<PackedLayers<W>>(space, starts, std::move(options));
    if constexpr (sizeof...(More) > 0)
        return packed_layers(std::index_sequence<More...>(), space, starts, std::move(options));
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
    return packed_layers(Sizes(), space, starts, std::move(options));
}

}  // namespace cubelang::search
