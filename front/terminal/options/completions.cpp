// The completion of command lines in bash, fish and zsh.

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "front/terminal/options/description.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

// The words that begin like the present one.
class Offer {
public:
    /// `given`: stands before the present word in the same argument, as in `--color=al`.
    explicit Offer(std::string_view present, std::string_view given = {}) : present_(present), given_(given) {}
    void add(std::string_view word, std::string_view meaning = {}) {
        if (word.starts_with(present_)) text_ += fmt::format("{}{}\t{}\n", given_, word, replaced(meaning, "\n", " "));
    }
    void add(Subcommands subcommands) {
        for (const auto& subcommand : subcommands) add(subcommand.name, subcommand.meaning);
    }
    void add(const OptionRow& row) {
        if (!row.letter.empty()) add("-" + std::string(row.letter), row.meaning);
        add("--" + std::string(row.name), row.meaning);
    }
    /// Words, or patterns of file names.
    void add_values(std::string_view values) {
        for (; !values.empty(); values = trimmed_front(values.substr(std::min(values.find(' '), values.size())))) {
            const auto word = values.substr(0, values.find(' '));
            if (word.starts_with('*'))
                text_ += fmt::format(":files\t{}\n", word);
            else
                add(word);
        }
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string_view present_, given_;
    std::string text_;
};

using Words = std::span<const std::string>;

std::string values(const OptionRow& row, std::string_view present, std::string_view given = {}) {
    Offer offer(present, given);
    offer.add_values(row.values);
    return offer.text();
}

// `before`: the words after the subcommand. The first argument of `cube map` is an expression.
std::string_view values_after(const Subcommand& subcommand, Words before, Subcommands subcommands) {
    const bool is_expression =
        subcommand.arguments.starts_with("EXPRESSION") && first_argument(before, subcommands) >= before.size();
    return is_expression ? "" : subcommand.values;
}

}  // namespace

std::string completions(Words words, Subcommands subcommands) {
    if (words.empty()) return {};
    const auto before = words.first(words.size() - 1);
    const auto at = first_argument(before, subcommands);
    const bool is_first = at >= before.size();
    const auto* const named = is_first ? nullptr : subcommand_named(before[at], subcommands);
    const auto rows = named == nullptr ? all_options() : all_options(*named);
    const std::string_view present = words.back();
    if (const auto* row = before.empty() ? nullptr : option_before_value(rows, before.back()))
        return values(*row, present);
    const auto sign = present.find('=') + 1;  // npos + 1 is 0
    if (const auto* row = sign == 0 ? nullptr : option_before_value(rows, present.substr(0, sign - 1)))
        return values(*row, present.substr(sign), present.substr(0, sign));
    Offer offer(present);
    if (present.starts_with('-'))
        for (const auto& row : rows) offer.add(row);
    else if (is_first || before[at] == "help")
        offer.add(subcommands);
    else
        offer.add_values(named == nullptr ? "*" : values_after(*named, before.subspan(at + 1), subcommands));
    if (is_first && !present.starts_with('-')) offer.add_values("help *.cube");
    return offer.text();
}

int write_for_packages(std::string_view what, Subcommands subcommands) {
    Output output;
    const auto script = std::ranges::find(option_texts(), "cube." + std::string(what), &EmbeddedFile::name);
    output.write(what == "man" ? manual_page(subcommands) : std::string(script->text));
    return exit_ok;
}

}  // namespace cubelang::terminal
