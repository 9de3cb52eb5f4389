#pragma once
// How far a student has come in a lesson, as text: what the program keeps between two sittings.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace cubelang::lesson {

struct StudentRecord {
    std::uint64_t content = 0;                                ///< the fingerprint of the lesson's text
    std::size_t at = 0;                                       ///< how many stops are behind the student
    std::set<std::string> solved;                             ///< exercises, by name
    std::map<std::string, std::string, std::less<>> answers;  ///< to those that are solved: statements, as in a script
    std::set<std::string> shown;  ///< those whose solution was asked for before they were solved

    friend bool operator==(const StudentRecord&, const StudentRecord&) = default;
};

[[nodiscard]] std::string to_text(const StudentRecord& record);

struct ReadRecord {
    StudentRecord record;  ///< as much as could be read
    bool whole = true;
};
[[nodiscard]] ReadRecord record_from(std::string_view text);

/// That not all of it could be read; `where` it was kept: " (FILE)", or nothing.
[[nodiscard]] std::string said_of_damaged(std::string_view where = {});

}  // namespace cubelang::lesson
