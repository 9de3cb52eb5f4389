#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/script.hpp"
#include "runtime/session/markdown/markdown.hpp"
#include "runtime/session/watchdog.hpp"

namespace cubelang::lesson {
namespace {

/// Wrong answers of one kind, in which `model_` is the model answer, and {} the same as a student types it.
struct NearMisses {
    std::string_view type, says;
    std::array<std::string_view, 8> written;
};
constexpr std::string_view own_answer = "the question is its own answer";
constexpr std::string_view element = "element";  // algorithms and permutations
constexpr std::string_view no_answer = "this sentence answers something else, or nothing";
constexpr std::array near_misses{
    NearMisses{element, "it does nothing", {"()"}},
    NearMisses{element, "the inverse", {"model_'"}},
    NearMisses{element, "a power of it", {"model_^2", "model_^5"}},
    NearMisses{element, "one move more", {"R model_", "model_ R", "model_ U2"}},
    NearMisses{element, "the whole cube is turned, too", {"model_ x"}},
    NearMisses{element, "it moves centres, too", {"model_ [M, E]", "model_ [2R, U' 2L' U]"}},
    NearMisses{element, "it moves corners, too", {"model_ [R D R', U]"}},
    NearMisses{element, "it moves edges, too", {"model_ [M', U2]"}},
    NearMisses{element, "it moves wings, too", {"model_ [2R, U' L' U]"}},
    NearMisses{element, "it moves centres in place of edges", {"(uf,ur,ub) (u,d)"}},
    NearMisses{element, "a single move", {"R"}},
    NearMisses{element, "a half turn", {"R2"}},
    NearMisses{element, "the same move twice", {"R R"}},
    NearMisses{element, "a move and its inverse", {"R R'"}},
    NearMisses{element, "a slice", {"M"}},
    NearMisses{element, "a rotation", {"x"}},
    NearMisses{"integer", "one more", {"model_ + 1"}},
    NearMisses{"integer", "one less", {"model_ - 1"}},
    NearMisses{"integer", "the negative number", {"-model_"}},
    NearMisses{"integer", "twice as much", {"2 * model_"}},
    NearMisses{"integer", "the fraction", {"1/model_"}},
    NearMisses{"integer", "nothing", {"0"}},
    NearMisses{"integer", "one", {"1"}},
    NearMisses{"integer", no_answer, {"{}!*5", "{} squared", "{} dozen", "{} hundred", "{} percent", "{} is wrong"}},
    NearMisses{"boolean", no_answer, {"no idea", "never mind", "cannot say", "no doubt", "{} or not", "maybe {}"}},
    NearMisses{"text", no_answer, {"no idea", "{} but I guess", "{} or not", "maybe {}"}},
    NearMisses{"location", no_answer, {"not {}", "{} or @uf"}},
    NearMisses{"boolean", "the opposite", {"not model_"}},
    NearMisses{"text", "another word", {"\"even\"", "\"odd\"", "\"yes\""}},
    NearMisses{"location", "another place", {"@uf", "@ur", "@fr", "@rf", "@br", "@urf"}},
};

constexpr std::array<std::string_view, 6> topics{"Orders and parity",   "Parts and cycles",        "Symmetry", "Groups",
                                                 "Algorithms as words", "Numbers, texts and lists"};
constexpr std::array<std::string_view, 7> around{"{}",       "size({})",   "{}.corners", "{}.edges",
                                                 "{}.wings", "{}.overall", "{}.labelled"};
constexpr std::array<std::string_view, 2> inversions{"({})^-1", "({})^(1 - 2)"};
std::vector<std::string> filled_in(std::span<const std::string_view> patterns, const std::string& text) {
    std::vector<std::string> all;
    for (const auto pattern : patterns) all.push_back(fmt::format(fmt::runtime(pattern), text));
    return all;
}

// Each function applied to each code of the question.
std::vector<std::string> ways_to_ask(const std::set<std::string>& questions) {
    std::vector<std::string> all;
    for (const auto& row : meaning::vocabulary().built_ins()) {
        const auto required = std::ranges::count_if(row.parameters, [](const auto& one) { return !one.optional; });
        if (row.parameters.empty() || required > 1 || std::ranges::find(topics, row.topic) == topics.end()) continue;
        for (const auto& question : questions)
            for (auto& way : filled_in(around, fmt::format("{}({})", row.name, question)))
                all.push_back(std::move(way));
    }
    return all;
}

class Auditor {
public:
    Auditor(const Lesson& lesson, std::uint64_t seed, const Host& host, const std::function<bool()>& over,
            std::chrono::milliseconds limit)
        : lesson_(lesson),
          over_(over),
          grader_(lesson, seed, host),
          student_(
              {}, [](const Answer&) {}, host) {
        grader_.limit_statements(limit);
    }

    Audit run() {
        for (const Step& step : lesson_.steps) {
            if (const auto* example = std::get_if<Example>(&step)) pass(*example);
            if (const auto* exercise = std::get_if<Exercise>(&step)) examine(*exercise);
        }
        return std::move(audit_);
    }

private:
    void pass(const Example& example) {
        for (const Snippet& statement : Grader::statements(example)) static_cast<void>(grader_.run(statement));
        static_cast<void>(student_.run("<lesson>", example.code.text));
    }

