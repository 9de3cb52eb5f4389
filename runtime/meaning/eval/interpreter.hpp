#pragma once
// Execution of statements: definitions, imports, assertions, printing, loops. Output goes to callbacks.

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "runtime/meaning/eval/changes.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/meaning/eval/output.hpp"

namespace cubelang::meaning {

/// Callbacks for the values of bare expressions and for the output of `print`.
struct Output {
    std::function<void(const ShownValue&)> show;
    std::function<void(render::Drawing)> print;
};

class Interpreter {
public:
    /// The host and the source of the stop token must outlive the interpreter.
    Interpreter(const Vocabulary& vocabulary, Output output, const Host& host = no_host(), StopToken stop = {});
    ~Interpreter();

    /// Runs one statement in the session's scope and returns its changes. Throws lang::Error; then nothing has
    /// changed.
    Changes run(const lang::Statement& statement, const lang::SourcePtr& source);
    /// Rolls back the changes of a statement. Statements must be rolled back in reverse order.
    void roll_back(Changes changes);

    /// Enables remarks on numbers that could be misread.
    void make_remarks(bool wanted) { makes_remarks_ = wanted; }

    /// Do `why` and `certificate` alone ask about the last value? Yes if nothing but bare expressions ran after it.
    [[nodiscard]] bool has_question() const { return question_ != nullptr; }

    [[nodiscard]] Context& context() { return context_; }
    [[nodiscard]] const Context& context() const { return context_; }
    [[nodiscard]] const Scope& scope() const { return scope_; }
    /// Binds a name in the session's scope, as `let` does.
    void define(const std::string& name, Value value, std::string doc) {
        scope_.bind(name, {std::move(value), std::move(doc), {}, {}});
    }
    /// Sets the current cube; throws an error at `where` if the size is impossible.
    void set_cube(const Integer& n, bool super, const lang::Where& where);

private:
    /// Where a statement runs: it defines names in `scope`, and its spans refer to `source`.
    struct Frame {
        Scope& scope;
        const lang::SourcePtr& source;
        bool shows;  ///< do bare expressions show their values? (not in an imported file)
    };
    void run(const lang::Statement& statement, const Frame& frame);

    class Effects;
    void show(const lang::Show& node, const Frame& frame, const Locals* locals, const lang::Where& where,
              const std::function<Value()>& evaluate);
    /// `why` or `certificate` alone, about the last question.
    [[nodiscard]] std::optional<Value> about_last_question(const lang::Show& node, const Frame& frame,
                                                           const lang::Where& where);
    [[nodiscard]] ValueWithRemark shown_value(const lang::Show& node, const Frame& frame, const Locals* locals,
                                              const std::function<Value()>& evaluate);

    struct Module;
    const Module& load(const ModuleText& text, const lang::Where& where);
    void run_module(Module& module, const ModuleText& text, const lang::Where& where);

    Context context_;
    Output output_;
    Scope scope_;
    bool makes_remarks_ = false;
    lang::ExprPtr question_;  ///< the last bare expression, which `why` explains; null if definitions followed
    lang::SourcePtr question_source_;
    std::vector<std::string> imported_;  ///< the modules that the running statement has loaded
    std::map<std::string, std::unique_ptr<Module>> modules_;
};

}  // namespace cubelang::meaning
