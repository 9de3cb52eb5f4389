// The completion of command lines in bash, fish and zsh.

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "front/terminal/options/description.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

constexpr std::string_view file_names = "\t\n";

// The words that begin like the present one.
class Offer {
public:
    /// `given`: stands before the present word in the same argument, as in `--color=al`.
    explicit Offer(std::string_view present, std::string_view given = {}) : present_(present), given_(given) {}
    void add(std::string_view word, std::string_view meaning = {}) {
        if (word.starts_with(present_)) text_ += fmt::format("{}{}\t{}\n", given_, word, replaced(meaning, "\n", " "));
    }
    void add_values_of(const OptionRow& row) {
        for (auto left = row.values; !left.empty();
             left = trimmed_front(left.substr(std::min(left.find(' '), left.size()))))
            add(left.substr(0, left.find(' ')));
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string_view present_, given_;
    std::string text_;
};

// The option that takes the next word as its value; null for another word.
const OptionRow* taking(const std::vector<OptionRow>& rows, std::string_view word) {
    const auto at = std::ranges::find_if(rows, [&](const OptionRow& row) {
        const bool is_named = word.starts_with("--") ? word.substr(2) == row.name
                                                     : !row.letter.empty() && word == "-" + std::string(row.letter);
        return is_named && !row.placeholder.empty();
    });
    return at == rows.end() ? nullptr : &*at;
}

std::string values(const OptionRow& row, std::string_view present, std::string_view given = {}) {
    Offer offer(present, given);
    if (row.values == "FILE") return std::string(file_names);
    offer.add_values_of(row);
    return offer.text();
}

}  // namespace

std::string completions(std::span<const std::string> words, Subcommands subcommands) {
    if (words.empty()) return {};
    const auto named = std::ranges::find(subcommands, words.front(), &Subcommand::name);
    const bool is_first = words.size() == 1;
    const auto rows = is_first || named == subcommands.end() ? all_options() : all_options(*named);
    const std::string_view present = words.back();
    if (const auto* row = is_first ? nullptr : taking(rows, words[words.size() - 2])) return values(*row, present);
    const auto sign = present.find('=') + 1;  // npos + 1 is 0
    if (const auto* row = sign == 0 ? nullptr : taking(rows, present.substr(0, sign - 1)))
        return values(*row, present.substr(sign), present.substr(0, sign));
    Offer offer(present);
    if (present.starts_with('-'))
        for (const auto& row : rows) {
            if (!row.letter.empty()) offer.add("-" + std::string(row.letter), row.meaning);
            offer.add("--" + std::string(row.name), row.meaning);
        }
    else if (is_first)
        for (const auto& subcommand : subcommands) offer.add(subcommand.name, subcommand.meaning);
    return offer.text() + std::string(present.starts_with('-') ? "" : file_names);
}

int write_for_packages(std::string_view what, Subcommands subcommands) {
    Output output;
    const auto script = std::ranges::find(completion_scripts(), "cube." + std::string(what), &EmbeddedFile::name);
    output.write(what == "man" ? manual_page(subcommands) : std::string(script->text));
    return exit_ok;
}

}  // namespace cubelang::terminal
