#include "front/terminal/subcommands/difference.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "lang/layout/changes.hpp"
#include "runtime/base/printable.hpp"

namespace cubelang::shell {
namespace {

using lang::Change;
using Lines = std::vector<std::string_view>;
constexpr std::size_t around = 3;

class Writer {
public:
    Writer(const Lines& before, const Lines& after) : before_(before), after_(after) {}

    // Changes so near each other that what is shown around them would overlap.
    void hunk(const Change* begin, const Change* end) {
        const Change &first = *begin, &last = *(end - 1);
        const auto lead = std::min({around, first.old_begin, first.new_begin});
        const auto behind = std::min(around, before_.size() - last.old_end);
        text_ += "@@ -" + range(first.old_begin - lead, last.old_end + behind) + " +" +
                 range(first.new_begin - lead, last.new_end + behind) + " @@\n";
        auto at = first.old_begin - lead;
        for (const Change* change = begin; change != end; at = change++->old_end) {
            lines(' ', before_, at, change->old_begin);
            lines('-', before_, change->old_begin, change->old_end);
            lines('+', after_, change->new_begin, change->new_end);
        }
        lines(' ', before_, at, last.old_end + behind);
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

}  // namespace

std::string unified_difference(std::string_view name, std::string_view before, std::string_view after) {
    const Lines old_lines = lang::lines_in(before), new_lines = lang::lines_in(after);
    const auto changes = lang::changes_between(old_lines, new_lines);
    if (changes.empty()) return {};
    Writer writer(old_lines, new_lines);
    for (auto begin = changes.begin(), end = begin; begin != changes.end(); begin = end) {
        end = std::adjacent_find(begin, changes.end(), [](const Change& change, const Change& next) {
            return next.old_begin - change.old_end > 2 * around;
        });
        if (end != changes.end()) ++end;
        writer.hunk(&*begin, &*begin + (end - begin));
    }
    const auto shown = printable(name);
    return "--- " + shown + "\n+++ " + shown + ", in the style of cube fmt\n" + writer.take();
}

}  // namespace cubelang::shell
