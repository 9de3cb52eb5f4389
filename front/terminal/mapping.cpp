#include "front/terminal/mapping.hpp"

#include <unistd.h>

#include <algorithm>

#include <fmt/format.h>

#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/context/progress.hpp"

namespace cubelang::terminal {
namespace {

constexpr std::size_t most_reported = 5;
constexpr std::chrono::seconds save_interval{1};
constexpr int saving_share = 20;  // saving takes at most 1/saving_share of the time
constexpr std::chrono::milliseconds report_interval{200};

std::string duration_text(double seconds) {
    if (seconds < 100) return fmt::format("{:.0f} s", seconds);
    return seconds < 6000 ? fmt::format("{:.0f} min", seconds / 60) : fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace

Mapping::Mapping(const MapSettings& settings, const Host& host, StopToken stop)
    : settings_(settings),
      host_(host),
      stop_(stop),
      checkpoint_{{0, 0, batch::Tally(settings.question.how_many)}},
      progress_(progress_line()) {}

int Mapping::run() {
    std::vector<std::unique_ptr<batch::Answerer>> workers;
    for (unsigned i = 0; i < settings_.threads; ++i)
        workers.push_back(std::make_unique<batch::Answerer>(settings_.question, host_, stop_));
    batch::Lines lines(input_files(settings_.files, settings_.question.path), settings_.question.format);
    if (auto why = open(); !why.empty()) return refuse(why);
    if (was_finished_) return finish({});
    try {
        const StopScope watched(stop_);
        if (auto why = skip_done(lines); !why.empty()) return refuse(why);
    } catch (const Stopped&) {
        return finish({true, {}});
    } catch (const batch::InputProblem& problem) {
        return refuse(problem.what());
    }
    return run(lines, workers);
}

// Ends before anything was begun.
int Mapping::refuse(const std::string& why) const {
    complain(why);
    const bool is_in_use = resume_.is_in_use() || output_.is_in_use() || rejects_.is_in_use();
    return is_in_use ? exit_in_use : exit_error;
}

int Mapping::run(batch::Lines& lines, std::vector<std::unique_ptr<batch::Answerer>>& workers) {
    const batch::Receiver receiver{[this](std::string_view answers) { return receive(answers); },
                                   [this](std::string_view rejects) { return reject(rejects); },
                                   [this](const batch::Progress&) { return done(); }};
    const auto result = batch::run(workers, lines, stop_, receiver, checkpoint_.progress);
    for (const auto& note : lines.notes()) complain(note);
    return finish(result);
}

// The saved progress is read before anything is written.
std::string Mapping::open() {
    if (auto why = read_resume_file(); !why.empty()) return why;
    if (was_finished_) return put_in_place();
    if (!settings_.output.empty())
        if (auto why = output_.open(settings_.output, checkpoint_.output); !why.empty()) return why;
    if (!settings_.rejects.empty())
        if (auto why = rejects_.open(settings_.rejects, checkpoint_.rejects); !why.empty()) return why;
    const bool is_special = output_.is_special() || rejects_.is_special();
    if (resume_.is_open() && is_special) return "--resume needs ordinary files for the output, not pipes or devices";
    return {};
}

std::string Mapping::read_resume_file() {
    if (settings_.resume.empty()) return {};
    if (auto why = resume_.open(settings_.resume); !why.empty()) return why;
    if (resume_.text().empty()) return {};
    if (auto why = read_checkpoint(resume_.text(), settings_, checkpoint_); !why.empty())
        return resume_.path() + ": " + why;
    lines_before_ = checkpoint_.progress.tally.counts.lines;
    was_finished_ = checkpoint_.finished;
    return {};
}

std::string Mapping::skip_done(batch::Lines& lines) {
    const bool is_known =
        std::ranges::all_of(settings_.files, [](const auto& name) { return identity_of(name).has_value(); });
    if (resume_.is_open() && !is_known) lines.enable_checksums();
    if (settings_.shard.parts > 1)
        if (auto why = skip_to_shard(lines); !why.empty()) return why;
    if (settings_.shard.parts == 1) end_ = plain_size(settings_.files).value_or(0);
    const auto& progress = checkpoint_.progress;
    lines.skip_to(progress.byte);
    begin_ = std::max(begin_, progress.byte);
    const bool is_same =
        is_known || progress.byte == 0 || (lines.byte() == progress.byte && lines.checksum() == progress.checksum);
    return is_same ? "" : resume_.path() + ": the input is not the one that the interrupted run has read";
}

// Shards are byte ranges: a line belongs to the shard in which it begins.
std::string Mapping::skip_to_shard(batch::Lines& lines) {
    const auto size = unpacked_size(settings_.files);
    if (!size) return "--shard needs to know the length of the input: name ordinary files, not pipes";
    const auto [part, parts] = settings_.shard;
    const auto begin_of = [length = *size, of = parts](std::uint64_t i) {
        return length / of * i + length % of * i / of;
    };
    begin_ = begin_of(part - 1);
    end_ = begin_of(part);
    lines.skip_to(begin_);
    if (part < parts) lines.end_at(end_);
    return {};
}

std::string Mapping::receive(std::string_view answers) {
    if (output_.is_open()) return output_.write(answers);
    print(answers);
    return {};
}

// Escapes control characters on a terminal.
void Mapping::print(std::string_view text) {
    if (::isatty(STDOUT_FILENO) != 0)
        printed_.write(printable(text));
    else
        printed_.write(text);
}

std::string Mapping::reject(std::string_view rejects) {
    if (rejects_.is_open()) return rejects_.write(rejects);
    for (std::size_t end = 0; reject_messages_.size() < most_reported && !rejects.empty();
         rejects.remove_prefix(end + 1)) {
        end = rejects.find('\n');
        const auto place = rejects.find('\t'), reason = place + 1, line = rejects.find('\t', reason);
        reject_messages_.push_back(
            fmt::format("line {}: {}", rejects.substr(0, place), rejects.substr(reason, line - reason)));
    }
    return {};
}

std::string Mapping::done() {
    note_sizes();
    printed_.flush();
    if (progress_) report_progress();
    return resume_.is_open() && Clock::now() >= save_at_ ? save_checkpoint() : "";
}

// Records the sizes of the files after the answers of a whole piece.
void Mapping::note_sizes() {
    if (output_.is_open()) checkpoint_.output = output_.size();
    if (rejects_.is_open()) checkpoint_.rejects = rejects_.size();
}

// Syncs the outputs to disk before saving the progress that counts them.
std::string Mapping::save_checkpoint() {
    const auto began = Clock::now();
    if (output_.is_open())
        if (auto why = output_.sync(); !why.empty()) return why;
    if (rejects_.is_open())
        if (auto why = rejects_.sync(); !why.empty()) return why;
    auto why = resume_.save(checkpoint_text(settings_, checkpoint_));
    const auto now = Clock::now();
    save_at_ = now + std::max<Clock::duration>(save_interval, saving_share * (now - began));
    return why;
}

// The run is saved as finished before the files are renamed, so that a resumed run only has to rename them.
std::string Mapping::close() {
    if (auto why = show_totals(); !why.empty()) return why;
    note_sizes();
    checkpoint_.finished = true;
    if (resume_.is_open())
        if (auto why = save_checkpoint(); !why.empty()) return why;
    if (output_.is_open())
        if (auto why = output_.finish(); !why.empty()) return why;
    return rejects_.is_open() ? rejects_.finish() : "";
}

std::string Mapping::put_in_place() {
    if (!settings_.output.empty())
        if (auto why = output_.finish_of(settings_.output, checkpoint_.output); !why.empty()) return why;
    return settings_.rejects.empty() ? "" : rejects_.finish_of(settings_.rejects, checkpoint_.rejects);
}

std::string Mapping::show_totals() {
    const auto text = totals(settings_.question, checkpoint_.progress.tally);
    if (text.empty()) return {};
    if (output_.is_open()) return output_.write(text);
    print(text);
    printed_.flush();
    return {};
}

int Mapping::finish(const batch::RunResult& result) {
    auto end = result;
    const bool is_whole = end.problem.empty() && !end.is_stopped;
    if (was_finished_)
        static_cast<void>(settings_.output.empty() ? show_totals() : "");
    else if (is_whole)
        end.problem = close();
    else if (auto why = resume_.is_open() ? save_checkpoint() : ""; end.problem.empty())
        end.problem = why;
    printed_.flush();
    if (progress_) progress_({});
    report_end(end);
    return status_of(end);
}

int Mapping::status_of(const batch::RunResult& result) const {
    if (result.is_stopped) return is_late() ? exit_late : exit_interrupted;
    return result.problem.empty() && checkpoint_.progress.tally.counts.rejected == 0 ? exit_ok : exit_error;
}

std::string Mapping::summary() const {
    const auto& counts = checkpoint_.progress.tally.counts;
    auto text = fmt::format("{}: {}", counted(counts.lines, "line"), counted(counts.answers, "answer"));
    if (counts.left_out > 0) text += fmt::format(", {} left out", counts.left_out);
    if (counts.rejected > 0) text += fmt::format(", {} without an answer", counts.rejected);
    if (counts.rejected > 0 && settings_.rejects.empty()) text += "; --rejects FILE saves them";
    return text;
}

// Prints nothing after success without a progress line.
void Mapping::report_end(const batch::RunResult& result) const {
    for (const auto& rejected : reject_messages_) complain(rejected);
    if (!result.problem.empty()) complain(result.problem);
    if (result.is_stopped) complain(is_late() ? interruption_reason() : "interrupted");
    const bool is_broken_off = result.is_stopped || !result.problem.empty();
    if (was_finished_) complain("everything was done in an earlier run");
    if (is_broken_off && resume_.is_open()) complain("repeat the same command to continue");
    if (is_broken_off && !resume_.is_open() && output_.is_open() && !output_.is_special())
        complain("the answers so far are in " + output_.part());
    if (progress_ || checkpoint_.progress.tally.counts.rejected > 0) complain(summary());
}

void Mapping::report_progress() {
    const auto now = Clock::now();
    if (now - reported_at_ < report_interval) return;
    reported_at_ = now;
    const auto seconds = std::chrono::duration<double>(now - began_).count();
    const auto lines = checkpoint_.progress.tally.counts.lines;
    const auto rate = static_cast<double>(lines - lines_before_) / seconds;
    auto text = fmt::format("{} lines, {}/s", meaning::short_number(lines),
                            meaning::short_number(static_cast<std::uint64_t>(rate)));
    const auto rejected = checkpoint_.progress.tally.counts.rejected;
    if (rejected > 0) text += fmt::format(", {} without an answer", meaning::short_number(rejected));
    const auto byte = checkpoint_.progress.byte;
    if (end_ > begin_ && byte > begin_) {
        const auto left =
            static_cast<double>(end_ - std::min(byte, end_)) / static_cast<double>(byte - begin_) * seconds;
        text += fmt::format(", {}, {} left", meaning::percent(byte - begin_, end_ - begin_), duration_text(left));
    }
    progress_(text + "; Ctrl-C stops it");
}

}  // namespace cubelang::terminal
