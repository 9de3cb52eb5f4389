#pragma once
// State shared by the evaluations of an interpreter: the current cube, the stop token, the host, and progress.

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/performer.hpp"
#include "runtime/meaning/host/host.hpp"
#include "runtime/meaning/value/slider.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

struct BuiltInCaches;

/// The path to read a file by. In a sandbox it is resolved, and a file outside is an error. So is an empty name.
[[nodiscard]] std::string readable(const Host& host, const std::string& path, const lang::Where& here);

/// One for each interpreter, which runs one statement at a time: only the stop token and `report` may be used by
/// other threads. The host must outlive it.
class Context {
public:
    explicit Context(const Host& host = no_host(), StopToken stop = {});
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    void set_cube(cube::Cube cube);

    /// The permutation of a word on the current cube. Errors point at the move, with a note at `here` if that is
    /// another place.
    [[nodiscard]] cube::State perform(const cube::WordPtr& word, const lang::Where& here);

    [[nodiscard]] const Host& host() const { return host_; }
    /// The size that drawings should fit.
    [[nodiscard]] const render::Screen& screen() const { return host_.screen; }
    /// Writes a file through the host. Throws an error if the host does not allow it or fails.
    void write_file(const std::string& path, const std::string& text, const lang::Where& here) const;
    /// The same for an SVG picture, converted if the name ends in .png or .pdf.
    void write_picture(const std::string& path, const std::string& svg, const lang::Where& here) const;
    /// Opens a data file through the host. Throws an error if the host does not allow it or fails.
    [[nodiscard]] std::unique_ptr<ByteSource> open_data(const std::string& path, const lang::Where& here) const;
    /// Writes a data file. An existing file is an error unless it may be replaced.
    void write_data(const std::string& path, bool may_replace, const DataContent& content,
                    const lang::Where& here) const;
    /// Reports the progress of a long computation to the host.
    void report(const std::string& progress) const {
        if (host_.report) host_.report(progress);
    }
    /// The memory of a search for its own tables, in bytes.
    [[nodiscard]] std::size_t search_memory() const;
    /// A remark on the running statement, shown with its answer, once.
    void note(lang::Note note);
    [[nodiscard]] std::vector<lang::Note> take_notes() { return std::exchange(notes_, {}); }
    /// Adds a slider of the running statement. Returns the value to which it has been moved, if it has that value, else
    /// its own.
    [[nodiscard]] Integer slide(Slider slider);
    [[nodiscard]] std::vector<Slider> take_sliders() { return std::exchange(sliders_, {}); }
    void move_sliders(MovedSliders moved) { moved_ = std::move(moved); }
    [[nodiscard]] bool is_watched() const { return static_cast<bool>(host_.report); }

    /// For code that polls it.
    [[nodiscard]] StopToken stop_token() const noexcept { return stop_; }
    [[nodiscard]] bool stopped() const noexcept { return stop_.stop_requested(); }
    /// Throws the interruption error if a stop was requested.
    void check_stop(const lang::Where& here) const { check_stop(here.source, here.span); }
    void check_stop(const lang::SourcePtr& source, lang::Span span) const {
        if (stopped()) interrupt(source, span);
    }

    /// Caches of the built-ins; null until first used (bind/built_in_caches.hpp).
    [[nodiscard]] std::shared_ptr<BuiltInCaches>& built_in_caches() { return built_in_caches_; }

private:
    [[noreturn]] static void interrupt(const lang::SourcePtr& source, lang::Span span);

    const Host& host_;
    StopToken stop_;
    cube::Cube cube_;
    std::unique_ptr<cube::Performer> performer_;  ///< for the current cube; made when first needed
    std::shared_ptr<BuiltInCaches> built_in_caches_;
    std::vector<lang::Note> notes_;
    std::vector<Slider> sliders_;  ///< of the running statement, each call once
    MovedSliders moved_;
};

/// "950", "12.3 k", "4.56 M"
[[nodiscard]] std::string short_number(std::uint64_t number);
/// "45 %"; at most 99 %, since the computation is still running.
[[nodiscard]] std::string percent(std::uint64_t part, std::uint64_t parts);

/// Progress line of a long computation, with the seconds so far. Each report replaces the last one, a few times a
/// second at most; the line is removed at the end. May be used from any thread.
class Ticker {
public:
    explicit Ticker(const Context& context) : context_(context) {}
    ~Ticker() {
        if (has_reported_) context_.report({});
    }
    Ticker(const Ticker&) = delete;
    Ticker& operator=(const Ticker&) = delete;

    void report(const std::string& what) const;
    /// Builds the text only if it is due, for computations with frequent reports. From one thread only.
    template <class MakeText>
    void report_lazily(MakeText make_text) const {
        if (is_due()) report(make_text());
    }

private:
    [[nodiscard]] bool is_due() const { return context_.is_watched() && Clock::now() - last_ >= between; }
    static constexpr std::chrono::milliseconds between{200};
    using Clock = std::chrono::steady_clock;
    const Context& context_;
    mutable std::mutex mutex_;
    mutable bool has_reported_ = false;
    Clock::time_point began_ = Clock::now();
    mutable Clock::time_point last_ = began_;
};

/// Progress of a loop in iterations; `all` is 0 if their number is unknown. Only the outermost loop reports.
class LoopProgress {
public:
    LoopProgress(const Context& context, bool is_outermost, Integer all)
        : ticker_(context), is_outermost_(is_outermost), all_(std::move(all)) {}

    template <class Number>
    void report(const Number& done) const {
        if (is_outermost_) ticker_.report_lazily([&] { return text(Integer(done)); });
    }

private:
    [[nodiscard]] std::string text(const Integer& done) const {
        if (all_ == 0) return fmt::format("{} iterations of the loop", done.str());
        return fmt::format("{} of {} iterations of the loop, {} %", done.str(), all_.str(),
                           Integer(done * 100 / all_).str());
    }

    Ticker ticker_;
    bool is_outermost_;
    Integer all_;
};

}  // namespace cubelang::eval
