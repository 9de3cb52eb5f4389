#include "front/site/example.hpp"

#include <algorithm>
#include <regex>
#include <utility>

#include <fmt/format.h>

#include "front/machine/user_paths.hpp"
#include "front/site/html.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/host/data_in_memory.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::site {
namespace {

const std::regex& first_prompt() {
    static const std::regex prompt(R"(^((super)?cube [0-9]+>) )");
    return prompt;
}
const std::regex& further_prompt() {
    static const std::regex prompt(R"(^ *([0-9]+:)?([({\["]|/\*)? ?\.\.\.> )");
    return prompt;
}

void add_line(std::string& text, const std::string& line) { text += text.empty() ? line : "\n" + line; }

std::string text_of(const std::vector<Answer>& answers) {
    std::string text;
    for (const Answer& answer : answers) text += as_lines(answer) + as_lines(answer.notes);
    return std::string(trimmed_end(text));
}

std::string answer_html(const Answer& answer) {
    auto html = answer.failed()
                    ? fmt::format("<span class=\"wrong\">{}</span>", xml_escaped(trimmed_end(as_lines(answer))))
                    : painted(answer.drawing);
    const auto notes = std::string(trimmed_end(as_lines(answer.notes)));
    if (!notes.empty())
        html += fmt::format("{}<span class=\"faint\">{}</span>", html.empty() ? "" : "\n", xml_escaped(notes));
    return html;
}

std::string answers_html(const std::string& written, const std::vector<Answer>& answers) {
    if (text_of(answers) != trimmed_end(written)) return xml_escaped(written);
    std::string html;
    for (const Answer& answer : answers) html += (html.empty() ? "" : "\n") + answer_html(answer);
    return html;
}

// Whether input and answer fit beside each other on the page.
bool is_short(const Exchange& exchange) {
    constexpr std::size_t page = 76, border = 2;
    const auto room = (page - std::min(exchange.prompt.size(), page / 2)) / 2;
    const auto fits = [](const std::string& text, std::size_t columns) {
        return text.size() <= columns && text.find('\n') == std::string::npos;
    };
    return fits(exchange.input, room) && fits(exchange.answer, room - border);
}

// Sentences are wrapped at the page's width; drawings and columns are not.
std::string_view kind_of_answer(const Exchange& exchange) {
    if (is_short(exchange)) return "short";
    if (exchange.answer.find('\n') == std::string::npos) return "line";
    const bool is_message =
        exchange.answer.find("error: ") != std::string::npos || exchange.answer.find("note: ") != std::string::npos;
    return is_message ? "line" : "lines";
}

std::string exchange_html(const Exchange& exchange, ExampleSession& example_session) {
    std::string html;
    if (!exchange.prompt.empty()) html += fmt::format("<span class=\"prompt\">{}</span>", xml_escaped(exchange.prompt));
    if (!exchange.input.empty())
        html += fmt::format("<code class=\"typed{}\">{}</code>", is_short(exchange) ? " short" : "",
                            painted(example_session.session(), exchange.input));
    const auto answers = exchange.input.empty() ? std::vector<Answer>() : example_session.run(exchange.input);
    if (exchange.answer.empty()) return html + '\n';
    return html + fmt::format("<samp class=\"answer {}\">{}</samp>\n", kind_of_answer(exchange),
                              answers_html(exchange.answer, answers));
}

SessionOptions cube_of(int n) {
    SessionOptions options;
    options.n = n;
    return options;
}

Host host_with_files_in(std::map<std::string, std::string>& files) {
    Host host;
    host.table_folder = table_folder();
    keep_data_in_memory(host);
    host.write_file = [&files](const std::string& path, const std::string& text) {
        files[path] = text;
        return std::string();
    };
    return host;
}

}  // namespace

std::vector<Exchange> exchanges_in(std::string_view block) {
    std::vector<Exchange> exchanges;
    std::smatch found;
    for (const auto part : lines_of(block)) {
        const std::string line(part);
        if (std::regex_search(line, found, first_prompt()))
            exchanges.push_back({found[1], found.suffix(), {}});
        else if (!exchanges.empty() && exchanges.back().answer.empty() &&
                 std::regex_search(line, found, further_prompt()))
            add_line(exchanges.back().input, found.suffix());
        else
            add_line((exchanges.empty() ? exchanges.emplace_back() : exchanges.back()).answer, line);
    }
    return exchanges;
}

std::string example(const std::vector<Exchange>& exchanges, ExampleSession& example_session) {
    const bool prompted = !exchanges.empty() && !exchanges.front().prompt.empty();
    std::string html = fmt::format("<div class=\"session{}\">\n", prompted ? " prompted" : "");
    for (const Exchange& exchange : exchanges) html += exchange_html(exchange, example_session);
    return html + "</div>\n";
}

ExampleSession::ExampleSession(int n)
    : host_(host_with_files_in(files_)),
      session_(
          cube_of(n), [this](const Answer& answer) { answers_.push_back(answer); }, host_) {}

std::vector<Answer> ExampleSession::run(const std::string& text) {
    answers_.clear();
    session_.run_typed("<prompt>", text);
    return std::exchange(answers_, {});
}

std::string ExampleSession::last_answer(const std::string& text) {
    const auto answers = run(text);
    return answers.empty() ? "" : std::string(trimmed_end(as_lines(answers.back())));
}

std::string ExampleSession::picture(const std::string& statement) {
    files_.clear();
    run(statement);
    return files_["picture.svg"];
}

}  // namespace cubelang::site
