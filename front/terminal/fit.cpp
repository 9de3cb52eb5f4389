// `cube fit`: the weights of the cost of an algorithm, fitted to measured times.

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/subcommands.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/execution/fit.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang::shell {
namespace {

using execution::TimedAlgorithm;

constexpr std::array fit_rows{
    OptionRow{"", "output", "FILE", "write the weights to FILE, for cost(a, weights = \"FILE\")", "", "FILE"},
};

class Fit {
public:
    explicit Fit(const Options& options) : options_(options), engine_(no_host(), &stop_) {}

    int run() {
        watch_interrupts(OnInterrupt::end);
        limit_time(options_.time_limit, OnInterrupt::end);
        const InterruptScope stoppable(stop_);
        const StopScope watched(&stop_);
        try {
            engine_.context().set_cube({options_.session.n, options_.session.super});
            return fit(options_.files[0]);
        } catch (const Stopped&) {
            if (!interrupted()) complain(interruption_reason());
            return interrupted() ? exit_interrupted : exit_late;
        }
    }

private:
    int fit(const std::string& name) {
        const auto read = files::read_ordinary_file(name);
        if (read.error != 0) return refuse(name, files::error_text(read.error));
        if (const auto problem = take(read.text); !problem.empty()) return refuse(name, problem);
        constexpr std::size_t fewest = 20;
        if (all_.size() < fewest)
            return refuse(name,
                          fmt::format("a fit needs at least {} algorithms, and these are {}", fewest, all_.size()));
        std::vector<double> seconds;
        for (const auto& timed : all_) seconds.push_back(timed.seconds);
        const auto [spearman, error] = execution::quality(execution::cross_validated(all_), seconds);
        fmt::print("{} algorithms; cross-validated: Spearman {:.3f}, error {:.3f} s\n", all_.size(), spearman, error);
        return write(execution::weights_text(execution::fitted(all_)));
    }

    int write(const std::string& weights) const {
        const auto output = options_.word_of("output");
        if (output.empty()) return exit_ok;
        const int error = files::replace(output, weights, files::version_of(output));
        return error == 0 ? exit_ok : refuse(output, files::error_text(error));
    }

    // Reads all lines. Returns an error message; empty on success.
    std::string take(std::string_view text) {
        for (int number = 1; !text.empty(); ++number) {
            auto line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(line.size() + 1, text.size()));
            if (line.ends_with('\r')) line.remove_suffix(1);
            if (line.empty() || line.front() == '#' || (all_.empty() && line == "algorithm,seconds")) continue;
            if (const auto problem = take_line(line); !problem.empty())
                return fmt::format("line {}: {}", number, problem);
        }
        return "";
    }

    std::string take_line(std::string_view line) {
        const auto comma = line.rfind(',');
        const double seconds =
            comma == line.npos ? 0 : std::strtod(std::string(line.substr(comma + 1)).c_str(), nullptr);
        if (!(seconds > 0 && seconds < 3600))
            return fmt::format("`{}` does not end in a comma and seconds", printable(line));
        auto algorithm = std::string(line.substr(0, comma));
        if (algorithm.size() > 1 && algorithm.front() == '"' && algorithm.back() == '"')
            algorithm = algorithm.substr(1, algorithm.size() - 2);
        TimedAlgorithm timed{{}, seconds};
        const auto problem = add_turns(timed, algorithm);
        all_.push_back(std::move(timed));
        return problem;
    }

    std::string add_turns(TimedAlgorithm& timed, const std::string& text) {
        try {
            const auto value = engine_.value(engine_.expression("TIMES", text, "this is not an algorithm", ""));
            const auto* algorithm = value.as<eval::Algorithm>();
            constexpr std::size_t longest = 200;
            const auto moves = algorithm == nullptr ? std::nullopt : cube::expand(*algorithm->word, longest);
            if (!moves || moves->empty())
                return fmt::format("`{}` is not an algorithm of 1 to {} moves", printable(text), longest);
            const int n = engine_.context().cube().n;
            static_cast<void>(engine_.context().perform(algorithm->word, {}));
            for (const auto& move : *moves)
                for (const auto& turn : execution::hand_turns(move, n)) timed.turns.push_back(turn);
            return "";
        } catch (const lang::Error& error) {
            return error.diagnostic().message;
        }
    }

    static int refuse(const std::string& name, const std::string& why) {
        complain(printable_name(name) + ": " + why);
        return exit_error;
    }

    const Options& options_;
    std::atomic<bool> stop_{false};
    Engine engine_;
    std::vector<TimedAlgorithm> all_{};
};

}  // namespace

std::span<const OptionRow> fit_options() { return fit_rows; }

int run_fit(const Options& options) {
    if (options.files.size() == 1) return Fit(options).run();
    return wrong_usage("fit", "fit needs one file of algorithms and times");
}

}  // namespace cubelang::shell
