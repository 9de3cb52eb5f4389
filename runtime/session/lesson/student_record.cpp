#include "runtime/session/lesson/student_record.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "lang/tree_parts.hpp"
#include "runtime/base/files/records.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/base/whole_number.hpp"
#include "runtime/session/lesson/grader.hpp"

namespace cubelang::lesson {
namespace {

constexpr std::string_view title = "cube lesson progress 1", last = "end";

template <class Number>
bool read_number(std::string_view text, Number& number, int base = 10) {
    const auto read = whole_number<Number>(text, base);
    number = read.value_or(Number{});
    return read.has_value();
}

bool is_name(std::string_view text) {
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; };
    return !text.empty() && !first_bad_byte(text) && std::none_of(text.begin(), text.end(), is_control);
}

bool add_name(std::set<std::string>& names, std::string_view text) {
    if (!is_name(text)) return false;
    names.emplace(text);
    return true;
}

// The exercise, a tab, the answer.
bool add_answer(StudentRecord& record, std::string_view text) {
    const auto tab = text.find('\t');
    if (tab == text.npos || !is_name(text.substr(0, tab)) || first_bad_byte(text)) return false;
    record.answers.insert_or_assign(std::string(text.substr(0, tab)), files::from_one_line(text.substr(tab + 1)));
    return true;
}

struct Row {
    std::string_view key;
    bool (*read)(StudentRecord&, std::string_view);
};
constexpr std::array<Row, 5> rows{{
    {"content", [](StudentRecord& record, std::string_view text) { return read_number(text, record.content, 16); }},
    {"at", [](StudentRecord& record, std::string_view text) { return read_number(text, record.at); }},
    {"solved", [](StudentRecord& record, std::string_view text) { return add_name(record.solved, text); }},
    {"answer", add_answer},
    {"shown", [](StudentRecord& record, std::string_view text) { return add_name(record.shown, text); }},
}};

bool read_line(StudentRecord& record, std::string_view line) {
    const auto key = line.substr(0, line.find(' '));
    const auto* const row = std::find_if(rows.begin(), rows.end(), [&](const Row& one) { return one.key == key; });
    return row != rows.end() && key.size() < line.size() && row->read(record, line.substr(key.size() + 1));
}

std::set<std::string> statements_of(const Lesson& lesson) {
    std::set<std::string> texts;
    for (const Step& step : lesson.steps)
        if (const auto* example = std::get_if<Example>(&step))
            for (const Snippet& statement : Grader::statements(*example)) texts.insert(statement.text);
    return texts;
}

std::vector<std::string> defined_by(const lang::Statement& statement) {
    if (const auto* let = std::get_if<lang::Let>(&statement.node)) return {let->name};
    if (const auto* def = std::get_if<lang::Def>(&statement.node)) return {def->name};
    std::vector<std::string> names;
    if (const auto* let = std::get_if<lang::LetParts>(&statement.node))
        for (const auto& name : let->names) names.push_back(name.name);
    return names;
}

using NameSet = std::set<std::string, std::less<>>;

// The names of values and functions that are used.
template <class Node>
void add_names(const Node& node, NameSet& names) {
    if constexpr (std::is_same_v<Node, lang::Expr>) {
        if (const auto* name = std::get_if<lang::Name>(&node.node)) names.insert(name->name);
        if (const auto* call = std::get_if<lang::Call>(&node.node)) names.insert(call->name);
    }
    lang::for_each_part(node, [&](const auto& part) { add_names(part, names); });
}

/// Walks through a session from the end and keeps the statements that the answer needs.
class SectionWriter {
public:
    SectionWriter(const Lesson& lesson, const RecordedAnswer& recorded)
        : recorded_(recorded),
          lesson_statements_(statements_of(lesson)),
          source_(lang::make_source("", recorded.session)),
          session_(lang::parse(source_).statements) {
        for (const auto& statement : lang::parse(lang::make_source("", recorded.answer)).statements)
            add_names(statement, names_);
    }

    std::string section() {
        for (auto at = session_.rbegin(); at != session_.rend(); ++at) consider(*at);
        if (names_.contains("_")) return recorded_.cube + recorded_.value + '\n';
        std::string text = recorded_.cube;
        for (auto at = kept_.rbegin(); at != kept_.rend(); ++at) text += *at + '\n';
        return text + recorded_.answer + '\n';
    }

private:
    void consider(const lang::Statement& statement) {
        const auto [begin, end] = statement.span;
        const auto text = source_->text.substr(begin, end - begin);
        const auto names = defined_by(statement);
        const bool is_import = std::holds_alternative<lang::Import>(statement.node);
        const auto is_used = [this](const auto& name) { return names_.contains(name); };
        if (!is_import && std::ranges::none_of(names, is_used)) return;
        for (const auto& name : names) names_.erase(name);
        if (lesson_statements_.contains(text)) return;
        add_names(statement, names_);
        if (recorded_.answer.find(text) == std::string::npos) kept_.push_back(text);
    }

    const RecordedAnswer& recorded_;
    std::set<std::string> lesson_statements_;
    lang::SourcePtr source_;
    std::vector<lang::Statement> session_;
    NameSet names_;
    std::vector<std::string> kept_;  ///< last first
};

}  // namespace

std::string to_text(const StudentRecord& record) {
    auto text = fmt::format("{}\ncontent {:016x}\n", title, record.content);
    text += fmt::format("at {}\n", record.at);
    for (const auto& name : record.solved) text += fmt::format("solved {}\n", name);
    for (const auto& [name, answer] : record.answers)
        text += fmt::format("answer {}\t{}\n", name, files::to_one_line(answer));
    for (const auto& name : record.shown) text += fmt::format("shown {}\n", name);
    return text + std::string(last) + '\n';
}

// Without the last line the record is incomplete.
ReadRecord record_from(std::string_view text) {
    ReadRecord read;
    bool first = true, ended = false;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1, first = false) {
        end = text.find('\n', begin);
        if (end == text.npos) break;
        const auto line = text.substr(begin, end - begin);
        if (first && line != title) return {{}, false};
        if (line == last)
            ended = true;
        else if (!first && !read_line(read.record, line))
            read.whole = false;
    }
    read.whole = read.whole && ended;
    return read;
}

std::string damaged_record_message(std::string_view where) {
    return fmt::format("the saved progress of this lesson is damaged{}; only the readable part is used", where);
}

std::string answer_section(const Lesson& lesson, const RecordedAnswer& recorded) {
    return SectionWriter(lesson, recorded).section();
}

std::string_view hand_in_mark() { return "# Answers, saved by `save` in a lesson: `cube check` marks them."; }

std::string hand_in(const Lesson& lesson, const HandIn& answers) {
    auto text = fmt::format("{}\n# lesson: {}\n", hand_in_mark(), answers.lesson);
    if (!answers.seed.empty()) text += fmt::format("# seed: {}\n", answers.seed);
    for (const auto& name : exercise_names(lesson))
        if (const auto at = answers.record.answers.find(name); at != answers.record.answers.end())
            text += fmt::format("\n# exercise: {}\n{}{}", name,
                                answers.record.shown.contains(name) ? fmt::format("# used: {}\n", the_solution) : "",
                                at->second);
    return text;
}

}  // namespace cubelang::lesson
