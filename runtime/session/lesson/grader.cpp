#include "runtime/session/lesson/grader.hpp"

#include <algorithm>
#include <map>

#include "lang/scanner.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/snippets.hpp"
#include "runtime/session/lesson/student_record.hpp"
#include "runtime/session/watchdog.hpp"

namespace cubelang::lesson {
namespace {

bool is_element(std::string_view type) { return type == "algorithm" || type == "permutation"; }

// An algorithm can answer "which permutation?"; a permutation cannot answer "by which moves?".
// A fraction can answer "how many?", and be wrong.
bool fits(std::string_view type, std::string_view expected) {
    return type == expected || (type == "algorithm" && expected == "permutation") ||
           (type == "fraction" && expected == "integer");
}

bool is_interrupted(const Result& result) {
    return result.error() != nullptr && result.error()->kind == lang::Diagnostic::Kind::interrupted;
}

}  // namespace

bool Result::has_value() const {
    return std::ranges::any_of(answers, [](const Answer& answer) { return answer.kind == Answer::Kind::value; });
}

const lang::Diagnostic* Result::error() const {
    const auto at = std::ranges::find_if(answers, [](const Answer& answer) { return answer.failed(); });
    return at == answers.end() ? nullptr : at->diagnostic.get();
}

std::vector<Finding> Grade::shown_findings() const {
    auto list = findings;
    if (!only_form_is_wrong) std::erase_if(list, [](const Finding& one) { return one.is_about_form && one.holds; });
    return list;
}

std::string cube_statement(const Session& session) {
    const auto prompt = session.prompt();
    return prompt.substr(0, prompt.find('>'));
}

std::string describe_type(const std::string& type) {
    static const std::map<std::string_view, std::string_view> words{
        {"integer", "a number"},
        {"boolean", "yes or no"},
        {"text", "a word or text"},
        {"algorithm", "moves, such as R U"},
        {"permutation", "a permutation: cycles, or moves"},
        {"location", "a location, such as @ufr"},
    };
    const auto at = words.find(type);
    return at == words.end() ? "a " + type : std::string(at->second);
}

Grader::Grader(const Lesson& lesson, std::uint64_t seed, const Host& host, const SessionOptions& options)
    : lesson_(lesson),
      seed_(seed),
      session_(
          options, [this](const Answer& answer) { received_.push_back(answer); }, host) {}

Result Grader::run(std::string name, std::string text, std::uint32_t first_line) {
    received_.clear();
    Result result;
    std::optional<Watchdog> watchdog;
    if (limit_.count() != 0) watchdog.emplace(session_, limit_);
    result.well = session_.run(std::move(name), std::move(text), first_line);
    result.answers = std::move(received_);
    return result;
}

Result Grader::run(const Snippet& snippet) {
    auto [text, line] = session_text(*lesson_.source, snippet);
    auto result = run(lesson_.source->name, std::move(text), line);
    for (Answer& answer : result.answers)
        if (answer.failed())
            answer.diagnostic = std::make_shared<const lang::Diagnostic>(in_file(lesson_.source, *answer.diagnostic));
    return result;
}

std::vector<Snippet> Grader::statements(const Example& example) {
    std::vector<Snippet> list;
    const auto& text = example.code.text;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end) {
        end = lang::statement_extent(text, begin).end;
        const auto inner = text.substr(begin, end - begin);
        const auto first = inner.find_first_not_of(" \t\n"), last = inner.find_last_not_of(" \t\n;");
        if (first == inner.npos || last == inner.npos || last < first) continue;
        list.push_back(
            {inner.substr(first, last + 1 - first), example.code.begin + static_cast<std::uint32_t>(begin + first)});
    }
    return list;
}

// Answers that are words are interpreted, for any type of value.
bool Grader::take(const Session& student, const Session::Meaning& given) {
    if (const auto literal = answer_literal({given.type, given.text}, expected()))
        return run(std::string(own_text), "let answer = " + *literal, 1).well;
    return fits(given.type, model_.type) && session_.adopt("answer", student, "_");
}

Grade Grader::grade(const Snippet& expression) {
    Grade grade{.kind = Grade::Kind::wrong_type};
    if (run(expression).has_value() && session_.adopt("answer", session_, "_")) grade = grade_value();
    static_cast<void>(prepare(*exercise_));
    return grade;
}

Grade Grader::grade(const Session& student, const AnswerText& written) {
    const auto given = student.meaning_of("_");
    if (!given || !take(student, *given)) return {.kind = Grade::Kind::wrong_type, .answer = given ? given->text : ""};
    auto grade = grade_value();
    if (grade.kind != Grade::Kind::stopped) grade_writing(grade, student, written);
    return grade;
}

// A condition that fails with an error does not hold, such as on an answer for another cube.
Result Grader::try_check(const Check& check, bool& holds) {
    auto result = run(check.condition);
    const auto value = session_.meaning_of("_");
    holds = result.well && result.has_value() && value && value->truth == true;
    return result;
}

Grade Grader::grade_value() {
    Grade grade;
    const auto answer = *session_.meaning_of("answer");
    grade.answer = answer.truth ? yes_or_no(*answer.truth) : answer.text;
    if (is_element(answer.type)) {
        const auto result = run(std::string(own_text), "permutation(answer)", 1);
        if (is_interrupted(result)) return {.kind = Grade::Kind::stopped};
        (result.well ? grade.does : grade.problem) =
            result.well ? session_.meaning_of("_")->text : result.error()->message;
    }
    for (const Snippet& definition : exercise_->with)
        if (is_interrupted(run(definition))) return {.kind = Grade::Kind::stopped};
    bool all = true, holds = false;
    for (const Check& check : exercise_->checks) {
        if (is_interrupted(try_check(check, holds))) return {.kind = Grade::Kind::stopped};
        grade.findings.push_back({filled(check.says), holds});
        all = all && holds;
    }
    grade.kind = all ? Grade::Kind::right : Grade::Kind::wrong;
    for (const Check& reply : all ? exercise_->right : exercise_->remarks) {
        if (!grade.reply.empty()) break;
        if (is_interrupted(try_check(reply, holds))) return {.kind = Grade::Kind::stopped};
        if (holds) grade.reply = filled(reply.says);
    }
    return grade;
}

std::string Grader::filled(const Snippet& text) const {
    std::string result;
    std::size_t begin = 0;
    while (const auto gap = next_gap(text.text, begin)) {
        const auto value = session_.meaning_of(gap->name);
        result += text.text.substr(begin, gap->begin - begin);
        result += value ? value->text : text.text.substr(gap->begin, gap->end - gap->begin);
        begin = gap->end;
    }
    return result + text.text.substr(begin);
}

lang::Diagnostic Grader::mistake(const Snippet& at, std::string message, std::string hint) const {
    return {where(lesson_, at), std::move(message), std::move(hint), {}};
}

}  // namespace cubelang::lesson
