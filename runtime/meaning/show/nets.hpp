#pragma once
// Nets: styles by name, errors for nets that do not fit, comparison of two nets, and traces of algorithms.

#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/render/net.hpp"

namespace cubelang::meaning {

/// A style that is not a numbering.
struct NetLabels {
    std::string_view name, meaning;
    render::NetStyle style;
};
[[nodiscard]] std::span<const NetLabels> net_labels();

/// The style with that name: a row of net_labels() or a numbering. Throws an error for other names.
[[nodiscard]] render::NetStyle net_style(const Value& name, const lang::Where& where);

/// The net for the context's screen. Throws an error with the required width if it does not fit.
[[nodiscard]] render::Drawing net(const Context& context, const render::View& view, const render::NetStyle& style,
                                  const lang::Where& where);
[[nodiscard]] render::Drawing nets_beside(const Context& context, const render::TitledView& left,
                                          const render::TitledView& right, const render::NetStyle& style,
                                          const lang::Where& where);

/// Both nets with the different stickers marked, the reason of the difference if one is given, the parts that differ in
/// place or orientation, and the cycles from the first to the second; or a line that says that they are equal.
[[nodiscard]] render::Drawing difference(const Context& context, const cube::State& p, const cube::State& q,
                                         const std::string& reason, const render::NetStyle& style,
                                         const lang::Where& where);

/// For each move: its text, the net after it with the changed stickers marked, and the cycles of all moves so far.
[[nodiscard]] render::Drawing trace(Context& context, const cube::WordPtr& word, render::NetStyle style,
                                    const lang::Where& where);

}  // namespace cubelang::meaning
