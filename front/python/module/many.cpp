#include "front/python/module/many.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <new>
#include <thread>
#include <utility>
#include <vector>

#include "front/python/module/running.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::python {
namespace {

using perm::Block;

struct Piece {
    Block* memory = nullptr;
    std::size_t blocks = 0;
};

// One piece of memory for the next who asks; never more than what one array took.
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

class Portions {
public:
    Portions(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work,
             const std::atomic<bool>& stop)
        : count_(count), work_(work), stop_(stop) {}

    void run() noexcept {
        try {
            const StopScope watched(&stop_);
            for (auto first = next(); first < count_; first = next()) {
                stop_point();
                work_(first, std::min(portion, count_ - first));
            }
        } catch (...) {
            next_ = count_;
            const std::lock_guard alone(busy_);
            if (!thrown_) thrown_ = std::current_exception();
        }
    }
    void run_on(std::size_t threads) {
        std::vector<std::thread> others;
        try {
            while (others.size() + 1 < threads) others.emplace_back([this] { run(); });
        } catch (const std::exception&) {  // those that there are will do
        }
        run();
        for (auto& other : others) other.join();
        if (thrown_) std::rethrow_exception(thrown_);
    }

private:
    std::size_t next() { return next_.fetch_add(portion); }

    static constexpr std::size_t portion = 4096;
    std::size_t count_;
    const std::function<void(std::size_t, std::size_t)>& work_;
    const std::atomic<bool>& stop_;
    std::atomic<std::size_t> next_{0};
    std::mutex busy_;
    std::exception_ptr thrown_;
};

}  // namespace

std::shared_ptr<Block> memory_for(std::size_t blocks) {
    auto* memory = spare().take(blocks);
    if (memory == nullptr) memory = static_cast<Block*>(std::aligned_alloc(alignof(Block), blocks * sizeof(Block)));
    if (memory == nullptr) throw std::bad_alloc();
    return {memory, [blocks](Block* mine) { spare().put({mine, blocks}); }};
}

void in_portions(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work, Threads threads) {
    constexpr std::size_t worth_a_thread = 1 << 15;
    const auto cores = threads == Threads::one ? 1 : std::max(1U, std::thread::hardware_concurrency());
    std::atomic<bool> stop{false};
    Portions portions(count, work, stop);
    run_freely({[](void* flag) { static_cast<std::atomic<bool>*>(flag)->store(true); }, &stop},
               [&] { portions.run_on(std::clamp<std::size_t>(count / worth_a_thread, 1, cores)); });
}

}  // namespace cubelang::python
