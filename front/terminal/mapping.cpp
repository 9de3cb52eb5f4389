#include "front/terminal/mapping.hpp"

#include <unistd.h>

#include <algorithm>

#include <fmt/format.h>

#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "front/terminal/run_files.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/context.hpp"

namespace cubelang::shell {
namespace {

constexpr std::size_t most_told = 5;
constexpr std::chrono::seconds between_keeps{1};
constexpr int part_of_time = 20;  // at most so little of it goes into keeping
constexpr std::chrono::milliseconds between_tellings{200};

// "3 min", "12 s"
std::string in_words(double seconds) {
    if (seconds < 100) return fmt::format("{:.0f} s", seconds);
    return seconds < 6000 ? fmt::format("{:.0f} min", seconds / 60) : fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace

Mapping::Mapping(const MapSettings& settings, const Host& host, StopToken stop)
    : settings_(settings),
      host_(host),
      stop_(stop),
      kept_{{0, 0, batch::Tally(settings.question.how_many)}},
      progress_(progress_line()) {}

int Mapping::run() {
    std::vector<std::unique_ptr<batch::Answerer>> workers;
    for (unsigned i = 0; i < settings_.threads; ++i)
        workers.push_back(std::make_unique<batch::Answerer>(settings_.question, host_, stop_));
    batch::Lines lines(input_files(settings_.files), settings_.question.format);
    if (auto why = open(); !why.empty()) return refuse(why);
    if (was_finished_) return finish({});
    try {
        const StopScope watched(stop_);
        if (auto why = go_to(lines); !why.empty()) return refuse(why);
    } catch (const Stopped&) {
        return finish({true, {}});
    } catch (const batch::InputProblem& problem) {
        return refuse(problem.what());
    }
    return run(lines, workers);
}

// Nothing has been begun.
int Mapping::refuse(const std::string& why) const {
    complain(why);
    const bool is_taken = resume_.is_taken() || output_.is_taken() || rejects_.is_taken();
    return is_taken ? exit_taken : exit_error;
}

int Mapping::run(batch::Lines& lines, std::vector<std::unique_ptr<batch::Answerer>>& workers) {
    const batch::Receiver receiver{[this](std::string_view answers) { return receive(answers); },
                                   [this](std::string_view rejects) { return reject(rejects); },
                                   [this](const batch::Standing&) { return done(); }};
    return finish(batch::run(workers, lines, stop_, receiver, kept_.standing));
}

// What another run has kept comes before anything is written.
std::string Mapping::open() {
    if (auto why = take_up(); !why.empty()) return why;
    if (was_finished_) return put_in_place();
    if (!settings_.output.empty())
        if (auto why = output_.open(settings_.output, kept_.output); !why.empty()) return why;
    if (!settings_.rejects.empty())
        if (auto why = rejects_.open(settings_.rejects, kept_.rejects); !why.empty()) return why;
    const bool is_special = output_.is_special() || rejects_.is_special();
    if (resume_.is_open() && is_special) return "--resume goes with ordinary files: what went elsewhere is gone";
    return {};
}

std::string Mapping::take_up() {
    if (settings_.resume.empty()) return {};
    if (auto why = resume_.open(settings_.resume); !why.empty()) return why;
    if (resume_.text().empty()) return {};
    if (auto why = read_kept(resume_.text(), settings_, kept_); !why.empty()) return resume_.path() + ": " + why;
    lines_before_ = kept_.standing.tally.counts.lines;
    was_finished_ = kept_.finished;
    return {};
}

std::string Mapping::go_to(batch::Lines& lines) {
    const bool is_known =
        std::ranges::all_of(settings_.files, [](const auto& name) { return identity_of(name).has_value(); });
    if (resume_.is_open() && !is_known) lines.add_up();
    if (settings_.shard.parts > 1)
        if (auto why = go_to_shard(lines); !why.empty()) return why;
    if (settings_.shard.parts == 1) end_ = plain_size(settings_.files).value_or(0);
    const auto& standing = kept_.standing;
    lines.skip_to(standing.byte);
    begin_ = std::max(begin_, standing.byte);
    const bool is_same =
        is_known || standing.byte == 0 || (lines.byte() == standing.byte && lines.checksum() == standing.checksum);
    return is_same ? "" : resume_.path() + ": what comes in is not what came in before that run was broken off";
}

// Parts of the bytes: each line belongs to the part that it begins in.
std::string Mapping::go_to_shard(batch::Lines& lines) {
    const auto size = unpacked_size(settings_.files);
    if (!size) return "--shard needs to know how much there is: name ordinary files, not pipes";
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

// What a terminal gets does nothing to it.
void Mapping::print(std::string_view text) {
    if (::isatty(STDOUT_FILENO) != 0)
        printed_.write(printable(text));
    else
        printed_.write(text);
}

std::string Mapping::reject(std::string_view rejects) {
    if (rejects_.is_open()) return rejects_.write(rejects);
    for (std::size_t end = 0; to_tell_.size() < most_told && !rejects.empty(); rejects.remove_prefix(end + 1)) {
        end = rejects.find('\n');
        const auto place = rejects.find('\t'), reason = place + 1, line = rejects.find('\t', reason);
        to_tell_.push_back(fmt::format("line {}: {}", rejects.substr(0, place), rejects.substr(reason, line - reason)));
    }
    return {};
}

std::string Mapping::done() {
    note_sizes();
    printed_.flush();
    if (progress_) tell_progress();
    return resume_.is_open() && Clock::now() >= keep_at_ ? keep() : "";
}

// Where all answers of a piece have been written, and no others.
void Mapping::note_sizes() {
    if (output_.is_open()) kept_.output = output_.size();
    if (rejects_.is_open()) kept_.rejects = rejects_.size();
}

// First what was written is on the disk, then it is said that it is.
std::string Mapping::keep() {
    const auto began = Clock::now();
    if (output_.is_open())
        if (auto why = output_.sync(); !why.empty()) return why;
    if (rejects_.is_open())
        if (auto why = rejects_.sync(); !why.empty()) return why;
    auto why = resume_.save(written(settings_, kept_));
    const auto now = Clock::now();
    keep_at_ = now + std::max<Clock::duration>(between_keeps, part_of_time * (now - began));
    return why;
}

// That it is done is known before the files have their names: then only that is left to do.
std::string Mapping::close() {
    if (auto why = show_totals(); !why.empty()) return why;
    note_sizes();
    kept_.finished = true;
    if (resume_.is_open())
        if (auto why = keep(); !why.empty()) return why;
    if (output_.is_open())
        if (auto why = output_.finish(); !why.empty()) return why;
    return rejects_.is_open() ? rejects_.finish() : "";
}

std::string Mapping::put_in_place() {
    if (!settings_.output.empty())
        if (auto why = output_.finish_of(settings_.output, kept_.output); !why.empty()) return why;
    return settings_.rejects.empty() ? "" : rejects_.finish_of(settings_.rejects, kept_.rejects);
}

std::string Mapping::show_totals() {
    const auto text = totals(settings_.question, kept_.standing.tally);
    if (text.empty()) return {};
    if (output_.is_open()) return output_.write(text);
    print(text);
    printed_.flush();
    return {};
}

int Mapping::finish(const batch::Ended& ended) {
    auto end = ended;
    const bool is_whole = end.problem.empty() && !end.is_stopped;
    if (was_finished_)
        static_cast<void>(settings_.output.empty() ? show_totals() : "");
    else if (is_whole)
        end.problem = close();
    else if (auto why = resume_.is_open() ? keep() : ""; end.problem.empty())
        end.problem = why;
    printed_.flush();
    if (progress_) progress_({});
    tell_end(end);
    return status_of(end);
}

int Mapping::status_of(const batch::Ended& ended) const {
    if (ended.is_stopped) return is_late() ? exit_late : exit_interrupted;
    return ended.problem.empty() && kept_.standing.tally.counts.rejected == 0 ? exit_ok : exit_error;
}

std::string Mapping::summary() const {
    const auto& counts = kept_.standing.tally.counts;
    auto text = fmt::format("{}: {}", counted(counts.lines, "line"), counted(counts.answers, "answer"));
    if (counts.left_out > 0) text += fmt::format(", {} left out", counts.left_out);
    if (counts.rejected > 0) text += fmt::format(", {} without an answer", counts.rejected);
    if (counts.rejected > 0 && settings_.rejects.empty()) text += "; --rejects FILE keeps all of them";
    return text;
}

// Nothing where all went well and nobody looks on.
void Mapping::tell_end(const batch::Ended& ended) const {
    for (const auto& rejected : to_tell_) complain(rejected);
    if (!ended.problem.empty()) complain(ended.problem);
    if (ended.is_stopped) complain(is_late() ? why_interrupted() : "interrupted");
    const bool is_broken_off = ended.is_stopped || !ended.problem.empty();
    if (was_finished_) complain("all of it had been done before");
    if (is_broken_off && resume_.is_open()) complain("the same command goes on from here");
    if (is_broken_off && !resume_.is_open() && output_.is_open() && !output_.is_special())
        complain("the answers so far are in " + output_.part());
    if (progress_ || kept_.standing.tally.counts.rejected > 0) complain(summary());
}

void Mapping::tell_progress() {
    const auto now = Clock::now();
    if (now - told_at_ < between_tellings) return;
    told_at_ = now;
    const auto seconds = std::chrono::duration<double>(now - began_).count();
    const auto lines = kept_.standing.tally.counts.lines;
    const auto rate = static_cast<double>(lines - lines_before_) / seconds;
    auto text = fmt::format("{} lines, {}/s", eval::in_short(lines), eval::in_short(static_cast<std::uint64_t>(rate)));
    const auto rejected = kept_.standing.tally.counts.rejected;
    if (rejected > 0) text += fmt::format(", {} without an answer", eval::in_short(rejected));
    const auto byte = kept_.standing.byte;
    if (end_ > begin_ && byte > begin_) {
        const auto left =
            static_cast<double>(end_ - std::min(byte, end_)) / static_cast<double>(byte - begin_) * seconds;
        text += fmt::format(", {}, {} left", eval::percent(byte - begin_, end_ - begin_), in_words(left));
    }
    progress_(text + "; Ctrl-C stops it");
}

}  // namespace cubelang::shell
