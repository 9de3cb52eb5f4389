#pragma once
// `cube map`: what the command line asks, how far the answers have come, and one run.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/terminal/options/options.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/run_files.hpp"
#include "runtime/session/batch.hpp"
#include "runtime/session/tally.hpp"

namespace cubelang::shell {

struct Shard {
    std::uint64_t part = 1, parts = 1;
};

/// Nothing if it is not I/N with 1 <= I <= N, N at most 10^9.
[[nodiscard]] std::optional<Shard> shard_in(std::string_view word);
/// For the row of an option.
[[nodiscard]] Mistake check_shard(Options& options, const std::string& word);

/// What the command line asks.
struct MapSettings {
    batch::Question question;
    std::vector<std::string> files;  ///< "-": standard input
    unsigned threads = 1;
    Shard shard;
    std::string output, rejects, resume;  ///< files; empty: none
};

/// How far the answers have come.
struct Kept {
    batch::Standing standing;
    std::uint64_t output = 0, rejects = 0;  ///< bytes written
    bool finished = false;
};

/// As text.
[[nodiscard]] std::string written(const MapSettings& settings, const Kept& kept);

/// Takes in what a run that was broken off has kept. The problem in words, empty if there is none: it is no such file,
/// or of a run that was asked something else, or of files that have changed since.
[[nodiscard]] std::string read_kept(const std::string& text, const MapSettings& settings, Kept& kept);

/// What is known when all lines are answered, as it is printed. Empty where each line's answer was printed.
[[nodiscard]] std::string totals(const batch::Question& question, const batch::Tally& tally);

/// One run: what it reads, asks, writes and keeps.
class Mapping {
public:
    /// The settings, the host and what the token watches outlive it.
    Mapping(const MapSettings& settings, const Host& host, StopToken stop);
    /// The exit status. Throws lang::Error where something is wrong with what is asked.
    int run();

private:
    using Clock = std::chrono::steady_clock;

    // Each tells the problem in words, empty if there is none.
    std::string open();
    std::string take_up();
    std::string go_to(batch::Lines& lines);
    std::string go_to_shard(batch::Lines& lines);
    std::string receive(std::string_view answers);
    std::string reject(std::string_view rejects);
    std::string done();
    std::string keep();
    std::string close();
    std::string put_in_place();
    void print(std::string_view text);
    void note_sizes();

    int run(batch::Lines& lines, std::vector<std::unique_ptr<batch::Answerer>>& workers);
    int refuse(const std::string& why) const;
    int finish(const batch::Ended& ended);
    int status_of(const batch::Ended& ended) const;
    std::string show_totals();
    void tell_progress();
    void tell_end(const batch::Ended& ended) const;
    [[nodiscard]] std::string summary() const;

    const MapSettings& settings_;
    const Host& host_;
    StopToken stop_;
    Output printed_;
    GrowingFile output_, rejects_;
    ResumeFile resume_;
    Kept kept_;
    bool was_finished_ = false;         ///< by a run before this one
    std::vector<std::string> to_tell_;  ///< of the first rejects, at the end
    // Progress
    std::function<void(const std::string&)> progress_;
    std::uint64_t begin_ = 0, end_ = 0;  ///< bytes; an end of 0 is not known
    std::uint64_t lines_before_ = 0;     ///< done by a run before this one
    Clock::time_point began_ = Clock::now(), told_at_ = began_, keep_at_ = began_;
};

}  // namespace cubelang::shell
