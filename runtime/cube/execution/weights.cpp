#include "runtime/cube/execution/weights.hpp"

#include <cmath>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>

#include "runtime/base/printable.hpp"

namespace cubelang::execution {

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
