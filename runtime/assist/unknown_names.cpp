#include "runtime/assist/unknown_names.hpp"

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "runtime/eval/evaluator.hpp"
#include "runtime/eval/library_index.hpp"

namespace cubelang::eval {
namespace {

struct Use {
    std::string_view name;
    lang::Span span;
};

/// All names of a text: those that it defines, wherever and for whatever part of it, and those that it uses.
class Names {
public:
    void read(const lang::Block& block) {
        for (const auto& statement : block) std::visit([this](const auto& node) { read(node); }, statement.node);
    }

    [[nodiscard]] bool defines(std::string_view name) const { return defined_.contains(name); }
    [[nodiscard]] const std::vector<Use>& uses() const { return uses_; }
    [[nodiscard]] bool imports_files() const { return imports_files_; }

private:
    void read(const lang::SetCube& node) { read(node.size); }
    void read(const lang::Let& node) {
        defined_.emplace(node.name);
        read(node.value);
    }
    void read(const lang::Def& node) {
        defined_.emplace(node.name);
        for (const auto& parameter : node.parameters) defined_.emplace(parameter.name);
        read(node.body);
    }
    void read(const lang::Import& node) {
        imports_files_ = imports_files_ || node.is_file;
        for (const auto& entry : library_index())
            if (entry.module == node.what) defined_.emplace(entry.name);
    }
    void read(const lang::Assert& node) {
        read(node.condition);
        if (node.message != nullptr) read(node.message);
    }
    void read(const lang::Print& node) { read(node.items); }
    void read(const lang::For& node) {
        defined_.emplace(node.variable);
        read(node.items);
        read(node.body);
    }
    void read(const lang::IfStatement& node) {
        read(node.condition);
        read(node.yes);
        read(node.no);
    }
    void read(const lang::Show& node) { read(node.value); }

    void read(const lang::ExprPtr& expr) {
        std::visit([&](const auto& node) { read(node, expr->span); }, expr->node);
    }
    void read(const std::vector<lang::ExprPtr>& list) {
        for (const auto& expr : list) read(expr);
    }
    void read(const lang::Name& node, lang::Span span) { uses_.push_back({node.name, span}); }
    void read(const lang::Call& node, lang::Span) {
        uses_.push_back({node.name, node.name_span});
        for (const auto& argument : node.arguments) read(argument.value);
    }
    void read(const lang::Product& node, lang::Span) {
        for (const auto& factor : node.factors) read(factor.expr);
    }
    void read(const lang::Negate& node, lang::Span) { read(node.operand); }
    void read(const lang::Invert& node, lang::Span) { read(node.operand); }
    void read(const lang::Power& node, lang::Span) { read(std::vector{node.base, node.exponent}); }
    void read(const lang::Commutator& node, lang::Span) { read(std::vector{node.a, node.b}); }
    void read(const lang::Conjugate& node, lang::Span) { read(std::vector{node.a, node.b}); }
    void read(const lang::Binary& node, lang::Span) { read(std::vector{node.left, node.right}); }
    void read(const lang::Not& node, lang::Span) { read(node.operand); }
    void read(const lang::Field& node, lang::Span) { read(node.record); }
    void read(const lang::List& node, lang::Span) { read(node.items); }
    void read(const lang::Map& node, lang::Span) { read(node.items); }
    void read(const lang::IfExpr& node, lang::Span) { read({node.condition, node.yes, node.no}); }
    void read(const lang::Moves&, lang::Span) {}
    void read(const lang::IntegerLiteral&, lang::Span) {}
    void read(const lang::BooleanLiteral&, lang::Span) {}
    void read(const lang::TextLiteral&, lang::Span) {}
    void read(const lang::Cycle&, lang::Span) {}
    void read(const lang::Location&, lang::Span) {}
    void read(const lang::Arrows&, lang::Span) {}
    void read(const lang::Numbered&, lang::Span) {}
    void read(const lang::Numbers&, lang::Span) {}

    std::set<std::string, std::less<>> defined_;
    std::vector<Use> uses_;
    bool imports_files_ = false;
};

}  // namespace

std::vector<lang::Diagnostic> unknown_names(const lang::Block& text, const lang::SourcePtr& source,
                                            const Scope& scope) {
    Names names;
    names.read(text);
    std::vector<lang::Diagnostic> found;
    if (names.imports_files()) return found;
    for (const auto& [name, span] : names.uses()) {
        if (name == "_" || names.defines(name)) continue;
        try {
            static_cast<void>(look_up(scope, nullptr, name, {source, span}));
        } catch (const lang::Error& error) {
            found.push_back(error.diagnostic());
        }
    }
    return found;
}

}  // namespace cubelang::eval