    void examine(const Exercise& exercise) {
        exercise_ = &exercise;
        right_.clear();
        replies_.clear();
        prepare();
        is_open_ = std::ranges::count(exercise.also, any_answer, [](const Check& also) { return also.condition.text; });
        add_right({"answer"});
        for (const auto& also : exercise.also)
            if (also.condition.text != any_answer) add_right(also.condition);
        const auto type = grader_.model().type, model = grader_.model_as_typed();
        const auto kind = type == "algorithm" || type == "permutation" ? element : std::string_view(type);
        for (const auto& [of_type, says, all] : near_misses)
            for (const auto written : all)
                if (!written.empty() && of_type == kind && fits_cube(written))
                    try_answer(fmt::format(fmt::runtime(written), model), says);
        const auto questions = questions_of(exercise);
        for (const auto& question : questions)
            if (!is_model(question) && !is_open_ && graded(question).kind == Grade::Kind::right)
                report(question, own_answer);
        if (!exercise.demands.empty()) go_around(questions);
    }

    [[nodiscard]] std::set<std::string> questions_of(const Exercise& exercise) const {
        std::set<std::string> questions;
        for (const auto& span : markdown::spans(grader_.filled(exercise.task)))
            if (span.is_code) questions.insert(span.text);
        for (const auto& given : exercise.given) questions.insert(defined_name(given));
        return questions;
    }
    [[nodiscard]] bool is_model(const std::string& text) const {
        return text == grader_.model_as_typed() || text == exercise_->answer.text ||
               std::ranges::count(exercise_->also, text, [](const Check& also) { return also.condition.text; }) != 0;
    }

    // On the 3x3x3 the slice 2R is M.
    [[nodiscard]] bool fits_cube(std::string_view written) const {
        return written.find("2R") == written.npos || !student_.prompt().ends_with(" 3> ");
    }

    void prepare() {
        static_cast<void>(grader_.prepare(*exercise_));
        grader_.give(student_);
        student_.adopt("model_", grader_.session(), "answer");
        static_cast<void>(student_.run("<lesson>", cube_statement(grader_.session())));
    }

    static std::string effect(const Grade& grade) { return grade.does.empty() ? grade.answer : grade.does; }
    void add_right(const Snippet& expression) {
        const auto grade = grader_.grade(expression);
        right_.insert(effect(grade));
        keep_reply(expression.text == "answer" ? grader_.model_as_typed() : expression.text, grade);
    }

    // Each right answer with its reply; each remark on a wrong one once.
    void keep_reply(const std::string& written, const Grade& grade) {
        const bool is_new = replies_.insert(grade.reply).second || grade.kind == Grade::Kind::right;
        if (is_new && !grade.reply.empty())
            audit_.replies.push_back(fmt::format("{}: `{}`: {}", exercise_->name.text, written, grade.reply));
    }

    // Does the text show a value in time?
    [[nodiscard]] bool shows(const std::string& text) {
        const Watchdog limit(student_, std::chrono::seconds(1));
        return !over_() && student_.run("<audit>", "0\n" + statement_of(text));
    }
    [[nodiscard]] std::string statement_of(const std::string& text) const {
        const auto is_name = [this](std::string_view name) { return student_.meaning_of(name).has_value(); };
        return answer_script(text, grader_.expected(), is_name);
    }
    [[nodiscard]] Grade graded(const std::string& text) {
        if (!shows(text)) return {.kind = Grade::Kind::wrong_type};
        ++audit_.tried;
        return grader_.grade(student_, {statement_of(text)});
    }

    // Another value of a sentence is not marked, which may take long: 60750! of words.
    void try_answer(const std::string& text, std::string_view says) {
        const bool is_sentence = says == no_answer;
        if (is_sentence && !(shows(text) && student_.meaning_of("_")->text == grader_.model().text)) return;
        const auto grade = graded(text);
        if (!is_sentence && right_.contains(effect(grade))) return;
        keep_reply(text, grade);
        if (grade.kind == Grade::Kind::right && !is_open_) report(text, says);
    }

    void report(const std::string& text, std::string_view says) {
        audit_.passed.push_back(mistake_at(lesson_.source, exercise_->name,
                                           fmt::format("`{}` is marked right: {}", text, says),
                                           "add a condition that excludes it; or, if it is right, a line `also: …`"));
    }

    [[nodiscard]] bool forbids_inverses() const {
        return std::ranges::any_of(exercise_->demands, [](const Demand& demand) {
            return demand.sort == Demand::Sort::without && std::ranges::count(split_list(demand.what.text), "'") != 0;
        });
    }

    // Answers with the right value that the demands are to exclude.
    void go_around(const std::set<std::string>& questions) {
        auto ways = ways_to_ask(questions);
        if (forbids_inverses())
            for (const auto& question : questions)
                std::ranges::move(filled_in(inversions, question), std::back_inserter(ways));
        for (const auto& way : ways) {
            const auto grade = graded(way);
            if (grade.kind == Grade::Kind::right && right_.contains(effect(grade))) report(way, own_answer);
        }
    }

    const Lesson& lesson_;
    const std::function<bool()>& over_;
    Grader grader_;
    Session student_;
    const Exercise* exercise_ = nullptr;
    std::set<std::string> right_;    ///< the effects of right answers
    std::set<std::string> replies_;  ///< those that were given
    bool is_open_ = false;           ///< is every answer right that meets the conditions?
    Audit audit_;
};

}  // namespace

Audit audit(const Lesson& lesson, std::uint64_t seed, const Host& host, const std::function<bool()>& over,
            std::chrono::milliseconds limit) {
    return Auditor(lesson, seed, host, over, limit).run();
}

}  // namespace cubelang::lesson
