#include "front/terminal/map.hpp"

#include <unistd.h>

#include <atomic>
#include <utility>

#include "front/terminal/mapping.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/meaning/host/file_host.hpp"
#include "runtime/meaning/host/user_paths.hpp"

namespace cubelang::shell {
namespace {

Host host_of(const Options& options, const std::vector<std::string>& files) {
    Host host = file_host();
    host.table_folder = options.no_cache ? "" : table_folder();
    host.announce = complain;
    if (!options.sandbox) return host;
    host.sandbox = Sandbox{{"."}, "without --sandbox it may"};
    for (const auto& file : files) host.sandbox->folders.push_back(folder_of(file));
    if (!options.init.empty()) host.sandbox->folders.push_back(folder_of(options.init));
    return host;
}

int show_mistake(const lang::Diagnostic& diagnostic, ColorChoice color) {
    Output output(Output::Errors::apart, no_host(), wants_color(color, ::isatty(STDERR_FILENO) != 0));
    Answer answer{Answer::Kind::error};
    answer.diagnostic = std::make_shared<const lang::Diagnostic>(lang::shortened(diagnostic));
    output.answer(answer);
    return exit_error;
}

int wrong_usage(const std::string& why) {
    complain(why);
    complain("try 'cube map --help'");
    return exit_usage;
}

int map_lines(const MapSettings& settings, const Options& options) {
    watch_interrupts(OnInterrupt::end);
    limit_time(options.time_limit, OnInterrupt::end);
    std::atomic<bool> stop{false};
    const InterruptScope stoppable(stop);
    const Host host = host_of(options, settings.files);
    try {
        return Mapping(settings, host, &stop).run();
    } catch (const lang::Error& error) {
        if (interrupted()) return exit_interrupted;
        return is_late() ? exit_late : show_mistake(error.diagnostic(), options.color);
    }
}

}  // namespace

std::span<const OptionRow> map_options() { return map_rows(); }

int run_map(const Options& options) {
    if (options.files.empty()) return wrong_usage("map wants an EXPRESSION, and FILEs with lines or what is piped in");
    const auto [settings, why] = map_settings(options);
    return why.empty() ? map_lines(settings, options) : wrong_usage(why);
}

}  // namespace cubelang::shell
