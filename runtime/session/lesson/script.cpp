#include "runtime/session/lesson/script.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "lang/scanner.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::lesson {
namespace {

// The first lesson named; it also holds for answers before that line.
std::string first_lesson(std::string_view text) {
    std::string lesson;
    for (const auto line : lines_of(text)) {
        if (!lesson.empty()) break;
        if (const auto named = value_of(line, "lesson")) lesson = *named;
        const auto header = header_on(line);
        if (header && lesson.empty()) lesson = header->lesson;
    }
    return lesson;
}

// The lines that begin within a multi-line comment.
std::set<std::uint32_t> commented_lines(std::string_view text) {
    std::set<std::uint32_t> lines;
    for (const auto& token : lang::tokens_of(text)) {
        if (token.kind != lang::Token::Kind::comment) continue;
        const auto comment = text.substr(token.begin, token.end - token.begin);
        const auto within = static_cast<std::uint32_t>(std::ranges::count(comment, '\n'));
        const auto first = 1 + static_cast<std::uint32_t>(std::ranges::count(text.substr(0, token.begin), '\n'));
        if (comment.starts_with("/*"))
            for (std::uint32_t line = 1; line <= within; ++line) lines.insert(first + line);
    }
    return lines;
}

bool has_statements(const Section& section) {
    return std::ranges::any_of(lang::tokens_of(section.text), [](const auto& token) {
        return token.kind != lang::Token::Kind::comment && token.kind != lang::Token::Kind::doc;
    });
}

class ScriptReader {
public:
    ScriptReader(std::string text, const ExerciseNames& names_of)
        : text_(std::move(text)),
          names_of_(names_of),
          lesson_(first_lesson(text_)),
          commented_(commented_lines(text_)) {}

    Script run() {
        for (const auto line : lines_of(text_)) take(line);
        leave_out_repeated();
        return std::move(script_);
    }

private:
    void take(std::string_view line) {
        ++line_;
        if (const auto seed = value_of(line, "seed")) script_.seed = *seed;
        if (const auto lesson = value_of(line, "lesson")) lesson_ = *lesson;
        consider(line);
        if (value_of(line, "used") == the_solution && !script_.sections.empty())
            script_.sections.back().solution_shown = true;
        auto& part = script_.sections.empty() ? script_.preamble : script_.sections.back().text;
        part += std::string(line) + '\n';
    }

    void consider(std::string_view line) {
        const auto header = header_on(line);
        const auto lesson = header && !header->lesson.empty() ? header->lesson : lesson_;
        const bool is_comment = header || line.find_first_of("#/") != line.npos;
        const auto names = names_of_ && is_comment ? names_of_(lesson) : std::vector<std::string>{};
        const auto name = header ? named(*header, names) : std::nullopt;
        const bool begins = header && (header->has_mark || name);
        if (begins && !commented_.contains(line_)) return begin(*header, lesson, name, names);
        if (const auto meant = header ? header : resembled_on(line, names))
            warn(line_, fmt::format("`{}` does not begin an exercise; {}", trimmed(line), advice(*meant, names)));
    }

    static std::string advice(const Header& meant, const std::vector<std::string>& names) {
        const auto name = named(meant, names).value_or(suggestion(meant, names));
        return name.empty() ? "write `# exercise: NAME` on a separate line"
                            : fmt::format("did you mean `# exercise: {}`, on a separate line?", name);
    }

    void begin(const Header& header, const std::string& lesson, const std::optional<std::string>& name,
               const std::vector<std::string>& names) {
        lesson_ = lesson;
        const auto part = header.name.empty() ? header.number : header.name;
        const auto written = header.lesson.empty() ? header.written : part;
        script_.sections.push_back({lesson, name.value_or(written), {}, line_});
        if (name || names.empty()) return;
        const auto near = suggestion(header, names);
        warn(line_, fmt::format("the lesson has no exercise `{}`; {}", written,
                                near.empty() ? "this answer is not marked"
                                             : fmt::format("did you mean `{}`? The answer is not marked", near)));
    }

    void warn(std::uint32_t line, std::string text) { script_.warnings.push_back({line, std::move(text)}); }

