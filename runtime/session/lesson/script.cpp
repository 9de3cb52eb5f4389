#include "runtime/session/lesson/script.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

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
        if (header && header->sort == Header::Sort::plain && lesson.empty()) lesson = header->lesson;
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
    ScriptReader(std::string_view text, const ExerciseNames& names_of)
        : text_(text), names_of_(names_of), lesson_(first_lesson(text)), commented_(commented_lines(text)) {}

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
        if (const auto header = header_on(line)) consider(*header, line);
        if (value_of(line, "used") == the_solution && !script_.sections.empty())
            script_.sections.back().solution_shown = true;
        auto& part = script_.sections.empty() ? script_.preamble : script_.sections.back().text;
        part += std::string(line) + '\n';
    }

    void consider(const Header& header, std::string_view line) {
        using How = Match::How;
        const auto lesson = header.lesson.empty() ? lesson_ : header.lesson;
        const auto names = names_of_ ? names_of_(lesson) : std::vector<std::string>{};
        const auto found = match(header, names);
        const bool is_plain = header.sort == Header::Sort::plain;
        const bool is_found =
            found.how == How::exactly || (found.how == How::nearly && (header.has_word || found.has_number));
        const bool is_numbered = header.sort == Header::Sort::likely && !header.number.empty() && !names.empty();
        if (commented_.contains(line_)) {
            if (is_plain) warn_of(line);
            return;
        }
        if (is_plain || (header.sort == Header::Sort::likely && is_found)) return begin(header, lesson, found, names);
        if (header.has_word || is_numbered || found.how == How::exactly || found.how == How::nearly) warn_of(line);
    }

    void begin(const Header& header, const std::string& lesson, const Match& found,
               const std::vector<std::string>& names) {
        lesson_ = lesson;
        const auto written = header.name.empty() ? header.number : header.name;
        const bool is_known = found.how != Match::How::none;
        script_.sections.push_back({lesson, is_known ? found.name : written, {}, line_});
        if (is_known && found.how != Match::How::exactly)
            warn(line_, fmt::format("the lesson has no exercise `{}`; this is read as `{}`", written, found.name));
        if (!is_known && !names.empty())
            warn(line_, fmt::format("the lesson has no exercise `{}`; this answer is not marked", written));
    }

    void warn_of(std::string_view line) {
        warn(line_, fmt::format("`{}` does not begin an exercise; write `# exercise: NAME` on a separate line",
                                trimmed(line)));
    }
    void warn(std::uint32_t line, std::string text) { script_.warnings.push_back({line, std::move(text)}); }

    // The last of several answers to an exercise counts.
    void leave_out_repeated() {
        auto& sections = script_.sections;
        for (std::size_t at = 0; at < sections.size();) {
            const auto other = counting_instead_of(at);
            if (other == sections.size()) {
                ++at;
                continue;
            }
            warn(sections[at].first_line, fmt::format("`{}` is answered twice: the answer in line {} counts",
                                                      sections[at].exercise, sections[other].first_line));
            sections.erase(sections.begin() + static_cast<std::ptrdiff_t>(at));
        }
        std::ranges::stable_sort(script_.warnings, {}, &Warning::line);
    }

    // The section that replaces this one: the last answer to the same exercise that has statements. Without one, the
    // number of sections.
    [[nodiscard]] std::size_t counting_instead_of(std::size_t at) const {
        const auto& sections = script_.sections;
        const auto rank = [&](std::size_t one) { return std::pair(has_statements(sections[one]), one); };
        std::size_t other = 0;
        while (other < sections.size() && !(rank(other) > rank(at) && is_same(sections[other], sections[at]))) ++other;
        return other;
    }
    static bool is_same(const Section& a, const Section& b) { return a.lesson == b.lesson && a.exercise == b.exercise; }

    std::string_view text_;
    const ExerciseNames& names_of_;
    std::string lesson_;
    std::set<std::uint32_t> commented_;
    Script script_;
    std::uint32_t line_ = 0;
};

}  // namespace

Script read_script(std::string_view text, const ExerciseNames& names_of) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    return ScriptReader(text, names_of).run();
}

}  // namespace cubelang::lesson
