#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/markdown/markdown.hpp"
#include "runtime/session/watchdog.hpp"

namespace cubelang::lesson {
namespace {

/// Wrong answers of one kind, in which `model_` is the model answer.
struct NearMisses {
    std::string_view type, says;
    std::array<std::string_view, 6> written;
};
constexpr std::string_view element = "element";  // algorithms and permutations
constexpr std::array near_misses{
    NearMisses{element, "it does nothing", {"()"}},
    NearMisses{element, "the inverse", {"model_'"}},
    NearMisses{element, "done twice", {"model_ model_"}},
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
    NearMisses{"boolean", "the opposite", {"not model_"}},
    NearMisses{"text", "another word", {"\"even\"", "\"odd\"", "\"yes\""}},
    NearMisses{"location", "another place", {"@uf", "@ur", "@fr", "@rf", "@br", "@urf"}},
};

constexpr std::array<std::string_view, 6> topics{"Orders and parity",   "Parts and cycles",        "Symmetry", "Groups",
                                                 "Algorithms as words", "Numbers, texts and lists"};
constexpr std::array<std::string_view, 7> around{"{}",       "size({})",   "{}.corners", "{}.edges",
                                                 "{}.wings", "{}.overall", "{}.labelled"};
/// Ways to write an answer so that its last line does not show how it was found.
constexpr std::array<std::string_view, 3> disguises{"let found_ = {0}\nfound_\nlet found_ = 0",
                                                    "for found_ in {{{0}}} {{ found_ }}", "item({{{0}}}, 1)"};

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
          seed_(seed),
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
        prepare(seed_);
        const auto type = grader_.model().type;
        const auto kind = type == "algorithm" || type == "permutation" ? element : std::string_view(type);
        add_right({"answer"});
        bool is_open = false;
        for (const auto& also : exercise.also)
            if (also.condition.text == any_answer)
                is_open = true;
            else
                add_right(also.condition);
        for (const auto& [of_type, says, all] : near_misses)
            for (const auto written : all)
                if (!written.empty() && of_type == kind && !is_open && fits_cube(written))
                    try_answer(std::string(written), says);
        if (!exercise.demands.empty()) go_around();
    }

    // On the 3x3x3 the slice 2R is M.
    [[nodiscard]] bool fits_cube(std::string_view written) const {
        return written.find("2R") == written.npos || !student_.prompt().ends_with(" 3> ");
    }

    void prepare(std::uint64_t seed) {
        static_cast<void>(grader_.prepare(*exercise_, seed));
        grader_.give(student_);
        student_.adopt("model_", grader_.session(), "answer");
        static_cast<void>(student_.run("<lesson>", cube_statement(grader_.session())));
    }

    static std::string effect(const Grade& grade) { return grade.does.empty() ? grade.answer : grade.does; }
    void add_right(const Snippet& expression) { right_.insert(effect(grader_.grade(expression))); }

    // Does the text show a value in time?
    [[nodiscard]] bool shows(const std::string& text) {
        const Watchdog limit(student_, std::chrono::seconds(1));
        return !over_() && student_.run("<audit>", "0\n" + text);
    }
    [[nodiscard]] Grade graded(const std::string& text) {
        if (!shows(text)) return {.kind = Grade::Kind::wrong_type};
        ++audit_.tried;
        return grader_.grade(student_, {text});
    }

    void try_answer(const std::string& text, std::string_view says) {
        const auto grade = graded(text);
        if (grade.kind == Grade::Kind::right && !right_.contains(effect(grade))) report(text, says);
    }

    void report(const std::string& text, std::string_view says) {
        audit_.passed.push_back({where(lesson_, exercise_->name),
                                 fmt::format("`{}` is marked right: {}", replaced(text, "\n", "; "), says),
                                 "add a condition that excludes it; or, if it is right, a line `also: …`",
                                 {}});
    }

    // Answers with the right value that the demands are to exclude.
    void go_around() {
        std::set<std::string> questions;
        for (const auto& span : markdown::spans(grader_.filled(exercise_->task)))
            if (span.is_code) questions.insert(span.text);
        for (const auto& given : exercise_->given) questions.insert(defined_name(given));
        const auto ways = ways_to_ask(questions);
        for (const auto& way : ways) {
            const auto grade = graded(way);
            if (grade.kind == Grade::Kind::wrong_type || !right_.contains(effect(grade))) continue;
            if (grade.kind == Grade::Kind::right) report(way, "the question is its own answer");
            for (const auto& hidden : filled_in(disguises, way))
                if (graded(hidden).kind == Grade::Kind::right && grade.only_form_is_wrong)
                    report(hidden, "the conditions do not see how it was found");
        }
        tell_apart(ways);
    }

    // Values that say which answer is right, for every student: `sign(word)` where the parity of `word` is asked for.
    void tell_apart(const std::vector<std::string>& ways) {
        constexpr std::uint64_t seeds = 8;
        std::set<std::string> answers;
        std::map<std::string, std::map<std::string, std::set<std::string>>> by_way_and_value;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            prepare(seed);
            const auto answer = *answers.insert(grader_.model_as_typed()).first;
            for (const auto& way : ways)
                by_way_and_value[way][shows(way) ? student_.meaning_of("_")->text : ""].insert(answer);
        }
        for (const auto& way : ways) {
            const auto& by_value = by_way_and_value[way];
            const bool tells = answers.size() == 2 && by_value.size() == 2 &&
                               std::ranges::all_of(by_value, [](const auto& one) { return one.second.size() == 1; });
            if (tells &&
                graded(fmt::format("if text({}) == \"1\" then model_ else model_", way)).kind == Grade::Kind::right)
                report(way, "it tells the answer");
        }
        prepare(seed_);
    }

    const Lesson& lesson_;
    std::uint64_t seed_;
    const std::function<bool()>& over_;
    Grader grader_;
    Session student_;
    const Exercise* exercise_ = nullptr;
    std::set<std::string> right_;  ///< the effects of right answers
    Audit audit_;
};

}  // namespace

Audit audit(const Lesson& lesson, std::uint64_t seed, const Host& host, const std::function<bool()>& over,
            std::chrono::milliseconds limit) {
    return Auditor(lesson, seed, host, over, limit).run();
}

}  // namespace cubelang::lesson
