#pragma once
// Net styles by name, and the message where none fits.

#include "runtime/meaning/value/context.hpp"
#include "runtime/render/net.hpp"

namespace cubelang::eval {

/// A style that is not a numbering.
struct NetLabels {
    std::string_view name, meaning;
    render::NetStyle style;
};
[[nodiscard]] std::span<const NetLabels> net_labels();

/// The style that a value names, a row above or a numbering; none: an error.
[[nodiscard]] render::NetStyle net_style(const Value& name, const lang::Where& where);

/// The net on the context's screen, or an error that says how much room it takes.
[[nodiscard]] render::Drawing net(const Context& context, const render::View& view, const render::NetStyle& style,
                                  const lang::Where& where);
[[nodiscard]] render::Drawing nets_beside(const Context& context, const render::TitledView& left,
                                          const render::TitledView& right, const render::NetStyle& style,
                                          const lang::Where& where);

}  // namespace cubelang::eval
