#include "runtime/shell/subcommands.hpp"

#include <algorithm>
#include <vector>

#include "runtime/shell/lesson.hpp"

namespace cubelang::shell {

std::span<const Subcommand> subcommands() {
    static const std::vector<Subcommand> table{
        {"lesson", "FILE", "play a lesson: text, live examples, exercises that are marked",
         "Where a student has come is kept from one sitting to the next.", lesson_options(), run_lesson},
    };
    return table;
}

const Subcommand* find_subcommand(std::string_view name) {
    const auto all = subcommands();
    const auto found = std::ranges::find(all, name, &Subcommand::name);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace cubelang::shell
