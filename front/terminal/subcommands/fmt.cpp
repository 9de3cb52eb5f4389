#include "front/terminal/subcommands/fmt.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <new>

#include "front/terminal/subcommands/difference.hpp"
#include "front/terminal/system/output.hpp"
#include "lang/layout/layout.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"

namespace cubelang::shell {
namespace {

constexpr std::array fmt_rows{
    OptionRow{"", "check", "", "change nothing; show what would change, and end with 1 if anything would", "", "",
              nullptr},
    OptionRow{"", "stdin-name", "NAME", "what messages call the text that comes through -", "", "", nullptr},
};

// The scripts in a folder and below, in order. A folder that cannot be read is an error, not an empty one.
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
            refuse(path, "there is no *.cube in this folder");
    }

    void file(const std::string& path) {
        if (files::is_special(path)) return refuse(path, "this is not an ordinary file");
        const auto read = files::read_ordinary_file(path);
        if (read.error != 0) return refuse(path, std::strerror(read.error));
        const auto layout = laid_out(path, read.text);
        if (!layout || *layout == read.text) return;
        if (is_check_) return show_difference(path, read.text, *layout);
        if (const int error = files::replace(path, *layout); error != 0) return refuse(path, std::strerror(error));
        output_.write(path + "\n");
    }

    // What cannot be read as a program comes out as it went in, so that an editor that filters its text loses nothing.
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
            for (const auto& mistake : layout.mistakes) say(mistake);
            if (layout.mistakes.empty()) return std::move(layout.text);
        } catch (const std::bad_alloc&) {
            refuse(name, "there is no memory for so long a text");
        }
        return std::nullopt;
    }

    void show_difference(const std::string& name, const std::string& before, const std::string& after) {
        const auto difference = unified_difference(name, before, after);
        is_well_ &= difference.empty();
        output_.write(difference);
    }

    void say(const lang::Diagnostic& mistake) {
        is_well_ = false;
        Answer answer;
        answer.kind = Answer::Kind::error;
        answer.diagnostic = std::make_shared<lang::Diagnostic>(mistake);
        output_.answer(answer);
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
    complain("fmt wants a FILE, a folder, or - for what is piped in");
    complain("try 'cube fmt --help'");
    return exit_usage;
}

}  // namespace cubelang::shell
