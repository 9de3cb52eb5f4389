#pragma once
// The values that a text shows, with the definitions in force at that moment: a later `let` of the same name does not
// change a value that was shown before. What a choice or a loop defines or shows is not followed: it is `_`.

#include <cstddef>
#include <deque>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

struct PlacedExpr {
    lang::ExprPtr expr;
    std::size_t place = 0;  ///< its names have the definitions above this one
    /// Those of a function, or null. A function uses the definitions in force where it is called.
    const std::vector<lang::Parameter>* parameters = nullptr;
};

/// Reads texts one after another, as a session runs them.
class ShownValues {
public:
    /// For names that the texts do not define: those of the session, except for the library's. It must outlive this.
    explicit ShownValues(const Session& session) : session_(session) {}

    void read(const std::string& text);
    /// The last value that the last text shows, or else the value of `answer`. In a very long text, the name `_`.
    [[nodiscard]] std::optional<PlacedExpr> last() const;
    /// Does a text define the name above this place?
    [[nodiscard]] bool defines(const std::string& name, std::size_t place) const;
    /// The value of a name at a place; nothing if it is unknown or built in.
    [[nodiscard]] std::optional<PlacedExpr> value_of(const std::string& name, std::size_t place) const;

private:
    struct Definition {
        std::string name;  ///< of an import, which may define any name, empty
        PlacedExpr value;
    };

    void read(const lang::Block& block);
    template <class Node>
    void take(const Node&) {}
    void take(const lang::Show& node) { shown_ = {node.value, definitions_.size()}; }
    void take(const lang::Let& node) { define(node.name, node.value); }
    void take(const lang::LetParts& node) {
        for (const auto& name : node.names) define(name.name, node.value);
    }
    void take(const lang::Def& node) { define(node.name, node.code.body, &node.code.parameters); }
    void take(const lang::IfStatement& node) { take_in_doubt({&node.yes, &node.no}); }
    void take(const lang::For& node) { take_in_doubt({&node.body}); }
    void take(const lang::Import& node) {
        if (node.is_file) define({}, nullptr);
    }
    void take_in_doubt(std::initializer_list<const lang::Block*> blocks);
    void define(std::string name, lang::ExprPtr value, const std::vector<lang::Parameter>* parameters = nullptr) {
        definitions_.push_back({std::move(name), {std::move(value), definitions_.size(), parameters}});
    }
    /// The position of the last definition above the place; without one, or where an import may have another, the
    /// number of definitions.
    [[nodiscard]] std::size_t find(const std::string& name, std::size_t place) const;

    const Session& session_;
    std::deque<lang::Block> texts_;
    std::vector<Definition> definitions_;
    std::optional<PlacedExpr> shown_;
};

}  // namespace cubelang::lesson
