#include "front/notebook/kernel_install.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <sstream>
#include <system_error>

#include <nlohmann/json.hpp>

#include "front/machine/file_host.hpp"
#include "front/machine/user_paths.hpp"
#include "front/notebook/notebook_requests.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/files/read.hpp"

namespace cubelang::notebook {

using namespace terminal;

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr const char* spec_name = "kernel.json";
constexpr const char* maker = "cube kernel install";

// The same folder as in jupyter_core.
std::string own_data_folder() {
    if (const auto named = machine::environment("JUPYTER_DATA_DIR"); !named.empty()) return named;
    const auto home = machine::home_folder(), base = machine::environment("XDG_DATA_HOME");
#ifdef __APPLE__
    if (!home.empty()) return home + "/Library/Jupyter";
#endif
    if (base.starts_with('/')) return base + "/jupyter";
    return home.empty() ? "" : home + "/.local/share/jupyter";
}

std::string data_folder(const KernelPlace& place) {
    if (place.user) return own_data_folder();
    return (place.prefix.empty() ? "/usr/local" : place.prefix) + "/share/jupyter";
}

// Returns a problem unless the folder has our kernel or none at all. `is_there`: whether it has a kernel.
std::string check_owner(const std::string& folder, bool& is_there) {
    const auto path = folder + "/" + spec_name;
    const auto file = files::read_ordinary_file(path);
    is_there = file.error == 0;
    if (file.error == ENOENT || file.error == ENOTDIR) return {};
    if (file.error != 0) return path + ": cannot be read: " + files::error_text(file.error);
    const auto spec = Json::parse(file.text, nullptr, false);
    const auto metadata = spec.is_object() ? spec.value("metadata", Json::object()) : Json::object();
    const bool is_ours = metadata.is_object() && metadata.contains("made_by") && metadata["made_by"] == maker;
    return is_ours ? "" : path + ": this kernel was not installed by cube and is left unchanged";
}

std::string remove_file(const std::string& path) {
    std::error_code failed;
    fs::remove(path, failed);
    return failed ? path + ": cannot be removed: " + failed.message() : "";
}

constexpr std::array kernel_rows{
    OptionRow{"", "user", "", "for the current user, in Jupyter's data folder",
              "The folder is $JUPYTER_DATA_DIR, $XDG_DATA_HOME/jupyter or ~/.local/share/jupyter."},
    OptionRow{"", "prefix", "DIR", "for the environment in DIR, in DIR/share/jupyter",
              "Without --user and --prefix: for all users, in /usr/local/share/jupyter.", "*"},
};

int fail(const std::string& why) {
    complain(why);
    return exit_error;
}

int succeed(const std::string& text) {
    Output output;
    output.print(text);
    return exit_ok;
}

// Limits given to `install` apply to every notebook.
std::vector<std::string> limits_of(const Options& options) {
    std::vector<std::string> words;
    if (options.memory_limit != 0) words.push_back("--memory-limit=" + std::to_string(options.memory_limit));
    if (options.time_limit.count() != 0)
        words.push_back("--time-limit=" + std::to_string(static_cast<double>(options.time_limit.count()) / 1000));
    return words;
}

// Suggests --user after a failure for all users.
std::string with_suggestion(const std::string& problem, const KernelPlace& place) {
    const bool is_for_all = !place.user && place.prefix.empty();
    return problem + (is_for_all ? "; --user installs it for the current user only" : "");
}

int install(const Options& options, const KernelPlace& place) {
    const auto folder = kernel_folder(place);
    const auto problem = install_kernel(folder, kernel_spec(path_of_program(options.called), limits_of(options)));
    if (!problem.empty()) return fail("not installed: " + with_suggestion(problem, place));
    return succeed("installed: " + folder +
                   "\nIt needs ipykernel, a part of Jupyter. Choose the kernel Cube in Jupyter.");
}

int remove(const Options&, const KernelPlace& place) {
    const auto folder = kernel_folder(place);
    const auto problem = remove_kernel(folder);
    return problem.empty() ? succeed("removed: " + folder) : fail("not removed: " + problem);
}

int serve(const Options& options, const KernelPlace&) { return serve_notebook(options); }

struct KernelAction {
    std::string_view name;
    int (*act)(const Options& options, const KernelPlace& place);
};
constexpr std::array kernel_actions{KernelAction{"install", install}, KernelAction{"remove", remove},
                                    KernelAction{"serve", serve}};

}  // namespace

