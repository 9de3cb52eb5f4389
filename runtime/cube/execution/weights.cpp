#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>

#include "runtime/base/printable.hpp"
#include "runtime/cube/execution/embedded.hpp"
#include "runtime/cube/execution/fit.hpp"

namespace cubelang::execution {

std::string weights_text(const Weights& weights) {
    std::string text = "# Seconds of the features of an execution (docs/execution.md).\n";
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (const auto& [name, seconds, strength] = features()[i]; std::abs(weights[i] - seconds) >= 0.00005)
            text += fmt::format("{:.4f} {}\n", weights[i], name);
    return text;
}

std::string read_weights(std::string_view text, Weights& weights) {
    weights = unfitted_weights();
    for (int number = 1; !text.empty(); ++number) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.empty() || line.front() == '#') continue;
        // By strtod: not every library that the program is built with has from_chars for such numbers.
        const std::string copy(line);
        char* end = nullptr;
        const double seconds = std::strtod(copy.c_str(), &end);
        const auto rest = line.substr(static_cast<std::size_t>(end - copy.c_str()));
        const auto feature = rest.empty() ? std::nullopt : feature_named(rest.substr(1));
        if (rest.size() == line.size() || !(std::abs(seconds) <= 60) || !feature)
            return fmt::format("line {}: expected SECONDS and the name of a feature, not `{}`", number,
                               printable(line));
        weights[*feature] = seconds;
    }
    return "";
}

const Automaton& usual_automaton() {
    static const Automaton automaton = [] {
        Weights weights;
        static_cast<void>(read_weights(embedded().front().text, weights));
        return Automaton(std::move(weights));
    }();
    return automaton;
}

}  // namespace cubelang::execution
