#include "front/terminal/subcommands.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/prompt/output.hpp"
#include "lang/editing/changes.hpp"
#include "lang/editing/layout.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/printable.hpp"

namespace cubelang::terminal {
namespace {

using lang::Change;
using Lines = std::vector<std::string_view>;
constexpr std::size_t context_lines = 3;

class Writer {
public:
    Writer(const Lines& before, const Lines& after) : before_(before), after_(after) {}

    // Writes neighbouring changes whose context lines would overlap.
    void hunk(const Change* begin, const Change* end) {
        const Change &first = *begin, &last = *(end - 1);
        const auto lead = std::min({context_lines, first.old_begin, first.new_begin});
        const auto trail = std::min(context_lines, before_.size() - last.old_end);
        text_ += "@@ -" + range(first.old_begin - lead, last.old_end + trail) + " +" +
                 range(first.new_begin - lead, last.new_end + trail) + " @@\n";
        auto at = first.old_begin - lead;
        for (const Change* change = begin; change != end; at = change++->old_end) {
            lines(' ', before_, at, change->old_begin);
            lines('-', before_, change->old_begin, change->old_end);
            lines('+', after_, change->new_begin, change->new_end);
        }
        lines(' ', before_, at, last.old_end + trail);
    }
    [[nodiscard]] std::string take() { return std::move(text_); }

private:
    static std::string range(std::size_t begin, std::size_t end) {
        return std::to_string(begin + (begin == end ? 0 : 1)) + ',' + std::to_string(end - begin);
    }
    void lines(char mark, const Lines& all, std::size_t begin, std::size_t end) {
        for (; begin < end; ++begin) {
            text_ += mark;
            const auto line = all[begin];
            text_ += printable(line.substr(0, line.find('\n')));
            text_ += line.ends_with('\n') ? "\n" : "\n\\ No newline at end of file\n";
        }
    }

    const Lines &before_, &after_;
    std::string text_;
};

// The line differences of two texts in the format of `diff -u`; empty if they are equal.
std::string unified_difference(std::string_view name, std::string_view before, std::string_view after) {
    const Lines old_lines = lang::lines_in(before), new_lines = lang::lines_in(after);
    const auto changes = lang::changes_between(old_lines, new_lines);
    if (changes.empty()) return {};
    Writer writer(old_lines, new_lines);
    for (auto begin = changes.begin(), end = begin; begin != changes.end(); begin = end) {
        end = std::adjacent_find(begin, changes.end(), [](const Change& change, const Change& next) {
            return next.old_begin - change.old_end > 2 * context_lines;
        });
        if (end != changes.end()) ++end;
        writer.hunk(&*begin, &*begin + (end - begin));
    }
    const auto shown = printable(name);
    return "--- " + shown + "\n+++ " + shown + ", in the style of cube fmt\n" + writer.take();
}

constexpr std::array fmt_rows{
    OptionRow{"", "check", "", "write no files; show the changes, and end with status 1 if there are any"},
    OptionRow{"", "stdin-name", "NAME", "the name of standard input in messages"},
};

// The scripts in and below a folder, sorted. A folder that cannot be read is an error.
std::vector<std::string> scripts_below(const std::string& folder, std::error_code& error) {
    std::vector<std::string> files;
    auto entry = std::filesystem::recursive_directory_iterator(folder, error);
    for (; !error && entry != std::filesystem::recursive_directory_iterator(); entry.increment(error))
        if (entry->path().extension() == ".cube" && entry->is_regular_file()) files.push_back(entry->path().string());
    std::ranges::sort(files);
    return files;
}

class Formatter {
public:
    explicit Formatter(const Options& options)
        : color_(wants_color(options.color, isatty(STDERR_FILENO) != 0)),
          is_check_(options.given.contains("check")),
          stdin_name_(options.given.contains("stdin-name") ? options.word_of("stdin-name") : "<stdin>"),
          output_(Output::Errors::apart, no_host(), color_) {}

    int run(const std::vector<std::string>& words) {
        for (const auto& word : words) {
            std::error_code error;
            if (word == "-")
                pipe();
            else if (std::filesystem::is_directory(word, error))
                folder(word);
            else
                file(word);
        }
        return is_well_ ? exit_ok : exit_error;
    }

private:
    void folder(const std::string& path) {
        std::error_code error;
        const auto files = scripts_below(path, error);
        for (const auto& found : files) file(found);
        if (error)
            refuse(path, error.message());
        else if (files.empty())
            refuse(path, "there is no *.cube file in this folder");
    }

    void file(const std::string& path) {
        if (files::is_special(path)) return refuse(path, "this is not an ordinary file");
        const auto seen = files::version_of(path);
        const auto read = files::read_ordinary_file(path);
        if (read.error != 0) return refuse(path, files::error_text(read.error));
        const auto layout = laid_out(path, read.text);
        if (!layout || *layout == read.text) return;
        if (is_check_) return show_difference(path, read.text, *layout);
        if (const int error = files::replace(path, *layout, seen); error != 0)
            return refuse(path, files::error_text(error));
        output_.write(path + "\n");
    }

    // A text with syntax errors is written unchanged, so that an editor that filters its text through cube loses
    // nothing.
    void pipe() {
        const auto read = files::read_all(STDIN_FILENO);
        if (read.error != 0) return refuse(stdin_name_, std::strerror(read.error));
        const auto layout = laid_out(stdin_name_, read.text);
        if (!is_check_) return output_.write(layout.value_or(read.text));
        if (layout) show_difference(stdin_name_, read.text, *layout);
    }

    std::optional<std::string> laid_out(const std::string& name, const std::string& text) {
        try {
            auto layout = lang::layout_of(lang::make_source(name, text));
            if (layout.mistakes.empty()) return std::move(layout.text);
            is_well_ = false;
            for (const auto& mistake : layout.mistakes) output_.mistake(mistake);
        } catch (const std::bad_alloc&) {
            refuse(name, "not enough memory for a text of this length");
        }
        return std::nullopt;
    }

    void show_difference(const std::string& name, const std::string& before, const std::string& after) {
        const auto difference = unified_difference(name, before, after);
        is_well_ &= difference.empty();
        output_.write(difference);
    }

    void refuse(const std::string& name, const std::string& why) {
        is_well_ = false;
        output_.flush();
        complain(name + ": " + why);
    }

    bool color_, is_check_, is_well_ = true;
    std::string stdin_name_;
    Output output_;
};

}  // namespace

std::span<const OptionRow> fmt_options() { return fmt_rows; }

int run_fmt(const Options& options) {
    if (!options.files.empty()) return Formatter(options).run(options.files);
    return wrong_usage("fmt", "fmt needs a FILE, a folder, or - for standard input");
}

}  // namespace cubelang::terminal
