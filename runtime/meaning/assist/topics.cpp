#include "runtime/meaning/assist/topics.hpp"

#include <algorithm>
#include <vector>

#include "lang/advice/rows.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::meaning {
namespace {

constexpr std::string_view heading = "# ";

// The topics of a text. A heading has the name, the meaning and the headings of built-ins, separated by tabs; the lines
// below it are the topic's text.
std::vector<Topic> topics_in(std::string_view text) {
    std::vector<Topic> topics;
    for (std::size_t at = heading.size(); at < text.size();) {
        const auto line = std::min(text.find('\n', at), text.size());
        const auto end = std::min(text.find("\n# ", at), text.size());
        const auto cells = lang::advice_rows(text.substr(at, line - at)).at(0).cells;
        topics.push_back({cells[0], cells[1], trimmed(text.substr(line, end - line)), cells[2]});
        at = end + 1 + heading.size();
    }
    return topics;
}

// The introduction first.
const std::vector<Topic>& all() {
    static const auto topics = topics_in(help_texts().front().text);
    return topics;
}

}  // namespace

const Topic& first_topic() { return all().front(); }
std::span<const Topic> topics() { return std::span(all()).subspan(1); }

const Topic* find_topic(std::string_view name) {
    const auto at = std::ranges::find(topics(), name, &Topic::name);
    return at == topics().end() ? nullptr : &*at;
}

}  // namespace cubelang::meaning
