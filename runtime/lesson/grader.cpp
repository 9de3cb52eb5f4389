#include "runtime/lesson/grader.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "lang/scanner.hpp"
#include "runtime/base/text.hpp"
#include "runtime/lesson/gaps.hpp"
#include "runtime/lesson/placed.hpp"
#include "runtime/lesson/seeds.hpp"

namespace cubelang::lesson {
namespace {

bool is_element(std::string_view type) { return type == "algorithm" || type == "permutation"; }

// An algorithm answers "which permutation?"; a permutation does not answer "by which moves?".
bool fits(std::string_view type, std::string_view wanted) {
    return type == wanted || (type == "algorithm" && wanted == "permutation");
}

constexpr std::string_view own_name = "<lesson>";

bool is_interrupted(const Result& result) {
    return result.error() != nullptr && result.error()->kind == lang::Diagnostic::Kind::interrupted;
}

Grade unfit(std::string answer) {
    Grade grade;
    grade.kind = Grade::Kind::unfit;
    grade.answer = std::move(answer);
    return grade;
}

// Does a condition compare with "yes" or "no"?
bool asks_for_text(const Exercise& exercise) {
    const auto is_text = [](const Check& check) {
        const auto condition = lower(check.condition.text);
        return std::ranges::any_of(std::array{"\"yes", "\"no"},
                                   [&](const char* word) { return condition.find(word) != condition.npos; });
    };
    return std::ranges::any_of(exercise.checks, is_text) || std::ranges::any_of(exercise.remarks, is_text);
}

Grade stopped() {
    Grade grade;
    grade.kind = Grade::Kind::stopped;
    return grade;
}

// In `let  name = …`.
std::string defined_name(const Snippet& definition) {
    const auto begin = std::min(definition.text.find_first_not_of(' ', 3), definition.text.size());
    return definition.text.substr(begin, definition.text.find_first_of(" =(", begin) - begin);
}

}  // namespace

bool Result::has_value() const {
    return std::ranges::any_of(answers, [](const Answer& answer) { return answer.kind == Answer::Kind::value; });
}

const lang::Diagnostic* Result::error() const {
    const auto at = std::ranges::find_if(answers, [](const Answer& answer) { return answer.failed(); });
    return at == answers.end() ? nullptr : at->diagnostic.get();
}

std::vector<Finding> Grade::told() const {
    auto list = findings;
    if (!only_written_otherwise) std::erase_if(list, [](const Finding& one) { return one.of_writing && one.holds; });
    return list;
}

std::string described(const std::string& type) {
    static const std::map<std::string_view, std::string_view> words{
        {"integer", "a number"},
        {"boolean", "yes or no"},
        {"text", "a word or text"},
        {"algorithm", "moves, such as R U"},
        {"permutation", "a permutation: cycles, or moves"},
        {"location", "a place, such as @ufr"},
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
    result.well = session_.run(std::move(name), std::move(text), first_line);
    result.answers = std::move(received_);
    return result;
}

Result Grader::run(const Snippet& snippet) {
    auto [text, line] = placed(*lesson_.source, snippet);
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

// So that a condition can say `answer == no`.
void Grader::define_yes_and_no() {
    for (const bool truth : {true, false})
        if (const auto name = yes_or_no(truth); !session_.meaning_of(name))
            static_cast<void>(run(std::string(own_name), fmt::format("let {} = {}", name, truth), 1));
}

// A model answer may be a word as well: `no`, `odd`. Yes and no are truths, unless the conditions ask for the texts.
Snippet Grader::model_meant() const {
    const auto& [text, begin] = exercise_->answer;
    const auto truth = truth_of(text);
    if (truth && !asks_for_text(*exercise_)) return {*truth ? "true" : "false", begin};
    const auto is_name = [&](std::string_view name) { return !truth && session_.kind(name).has_value(); };
    return {meant(text, {"text", {}}, is_name), begin};
}

std::optional<lang::Diagnostic> Grader::prepare(const Exercise& exercise) {
    exercise_ = &exercise;
    model_ = {};
    define_yes_and_no();
    static_cast<void>(
        run(std::string(own_name), fmt::format("let seed = {}", exercise_seed(seed_, exercise.name.text)), 1));
    auto definitions = exercise.definitions;
    definitions.insert(definitions.end(), exercise.given.begin(), exercise.given.end());
    std::ranges::sort(definitions, {}, &Snippet::begin);  // in the file's order: one may use another
    for (const Snippet& definition : definitions)
        if (const auto result = run(definition); !result.well) return *result.error();
    const auto result = run(model_meant());
    if (!result.well) return *result.error();
    if (!result.has_value()) return mistake(exercise.answer, "a model answer is an expression");
    if (!session_.adopt("answer", session_, "_"))
        return mistake(exercise.answer, "a function cannot be an answer",
                       "ask for an algorithm, a permutation, a number, a text or a list");
    model_ = *session_.meaning_of("answer");
    return std::nullopt;
}

std::string Grader::model_as_typed() const {
    if (model_.truth) return yes_or_no(*model_.truth);
    if (model_.type != "text") return model_.text;
    const auto is_no_name = [](std::string_view) { return false; };
    return meant(model_.text, wanted(), is_no_name) == text_literal(model_.text) ? model_.text
                                                                                 : text_literal(model_.text);
}

std::string Grader::model_as_written() {
    const auto& written = exercise_->answer.text;
    const bool names_hidden = std::ranges::any_of(exercise_->definitions, [&](const Snippet& definition) {
        return written.find(defined_name(definition)) != written.npos;
    });
    const bool says_more = !names_hidden && written != model_.text && model_.type == "algorithm";
    return says_more && is_well_written(written) ? written : "";
}

void Grader::give(Session& student) const {
    for (const Snippet& definition : exercise_->given) {
        const auto name = defined_name(definition);
        student.adopt(name, session_, name);
    }
}

// What is said in words is read as it is meant, whichever type the words have.
bool Grader::take(const Session& student, const Session::Meaning& given) {
    if (const auto meant = meant_by_value({given.type, given.text}, wanted()))
        return run(std::string(own_name), "let answer = " + *meant, 1).well;
    return fits(given.type, model_.type) && session_.adopt("answer", student, "_");
}

Grade Grader::grade(const Session& student, std::string_view written) {
    const auto given = student.meaning_of("_");
    if (!given || !take(student, *given)) return unfit(given ? given->text : "");
    auto grade = graded_answer();
    if (grade.kind != Grade::Kind::stopped) grade_writing(grade, student, written);
    return grade;
}

void Grader::grade_writing(Grade& grade, const Session& student, std::string_view written) {
    const WrittenAnswer answer(written, student);
    for (const Demand& demand : exercise_->demands) {
        const bool holds = written.empty() || meets(demand, answer);
        grade.findings.push_back({filled(demand.says), holds, true});
        if (holds || grade.kind != Grade::Kind::right) continue;
        grade.kind = Grade::Kind::wrong;
        grade.only_written_otherwise = true;
    }
}

bool Grader::meets(const Demand& demand, const WrittenAnswer& answer) {
    const auto list = listed(demand.what.text);
    if (demand.sort == Demand::Sort::without) return !answer.uses(list);
    if (demand.sort == Demand::Sort::moves) return has_at_most(demand.what.text);
    return std::ranges::any_of(list, [&](const auto& form) { return answer.has_form(form); });
}

bool Grader::has_at_most(const std::string& moves) {
    const auto result = run(std::string(own_name), fmt::format("length(answer, ETM) <= {}", moves), 1);
    return result.well && session_.meaning_of("_")->truth == true;
}

bool Grader::is_well_written(std::string_view model) {
    const WrittenAnswer answer(model, session_);
    return std::ranges::all_of(exercise_->demands, [&](const Demand& demand) { return meets(demand, answer); });
}

// A condition that cannot be tried, as on an answer for another cube, does not hold.
Result Grader::tried(const Check& check, bool& holds) {
    auto result = run(check.condition);
    const auto value = session_.meaning_of("_");
    holds = result.well && result.has_value() && value && value->truth == true;
    return result;
}

Grade Grader::graded_answer() {
    Grade grade;
    const auto answer = *session_.meaning_of("answer");
    grade.answer = answer.truth ? yes_or_no(*answer.truth) : answer.text;
    if (is_element(answer.type)) {
        const auto result = run(std::string(own_name), "permutation(answer)", 1);
        if (is_interrupted(result)) return stopped();
        (result.well ? grade.does : grade.problem) =
            result.well ? session_.meaning_of("_")->text : result.error()->message;
    }
    for (const Snippet& definition : exercise_->with)
        if (is_interrupted(run(definition))) return stopped();
    bool all = true, holds = false;
    for (const Check& check : exercise_->checks) {
        if (is_interrupted(tried(check, holds))) return stopped();
        grade.findings.push_back({filled(check.says), holds});
        all = all && holds;
    }
    grade.kind = all ? Grade::Kind::right : Grade::Kind::wrong;
    for (const Check& remark : exercise_->remarks) {
        if (all || !grade.remark.empty()) break;
        if (is_interrupted(tried(remark, holds))) return stopped();
        if (holds) grade.remark = filled(remark.says);
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
