#include "front/terminal/lessons/hand_marks.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "runtime/base/files/read.hpp"
#include "runtime/base/files/records.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/whole_number.hpp"

namespace cubelang::terminal {
namespace {

struct Row {
    std::uint64_t line = 0;
    std::vector<std::string> fields;
};

ReadTable<std::vector<Row>> rows_of(const std::string& path) {
    auto file = files::read_file(path);
    if (file.error != 0) return {{}, printable_name(path) + ": " + files::error_text(file.error)};
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (file.text.starts_with(byte_order_mark)) file.text.erase(0, byte_order_mark.size());
    if (!file.text.ends_with('\n')) file.text += '\n';
    const files::Block block{std::move(file.text)};
    files::Records records(block, files::Format::csv);
    ReadTable<std::vector<Row>> table;
    for (files::Record record; records.next(record);) {
        if (!record.problem.empty())
            return {{}, fmt::format("{}:{}: {}", printable_name(path), record.line, record.problem)};
        for (auto& field : record.fields) field = trimmed(field);
        table.value.push_back({record.line, record.fields});
    }
    if (table.value.empty()) table.problem = printable_name(path) + ": this table is empty";
    return table;
}

std::size_t column(const Row& heading, std::string_view name) {
    const auto is_named = [&](const std::string& field) { return lower(field) == name; };
    return static_cast<std::size_t>(std::ranges::find_if(heading.fields, is_named) - heading.fields.begin());
}

std::string cell(const Row& row, std::size_t column) {
    return column < row.fields.size() ? row.fields[column] : std::string();
}

}  // namespace

ReadTable<HandMarks> read_hand_marks(const std::string& path) {
    const auto [rows, problem] = rows_of(path);
    if (!problem.empty()) return {{}, problem};
    const auto& heading = rows.front();
    const auto student = column(heading, "student"), exercise = column(heading, "exercise"),
               points = column(heading, "points"), comment = column(heading, "comment");
    if (std::max({student, exercise, points}) == heading.fields.size())
        return {{}, printable_name(path) + ": the first line must name the columns student, exercise and points"};
    HandMarks marks;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        const auto given = cell(*row, points);
        if (given.empty()) continue;
        const auto number = whole_number<int>(given);
        if (!number || *number < 0)
            return {{},
                    fmt::format("{}:{}: `{}` is not a number of points", printable_name(path), row->line,
                                printable(given))};
        marks[{cell(*row, student), cell(*row, exercise)}] = {*number, cell(*row, comment)};
    }
    return {marks, {}};
}

ReadTable<std::vector<std::string>> read_class_list(const std::string& path) {
    const auto [rows, problem] = rows_of(path);
    if (!problem.empty()) return {{}, problem};
    const auto width = rows.front().fields.size();
    const auto named = std::min(column(rows.front(), "name"), column(rows.front(), "student"));
    ReadTable<std::vector<std::string>> names;
    std::set<std::string> files;
    for (const auto& row : rows) {
        if (named < width && &row == &rows.front()) continue;
        const auto name = cell(row, named < width ? named : 0);
        if (name.empty()) continue;
        if (!files.insert(file_name_of_student(name)).second)
            return {{},
                    fmt::format("{}:{}: two students have the file name `{}`", printable_name(path), row.line,
                                printable(file_name_of_student(name)))};
        names.value.push_back(name);
    }
    if (names.value.empty()) names.problem = printable_name(path) + ": this table names no students";
    return names;
}

std::string file_name_of_student(const std::string& name) {
    auto file = name;
    std::ranges::replace_if(
        file,
        [](unsigned char c) {
            return c < ' ' || c == 0x7F ||
                   std::string_view("/\\:*?\"<>|").find(static_cast<char>(c)) != std::string_view::npos;
        },
        '_');
    if (file.starts_with('.')) file.front() = '_';
    return file.substr(0, 100);
}

}  // namespace cubelang::terminal
