// The built-in `slider`.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/context/remarks.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::meaning {
namespace {

constexpr auto hint = "slider(0..12), or slider(0..12, at = 3) to begin at 3";

const List& values_of(const At<Value>& among) {
    const auto* list = among->as<List>();
    if (list == nullptr)
        throw lang::Error(among.where,
                          fmt::format("a slider needs a list of integers, but this is {}", type_with_article(*among)),
                          hint);
    if (list->items.empty()) throw lang::Error(among.where, "an empty list has no value for a slider", hint);
    return *list;
}

Integer integer_of(const Value& value, const lang::Where& where) {
    if (const auto* integer = value.as<Integer>()) return *integer;
    throw lang::Error(where, fmt::format("a slider needs integers, but the list contains {}", type_with_article(value)),
                      hint);
}

// Without its value.
Slider slider_over(const At<Value>& among, const lang::Where& where) {
    const auto& items = values_of(among).items;
    const auto at = [&](std::size_t i) { return integer_of(items[i], among.where); };
    const Integer step = items.size() == 1 ? Integer(1) : Integer(at(1) - at(0));
    for (std::size_t i = 0; i < items.size(); ++i) {
        stop_point();
        if (step < 1 || at(i) != at(0) + step * i)
            throw lang::Error(among.where, "the integers of a slider must increase in equal steps",
                              "slider({0, 90, 180}) has steps of 90");
    }
    return {at(0), at(items.size() - 1), step, at(0), where};
}

// A value of the slider that is not far from the wanted one.
Integer value_near(const Slider& slider) {
    const Integer inside = std::clamp(slider.value, slider.low, slider.high);
    return inside - (inside - slider.low) % slider.step;
}

Integer slider(Context& context, const Origin& origin, const At<Value>& among, const std::optional<At<Integer>>& at) {
    auto made = slider_over(among, origin.where);
    if (at) made.value = **at;
    if (const auto nearest = value_near(made); nearest != made.value)
        throw lang::Error(at->where, fmt::format("{} is not a value of the slider", made.value.str()),
                          fmt::format("at = {} is one", nearest.str()));
    return context.slide(std::move(made));
}

}  // namespace

std::vector<BuiltIn> slider_built_ins() {
    return {
        row({.name = "slider",
             .parameters = "list: the integers from which the user chooses, in equal steps | at: the first choice; the "
                           "first integer if left out",
             .meaning = "An integer that the user can move in the page in the browser and in notebooks: the answers of "
                        "its statement and of those that follow change with it. Elsewhere it is its first choice.",
             .example = "slider(0..12, at = 3)",
             .answer = "3"},
            slider),
    };
}

}  // namespace cubelang::meaning
