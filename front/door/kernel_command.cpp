#include "front/door/kernel_command.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>

#include "front/door/kernel_install.hpp"
#include "front/door/notebook_requests.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/prompt/status.hpp"

namespace cubelang::shell {
namespace {

constexpr std::array kernel_rows{
    OptionRow{"", "user", "", "for you alone: into your own folder of Jupyter's data",
              "That is $JUPYTER_DATA_DIR, $XDG_DATA_HOME/jupyter or ~/.local/share/jupyter.", "", nullptr},
    OptionRow{"", "prefix", "DIR", "for the environment in DIR: into DIR/share/jupyter",
              "Without --user and --prefix it is installed for everybody, into /usr/local/share/jupyter.", "FILE",
              nullptr},
};

int wrong_usage(const std::string& why) {
    complain(why);
    complain("try 'cube kernel --help'");
    return exit_usage;
}

int fail(const std::string& why) {
    complain(why);
    return exit_error;
}

int said(const std::string& text) {
    Output output;
    output.say(text);
    return exit_ok;
}

// Limits that are given here are those of every notebook.
std::vector<std::string> limits_of(const Options& options) {
    std::vector<std::string> words;
    if (options.memory_limit != 0) words.push_back("--memory-limit=" + std::to_string(options.memory_limit));
    if (options.time_limit.count() != 0)
        words.push_back("--time-limit=" + std::to_string(static_cast<double>(options.time_limit.count()) / 1000));
    return words;
}

// Of others' folders Jupyter says more than this program knows.
std::string with_way_out(const std::string& problem, const KernelPlace& place) {
    const bool is_for_all = !place.user && place.prefix.empty();
    return problem + (is_for_all ? "; --user installs it for you alone" : "");
}

int install(const Options& options, const KernelPlace& place) {
    const auto folder = kernel_folder(place);
    const auto problem = install_kernel(folder, kernel_spec(own_path(), limits_of(options)));
    if (!problem.empty()) return fail("not installed: " + with_way_out(problem, place));
    return said("installed: " + folder + "\nIt needs Python's ipykernel, which comes with Jupyter. Choose Cube there.");
}

int remove(const Options&, const KernelPlace& place) {
    const auto folder = kernel_folder(place);
    const auto problem = remove_kernel(folder);
    return problem.empty() ? said("removed: " + folder) : fail("not removed: " + problem);
}

int serve(const Options& options, const KernelPlace&) { return serve_notebook(options); }

struct Deed {
    std::string_view name;
    int (*act)(const Options& options, const KernelPlace& place);
};
constexpr std::array deeds{Deed{"install", install}, Deed{"remove", remove}, Deed{"serve", serve}};

}  // namespace

std::span<const OptionRow> kernel_options() { return kernel_rows; }

int run_kernel(const Options& options) {
    const auto word = options.files.empty() ? "" : options.files.front();
    const auto* const deed = std::ranges::find(deeds, word, &Deed::name);
    if (deed == deeds.end())
        return wrong_usage("what to do is install or remove" + (word.empty() ? "" : ", not '" + word + "'"));
    if (options.files.size() > 1) return wrong_usage("one word is enough, not '" + options.files[1] + "' too");
    const KernelPlace place{options.given.contains("user"), options.word_of("prefix")};
    if (place.user && !place.prefix.empty()) return wrong_usage("--user and --prefix are two places");
    if (options.given.contains("prefix") && place.prefix.empty()) return wrong_usage("--prefix: DIR is missing");
    if (kernel_folder(place).empty()) return wrong_usage("--user: where that is, HOME would have to say");
    return deed->act(options, place);
}

}  // namespace cubelang::shell
