#include "front/python/module/many.hpp"

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <new>
#include <utility>

#include "runtime/base/stop_point.hpp"
#include "runtime/search/space/effort.hpp"

namespace cubelang::python {
namespace {

using perm::Block;

struct Piece {
    Block* memory = nullptr;
    std::size_t blocks = 0;
};

// One piece of memory for the next caller; never more than one array took.
class Spare {
public:
    Block* take(std::size_t blocks) {
        const std::lock_guard alone(busy_);
        if (piece_.blocks < blocks || piece_.blocks / 2 > blocks) return nullptr;
        return std::exchange(piece_, {}).memory;
    }
    void put(Piece piece) {
        constexpr std::size_t worth_it = 4096;
        const std::lock_guard alone(busy_);
        if (piece.blocks >= worth_it) std::swap(piece, piece_);
        std::free(piece.memory);
    }

private:
    std::mutex busy_;
    Piece piece_;
};

// Lives as long as the last array, which may be longer than the module.
Spare& spare() {
    static auto* const one = new Spare;
    return *one;
}

}  // namespace

std::shared_ptr<Block> memory_for(std::size_t blocks) {
    auto* memory = spare().take(blocks);
    if (memory == nullptr) memory = static_cast<Block*>(std::aligned_alloc(alignof(Block), blocks * sizeof(Block)));
    if (memory == nullptr) throw std::bad_alloc();
    return {memory, [blocks](Block* mine) { spare().put({mine, blocks}); }};
}

void in_portions(std::size_t count, StopToken stop, const std::function<void(std::size_t, std::size_t)>& work,
                 Threads threads) {
    constexpr std::size_t portion = 4096;
    constexpr std::size_t worth_a_thread = 8;  // portions
    const auto portions = (count + portion - 1) / portion;
    const auto cores = threads == Threads::one ? 1 : search::thread_count();
    const auto workers = std::clamp<std::size_t>(portions / worth_a_thread, 1, cores);
    search::run_tasks(portions, static_cast<unsigned>(workers), [&](std::size_t i, unsigned) {
        const StopScope watched(stop);
        stop_point();
        work(i * portion, std::min(portion, count - i * portion));
    });
}

}  // namespace cubelang::python
