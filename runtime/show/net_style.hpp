#pragma once
// How a net is drawn for whoever asks: the styles by name, and what to say where none fits.

#include <optional>

#include "runtime/render/text/net.hpp"
#include "runtime/value/context.hpp"

namespace cubelang::eval {

/// A style that is not a numbering.
struct NetLabels {
    std::string_view name, meaning;
    render::NetStyle style;
};
[[nodiscard]] std::span<const NetLabels> net_labels();

/// A style as an argument: its name, and where that is written.
struct StyleName {
    Value name;
    lang::Where where;
};
/// The style of this name; bare stickers if there is none.
[[nodiscard]] render::NetStyle net_style(const std::optional<StyleName>& wanted);

/// The net on the context's screen, or an error that says how much room it takes.
[[nodiscard]] render::Drawing net(const Context& context, const render::View& view, const render::NetStyle& style,
                                  const lang::Where& where);
[[nodiscard]] render::Drawing nets_beside(const Context& context, const render::TitledView& left,
                                          const render::TitledView& right, const render::NetStyle& style,
                                          const lang::Where& where);

}  // namespace cubelang::eval
