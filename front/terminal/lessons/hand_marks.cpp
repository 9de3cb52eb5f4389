#include "front/terminal/lessons/hand_marks.hpp"

#include <algorithm>
#include <initializer_list>
#include <set>

#include <fmt/format.h>

#include "lang/advice/suggest.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/records.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/student_name.hpp"

namespace cubelang::terminal {
namespace {

using lesson::folded_name;

struct Row {
    std::uint64_t line = 0;
    std::vector<std::string> fields;
    bool has_blank_after_comma = false;  ///< people write this, programs do not
};

// Spreadsheets of half of Europe write semicolons.
char take_separator(std::string& text) {
    if (!text.starts_with("sep=") || text[4] == '\n') return files::dialect_of(text).separator;
    const char separator = text[4];
    text.erase(0, 5);
    return separator;
}

ReadTable<std::vector<Row>> rows_of(const std::string& path) {
    const auto file = files::read_file(path);
    if (file.error != 0) return {{}, printable_name(path) + ": " + files::error_text(file.error)};
    auto text = lesson::with_plain_spaces(file.text) + '\n';
    const char separator = take_separator(text);
    const files::Block block{std::move(text)};
    files::Records records(block, files::Format::csv, 0, {.separator = separator});
    ReadTable<std::vector<Row>> table;
    for (files::Record record; records.next(record);) {
        if (!record.problem.empty())
            return {{}, fmt::format("{}:{}: {}", printable_name(path), record.line, record.problem)};
        Row row{record.line, record.fields, record.fields.size() == 2 && record.fields.back().starts_with(' ')};
        for (auto& field : row.fields) field = trimmed(field);
        table.value.push_back(std::move(row));
    }
    if (table.value.empty()) table.problem = printable_name(path) + ": this table is empty";
    return table;
}

// The first column with one of these headings; without one, the number of columns.
std::size_t column(const Row& heading, std::initializer_list<std::string_view> names) {
    const auto is_named = [&](const std::string& field) { return std::ranges::count(names, lower(field)) != 0; };
    return static_cast<std::size_t>(std::ranges::find_if(heading.fields, is_named) - heading.fields.begin());
}

std::string cell(const Row& row, std::size_t column) {
    return column < row.fields.size() ? row.fields[column] : std::string();
}

// The columns of the students' names, first names first; none without a heading.
std::vector<std::size_t> name_columns(const Row& heading) {
    std::vector<std::size_t> columns{column(heading, {"name", "student", "full name"})};
    if (columns.front() == heading.fields.size())
        columns = {column(heading, {"first name", "firstname", "given name", "vorname"}),
                   column(heading, {"last name", "lastname", "surname", "family name", "nachname"})};
    std::erase(columns, heading.fields.size());
    return columns;
}

std::string name_in(const Row& row, const std::vector<std::size_t>& columns) {
    if (columns.empty()) return row.has_blank_after_comma ? row.fields[0] + ", " + row.fields[1] : cell(row, 0);
    std::string name;
    for (const auto column : columns) name += ' ' + cell(row, column);
    return std::string(trimmed(name));
}

}  // namespace

ReadTable<HandMarks> HandMarks::read(const std::string& path) {
    const auto [rows, problem] = rows_of(path);
    if (!problem.empty()) return {{}, problem};
    const auto& heading = rows.front();
    const auto student = column(heading, {"student"}), exercise = column(heading, {"exercise"}),
               points = column(heading, {"points"}), comment = column(heading, {"comment"});
    if (std::max({student, exercise, points}) == heading.fields.size())
        return {{}, printable_name(path) + ": the first line must name the columns student, exercise and points"};
    HandMarks marks;
    marks.path_ = printable_name(path);
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        const auto given = cell(*row, points);
        if (given.empty()) continue;
        const auto number = lesson::points_in(given);
        if (!number)
            return {{}, fmt::format("{}:{}: `{}` is not a number of points", marks.path_, row->line, printable(given))};
        marks.rows_.push_back({row->line,
                               cell(*row, student),
                               folded_name(cell(*row, student)),
                               cell(*row, exercise),
                               {*number, cell(*row, comment)}});
    }
    return {std::move(marks), {}};
}

// The last of several rows counts.
const HandMark* HandMarks::find(const std::string& student, const std::string& exercise, double most) {
    const HandMark* mark = nullptr;
    const auto folded = folded_name(student);
    for (auto& row : rows_) {
        if (row.folded_student != folded || row.exercise != exercise) continue;
        row.is_used = true;
        if (row.mark.points > most)
            row.problem = fmt::format("{} points are more than the {} of `{}`", lesson::points_text(row.mark.points),
                                      lesson::points_text(most), exercise);
        else
            mark = &row.mark;
    }
    return mark;
}

std::vector<std::string> HandMarks::problems(const std::vector<std::string>& students) const {
    std::vector<std::string> all;
    for (const auto& row : rows_) {
        const bool is_known = std::ranges::count(students, folded_name(row.student), folded_name) != 0;
        const auto near = is_known ? std::nullopt : meaning::nearest(row.student, students);
        auto problem = row.problem;
        if (!row.is_used && !students.empty())
            problem = fmt::format("there is no answer of `{}` to mark in `{}`{}", row.student, row.exercise,
                                  near ? fmt::format("; did you mean `{}`?", *near) : "");
        if (!problem.empty()) all.push_back(fmt::format("{}:{}: {}", path_, row.line, printable_name(problem)));
    }
    return all;
}

ReadTable<std::vector<std::string>> read_class_list(const std::string& path) {
    const auto [rows, problem] = rows_of(path);
    if (!problem.empty()) return {{}, problem};
    const auto columns = name_columns(rows.front());
    ReadTable<std::vector<std::string>> names;
    std::set<std::string> files;
    for (const auto& row : rows) {
        const auto name = name_in(row, columns);
        if (name.empty() || (!columns.empty() && &row == &rows.front())) continue;
        if (!files.insert(folded_name(file_name_of_student(name))).second)
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
    return std::string(beginning(file, 100));
}

}  // namespace cubelang::terminal
