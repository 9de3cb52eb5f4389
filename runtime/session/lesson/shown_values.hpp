#pragma once
// The values that a text shows, with the definitions in force at that moment: a later `let` of the same name does not
// change a value that was shown before. After a choice or a loop a name may have several definitions.

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

struct NamedDefinition;
/// A place in a text: the last definition above it, linked to the earlier ones. Null at the beginning.
using Place = const NamedDefinition*;

struct PlacedExpr {
    lang::ExprPtr expr;
    Place place = nullptr;  ///< its names have the definitions above this place
    /// Those of a function, or null. A function uses the definitions in force where it is called.
    const std::vector<lang::Parameter>* parameters = nullptr;
    bool is_condition = false;  ///< not a value itself: it decides which value it is, or how often a loop runs
};

struct NamedDefinition {
    std::string name;
    std::vector<PlacedExpr> values;
    Place above = nullptr;
    std::vector<Place> origins{};  ///< the value may also come from these places: the ends of branches, of a loop
};

/// The last definition of a name above a place, or null.
[[nodiscard]] Place find_definition(const std::string& name, Place place);

/// Reads texts one after another, as a session runs them.
class ShownValues {
public:
    /// For names that the texts do not define: those of the session, except for the library's. It must outlive this.
    explicit ShownValues(const Session& session) : session_(session) {}

    /// `name`: the file of the text; its imports are looked up beside it.
    void read(const std::string& name, const std::string& text);
    /// The last value that the last text shows, or else the value of `answer`. Several if a choice or a loop decides,
    /// with its condition. In a very long text, the name `_`.
    [[nodiscard]] std::vector<PlacedExpr> last() const;
    /// The values that a name may have at a place; empty if it is unknown or built in.
    [[nodiscard]] std::vector<PlacedExpr> values_of(const std::string& name, Place place) const;

private:
    void read(const lang::Block& block);
    template <class Node>
    void take(const Node&) {}
    void take(const lang::Show& node) { shown_ = {{node.value, place_}}; }
    void take(const lang::Let& node) { define(node.name, {{node.value, place_}}); }
    void take(const lang::LetParts& node) {
        for (const auto& name : node.names) define(name.name, {{node.value, place_, nullptr, true}});
    }
    void take(const lang::Def& node) { define(node.name, {{node.code.body, nullptr, &node.code.parameters}}); }
    void take(const lang::IfStatement& node);
    void take(const lang::For& node);
    void take(const lang::Import& node);
    [[nodiscard]] Place definitions_of(const lang::SourcePtr& module);
    NamedDefinition& define(const std::string& name, std::vector<PlacedExpr> values, std::vector<Place> origins = {});

    const Session& session_;
    std::deque<lang::Block> texts_;
    std::deque<NamedDefinition> definitions_;
    std::map<std::string, Place> modules_;
    lang::SourcePtr source_;
    Place place_ = nullptr;
    std::vector<PlacedExpr> shown_;
};

}  // namespace cubelang::lesson
