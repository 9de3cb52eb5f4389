#pragma once
// What every evaluation shares: the cube in force, and the word to stop.

#include <atomic>
#include <memory>
#include <string>

#include "lang/diagnostic.hpp"
#include "runtime/cube/performer.hpp"
#include "runtime/eval/value.hpp"

namespace cubelang::eval {

class Context {
public:
    Context() = default;
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    void set_cube(cube::Cube cube);

    /// The permutation of a word on the cube in force. Errors point at the move, with a note at `here` if that is elsewhere.
    [[nodiscard]] cube::State perform(const cube::WordPtr& word, const lang::Where& here);

    /// Sets or clears the word to stop; safe in a signal handler.
    void stop(bool now) noexcept { stop_.store(now, std::memory_order_relaxed); }
    [[nodiscard]] bool stopped() const noexcept { return stop_.load(std::memory_order_relaxed); }
    /// Throws the error of an interrupted computation if stopped.
    void check_stop(const lang::Where& here) const;

private:
    cube::Cube cube_;
    std::unique_ptr<cube::Performer> performer_;  ///< for the cube in force; made when first needed
    std::atomic<bool> stop_{false};
};

}  // namespace cubelang::eval
