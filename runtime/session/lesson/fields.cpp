#include "runtime/base/english.hpp"
#include "runtime/session/lesson/snippets.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/base/whole_number.hpp"
#include "runtime/session/lesson/written_answer.hpp"

namespace cubelang::lesson {
namespace {

constexpr std::string_view blanks = " \t";

/// A field as written: `key` and the rest of its line, with the indented lines that continue it.
struct Entry {
    Snippet key;
    Snippet value;
};

enum class Times { once, perhaps_once, any, some };

using cubelang::trimmed;

Snippet trimmed(const Snippet& snippet) {
    const auto inner = trimmed(std::string_view(snippet.text));
    return {std::string(inner), snippet.begin + static_cast<std::uint32_t>(inner.data() - snippet.text.data())};
}

// Joins the lines of a text, with single spaces.
Snippet prose(const Snippet& snippet) { return {with_single_spaces(snippet.text), snippet.begin}; }

std::size_t comment_begin(std::string_view text) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && quoted)
            ++i;
        else if (text[i] == '"')
            quoted = !quoted;
        else if (text[i] == '#' && !quoted)
            return i;
    }
    return text.size();
}

// The comment after a condition is its text; without one the condition is quoted.
Check check(const Snippet& snippet) {
    const auto mark = comment_begin(snippet.text);
    const Snippet condition = trimmed(Snippet{snippet.text.substr(0, mark), snippet.begin});
    if (mark == snippet.text.size()) return {condition, {fmt::format("`{}`", condition.text), condition.begin}};
    return {
        condition,
        prose(trimmed(Snippet{snippet.text.substr(mark + 1), snippet.begin + static_cast<std::uint32_t>(mark) + 1}))};
}

// A reply to a right answer, below its condition if it has one.
Check reply(const Snippet& snippet) {
    if (comment_begin(snippet.text) == snippet.text.size()) return {{"true", snippet.begin}, prose(snippet)};
    return check(snippet);
}

// A choice of a multiple choice; the comment after it is the reply.
Check choice(const Snippet& snippet) {
    auto made = check(snippet);
    if (comment_begin(snippet.text) == snippet.text.size()) made.says.text.clear();
    return {prose(made.condition), made.says};
}

// A demand on how an answer is written; without a comment the text is made from the field.
Demand demand(Demand::Sort sort, const Snippet& snippet) {
    const auto [what, comment] = check(snippet);
    if (comment_begin(snippet.text) < snippet.text.size()) return {sort, what, comment};
    const auto names = split_list(what.text);
    std::string says = fmt::format("has at most {} {}", what.text, what.text == "1" ? "move" : "moves");
    if (sort == Demand::Sort::without) says = fmt::format("is written without `{}`", fmt::join(names, "` and `"));
    if (sort == Demand::Sort::only) says = fmt::format("is written with `{}` alone", what.text);
    if (sort == Demand::Sort::form) says = describe_forms(names);
    return {sort, what, {says, what.begin}};
}

// `let: a = R` becomes the statement `let  a = R` with the same positions, so that its errors point into the file.
Snippet statement(std::string_view keyword, const Entry& entry) {
    std::string text(keyword);
    text.resize(entry.value.begin - entry.key.begin, ' ');
    return {text + entry.value.text, entry.key.begin};
}

// Stores the entries of a field in the exercise.
using Take = void (*)(Exercise&, const Entry&);
template <Snippet Exercise::*text>
constexpr Take as_written = [](Exercise& exercise, const Entry& entry) { exercise.*text = entry.value; };
template <Snippet Exercise::*text>
constexpr Take as_prose = [](Exercise& exercise, const Entry& entry) { exercise.*text = prose(entry.value); };
template <std::vector<Snippet> Exercise::*list>
constexpr Take as_let =
    [](Exercise& exercise, const Entry& entry) { (exercise.*list).push_back(statement("let", entry)); };
template <std::vector<Check> Exercise::*list>
constexpr Take as_check =
    [](Exercise& exercise, const Entry& entry) { (exercise.*list).push_back(check(entry.value)); };
template <std::vector<Snippet> Exercise::*list>
constexpr Take as_proses =
    [](Exercise& exercise, const Entry& entry) { (exercise.*list).push_back(prose(entry.value)); };
template <Demand::Sort sort>
constexpr Take as_demand =
    [](Exercise& exercise, const Entry& entry) { exercise.demands.push_back(demand(sort, entry.value)); };

struct Field {
    std::string_view name;
    Times times;
    Take take;
};

constexpr std::array fields{
    Field{"name", Times::once, as_written<&Exercise::name>},
    Field{"task", Times::once, as_prose<&Exercise::task>},
    Field{"given", Times::any, as_let<&Exercise::given>},
    Field{"let", Times::any, as_let<&Exercise::definitions>},
    Field{"def", Times::any,
          [](Exercise& exercise, const Entry& entry) { exercise.definitions.push_back(statement("def", entry)); }},
    Field{"choice", Times::any,
          [](Exercise& exercise, const Entry& entry) { exercise.choices.push_back(choice(entry.value)); }},
    Field{"rubric", Times::any, as_proses<&Exercise::rubric>},
    Field{"points", Times::perhaps_once,
          [](Exercise& exercise, const Entry& entry) {
              exercise.points = whole_number<int>(entry.value.text).value_or(-1);
          }},
    Field{"answer", Times::once, as_written<&Exercise::answer>},
    Field{"also", Times::any, as_check<&Exercise::also>},
    Field{"with", Times::any, as_let<&Exercise::with>},
    Field{"check", Times::some, as_check<&Exercise::checks>},
    Field{"without", Times::any, as_demand<Demand::Sort::without>},
    Field{"using", Times::perhaps_once, as_demand<Demand::Sort::only>},
    Field{"form", Times::any, as_demand<Demand::Sort::form>},
    Field{"moves", Times::perhaps_once, as_demand<Demand::Sort::moves>},
    Field{"remark", Times::any, as_check<&Exercise::remarks>},
    Field{"hint", Times::any, as_proses<&Exercise::hints>},
    Field{"right", Times::any,
          [](Exercise& exercise, const Entry& entry) { exercise.right.push_back(reply(entry.value)); }},
};

