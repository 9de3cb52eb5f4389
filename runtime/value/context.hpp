#pragma once
// What every evaluation shares: the cube in force, and the word to stop.

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/performer.hpp"
#include "runtime/render/text/screen.hpp"
#include "runtime/value/value.hpp"

namespace cubelang::search {
class Solver;
}

namespace cubelang::eval {

/// Puts a text into a file: what went wrong, in words; empty if nothing did.
using FileWriter = std::function<std::string(const std::string& path, const std::string& text)>;

class Context {
public:
    Context();
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    void set_cube(cube::Cube cube);

    /// The permutation of a word on the cube in force. Errors point at the move, with a note at `here` if that is
    /// elsewhere.
    [[nodiscard]] cube::State perform(const cube::WordPtr& word, const lang::Where& here);

    /// What answers are shown on.
    [[nodiscard]] const render::Screen& screen() const { return screen_; }
    void set_screen(render::Screen screen) { screen_ = screen; }

    /// Writes a file by way of the front end; where that does not, or cannot, an error.
    void write_file(const std::string& path, const std::string& text, const lang::Where& here) const;
    void set_file_writer(FileWriter writer) { file_writer_ = std::move(writer); }

    /// Where the solvers' tables are kept between sessions; empty: nowhere.
    void set_table_folder(std::string folder) { table_folder_ = std::move(folder); }
    /// Made when first needed, and kept with its tables.
    [[nodiscard]] search::Solver& solver();

    /// How far a long computation has come, in one line for a person; empty: it is over.
    void report(const std::string& progress) const {
        if (reporter_) reporter_(progress);
    }
    [[nodiscard]] bool is_watched() const { return static_cast<bool>(reporter_); }
    void set_reporter(std::function<void(const std::string&)> reporter) { reporter_ = std::move(reporter); }

    /// Sets or clears the word to stop; safe in a signal handler.
    void stop(bool now) noexcept { stop_.store(now, std::memory_order_relaxed); }
    /// For what looks at it every now and then.
    [[nodiscard]] StopToken stop_token() const noexcept { return &stop_; }
    [[nodiscard]] bool stopped() const noexcept { return stop_.load(std::memory_order_relaxed); }
    /// Throws the error of an interrupted computation if stopped.
    void check_stop(const lang::Where& here) const;

private:
    cube::Cube cube_;
    std::unique_ptr<cube::Performer> performer_;  ///< for the cube in force; made when first needed
    render::Screen screen_;
    struct Solvers;
    std::unique_ptr<Solvers> solvers_;
    std::string table_folder_;
    FileWriter file_writer_;
    std::function<void(const std::string&)> reporter_;
    std::atomic<bool> stop_{false};
};

}  // namespace cubelang::eval
