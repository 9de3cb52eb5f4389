#include "runtime/meaning/eval/shown.hpp"

#include <fmt/format.h>

#include "runtime/meaning/show/text.hpp"

namespace cubelang::eval {

render::Drawing drawn(Context& context, const Shown& shown, const render::Screen& screen) {
    auto drawing = eval::shown(context, shown.value, shown.where, screen);
    context.check_stop(shown.where);  // it may be but the beginning
    if (!shown.remark.empty())
        drawing.lines.front().push_back({fmt::format("  ({})", shown.remark), {render::Role::faint}});
    return drawing;
}

}  // namespace cubelang::eval
