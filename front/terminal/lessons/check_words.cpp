#include "front/terminal/lessons/check_words.hpp"

#include <algorithm>
#include <filesystem>

#include "front/terminal/lessons/course.hpp"
#include "runtime/session/lesson/answers/script_header.hpp"

namespace cubelang::shell {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> scripts_below(const std::string& folder) {
    std::vector<std::string> scripts;
    std::error_code failed;
    for (const auto& entry : fs::recursive_directory_iterator(folder, failed))
        if (entry.path().extension() == ".cube") scripts.push_back(entry.path().lexically_normal().string());
    std::ranges::sort(scripts);
    return scripts;
}

// `3` is the third lesson of the course, unless a file is called so.
bool is_lesson(const std::string& word) {
    std::error_code failed;
    if (fs::exists(word, failed)) return lesson::is_lesson_file(word);
    return lesson::is_lesson_file(word) || (word.find('.') == word.npos && lesson_file(word) != word);
}

}  // namespace

Handed sorted_words(const Options& options) {
    Handed handed;
    if (const auto lesson = options.word_of("lesson"); !lesson.empty()) handed.lesson = lesson_file(lesson);
    for (const auto& word : options.files) {
        std::error_code failed;
        if (is_lesson(word)) {
            if (!handed.lesson.empty()) handed.problem = "check takes one lesson";
            handed.lesson = lesson_file(word);
        } else if (fs::is_directory(word, failed)) {
            const auto scripts = scripts_below(word);
            if (scripts.empty()) handed.problem = word + ": there are no scripts (*.cube) in this folder";
            for (const auto& script : scripts) handed.found.emplace(script, word);
            handed.scripts.insert(handed.scripts.end(), scripts.begin(), scripts.end());
        } else {
            handed.scripts.push_back(word);
        }
    }
    if (handed.problem.empty() && handed.scripts.empty()) handed.problem = "check wants a FILE or a folder of them";
    if (options.given.contains("csv") && options.session.json)
        handed.problem = "--csv and --json are two different things";
    return handed;
}

}  // namespace cubelang::shell
