#include "runtime/search/growth/layers.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "runtime/search/growth/packed_layers.hpp"
#include "runtime/search/growth/stored_layers.hpp"

namespace cubelang::search {
namespace {

// The numbers of words for which there is code. Each adds to the download of a page.
using Sizes = std::conditional_t<is_single_threaded, std::index_sequence<2, 6, 8, RowSpace::most_words>,
                                 std::index_sequence<1, 2, 3, 4, 6, 8, 12, 16, 32, RowSpace::most_words>>;

// What `make` makes for the first of these into which a row fits.
template <class Made, class Make, std::size_t W, std::size_t... More>
std::unique_ptr<Made> for_words(std::index_sequence<W, More...>, const RowSpace& space, const Make& make) {
    if (space.words() <= W) return make(std::integral_constant<std::size_t, W>());
    if constexpr (sizeof...(More) > 0)
        return for_words<Made>(std::index_sequence<More...>(), space, make);
    else
        return nullptr;
}

// What tells counts apart: by the costs, the starts, and the positions on a long walk from the first of them.
std::string question_of(const RowSpace& space, const std::vector<Row>& starts) {
    constexpr std::size_t steps = 1000;
    std::uint64_t sum = 0;
    const auto add = [&](std::uint64_t number) { sum = (sum ^ number ^ sum >> 29U) * 0x9E3779B97F4A7C15U; };
    for (const auto& move : space.moves()) add(static_cast<std::uint64_t>(move.cost));
    for (const auto& start : starts)
        for (const auto entry : start) add(entry);
    Row here = starts.front(), next = here;
    for (std::size_t step = 0; step < steps && !space.moves().empty(); ++step) {
        space.move((sum >> 32U) % space.moves().size(), here.data(), next.data());
        here = next;
        space.reduce(next.data());
        for (const auto entry : next) add(entry);
    }
    return fmt::format("{} moves, {} entries in {} words, {} starts, {}, checksum {:016x}", space.moves().size(),
                       space.entries(), space.words(), starts.size(),
                       space.is_reduced() ? "positions together" : "each position", sum);
}

}  // namespace

bool LayerCount::is_complete() const {
    const auto last = std::find_if(counts_.rbegin(), counts_.rend(), [](auto count) { return count != 0; });
    return last - counts_.rbegin() >= space_.highest_cost() || space_.moves().empty();
}

void LayerCount::add_count(std::uint64_t positions, Reporter& reporter) {
    counts_.push_back(positions);
    reporter.found(positions);
    reporter.searched(static_cast<int>(counts_.size()) - 1);
}

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
    return for_words<Layers>(Sizes(), space, [&]<class Words>(Words) -> std::unique_ptr<Layers> {
        return std::make_unique<PackedLayers<Words::value>>(space, starts, std::move(options));
    });
}

std::unique_ptr<LayerCount> stored_layers_about(const RowSpace& space, const std::vector<Row>& starts,
                                                const StoreOptions& store, const SearchLimits& limits) {
    if constexpr (is_single_threaded) throw LayerStore::Problem("there is no disk here");
    return for_words<LayerCount>(Sizes(), space, [&]<class Words>(Words) -> std::unique_ptr<LayerCount> {
        return std::make_unique<StoredLayers<Words::value>>(
            space, starts, std::make_unique<LayerStore>(store, question_of(space, starts)), limits);
    });
}

}  // namespace cubelang::search
