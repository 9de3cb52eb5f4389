#pragma once
// The students of a class: whose is a script that was handed in?

#include <string>
#include <vector>

namespace cubelang::terminal {

struct CheckedScript;

/// Names the student of each script, the same for all spellings (folded_name): as in the class list, where the name of
/// the file, of its folder or the seed is in it; else by the file, or by as much of its path as tells the students
/// apart. The folders of Moodle, `Anna Müller_123_assignsubmission_file_/`, and the files of Canvas,
/// `mulleranna_123_45_answers.cube`, name their students. Scripts of one student with different seeds have two names.
void name_students(std::vector<CheckedScript>& scripts, const std::vector<std::string>& class_list);

/// By the class list, a line for each: a student or a seed that is not in it, a seed of somebody else, names without a
/// script.
[[nodiscard]] std::vector<std::string> problems_with_class(const std::vector<CheckedScript>& scripts,
                                                           const std::vector<std::string>& class_list);

}  // namespace cubelang::terminal
