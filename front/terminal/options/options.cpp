#include "front/terminal/options/options.hpp"

#include <algorithm>
#include <filesystem>

#include "front/terminal/options/description.hpp"
#include "lang/advice/suggest.hpp"
#include "runtime/base/printable.hpp"

namespace cubelang::terminal {
namespace {

using Words = std::span<const std::string>;

Mistake take(const OptionRow& row, Options& options, const std::string& word) {
    if (options.subcommand != nullptr) options.given[std::string(row.name)] = word;
    return row.take == nullptr ? Mistake() : row.take(options, word);
}

std::vector<OptionRow> rows_for(const Options& options) {
    std::vector<OptionRow> rows(information_options().begin(), information_options().end());
    const auto add = [&](std::span<const OptionRow> more) { rows.insert(rows.end(), more.begin(), more.end()); };
    if (options.subcommand == nullptr) {
        for (const auto& group : option_groups()) add(group.rows);
    } else {
        add(options.subcommand->options);
        add(common_options());
    }
    return rows;
}

/// Parses words into options: --name, --name=WORD, --name WORD, -l, -lWORD, and several letters together.
class OptionParser {
public:
    OptionParser(Options& options, Words words) : options_(options), rows_(rows_for(options)), left_(words) {
        while (!left_.empty() && !begins_arguments(left_.front())) read(next());
        const bool is_marked = !left_.empty() && left_.front() == "--";
        const auto arguments = left_.subspan(is_marked ? 1 : 0);
        options_.session.arguments.assign(arguments.begin(), arguments.end());
    }

    [[nodiscard]] bool asks_for(std::string_view name) const { return std::ranges::find(asked_, name) != asked_.end(); }
    /// The first error, or an empty string.
    [[nodiscard]] const Mistake& mistake() const { return mistake_; }

private:
    std::string next() {
        const auto& word = left_.front();
        left_ = left_.subspan(1);
        return word;
    }
    void read(const std::string& word) {
        if (word.starts_with("--")) return read_name(word);
        if (word.size() > 1 && word.starts_with('-')) return read_letters(std::string_view(word).substr(1));
        options_.files.push_back(word);
    }
    /// `cube script.cube one two`: after a script, only options and scripts are not arguments of the scripts.
    [[nodiscard]] bool begins_arguments(const std::string& word) const {
        const bool is_after_script = options_.subcommand == nullptr && !options_.files.empty();
        return word == "--" || (is_after_script && !word.starts_with('-') && !word.ends_with(".cube"));
    }
    void read_name(const std::string& word) {
        const auto sign = word.find('=');
        const auto name = std::string_view(word).substr(2, sign - 2);
        const auto* row = row_of(&OptionRow::name, name);
        if (row == nullptr) return complain("unknown option '" + word + "'" + likely(name));
        if (sign == word.npos) return take_option(*row, "");
        if (row->placeholder.empty()) return complain("--" + std::string(row->name) + " takes no value");
        take_word(*row, word.substr(sign + 1));
    }
    void read_letters(std::string_view letters) {
        for (; !letters.empty(); letters.remove_prefix(1)) {
            const auto* row = row_of(&OptionRow::letter, letters.substr(0, 1));
            if (row == nullptr) return complain("unknown option '-" + std::string(letters) + "'");
            if (!row->placeholder.empty()) return take_option(*row, letters.substr(1));
            take_word(*row, "");
        }
    }
    /// Reads the value: the rest of the word, or else the next word.
    void take_option(const OptionRow& row, std::string_view rest) {
        if (row.placeholder.empty() || !rest.empty()) return take_word(row, std::string(rest));
        if (!left_.empty()) return take_word(row, next());
        complain("--" + std::string(row.name) + ": " + std::string(row.placeholder) + " is missing");
    }
    void take_word(const OptionRow& row, const std::string& word) {
        if (row.name == "help" || row.name == "version") return asked_.push_back(row.name);
        const auto why = take(row, options_, word);
        if (!why.empty()) complain("--" + std::string(row.name) + ": " + why);
    }
    [[nodiscard]] const OptionRow* row_of(std::string_view OptionRow::*field, std::string_view text) const {
        const auto row = std::ranges::find(rows_, text, field);
        return row == rows_.end() || text.empty() ? nullptr : &*row;
    }
    [[nodiscard]] std::string likely(std::string_view name) const {
        std::vector<std::string> names;
        for (const auto& row : rows_) names.emplace_back(row.name);
        const auto near = meaning::nearest(name.starts_with("no-") ? name.substr(3) : name, names);
        return near ? ": did you mean '--" + *near + "'?" : "";
    }
    void complain(const std::string& why) {
        if (mistake_.empty()) mistake_ = why;
    }

    Options& options_;
    std::vector<OptionRow> rows_;
    Words left_;
    std::vector<std::string_view> asked_;
    Mistake mistake_;
};

EarlyExit wrong_usage(const std::string& why) {
    return {exit_usage, "cube: " + printable(why) + "\nTry 'cube --help'.\n"};
}

Mistake contradiction(const Options& options) {
    const bool nothing = options.files.empty() && options.texts.empty();
    if (options.transcript && !options.interactive && !nothing)
        return "--repl reads standard input: without -i it takes no FILE and no -e";
    if (options.no_init && !options.init.empty()) return "--init and --no-init contradict each other";
    return {};
}

std::variant<Options, EarlyExit> parse(Options options, Words words, Subcommands subcommands) {
    const OptionParser parser(options, words);
    if (parser.asks_for("help"))
        return EarlyExit{exit_ok, options.subcommand == nullptr ? usage(subcommands) : usage(*options.subcommand)};
    if (parser.asks_for("version")) return EarlyExit{exit_ok, "cube " CUBELANG_VERSION + std::string(commit()) + "\n"};
    if (!parser.mistake().empty()) return wrong_usage(parser.mistake());
    if (const auto why = contradiction(options); !why.empty()) return wrong_usage(why);
    return options;
}

// `cube help`, `cube help map`; a script could have this name.
bool asks_for_help(const std::vector<std::string>& words) {
    std::error_code ignored;
    return !words.empty() && words.front() == "help" && !std::filesystem::exists("help", ignored);
}

}  // namespace

std::variant<Options, EarlyExit> parse_options(const std::vector<std::string>& words, Subcommands subcommands) {
    if (!words.empty() && words.front() == "--complete")
        return EarlyExit{exit_ok, completions(std::span(words).subspan(1), subcommands)};
    if (asks_for_help(words)) {
        std::vector<std::string> asked(words.begin() + 1, words.end());
        asked.emplace_back("--help");
        return parse_options(asked, subcommands);
    }
    Options options;
    auto own = words;
    const auto at = first_argument(words, subcommands);
    if (at < words.size()) options.subcommand = subcommand_named(words[at], subcommands);
    if (options.subcommand != nullptr) own.erase(own.begin() + static_cast<std::ptrdiff_t>(at));
    return parse(std::move(options), own, subcommands);
}

}  // namespace cubelang::terminal
