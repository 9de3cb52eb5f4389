#include "lang/tree_parts.hpp"

namespace cubelang::lang {
namespace {

template <typename Tree>
void visit_parts(const Tree& tree, const PartUse& use) {
    const auto each = [&]<typename Child>(const Child& child) {
        if constexpr (std::is_same_v<Child, Block>)
            for (const auto& statement : child) use.statement(use.use, statement);
        else
            use.expr(use.use, *child);
    };
    std::visit([&](const auto& node) { for_each_child(node, each); }, tree.node);
}

}  // namespace

void each_part(const Expr& tree, const PartUse& use) { visit_parts(tree, use); }
void each_part(const Statement& tree, const PartUse& use) { visit_parts(tree, use); }

}  // namespace cubelang::lang
