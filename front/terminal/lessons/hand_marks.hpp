#pragma once
// A teacher's tables: the marks for answers that are marked by hand, and the names of a class.

#include <cstdint>
#include <string>
#include <vector>

namespace cubelang::terminal {

struct HandMark {
    double points = 0;
    std::string comment{};
};

template <class T>
struct ReadTable {
    T value{};
    std::string problem{};  ///< the reason why it cannot be read, with the file and the line; else empty
};

/// The marks of a table; each is looked up by the student and the exercise.
class HandMarks {
public:
    /// A table with the columns student, exercise, points and perhaps comment, in any order. Rows without points are
    /// left out.
    [[nodiscard]] static ReadTable<HandMarks> read(const std::string& path);

    /// The mark of an answer, or null. One with more than the most points does not count, and is a problem.
    [[nodiscard]] const HandMark* find(const std::string& student, const std::string& exercise, double most);
    /// With the file and the line: too many points; and, for a class of `students`, rows that name no answer to mark.
    [[nodiscard]] std::vector<std::string> problems(const std::vector<std::string>& students) const;

private:
    struct Row {
        std::uint64_t line = 0;
        std::string student, folded_student, exercise;
        HandMark mark;
        std::string problem{};
        bool is_used = false;
    };
    std::string path_;
    std::vector<Row> rows_;
};

/// The names of a class: the column `name` or `student`, the columns of surnames and first names, or else the first
/// column, which then has no heading; `Müller, Anna` without quotes is one name.
[[nodiscard]] ReadTable<std::vector<std::string>> read_class_list(const std::string& path);

/// A file name for a student: without slashes and control characters, and never hidden.
[[nodiscard]] std::string file_name_of_student(const std::string& name);

}  // namespace cubelang::terminal