std::string kernel_folder(const KernelPlace& place) {
    const auto data = data_folder(place);
    return data.empty() ? "" : (fs::path(data) / "kernels" / "cube").lexically_normal().string();
}

std::string kernel_spec(const std::string& program, const std::vector<std::string>& words) {
    Json argv{"python3", "{resource_dir}/cube_kernel.py", "{connection_file}", program, "kernel", "serve"};
    for (const auto& word : words) argv.push_back(word);
    const Json spec{{"argv", std::move(argv)},
                    {"display_name", "Cube"},
                    {"language", "cube"},
                    {"interrupt_mode", "signal"},
                    {"metadata", {{"debugger", false}, {"made_by", maker}}}};
    return spec.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string path_of_program(const std::string& called) {
    if (called.find('/') != called.npos) return fs::absolute(called).lexically_normal().string();
    std::istringstream folders(machine::environment("PATH"));
    for (std::string folder; std::getline(folders, folder, ':');)
        if (const auto path = fs::path(folder) / called; ::access(path.c_str(), X_OK) == 0)
            return fs::absolute(path).string();
    return called;
}

std::string install_kernel(const std::string& folder, const std::string& spec) {
    bool is_there = false;
    if (auto problem = check_owner(folder, is_there); !problem.empty()) return problem;
    std::error_code failed;
    if (!is_there && fs::is_symlink(folder, failed))
        return folder + ": this is a link to a folder without a kernel; remove it first";
    fs::create_directories(folder, failed);
    if (failed) return folder + ": cannot be created: " + failed.message();
    // The specification is written last: it makes the kernel visible to Jupyter.
    for (const auto& [name, text] : jupyter_files()) {
        const auto path = folder + "/" + std::string(name);
        if (const auto problem = machine::replace_file(path, text); !problem.empty()) return path + ": " + problem;
    }
    const auto path = folder + "/" + spec_name;
    const auto problem = machine::replace_file(path, spec);
    return problem.empty() ? "" : path + ": " + problem;
}

std::string remove_kernel(const std::string& folder) {
    bool is_there = false;
    if (auto problem = check_owner(folder, is_there); !problem.empty()) return problem;
    if (!is_there) return folder + ": there is no kernel";
    auto problem = remove_file(folder + "/" + spec_name);
    for (const auto& file : jupyter_files())
        if (problem.empty()) problem = remove_file(folder + "/" + std::string(file.name));
    std::error_code ignored;  // the folder may contain other files
    fs::remove(folder, ignored);
    return problem;
}

std::span<const OptionRow> kernel_options() { return kernel_rows; }

int run_kernel(const Options& options) {
    const auto word = options.files.empty() ? "" : options.files.front();
    const auto* const action = std::ranges::find(kernel_actions, word, &KernelAction::name);
    if (action == kernel_actions.end())
        return wrong_usage("kernel",
                           "the action must be install or remove" + (word.empty() ? "" : ", not '" + word + "'"));
    if (options.files.size() > 1) return wrong_usage("kernel", "unexpected argument '" + options.files[1] + "'");
    const KernelPlace place{options.given.contains("user"), options.word_of("prefix")};
    if (place.user && !place.prefix.empty()) return wrong_usage("kernel", "--user and --prefix exclude each other");
    if (options.given.contains("prefix") && place.prefix.empty())
        return wrong_usage("kernel", "--prefix: DIR is missing");
    if (kernel_folder(place).empty()) return wrong_usage("kernel", "--user: HOME is not set to an absolute path");
    return action->act(options, place);
}

}  // namespace cubelang::notebook
