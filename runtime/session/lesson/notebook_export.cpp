#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/json_text.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/session/lesson/exports.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/student_record.hpp"
#include "runtime/session/markdown/html.hpp"

namespace cubelang::lesson {
namespace {

// The part that a cell has in nbgrader's marking.
struct Part {
    std::string id;
    bool is_answer = false, is_marked = false;
    int points = 0;
};

std::string metadata(const Part& part) {
    JsonObject nbgrader, all;
    nbgrader.add("schema_version", 3);
    nbgrader.add("grade_id", part.id);
    nbgrader.add("grade", part.is_marked);
    nbgrader.add("solution", part.is_answer);
    nbgrader.add("locked", !part.is_answer);
    nbgrader.add("task", false);
    if (part.is_marked) nbgrader.add("points", part.points);
    all.add_json("nbgrader", nbgrader.text());
    return all.text();
}

std::string cell(std::string_view type, std::string_view source, const std::string& metadata = "{}") {
    JsonObject made;
    made.add("cell_type", type);
    if (type == "code") made.add_json("execution_count", "null");
    made.add_json("metadata", metadata);
    if (type == "code") made.add_json("outputs", "[]");
    made.add("source", source);
    return made.text();
}

std::string region(std::string_view name, const std::string& text) {
    return fmt::format("### BEGIN {0}\n{1}\n### END {0}", name, text);
}

class NotebookWriter {
public:
    NotebookWriter(const Lesson& lesson, const std::string& seed, const Host& host)
        : lesson_(lesson), grader_(lesson, seed_of(seed), host) {}

    std::string run() {
        for (const Step& step : lesson_.steps) std::visit(*this, step);
        return fmt::format(
            "{},\"kernelspec\":{{\"display_name\":\"Cube\",\"language\":\"cube\",\"name\":\"cube\"}},"
            "\"language_info\":{{\"name\":\"cube\",\"file_extension\":\".cube\"}}}},"
            "\"nbformat\":4,\"nbformat_minor\":4,\"cells\":[\n{}\n]}}\n",
            notebook_mark, fmt::join(cells_, ",\n"));
    }

    void operator()(const markdown::Block& block) { cells_.push_back(cell("markdown", html_.html(block))); }
    void operator()(const Pause& pause) {
        if (!pause.invitation.text.empty()) cells_.push_back(cell("markdown", pause.invitation.text));
    }
    void operator()(const Example& example) {
        for (const Snippet& statement : Grader::statements(example)) static_cast<void>(grader_.typed(statement));
        const auto source = example.picture.empty()
                                ? example.code.text
                                : fmt::format("svg({}\n, \"picture.svg\", {})", example.code.text, example.picture);
        cells_.push_back(cell("code", source, example.fails ? R"({"tags":["raises-exception"]})" : "{}"));
    }
    void operator()(const Exercise& exercise) {
        static_cast<void>(grader_.prepare(exercise));
        const auto id = fmt::format("exercise-{}", ++exercises_);
        cells_.push_back(cell("markdown", question(exercise)));
        if (exercise.is_by_hand()) return add_text(exercise, id);
        if (const auto given = givens(exercise); !given.empty())
            cells_.push_back(cell("code", given, metadata({id + "-given"})));
        cells_.push_back(cell("code", region("SOLUTION", "let answer = " + literal("answer")),
                              metadata({.id = id, .is_answer = true})));
        cells_.push_back(cell("code", region("HIDDEN TESTS", tests(exercise)),
                              metadata({.id = id + "-tests", .is_marked = true, .points = exercise.points})));
    }

private:
    // A text from which the value can be read again.
    [[nodiscard]] std::string literal(const std::string& name) {
        static_cast<void>(grader_.session().run("<notebook>", fmt::format("literal({})", name)));
        return grader_.session().meaning_of("_")->text;
    }
    [[nodiscard]] std::string givens(const Exercise& exercise) {
        std::string text;
        for (const Snippet& given : exercise.given)
            text += fmt::format("{}let {} = {}", text.empty() ? "" : "\n", defined_name(given),
                                literal(defined_name(given)));
        return text;
    }

    [[nodiscard]] std::string question(const Exercise& exercise) const {
        auto text =
            fmt::format("### Exercise {}: {} ({})\n\n{}\n", exercises_, exercise.name.text,
                        counted(static_cast<std::uint64_t>(exercise.points), "point"), grader_.filled(exercise.task));
        for (std::size_t at = 0; at < exercise.choices.size(); ++at)
            text += fmt::format("\n- **{}** {}", choice_letter(at), grader_.filled(exercise.choices[at].condition));
        for (const Demand& demand : exercise.demands)
            text += fmt::format("\nYour answer {}.\n", grader_.filled(demand.says));
        if (!exercise.is_by_hand())
            text += fmt::format("\nWrite `let answer = …`, {}.\n", describe_type(grader_.model().type));
        return text;
    }

    void add_text(const Exercise& exercise, const std::string& id) {
        std::string text = grader_.model().text;
        for (const Snippet& line : exercise.rubric) text += "\n- " + grader_.filled(line);
        cells_.push_back(cell("markdown", region("SOLUTION", text),
                              metadata({.id = id, .is_answer = true, .is_marked = true, .points = exercise.points})));
    }

    // The conditions, with the definitions that the student does not see. `without` and `form` cannot be tested here.
    [[nodiscard]] std::string tests(const Exercise& exercise) const {
        std::string text = "let yes = true\nlet no = false\n";
        text += fmt::format("let seed = {}\n", grader_.session().meaning_of("seed")->text);
        for (const auto* list : {&exercise.definitions, &exercise.with})
            for (const Snippet& definition : *list) text += definition.text + '\n';
        for (const Check& check : exercise.checks)
            text += fmt::format("assert {}, {}\n", check.condition.text, eval::in_quotes(grader_.filled(check.says)));
        for (const Demand& demand : exercise.demands)
            if (demand.sort == Demand::Sort::moves)
                text += fmt::format("assert length(answer, ETM) <= {}, {}\n", demand.what.text,
                                    eval::in_quotes(grader_.filled(demand.says)));
        return text.substr(0, text.size() - 1);
    }

    const Lesson& lesson_;
    mutable Grader grader_;
    markdown::HtmlWriter html_;
    std::vector<std::string> cells_;
    int exercises_ = 0;
};

}  // namespace

std::string notebook(const Lesson& lesson, const std::string& seed, const Host& host) {
    return NotebookWriter(lesson, seed, host).run();
}

}  // namespace cubelang::lesson
