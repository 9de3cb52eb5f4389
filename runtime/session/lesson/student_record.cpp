#include "runtime/session/lesson/student_record.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "runtime/base/utf8.hpp"

namespace cubelang::lesson {
namespace {

constexpr std::string_view title = "cube lesson progress 1", last = "end";

template <class Number>
bool read_number(std::string_view text, Number& number, int base = 10) {
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc{} && rest == text.data() + text.size();
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

// On one line: a newline is \n, a backslash two.
std::string on_a_line(std::string_view text) {
    std::string line;
    for (const char c : text) {
        if (c == '\n' || c == '\\') line += '\\';
        line += c == '\n' ? 'n' : c;
    }
    return line;
}

std::string from_a_line(std::string_view line) {
    std::string text;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool is_escaped = line[at] == '\\' && at + 1 < line.size();
        if (is_escaped) ++at;
        text += is_escaped && line[at] == 'n' ? '\n' : line[at];
    }
    return text;
}

// The exercise, a tab, the answer.
bool add_answer(StudentRecord& record, std::string_view text) {
    const auto tab = text.find('\t');
    if (tab == text.npos || !is_name(text.substr(0, tab)) || first_bad_byte(text)) return false;
    record.answers.insert_or_assign(std::string(text.substr(0, tab)), from_a_line(text.substr(tab + 1)));
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

}  // namespace

std::string to_text(const StudentRecord& record) {
    auto text = fmt::format("{}\ncontent {:016x}\n", title, record.content);
    text += fmt::format("at {}\n", record.at);
    for (const auto& name : record.solved) text += fmt::format("solved {}\n", name);
    for (const auto& [name, answer] : record.answers) text += fmt::format("answer {}\t{}\n", name, on_a_line(answer));
    for (const auto& name : record.shown) text += fmt::format("shown {}\n", name);
    return text + std::string(last) + '\n';
}

// The last line says that nothing is missing.
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

std::string said_of_damaged(std::string_view where) {
    return fmt::format("what was kept of this lesson is damaged{}: the lesson goes on with what can be read of it",
                       where);
}

}  // namespace cubelang::lesson
