#pragma once
// Names that spell moves, of `let` and `def`, of parameters and of variables of loops: in their scope such a word,
// standing alone, is the name.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/ast.hpp"

namespace cubelang::lang {

/// Changes moves that are one of the names into that name, in a tree that is not shared yet. Throws an Error where a
/// name stands among moves, `R x U`, or before a bracket that it touches, `f(x)`: these can be read in two ways.
class LocalNames {
public:
    explicit LocalNames(SourcePtr source, const std::vector<Parameter>& names = {}) : source_(std::move(source)) {
        for (const auto& name : names) add(name);
    }

    /// Only a name that spells moves has an effect.
    void add(const Parameter& parameter);
    void apply(const ExprPtr& expr) const;
    void apply(const Block& block) const;
    void apply(const Statement& statement) const;

    [[nodiscard]] std::size_t size() const { return names_.size(); }
    /// Forgets the names after the first `count`.
    void forget_after(std::size_t count) { names_.resize(count); }
    [[nodiscard]] bool knows(std::string_view word) const { return std::ranges::find(names_, word) != names_.end(); }

private:
    void look(const Statement& statement) const;
    void look(const Expr& expr) const;
    void change(Expr& expr, const Moves& moves) const;
    [[nodiscard]] const std::string* name_in(std::string_view word) const;

    SourcePtr source_;
    std::vector<std::string> names_;
};

}  // namespace cubelang::lang
