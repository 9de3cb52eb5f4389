#pragma once

#include <string>
#include <utility>

#include <fmt/format.h>

#include "runtime/meaning/value/ticker.hpp"

namespace cubelang::eval {

/// Progress of a loop, by turns; `all` is 0 if their number is unknown. Of nested loops the outermost reports.
class Turns {
public:
    Turns(const Context& context, bool tells, Integer all) : ticker_(context), tells_(tells), all_(std::move(all)) {}

    template <class Number>
    void tell(const Number& done) const {
        if (tells_) ticker_.say_by([&] { return words(Integer(done)); });
    }

private:
    [[nodiscard]] std::string words(const Integer& done) const {
        if (all_ == 0) return fmt::format("{} turns of the loop", done.str());
        return fmt::format("{} of {} turns of the loop, {} %", done.str(), all_.str(),
                           Integer(done * 100 / all_).str());
    }

    Ticker ticker_;
    bool tells_;
    Integer all_;
};

}  // namespace cubelang::eval
