#pragma once
// Converts texts of the language to permutations, words and groups for C++ programs.

#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang {

/// Reads texts for one cube. A text may be any program of the language, such as "R U R' U'" or "let a = R U; [a, F]";
/// its last value is the result. It cannot read files, and its definitions are dropped afterwards. Mistakes and
/// interrupts are thrown as a lang::Error, whose diagnostic() has the place and a hint. A Reader may be used by one
/// thread at a time; several Readers are independent.
class Reader {
public:
    /// Throws std::invalid_argument for an invalid cube.
    explicit Reader(cube::Cube cube = {});
    ~Reader();
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    /// The permutation of an algorithm, or a permutation.
    [[nodiscard]] cube::State state(std::string_view text);
    /// The algorithm, with its brackets.
    [[nodiscard]] cube::WordPtr algorithm(std::string_view text);
    /// The moves of an algorithm without brackets; more than `most` are an error.
    [[nodiscard]] std::vector<cube::Move> moves(std::string_view text, std::size_t most = 1'000'000);
    /// The group generated on this cube.
    [[nodiscard]] groups::GroupPtr group(std::span<const std::string> generators);

    /// Interrupts the current call, if any. Callable from any thread.
    void interrupt() noexcept { stop_.store(true, std::memory_order_relaxed); }

private:
    class Values;
    [[nodiscard]] cube::State state_of_this_cube(const std::string& text);
    /// Calls `use` with the last value of a text.
    template <class Use>
    auto with_value(std::string_view text, Use use);

    cube::Cube cube_;
    std::atomic<bool> stop_{false};
    std::unique_ptr<Values> values_;
};

/// The moves as the language writes them.
[[nodiscard]] std::string text_of(std::span<const cube::Move> moves);

}  // namespace cubelang