class Entries {
public:
    Entries(const lang::SourcePtr& source, const Line& opening, std::vector<lang::Diagnostic>& mistakes)
        : source_(source), opening_(opening), mistakes_(mistakes) {}

    void add(const Line& line) {
        if (trimmed(line.text).empty()) return;
        if (blanks.find(line.text.front()) != blanks.npos && !entries_.empty()) return go_on(line);
        const auto colon = line.text.find(':');
        const auto key = line.text.substr(0, colon);
        if (colon == key.npos || key.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != key.npos)
            return fail({std::string(line.text), line.begin}, "this line is not a field of the exercise",
                        "write `task: …`; a line that continues a field begins with a space");
        entries_.push_back(
            {{std::string(key), line.begin},
             {std::string(line.text.substr(colon + 1)), line.begin + static_cast<std::uint32_t>(colon) + 1}});
    }

    Exercise exercise() {
        Exercise made;
        for (const Entry& entry : entries_) take(made, entry);
        for (const Field& field : fields)
            if (is_required(field) && count(field.name) == 0)
                fail({std::string(opening_.text), opening_.begin},
                     fmt::format("the field `{}` is missing in this exercise", field.name),
                     fmt::format("add a line `{}: …`", field.name));
        if (made.points < 0 || made.points > most_points)
            fail(first("points").value, "`points` is not a number of points",
                 fmt::format("write a whole number from 0 to {}", most_points));
        for (std::size_t at = 1; at < made.right.size(); ++at)
            if (made.right[at - 1].condition.text == "true")
                fail(made.right[at].says, "this reply is never shown: the one above it has no condition",
                     "write `right: CONDITION  # the reply`, and the reply without a condition last");
        complete_exercise(source_, made, mistakes_);
        return made;
    }

private:
    static constexpr int most_points = 1000;

    // A rubric stands in place of an answer and of conditions, choices in place of conditions.
    [[nodiscard]] bool is_required(const Field& field) const {
        if (field.times != Times::once && field.times != Times::some) return false;
        const bool is_by_hand = count("rubric") > 0, has_choices = count("choice") > 0;
        return !(is_by_hand && (field.name == "answer" || field.name == "check")) &&
               !(has_choices && field.name == "check");
    }

    void go_on(const Line& line) {
        Snippet& value = entries_.back().value;
        value.text = source_->text.substr(value.begin, line.begin + line.text.size() - value.begin);
    }

    void take(Exercise& made, const Entry& entry) {
        const auto* const field = std::ranges::find(fields, name_of(entry), &Field::name);
        if (field == fields.end())
            return fail(entry.key, fmt::format("an exercise has no field `{}`", entry.key.text),
                        "its fields are " + joined_words(fields, &Field::name));
        const Entry inner{entry.key, trimmed(entry.value)};
        if (inner.value.text.empty()) return fail(entry.key, fmt::format("the field `{}` is empty", field->name), {});
        const bool single = field->times == Times::once || field->times == Times::perhaps_once;
        if (single && &entry != &first(field->name))
            return fail(entry.key, fmt::format("this exercise has a second `{}`", field->name),
                        "remove one of the two");
        field->take(made, inner);
    }

    static std::string_view name_of(const Entry& entry) { return entry.key.text; }
    [[nodiscard]] std::size_t count(std::string_view name) const {
        return static_cast<std::size_t>(std::ranges::count(entries_, name, name_of));
    }
    [[nodiscard]] const Entry& first(std::string_view name) const {
        return *std::ranges::find(entries_, name, name_of);
    }

    void fail(const Snippet& at, std::string message, std::string hint) {
        const lang::Span span{at.begin, at.begin + static_cast<std::uint32_t>(at.text.size())};
        mistakes_.push_back({{source_, span}, std::move(message), std::move(hint), {}});
    }

    const lang::SourcePtr& source_;
    const Line& opening_;
    std::vector<lang::Diagnostic>& mistakes_;
    std::vector<Entry> entries_;
};

}  // namespace

Exercise read_exercise(const lang::SourcePtr& source, const Line& opening, const std::vector<Line>& lines,
                       std::vector<lang::Diagnostic>& mistakes) {
    Entries entries(source, opening, mistakes);
    for (const Line& line : lines) entries.add(line);
    return entries.exercise();
}

std::vector<Snippet> texts_of(const Exercise& exercise) {
    std::vector<Snippet> texts{exercise.task};
    texts.insert(texts.end(), exercise.hints.begin(), exercise.hints.end());
    for (const Check& check : exercise.checks) texts.push_back(check.says);
    for (const Demand& demand : exercise.demands) texts.push_back(demand.says);
    for (const auto* const replies : {&exercise.remarks, &exercise.right})
        for (const Check& reply : *replies) texts.push_back(reply.says);
    for (const Check& choice : exercise.choices) texts.push_back(choice.condition);
    texts.insert(texts.end(), exercise.rubric.begin(), exercise.rubric.end());
    return texts;
}

}  // namespace cubelang::lesson
