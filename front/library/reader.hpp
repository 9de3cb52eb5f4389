#pragma once
// Texts of the language as what they stand for: for programs in C++ that go on with permutations, words and groups.

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

/// Reads for one cube. Each text may be any program of the language ("R U R' U'", "(ufr drb)", "let a = R U; [a, F]")
/// whose last value is what is asked for; it sees no files, and nothing of it is remembered by the next. What is wrong
/// is thrown as a lang::Error, whose diagnostic() has the place and what to do; what was interrupted as well.
/// Not for several threads at once; several readers are.
class Reader {
public:
    /// Of a cube that there is not, std::invalid_argument is thrown.
    explicit Reader(cube::Cube cube = {});
    ~Reader();
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    /// The permutation of an algorithm, or one that is written as such.
    [[nodiscard]] cube::State state(std::string_view text);
    /// The moves, with their brackets.
    [[nodiscard]] cube::WordPtr algorithm(std::string_view text);
    /// The moves written out; more than `most` are an error.
    [[nodiscard]] std::vector<cube::Move> moves(std::string_view text, std::size_t most = 1'000'000);
    /// What these generate, on this cube.
    [[nodiscard]] cube_group::GroupPtr group(std::span<const std::string> generators);

    /// Ends what is under way, if anything is. From any thread.
    void interrupt() noexcept { stop_.store(true, std::memory_order_relaxed); }

private:
    class Values;
    [[nodiscard]] cube::State state_of_this_cube(const std::string& text);
    /// Gives `use` the last value of a text.
    template <class Use>
    auto with_value(std::string_view text, Use use);

    cube::Cube cube_;
    std::atomic<bool> stop_{false};
    std::unique_ptr<Values> values_;
};

/// All moves of a word or a solution, as the language writes them.
[[nodiscard]] std::string text_of(std::span<const cube::Move> moves);

}  // namespace cubelang
