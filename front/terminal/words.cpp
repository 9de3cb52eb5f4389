#include "front/terminal/subcommands.hpp"

#include <unistd.h>

#include <atomic>
#include <memory>
#include <new>

#include <fmt/format.h>

#include "front/terminal/mapping.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang::shell {
namespace {

using search::CanonicalWords;

std::vector<OptionRow> make_word_rows() {
    std::vector<OptionRow> rows{
        {"", "up-to-symmetry", "", "list one word of each class under the cube's symmetries",
         "Only symmetries that map GENERATORS onto itself count."},
        {"", "shard", "I/N", "list only part I of N; all parts together are all words, in order",
         "The parts have equally many words, before --up-to-symmetry.", "", check_shard},
        {"", "count", "", "print only the number of words"},
    };
    for (const auto* name : {"cube", "super"}) rows.push_back(program_option(name));
    return rows;
}

// Spelled only once, so that a line is written in the time of its length.
std::vector<std::string> spellings_of(const CanonicalWords& all) {
    std::vector<std::string> texts;
    for (const auto& generator : all.generators()) texts.push_back(cube::spell(generator.move));
    return texts;
}

// The text of a word; only the part that differs from the previous word is rewritten.
class WordLine {
public:
    explicit WordLine(const CanonicalWords& all) : texts_(spellings_of(all)) {}
    std::string_view line(const search::GeneratorWord& word, std::size_t kept) {
        ends_.resize(kept);
        line_.resize(kept == 0 ? 0 : ends_.back());
        for (std::size_t i = kept; i < word.size(); ++i) {
            if (i > 0) line_ += ' ';
            line_ += texts_[word[i]];
            ends_.push_back(line_.size());
        }
        line_ += '\n';
        return line_;
    }

private:
    std::vector<std::string> texts_;
    std::vector<std::size_t> ends_{};
    std::string line_{};
};

class Words {
public:
    explicit Words(const Options& options)
        : options_(options),
          engine_(no_host(), &stop_),
          output_(Output::Errors::apart, no_host(), wants_color(options.color, ::isatty(STDERR_FILENO) != 0)) {}

    int run() {
        watch_interrupts(OnInterrupt::end);
        limit_time(options_.time_limit, OnInterrupt::end);
        const InterruptScope stoppable(stop_);
        const StopScope watched(&stop_);
        try {
            engine_.context().set_cube({options_.session.n, options_.session.super});
            list(asked());
        } catch (const lang::Error& error) {
            output_.mistake(error.diagnostic());
            return exit_error;
        } catch (const std::bad_alloc&) {
            complain("not enough memory for all these generators; name a few, such as 'R U', or choose a smaller cube");
            return exit_error;
        } catch (const Stopped&) {
            if (!interrupted()) complain(interruption_reason());
            return interrupted() ? exit_interrupted : exit_late;
        }
        return exit_ok;
    }

private:
    [[nodiscard]] Expression expression(const char* name, const std::string& text) const {
        return engine_.expression(name, text, fmt::format("{} must be a single expression", name), "such as 'R U'");
    }
    std::shared_ptr<const CanonicalWords> asked() {
        const auto generators = expression("GENERATORS", options_.files[0]);
        return engine_.words(
            generators, expression("LENGTH", options_.files[1]),
            options_.given.contains("up-to-symmetry") ? CanonicalWords::UpTo::symmetry : CanonicalWords::UpTo::nothing);
    }
    void list(const std::shared_ptr<const CanonicalWords>& all) {
        search::WordLister lister(all);
        const auto shard = shard_in(options_.word_of("shard")).value_or(Shard{});
        if (shard.parts > 1) {
            const auto count = all->count();
            lister.restrict_to(count * (shard.part - 1) / shard.parts, count * shard.part / shard.parts);
        }
        if (options_.given.contains("count")) return count(lister, *all, shard.parts > 1);
        WordLine line(*all);
        while (lister.next()) output_.write(line.line(lister.word(), lister.kept()));
    }
    void count(search::WordLister& lister, const CanonicalWords& all, bool part) {
        if (!part && all.symmetries() == 0) return output_.write(all.count().str() + "\n");
        std::uint64_t found = 0;
        while (lister.next()) ++found;
        output_.write(std::to_string(found) + "\n");
    }

    const Options& options_;
    std::atomic<bool> stop_{false};
    Engine engine_;
    Output output_;
};

}  // namespace

std::span<const OptionRow> words_options() {
    static const auto rows = make_word_rows();
    return rows;
}

int run_words(const Options& options) {
    if (options.files.size() == 2) return Words(options).run();
    return wrong_usage("words", "words needs GENERATORS such as 'R U', and the LENGTH of the words");
}

}  // namespace cubelang::shell
