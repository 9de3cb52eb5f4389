#include "runtime/session/lesson/hand_in.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/session/lesson/answers/expressions.hpp"
#include "runtime/session/lesson/grader.hpp"

namespace cubelang::lesson {
namespace {

std::set<std::string> statements_of(const Lesson& lesson) {
    std::set<std::string> texts;
    for (const Step& step : lesson.steps)
        if (const auto* example = std::get_if<Example>(&step))
            for (const Snippet& statement : Grader::statements(*example)) texts.insert(statement.text);
    return texts;
}

std::string defined_by(const lang::Statement& statement) {
    if (const auto* let = std::get_if<lang::Let>(&statement.node)) return let->name;
    if (const auto* def = std::get_if<lang::Def>(&statement.node)) return def->name;
    return {};
}

/// Goes through a session from its end, and keeps what is needed.
class Needed {
public:
    Needed(const Lesson& lesson, const Answered& answered)
        : answered_(answered),
          lessons_own_(statements_of(lesson)),
          source_(lang::make_source("", answered.session)),
          session_(lang::parse(source_).statements) {
        add_names(lang::parse(lang::make_source("", answered.answer)).statements, names_);
    }

    std::string section() {
        for (auto at = session_.rbegin(); at != session_.rend(); ++at) consider(*at);
        if (names_.contains("_")) return answered_.cube + answered_.value + '\n';
        std::string text = answered_.cube;
        for (auto at = kept_.rbegin(); at != kept_.rend(); ++at) text += *at + '\n';
        return text + answered_.answer + '\n';
    }

private:
    void consider(const lang::Statement& statement) {
        const auto [begin, end] = statement.span;
        const auto text = source_->text.substr(begin, end - begin);
        const auto name = defined_by(statement);
        const bool is_import = std::holds_alternative<lang::Import>(statement.node);
        if (!is_import && !names_.contains(name)) return;
        names_.erase(name);
        if (lessons_own_.contains(text)) return;
        add_names(lang::Block{statement}, names_);
        if (answered_.answer.find(text) == std::string::npos) kept_.push_back(text);
    }

    const Answered& answered_;
    std::set<std::string> lessons_own_;
    lang::SourcePtr source_;
    std::vector<lang::Statement> session_;
    NameSet names_;
    std::vector<std::string> kept_;  ///< last first
};

}  // namespace

std::string answer_section(const Lesson& lesson, const Answered& answered) {
    return Needed(lesson, answered).section();
}

std::string_view hand_in_mark() { return "# Answers, saved by `save` in a lesson: `cube check` marks them."; }

std::string hand_in(const Lesson& lesson, const HandIn& answers) {
    auto text = fmt::format("{}\n# lesson: {}\n", hand_in_mark(), answers.lesson);
    if (!answers.seed.empty()) text += fmt::format("# seed: {}\n", answers.seed);
    for (const auto& name : exercise_names(lesson))
        if (const auto at = answers.answers.find(name); at != answers.answers.end())
            text += fmt::format("\n# exercise: {}\n{}", name, at->second);
    return text;
}

}  // namespace cubelang::lesson
