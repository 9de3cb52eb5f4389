#pragma once
// The frame of a lesson, the messages around the author's text, in other languages: one file of words for
// each, English = translation, with {} for values.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lesson {

/// A file of words that is built into the program.
struct LanguageText {
    std::string_view name;  ///< "de"
    std::string_view text;
};
[[nodiscard]] std::span<const LanguageText> language_texts();

class Translation {
public:
    /// English: every text remains unchanged.
    Translation() = default;

    /// Reads a file of words. `name`: of the language, for the pages; `file`: for the problem.
    [[nodiscard]] static Translation read(const std::string& name, const std::string& file, std::string_view text);

    /// The line that cannot be read, and the reason; may be empty.
    [[nodiscard]] const std::string& problem() const { return problem_; }
    [[nodiscard]] const std::string& language() const { return language_; }

    /// The translation of a text of the program, with its values; the text itself if it has none. Values that are
    /// texts of the program are translated too.
    [[nodiscard]] std::string operator()(std::string_view text) const;

private:
    struct Pattern {
        std::vector<std::string> pieces;  ///< around the values, of the English text
        std::string translation;
    };
    void add(std::string_view english, std::string_view translation);

    std::string language_ = "en", problem_;
    std::map<std::string, std::string, std::less<>> plain_;
    std::vector<Pattern> patterns_;
};

}  // namespace cubelang::lesson
