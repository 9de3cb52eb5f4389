#include "runtime/shell/subcommands.hpp"

#include <algorithm>
#include <vector>

namespace cubelang::shell {

std::span<const Subcommand> subcommands() {
    static const std::vector<Subcommand> table{
    };
    return table;
}

const Subcommand* find_subcommand(std::string_view name) {
    const auto all = subcommands();
    const auto found = std::ranges::find(all, name, &Subcommand::name);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace cubelang::shell
