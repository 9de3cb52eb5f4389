// `cube verify`: certificates/check.c, built in.

#include <array>

#include "front/terminal/subcommands.hpp"

/// Reads the file argv[1] and prints whether it is a valid certificate; the exit status. May end the process.
extern "C" int check_certificate(int argc, char** argv);

namespace cubelang::terminal {

int run_verify(const Options& options) {
    if (options.files.size() != 1) return wrong_usage("verify", "verify needs one FILE with a certificate");
    std::string program = "cube verify", file = options.files.front();
    std::array<char*, 3> words{program.data(), file.data(), nullptr};
    return check_certificate(2, words.data());
}

}  // namespace cubelang::terminal
