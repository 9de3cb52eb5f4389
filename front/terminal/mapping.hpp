#pragma once
// One run of `cube map`: what it reads, asks, writes and keeps.

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/kept.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/run_files.hpp"
#include "front/terminal/settings.hpp"
#include "runtime/session/batch.hpp"

namespace cubelang::shell {

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
