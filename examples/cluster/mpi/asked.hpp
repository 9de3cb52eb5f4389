#pragma once
// The command line: which cube, which moves, how far, in how much memory.

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "runtime/search/space/generators.hpp"

namespace cubelang::cluster {

/// What is wrong with it, and what to write.
class WrongArguments : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct Asked {
    cube::Cube cube{};
    std::vector<search::Generator> generators;  ///< all angles of each move, as for `distances`; each costs 1
    int most = 1000;
    std::size_t memory = std::size_t{1000} << 20;  ///< bytes a rank
    bool help = false;
};

/// Of the arguments behind the program's name. Throws WrongArguments.
[[nodiscard]] Asked asked_by(std::span<const std::string> arguments);
[[nodiscard]] std::string usage();

}  // namespace cubelang::cluster
