#pragma once
// What every evaluation shares: the current cube, the word to stop, the world outside, and what a long one says to it.

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/performer.hpp"
#include "runtime/meaning/host/host.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

struct Kept;

/// The file by the name that it is read by: in a sandbox the real one, and an error if it is outside.
[[nodiscard]] std::string readable(const Host& host, const std::string& path, const lang::Where& here);

/// One for each interpreter, whose statements run one at a time: of all this only the stop token and `report` are meant
/// for other threads too. The host outlives it.
class Context {
public:
    explicit Context(const Host& host = no_host(), StopToken stop = {});
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    void set_cube(cube::Cube cube);

    /// The permutation of a word on the current cube. Errors point at the move, with a note at `here` if that is
    /// elsewhere.
    [[nodiscard]] cube::State perform(const cube::WordPtr& word, const lang::Where& here);

    [[nodiscard]] const Host& host() const { return host_; }
    /// What drawings are made to fit.
    [[nodiscard]] const render::Screen& screen() const { return host_.screen; }
    /// Writes a file by way of the host; where that does not, or cannot, an error.
    void write_file(const std::string& path, const std::string& text, const lang::Where& here) const;
    /// A file of data by way of the host; where that does not, or cannot, an error.
    [[nodiscard]] std::unique_ptr<ByteSource> open_data(const std::string& path, const lang::Where& here) const;
    /// Writes one; one that is there is an error unless it may be replaced.
    void write_data(const std::string& path, bool may_replace, const DataContent& content,
                    const lang::Where& here) const;
    /// Tells the host how far a long computation has come.
    void report(const std::string& progress) const {
        if (host_.report) host_.report(progress);
    }
    [[nodiscard]] bool is_watched() const { return static_cast<bool>(host_.report); }

    /// For what looks at it every now and then.
    [[nodiscard]] StopToken stop_token() const noexcept { return stop_; }
    [[nodiscard]] bool stopped() const noexcept { return stop_.stop_requested(); }
    /// Throws the error of an interrupted computation if stopped.
    void check_stop(const lang::Where& here) const;

    /// What built-ins keep from one call to the next; null until they make it (eval/kept.hpp).
    [[nodiscard]] std::shared_ptr<Kept>& kept() { return kept_; }

private:
    const Host& host_;
    StopToken stop_;
    cube::Cube cube_;
    std::unique_ptr<cube::Performer> performer_;  ///< for the current cube; made when first needed
    std::shared_ptr<Kept> kept_;
};

/// "950", "12.3 k", "4.56 M"
[[nodiscard]] std::string in_short(std::uint64_t number);
/// "45 %"; what goes on is never all done.
[[nodiscard]] std::string percent(std::uint64_t part, std::uint64_t parts);

/// What a long computation says while it runs: a line that is replaced, with the seconds so far. Speaks a few times a
/// second at most, from any thread; what was said is gone when it ends.
class Ticker {
public:
    explicit Ticker(const Context& context) : context_(context) {}
    ~Ticker() {
        if (spoken_) context_.report({});
    }
    Ticker(const Ticker&) = delete;
    Ticker& operator=(const Ticker&) = delete;

    void say(const std::string& what) const;
    /// The same for what is too quick to be put into words each time. From one thread only.
    template <class Words>
    void say_by(Words words) const {
        if (is_due()) say(words());
    }

private:
    [[nodiscard]] bool is_due() const { return context_.is_watched() && Clock::now() - last_ >= between; }
    static constexpr std::chrono::milliseconds between{200};
    using Clock = std::chrono::steady_clock;
    const Context& context_;
    mutable std::mutex mutex_;
    mutable bool spoken_ = false;
    Clock::time_point began_ = Clock::now();
    mutable Clock::time_point last_ = began_;
};

/// Progress of a loop, by turns; `all` is 0 if their number is unknown. Of nested loops the outermost reports.
class Turns {
public:
    Turns(const Context& context, bool tells, Integer all) : ticker_(context), tells_(tells), all_(std::move(all)) {}

    template <class Number>
    void tell(const Number& done) const {
        if (tells_) ticker_.say_by([&] { return words(Integer(done)); });
    }

private:
    [[nodiscard]] std::string words(const Integer& done) const {
        if (all_ == 0) return fmt::format("{} turns of the loop", done.str());
        return fmt::format("{} of {} turns of the loop, {} %", done.str(), all_.str(),
                           Integer(done * 100 / all_).str());
    }

    Ticker ticker_;
    bool tells_;
    Integer all_;
};

}  // namespace cubelang::eval
