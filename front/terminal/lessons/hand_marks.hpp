#pragma once
// A teacher's tables: the marks for answers that are marked by hand, and the names of a class.

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace cubelang::terminal {

struct HandMark {
    int points = 0;
    std::string comment{};
};

/// By the name of the student's script without its ending, and the name of the exercise.
using HandMarks = std::map<std::pair<std::string, std::string>, HandMark>;

template <class T>
struct ReadTable {
    T value{};
    std::string problem{};  ///< the reason why it cannot be read, with the file and the line; else empty
};

/// A table with the columns student, exercise, points and perhaps comment, in any order. Rows without points are left
/// out.
[[nodiscard]] ReadTable<HandMarks> read_hand_marks(const std::string& path);

/// The names of a class: the column `name` or `student`, or else the first column, which then has no heading.
[[nodiscard]] ReadTable<std::vector<std::string>> read_class_list(const std::string& path);

/// A file name for a student: without slashes and control characters, and never hidden.
[[nodiscard]] std::string file_name_of_student(const std::string& name);

}  // namespace cubelang::terminal