    // Of several answers to an exercise the last counts that has statements.
    void leave_out_repeated() {
        std::vector<Section> counting;
        const auto rank = [](const Section& one) { return std::pair(has_statements(one), one.first_line); };
        for (const auto& section : script_.sections) {
            const auto rival = std::ranges::find_if(script_.sections, [&](const Section& one) {
                return one.lesson == section.lesson && one.exercise == section.exercise && rank(one) > rank(section);
            });
            if (rival == script_.sections.end())
                counting.push_back(section);
            else
                warn(section.first_line, fmt::format("`{}` is answered twice: the answer in line {} counts",
                                                     section.exercise, rival->first_line));
        }
        script_.sections = std::move(counting);
        std::ranges::stable_sort(script_.warnings, {}, &Warning::line);
    }

    std::string text_;
    const ExerciseNames& names_of_;
    std::string lesson_;
    std::set<std::uint32_t> commented_;
    Script script_;
    std::uint32_t line_ = 0;
};

using Tokens = std::vector<lang::Token>;

// Without comments and the `;` at the end.
Tokens code_tokens(std::string_view text) {
    auto tokens = lang::tokens_of(text);
    std::erase_if(tokens, [](const auto& token) {
        return token.kind == lang::Token::Kind::comment || token.kind == lang::Token::Kind::doc;
    });
    if (!tokens.empty() && text[tokens.back().begin] == ';') tokens.pop_back();
    return tokens;
}

std::vector<std::string_view> statements_of(std::string_view text) {
    std::vector<std::string_view> all;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end) {
        end = lang::statement_extent(text, begin).end;
        all.push_back(text.substr(begin, end - begin));
    }
    return all;
}

bool is_token(std::string_view text, const Tokens& tokens, std::size_t at, std::string_view word) {
    return at < tokens.size() && text.substr(tokens[at].begin, tokens[at].end - tokens[at].begin) == word;
}

bool defines(std::string_view text, const Tokens& tokens, std::string_view name) {
    for (std::size_t at = 1; at < tokens.size(); ++at)
        for (const auto* const word : {"let", "def", "for"})
            if (is_token(text, tokens, at - 1, word) && is_token(text, tokens, at, name)) return true;
    return false;
}

std::string with_answer(std::string_view statement, const ExpectedAnswer& expected, const IsName& is_name) {
    const auto tokens = code_tokens(statement);
    const auto is = [&](std::size_t at, std::string_view word) { return is_token(statement, tokens, at, word); };
    const std::size_t first = is(0, "let") && is(1, "answer") && is(2, "=") ? 3 : 0;
    if (tokens.size() <= first) return std::string(statement);
    const auto begin = tokens[first].begin, end = tokens.back().end;
    return std::string(statement.substr(0, begin)) +
           answer_statement(statement.substr(begin, end - begin), expected, is_name) +
           std::string(statement.substr(end));
}

// `12 percent`, `105 or 210`, but not `2R U`
bool is_number_with_word(const std::string& statement) {
    std::istringstream words(statement);
    std::string word;
    words >> word;
    if (!is_digits(word)) return false;
    while (words >> word)
        if (word.size() > 1 && std::ranges::all_of(word, is_letter) && !Session::is_moves(word)) return true;
    return false;
}

}  // namespace

std::string answer_script(std::string_view text, const ExpectedAnswer& expected, const IsName& is_name) {
    const auto tokens = code_tokens(text);
    const auto is_name_here = [&](std::string_view name) { return is_name(name) || defines(text, tokens, name); };
    std::string result;
    for (const auto statement : statements_of(text)) result += with_answer(statement, expected, is_name_here);
    return result;
}

std::string not_understood(std::string_view text, const ExpectedAnswer& expected, const Session& session) {
    constexpr std::string_view signs_of_code = "()[]{}@<>=*^+\"_";
    constexpr std::array<std::string_view, 5> read_types{"boolean", "text", "integer", "fraction", "location"};
    std::string last;
    for (const auto statement : statements_of(text))
        if (const auto tokens = code_tokens(statement); !tokens.empty())
            last = statement.substr(tokens.front().begin, tokens.back().end - tokens.front().begin);
    const bool is_prose = !last.empty() && last.find_first_of(signs_of_code) == last.npos;
    if (!is_prose || std::ranges::count(read_types, expected.type) == 0) return {};
    return is_number_with_word(last) || !session.check("<answer>", last).empty() ? last : "";
}

Script read_script(std::string_view text, const ExerciseNames& names_of) {
    return ScriptReader(with_plain_spaces(text), names_of).run();
}

}  // namespace cubelang::lesson
