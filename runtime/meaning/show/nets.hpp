#pragma once
// Nets: their styles by name, the message where none fits, two of them compared, an algorithm move by move.

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

/// Both nets with the stickers that differ marked, the parts that are elsewhere or are turned differently, and the
/// cycles that lead from one to the other; or that there is no difference.
[[nodiscard]] render::Drawing difference(const Context& context, const cube::State& p, const cube::State& q,
                                         const render::NetStyle& style, const lang::Where& where);

/// For each move its text, the net after it with what this move changed marked, and the cycles of all moves so far.
[[nodiscard]] render::Drawing trace(Context& context, const cube::WordPtr& word, render::NetStyle style,
                                    const lang::Where& where);

}  // namespace cubelang::eval
