#include "front/site/example.hpp"

#include <algorithm>
#include <regex>
#include <utility>

#include <fmt/format.h>

#include "front/site/html.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/host/file_host.hpp"
#include "runtime/meaning/host/user_paths.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::site {
namespace {

const std::regex& first_prompt() {
    static const std::regex prompt(R"(^((super)?cube [0-9]+>) )");
    return prompt;
}
const std::regex& further_prompt() {
    static const std::regex prompt(R"(^ *([0-9]+:)?([({\[]|/\*)? ?\.\.\.> )");
    return prompt;
}

void add_line(std::string& text, const std::string& line) { text += text.empty() ? line : "\n" + line; }

std::string said(const std::vector<Answer>& answers) {
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
    if (said(answers) != trimmed_end(written)) return xml_escaped(written);
    std::string html;
    for (const Answer& answer : answers) html += (html.empty() ? "" : "\n") + answer_html(answer);
    return html;
}

// Short enough that both fit into the page's width beside each other.
bool is_short(const Turn& turn) {
    constexpr std::size_t page = 76, border = 2;
    const auto room = (page - std::min(turn.prompt.size(), page / 2)) / 2;
    const auto fits = [](const std::string& text, std::size_t columns) {
        return text.size() <= columns && text.find('\n') == std::string::npos;
    };
    return fits(turn.typed, room) && fits(turn.answer, room - border);
}

// Sentences are folded where the page ends; what is drawn or in columns is not.
std::string_view kind_of_answer(const Turn& turn) {
    if (is_short(turn)) return "short";
    if (turn.answer.find('\n') == std::string::npos) return "line";
    const bool says =
        turn.answer.find("error: ") != std::string::npos || turn.answer.find("note: ") != std::string::npos;
    return says ? "line" : "lines";
}

std::string turn_html(const Turn& turn, Trial& trial) {
    std::string html;
    if (!turn.prompt.empty()) html += fmt::format("<span class=\"prompt\">{}</span>", xml_escaped(turn.prompt));
    if (!turn.typed.empty())
        html += fmt::format("<code class=\"typed{}\">{}</code>", is_short(turn) ? " short" : "",
                            painted(trial.session(), turn.typed));
    const auto answers = turn.typed.empty() ? std::vector<Answer>() : trial.typed(turn.typed);
    if (turn.answer.empty()) return html + '\n';
    return html + fmt::format("<samp class=\"answer {}\">{}</samp>\n", kind_of_answer(turn),
                              answers_html(turn.answer, answers));
}

SessionOptions cube_of(int n) {
    SessionOptions options;
    options.n = n;
    return options;
}

Host catching(std::map<std::string, std::string>& files) {
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

std::vector<Turn> turns_in(std::string_view block) {
    std::vector<Turn> turns;
    std::smatch found;
    for (const auto part : lines_of(block)) {
        const std::string line(part);
        if (std::regex_search(line, found, first_prompt()))
            turns.push_back({found[1], found.suffix(), {}});
        else if (!turns.empty() && turns.back().answer.empty() && std::regex_search(line, found, further_prompt()))
            add_line(turns.back().typed, found.suffix());
        else
            add_line((turns.empty() ? turns.emplace_back() : turns.back()).answer, line);
    }
    return turns;
}

std::string example(const std::vector<Turn>& turns, Trial& trial) {
    const bool prompted = !turns.empty() && !turns.front().prompt.empty();
    std::string html = fmt::format("<div class=\"session{}\">\n", prompted ? " prompted" : "");
    for (const Turn& turn : turns) html += turn_html(turn, trial);
    return html + "</div>\n";
}

Trial::Trial(int n)
    : host_(catching(files_)),
      session_(
          cube_of(n), [this](const Answer& answer) { answers_.push_back(answer); }, host_) {}

std::vector<Answer> Trial::typed(const std::string& text) {
    answers_.clear();
    session_.run_typed("<prompt>", text);
    return std::exchange(answers_, {});
}

std::string Trial::says(const std::string& text) {
    const auto answers = typed(text);
    return answers.empty() ? "" : std::string(trimmed_end(as_lines(answers.back())));
}

std::string Trial::picture(const std::string& statement) {
    files_.clear();
    typed(statement);
    return files_["picture.svg"];
}

}  // namespace cubelang::site
