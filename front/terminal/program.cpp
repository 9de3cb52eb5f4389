#include "front/terminal/program.hpp"

#include <csignal>
#include <exception>
#include <new>
#include <string_view>
#include <variant>

#include "front/terminal/options/options.hpp"
#include "front/terminal/run.hpp"
#include "front/terminal/subcommands.hpp"
#include "front/terminal/system/limits.hpp"
#include "front/terminal/system/output.hpp"

namespace cubelang::shell {
namespace {

int stop(const EarlyExit& reason) {
    Output output;
    if (reason.status == 0)
        output.write(reason.text);
    else
        output.error(reason.text);
    return reason.status;
}

// What gets this far is no mistake of the person's: it still ends with a sentence and not with a crash.
int fail(std::string_view what) noexcept {
    complain(what);
    return exit_error;
}

}  // namespace

int program(const std::vector<std::string>& words) noexcept try {
    std::signal(SIGPIPE, SIG_IGN);  // a lost reader is seen when a write fails, whatever the parent has set
    const auto parsed = parse_options(words, subcommands());
    if (const auto* reason = std::get_if<EarlyExit>(&parsed)) return stop(*reason);
    const auto& options = std::get<Options>(parsed);
    if (options.memory_limit != 0)
        if (const auto why = limit_memory(options.memory_limit); !why.empty()) return fail("--memory-limit: " + why);
    return options.subcommand == nullptr ? run(options) : options.subcommand->run(options);
} catch (const std::bad_alloc&) {
    return fail("out of memory");
} catch (const std::exception& error) {
    return fail(error.what());
}

}  // namespace cubelang::shell
