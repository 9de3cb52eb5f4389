#include "runtime/meaning/builtins/table.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/cube/query/length.hpp"
#include "runtime/meaning/builtins/arguments/bind.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::eval {
namespace {

void add(std::vector<BuiltIn>& table, std::string_view topic, std::vector<BuiltIn> rows) {
    for (auto& row : rows) {
        row.topic = topic;
        table.push_back(std::move(row));
    }
}

std::vector<BuiltIn> make_table() {
    std::vector<BuiltIn> table;
#define CUBELANG_ADD(heading, rows) add(table, heading, rows());
    CUBELANG_TOPICS(CUBELANG_ADD)
#undef CUBELANG_ADD
    return table;
}

// Names that are no program's to take.
std::vector<Constant> names_of_the_field() {
    std::vector<Constant> table;
    for (const auto& metric : query::metrics())
        table.push_back({metric.name, metric.meaning, make_text(std::string(metric.name))});
    for (const auto& numbering : cube::numberings())
        if (numbering.name != "fruldb")  // it spells moves: as an argument it is in quotes
            table.push_back({numbering.name, numbering.meaning, make_text(std::string(numbering.name))});
    for (const auto& [name, meaning, symmetry] : cube::named_symmetries()) table.push_back({name, meaning, {symmetry}});
    return table;
}

// A text that says its own name, unless that is the name of something already.
void add_word(std::vector<Constant>& table, const std::vector<BuiltIn>& built_ins, std::string_view name,
              std::string_view meaning) {
    if (std::ranges::find(built_ins, name, &BuiltIn::name) == built_ins.end() &&
        std::ranges::find(table, name, &Constant::name) == table.end())
        table.push_back({name, meaning, make_text(std::string(name)), true});
}

// The words that can be given for some argument, also where it is a list of them.
std::vector<Constant> make_constants(const std::vector<BuiltIn>& built_ins) {
    auto table = names_of_the_field();
    for (const auto& kind : kind_names()) add_word(table, built_ins, kind.name, kind.meaning);
    for (const auto& built_in : built_ins)
        for (const auto& parameter : built_in.parameters) {
            if (parameter.choices == nullptr) continue;
            for (const auto& choice : parameter.choices())
                if (choice.is_name) add_word(table, built_ins, choice.text, choice.meaning);
        }
    for (const std::string_view name : {"e", "id", "identity"})
        table.push_back({name, "the identity, ()", make_algorithm(cube::make_run({})), true});
    return table;
}

}  // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary all([] {
        auto rows = make_table();
        auto words = make_constants(rows);
        return Vocabulary::Tables{std::move(rows), std::move(words)};
    });
    return all;
}

namespace detail {
namespace {

bool is_value(const std::string& text) {
    const auto parsed = lang::parse(lang::make_source("", text));
    return parsed.errors.empty() && parsed.statements.size() == 1 &&
           std::holds_alternative<lang::Show>(parsed.statements.front().node);
}

bool is_integer(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

std::string without_quotes(std::string_view written) {
    return std::string(written.starts_with('"') && written.size() > 1 ? written.substr(1, written.size() - 2)
                                                                      : written);
}

// @uf -> @ur, oriented(edges)
bool is_goal(const Value& value) {
    const auto* record = value.as<Record>();
    if (record == nullptr || record->fields->empty() || record->fields->size() > 2) return false;
    constexpr std::string_view names[] = {"from",   "solved", "solved_but",    "placed", "oriented",
                                          "domino", "block",  "color_neutral", "one_of"};
    return std::ranges::find(names, record->fields->front().first) != std::end(names);
}

// `solved(R U)`, as a question.
std::string solved_hint(std::string_view function, std::string_view written) {
    return function == "solved" ? fmt::format("is it solved: ({}) == ()", written) : "";
}

// Where a group is wanted.
std::string hint_of_group(const Value& value, std::string_view written) {
    if (is_element(value)) return fmt::format("group({}) is the group that it generates", written);
    if (value.as<Tuple>() != nullptr) return fmt::format("group_of({}) is the group that it generates", written);
    return value.as<List>() != nullptr ? fmt::format("group({}) is the group that these generate", written) : "";
}

// What was most likely meant by an argument of the wrong type, as it is written.
std::string hint_of(std::string_view function, std::string_view wanted, const Value& value, std::string_view written) {
    const auto wants = [&](std::string_view word) { return wanted.find(word) != wanted.npos; };
    const auto* text = value.as<Text>();
    if (wants("permutation") && value.as<Tuple>() != nullptr)
        return fmt::format("permutation({}) is that of the cube, if its stickers are meant", written);
    if (wanted.starts_with("a group")) return hint_of_group(value, written);
    if (wants("permutation") && value.as<Group>() != nullptr)
        return "this is asked of single elements: random(G) is one, p in G asks whether p is one";
    if (value.as<Mirrored>() != nullptr) return "no turns make a mirror image; A^S_LR2 is A seen in the mirror";
    if (is_goal(value) && wanted == "a function")
        return fmt::format("a function is written def f(x) = …, and given by its name: {}(f, list)", function);
    if (is_goal(value)) return fmt::format("write goal = {}", written);
    if (wanted == "a function") return fmt::format("the function comes first: {}(f, list)", function);
    if (is_element(value) && !solved_hint(function, written).empty()) return solved_hint(function, written);
    const bool could_be_listed = is_element(value) || text != nullptr || value.as<Location>() != nullptr;
    if (wanted == "a list" ? could_be_listed : wants("a list") && is_element(value))
        return fmt::format("a list has braces: {{{}}}", written);
    if (wants("location") && (text != nullptr || is_element(value)))
        return fmt::format("write @{}", without_quotes(written));
    const bool is_quoted =
        text != nullptr && (wants("algorithm") ? is_value(text->text) : wants("integer") && is_integer(text->text));
    return is_quoted ? fmt::format("leave out the quotes: {}", beginning(text->text, 60)) : "";
}

std::string hint_of(const Parameter& parameter) {
    std::vector<std::string_view> names;
    if (parameter.choices != nullptr)
        for (const auto& choice : parameter.choices()) names.push_back(choice.text);
    return names.empty() ? "" : fmt::format("it can be {}", fmt::join(names, ", "));
}

}  // namespace

void wrong_argument(std::string_view function, const Operand& operand, const Parameter& parameter) {
    const auto& [begin, end] = operand.where.span;
    auto hint = hint_of(parameter);
    if (hint.empty())
        hint = hint_of(function, parameter.wanted, operand.value,
                       std::string_view(operand.where.source->text).substr(begin, end - begin));
    throw lang::Error(operand.where,
                      fmt::format("{} needs {} for {}, but this is {}", function, parameter.wanted, parameter.name,
                                  type_with_article(operand.value)),
                      std::move(hint));
}

}  // namespace detail
}  // namespace cubelang::eval
