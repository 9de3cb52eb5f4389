#pragma once

#include <string>
#include <utility>

#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// What one `print` prints: texts side by side, pictures on lines of their own.
class Printed {
public:
    void add(const Value& value, StopToken stop) {
        if (const auto* picture = value.as<Picture>()) {
            end_line();
            render::append(drawing_, *picture->drawing);
        } else {
            if (!std::exchange(in_line_, true))
                line_ = to_text(value, stop);
            else
                line_ += ' ' + to_text(value, stop);
        }
    }
    [[nodiscard]] render::Drawing take() && {
        end_line();
        return std::move(drawing_);
    }

private:
    void end_line() {
        if (!std::exchange(in_line_, false)) return;
        if (drawing_.lines.empty())
            drawing_ = render::text(line_);
        else
            render::append(drawing_, render::text(line_));
    }

    render::Drawing drawing_;
    std::string line_;
    bool in_line_ = false;
};

}  // namespace cubelang::eval
