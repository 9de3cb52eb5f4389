#include "runtime/meaning/eval/shown.hpp"

#include <utility>

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

void Printed::add(const Value& value, StopToken stop) {
    if (const auto* picture = value.as<Picture>()) {
        end_line();
        render::append(drawing_, *picture->drawing);
    } else if (!std::exchange(in_line_, true)) {
        line_ = to_text(value, stop);
    } else {
        line_ += ' ' + to_text(value, stop);
    }
}

render::Drawing Printed::take() && {
    end_line();
    return std::move(drawing_);
}

void Printed::end_line() {
    if (!std::exchange(in_line_, false)) return;
    if (drawing_.lines.empty())
        drawing_ = render::text(line_);
    else
        render::append(drawing_, render::text(line_));
}

}  // namespace cubelang::eval
