#include "runtime/session/lesson/audit.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/meaning/builtins/table.hpp"
#include "runtime/session/watchdog.hpp"

namespace cubelang::lesson {
namespace {

/// A wrong answer, in which `model_` is the model answer.
struct NearMiss {
    std::string_view type, written, says;
};
constexpr std::string_view element = "element";  // algorithms and permutations
constexpr std::array near_misses{
    NearMiss{element, "()", "it does nothing"},
    NearMiss{element, "model_'", "the inverse"},
    NearMiss{element, "model_ model_", "done twice"},
    NearMiss{element, "R model_", "one move more"},
    NearMiss{element, "model_ R", "one move more"},
    NearMiss{element, "model_ U2", "one move more"},
    NearMiss{element, "model_ x", "the whole cube is turned, too"},
    NearMiss{element, "model_ [M, E]", "it moves centres, too"},
    NearMiss{element, "model_ [2R, U' 2L' U]", "it moves centres, too"},
    NearMiss{element, "model_ [R D R', U]", "it moves corners, too"},
    NearMiss{element, "model_ [M', U2]", "it moves edges, too"},
    NearMiss{element, "model_ [2R, U' L' U]", "it moves wings, too"},
    NearMiss{element, "(uf,ur,ub) (u,d)", "it moves centres in place of edges"},
    NearMiss{element, "R", "a single move"},
    NearMiss{element, "R2", "a half turn"},
    NearMiss{element, "R R", "the same move twice"},
    NearMiss{element, "R R'", "a move and its inverse"},
    NearMiss{element, "M", "a slice"},
    NearMiss{element, "x", "a rotation"},
    NearMiss{"integer", "model_ + 1", "one more"},
    NearMiss{"integer", "model_ - 1", "one less"},
    NearMiss{"integer", "-model_", "the negative number"},
    NearMiss{"integer", "2 * model_", "twice as much"},
    NearMiss{"integer", "1/model_", "the fraction"},
    NearMiss{"integer", "0", "nothing"},
    NearMiss{"integer", "1", "one"},
    NearMiss{"boolean", "not model_", "the opposite"},
    NearMiss{"text", "\"even\"", "another word"},
    NearMiss{"text", "\"odd\"", "another word"},
    NearMiss{"text", "\"yes\"", "another word"},
    NearMiss{"location", "@uf", "another place"},
    NearMiss{"location", "@ur", "another place"},
    NearMiss{"location", "@fr", "another place"},
    NearMiss{"location", "@rf", "another place"},
    NearMiss{"location", "@br", "another place"},
    NearMiss{"location", "@urf", "another place"},
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

// The code in a text: between backquotes.
std::vector<std::string> code_in(const std::string& text) {
    std::vector<std::string> all;
    for (auto begin = text.find('`'); begin != text.npos;) {
        const auto end = text.find('`', begin + 1);
        if (end == text.npos) break;
        all.push_back(text.substr(begin + 1, end - begin - 1));
        begin = text.find('`', end + 1);
    }
    return all;
}

// Each function applied to each code of the question.
std::vector<std::string> ways_to_ask(const std::vector<std::string>& questions) {
    std::vector<std::string> all;
    for (const auto& row : eval::vocabulary().built_ins()) {
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
    Auditor(const Lesson& lesson, std::uint64_t seed, const Host& host, const std::function<bool()>& over)
        : lesson_(lesson),
          seed_(seed),
          over_(over),
          grader_(lesson, seed, host),
          student_(
              {}, [](const Answer&) {}, host) {}

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
        for (const auto& miss : near_misses)
            if (miss.type == kind && !is_open && fits_cube(miss)) try_answer(std::string(miss.written), miss.says);
        if (!exercise.demands.empty()) go_around();
    }

    // On the 3x3x3 the slice 2R is M.
    [[nodiscard]] bool fits_cube(const NearMiss& miss) const {
        return miss.written.find("2R") == miss.written.npos || !student_.prompt().ends_with(" 3> ");
    }

    void prepare(std::uint64_t seed) {
        static_cast<void>(grader_.prepare(*exercise_, seed));
        grader_.give(student_);
        student_.adopt("model_", grader_.session(), "answer");
        const auto cube = grader_.session().prompt();
        static_cast<void>(student_.run("<lesson>", cube.substr(0, cube.find('>'))));
    }

    static std::string effect(const Grade& grade) { return grade.does.empty() ? grade.answer : grade.does; }
    void add_right(const Snippet& expression) { right_.insert(effect(grader_.grade(expression))); }

    // Nothing if the text shows no value in time.
    [[nodiscard]] std::optional<Grade> graded(const std::string& text) {
        constexpr std::chrono::seconds longest{1};
        if (over_()) return std::nullopt;
        const Watchdog limit(student_, longest);
        if (!student_.run("<audit>", "0\n" + text)) return std::nullopt;
        ++audit_.tried;
        return grader_.grade(student_, {text});
    }

    void try_answer(const std::string& text, std::string_view says) {
        const auto grade = graded(text);
        if (grade && grade->kind == Grade::Kind::right && !right_.contains(effect(*grade))) report(text, says);
    }

    void report(const std::string& text, std::string_view says) {
        audit_.passed.push_back({where(lesson_, exercise_->name),
                                 fmt::format("`{}` is marked right: {}", one_line(text), says),
                                 "add a condition that excludes it; or, if it is right, a line `also: …`",
                                 {}});
    }
    static std::string one_line(std::string text) {
        for (auto at = text.find('\n'); at != text.npos; at = text.find('\n')) text.replace(at, 1, "; ");
        return text;
    }

    // Answers with the right value that the demands are to exclude.
    void go_around() {
        auto questions = code_in(grader_.filled(exercise_->task));
        for (const auto& given : exercise_->given) questions.push_back(defined_name(given));
        std::ranges::sort(questions);
        questions.erase(std::unique(questions.begin(), questions.end()), questions.end());
        const auto ways = ways_to_ask(questions);
        for (const auto& way : ways) {
            const auto grade = graded(way);
            if (!grade || !right_.contains(effect(*grade))) continue;
            if (grade->kind == Grade::Kind::right) report(way, "the question is its own answer");
            for (const auto& hidden : filled_in(disguises, way))
                if (const auto again = graded(hidden);
                    again && again->kind == Grade::Kind::right && grade->only_form_is_wrong)
                    report(hidden, "the conditions do not see how it was found");
        }
        tell_apart(ways);
    }

    // Values that say which answer is right, for every student: `sign(word)` where the parity of `word` is asked for.
    void tell_apart(const std::vector<std::string>& ways) {
        constexpr std::uint64_t seeds = 8;
        std::map<std::string, std::vector<std::string>> values;
        std::vector<std::string> answers;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            prepare(seed);
            answers.push_back(grader_.model_as_typed());
            for (const auto& way : ways) values[way].push_back(value_of(way));
        }
        const bool is_choice = std::set<std::string>(answers.begin(), answers.end()).size() == 2;
        for (const auto& way : ways) {
            if (!is_choice || !divides_like(values[way], answers)) continue;
            const auto grade = graded(fmt::format("if text({}) == \"1\" then model_ else model_", way));
            if (grade && grade->kind == Grade::Kind::right) report(way, "it tells the answer");
        }
        prepare(seed_);
    }
    [[nodiscard]] std::string value_of(const std::string& way) {
        const Watchdog limit(student_, std::chrono::seconds(1));
        return !over_() && student_.run("<audit>", "0\n" + way) ? student_.meaning_of("_")->text : "";
    }
    static bool divides_like(const std::vector<std::string>& values, const std::vector<std::string>& answers) {
        std::map<std::string, std::set<std::string>> by_value;
        for (std::size_t at = 0; at < values.size(); ++at) by_value[values[at]].insert(answers[at]);
        return by_value.size() == 2 &&
               std::ranges::all_of(by_value, [](const auto& one) { return one.second.size() == 1; });
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

Audit audit(const Lesson& lesson, std::uint64_t seed, const Host& host, const std::function<bool()>& over) {
    return Auditor(lesson, seed, host, over).run();
}

}  // namespace cubelang::lesson
