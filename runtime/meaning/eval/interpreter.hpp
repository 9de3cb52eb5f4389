#pragma once
// Statements: definitions, imports, assertions, printing, loops. Answers go out through a sink, one at a time.

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "runtime/meaning/eval/changes.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/meaning/eval/shown.hpp"

namespace cubelang::eval {

/// What statements say: a bare expression's value, and what `print` prints.
struct Output {
    std::function<void(const Shown&)> show;
    std::function<void(render::Drawing)> print;
};

class Interpreter {
public:
    /// The host outlives it, and so does what the token watches.
    Interpreter(const Vocabulary& vocabulary, Output output, const Host& host = no_host(), StopToken stop = {});
    ~Interpreter();

    /// Runs one statement in the session's own scope: what it changed. Throws lang::Error, and then nothing has
    /// changed.
    Changes run(const lang::Statement& statement, const lang::SourcePtr& source);
    /// Rolls back what the last statement changed, then what the one before it did, …
    void roll_back(Changes changes);

    /// Shall bare numbers be remarked upon where they could be misread?
    void make_remarks(bool wanted) { makes_remarks_ = wanted; }

    [[nodiscard]] Context& context() { return context_; }
    [[nodiscard]] const Context& context() const { return context_; }
    [[nodiscard]] const Scope& scope() const { return scope_; }
    /// Gives a name of the session's own scope a value, as `let` would.
    void define(const std::string& name, Value value, std::string doc) {
        scope_.bind(name, {std::move(value), std::move(doc), {}, {}});
    }
    /// Sets the current cube; an impossible size is an error at `where`.
    void set_cube(const Integer& n, bool super, const lang::Where& where);

private:
    /// Where a statement runs: it defines in `scope`, sees the locals before that, and its spans are of `source`. Made
    /// on the stack for each text and each turn of a loop; all that it refers to outlives the run.
    struct Frame {
        Scope& scope;
        const lang::SourcePtr& source;
        const Locals* locals;  ///< the variables of the loops around it, innermost first; null: none
        bool shows;            ///< do bare expressions show their values? (not in an imported file)
    };
    void run(const lang::Statement& statement, const Frame& frame);
    void run(const lang::Block& block, const Frame& frame);
    void exec(const lang::SetCube& node, const lang::Statement& statement, const Frame& frame);
    void exec(const lang::Let& node, const lang::Statement& statement, const Frame& frame);
    void exec(const lang::Def& node, const lang::Statement& statement, const Frame& frame);
    void exec(const lang::Import& node, const lang::Statement& statement, const Frame& frame);
    void exec(const lang::Assert& node, const lang::Statement& statement, const Frame& frame);
    void exec(const lang::Print& node, const lang::Statement& statement, const Frame& frame);
    void exec(const lang::For& node, const lang::Statement& statement, const Frame& frame);
    void run_over(const lang::For& loop, const Stream& stream, const Frame& frame);
    void exec(const lang::IfStatement& node, const lang::Statement& statement, const Frame& frame);
    void exec(const lang::Show& node, const lang::Statement& statement, const Frame& frame);

    /// `let NAME = NAME + more` where NAME is a list or a map that grows in a loop: in place, or else it would be
    /// copied each time. False: it is something else, and nothing was done.
    bool append(const lang::Let& node, const Frame& frame);
    bool append(Value& value, const Operand& more);
    void run_with(const lang::For& loop, const Value& value, const Frame& frame);
    [[nodiscard]] Evaluator evaluator(const Frame& frame) {
        return {context_, frame.scope, frame.locals, frame.source};
    }

    struct Module;
    const Module& load(const ModuleText& text, const lang::Where& where);
    void run_module(Module& module, const ModuleText& text, const lang::Where& where);

    Context context_;
    Output output_;
    Scope scope_;
    bool makes_remarks_ = false;
    std::vector<std::string> imported_;  ///< the modules that the statement under way has loaded
    std::map<std::string, std::unique_ptr<Module>> modules_;
};

}  // namespace cubelang::eval
