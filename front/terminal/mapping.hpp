#pragma once
// `cube map`: its settings, its saved progress, and one run.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/options/options.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/run_files.hpp"
#include "runtime/session/batch/batch.hpp"
#include "runtime/session/batch/tally.hpp"

namespace cubelang::terminal {

struct Shard {
    std::uint64_t part = 1, parts = 1;
};

/// The settings of a run, from the command line.
struct MapSettings {
    batch::Question question;
    std::vector<std::string> files;  ///< "-": standard input
    unsigned threads = 1;
    Shard shard;
    std::string output, rejects, resume;  ///< file names; may be empty
};

/// The progress of a run, as saved by --resume.
struct Checkpoint {
    batch::Progress progress;
    std::uint64_t output = 0, rejects = 0;  ///< bytes written
    bool finished = false;
};

[[nodiscard]] std::string checkpoint_text(const MapSettings& settings, const Checkpoint& checkpoint);

/// Reads the saved progress of an interrupted run. Returns an error message, or an empty string: the text may not be
/// such a file, or belong to a run with other settings or other input files.
[[nodiscard]] std::string read_checkpoint(const std::string& text, const MapSettings& settings, Checkpoint& checkpoint);

/// The totals as printed, when all lines are answered; empty if the answer to each line was printed.
[[nodiscard]] std::string totals(const batch::Question& question, const batch::Tally& tally);

/// One run: reads lines, evaluates, writes answers and saves progress.
class Mapping {
public:
    /// The settings, the host and the flag of the token must outlive it.
    Mapping(const MapSettings& settings, const Host& host, StopToken stop);
    /// Returns the exit status. Throws lang::Error if an expression is invalid.
    int run();

private:
    using Clock = std::chrono::steady_clock;

    // Each returns an error message; empty on success.
    std::string open();
    std::string read_resume_file();
    std::string skip_done(batch::Lines& lines);
    std::string skip_to_shard(batch::Lines& lines);
    std::string receive(std::string_view answers);
    std::string reject(std::string_view rejects);
    std::string done();
    std::string save_checkpoint();
    std::string close();
    std::string put_in_place();
    void print(std::string_view text);
    void note_sizes();

    int run(batch::Lines& lines, std::vector<std::unique_ptr<batch::Answerer>>& workers);
    int refuse(const std::string& why) const;
    int finish(const batch::RunResult& result);
    int status_of(const batch::RunResult& result) const;
    std::string show_totals();
    void report_progress();
    void report_end(const batch::RunResult& result) const;
    [[nodiscard]] std::string summary() const;

    const MapSettings& settings_;
    const Host& host_;
    StopToken stop_;
    Output printed_;
    GrowingFile output_, rejects_;
    ResumeFile resume_;
    Checkpoint checkpoint_;
    bool was_finished_ = false;                 ///< by an earlier run
    std::vector<std::string> reject_messages_;  ///< messages about the first rejects
    // Progress
    std::function<void(const std::string&)> progress_;
    std::uint64_t begin_ = 0, end_ = 0;  ///< bytes; end 0: unknown
    std::uint64_t lines_before_ = 0;     ///< done by an earlier run
    Clock::time_point began_ = Clock::now(), reported_at_ = began_, save_at_ = began_;
};

}  // namespace cubelang::terminal
