#pragma once
// An interpreter with the built-ins and the library: the layer below a session, for code that evaluates without one.
// Errors are thrown as lang::Error.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lang/parser.hpp"
#include "runtime/meaning/builtins/data/data_table.hpp"
#include "runtime/meaning/eval/element_reader.hpp"
#include "runtime/meaning/eval/interpreter.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/search/space/canonical_words.hpp"

namespace cubelang::inline session {

/// One expression with its source, compiled.
struct Expression {
    lang::SourcePtr source{};
    lang::Block text{};  ///< a single statement
    lang::ExprPtr expr{};
    std::shared_ptr<const meaning::FunctionCode> code{};

    explicit operator bool() const { return expr != nullptr; }
    [[nodiscard]] lang::Where where() const { return {source, expr->span}; }
};

class Engine : public meaning::Interpreter {
public:
    /// The host and the flag of the token must outlive it.
    Engine(meaning::Output output, const Host& host, StopToken stop);
    /// Discards the output of statements.
    Engine(const Host& host, StopToken stop);

    /// Runs a whole text. `done` receives the changes of each statement, also if a later one fails.
    void run_all(const lang::SourcePtr& source, std::vector<meaning::Changes>* done = nullptr);
    /// Parses a single expression. `message`, `hint`: the error for any other text. `locals`: the names of the values
    /// that it gets, the outermost first.
    [[nodiscard]] Expression expression(std::string name, const std::string& text, const std::string& message,
                                        const std::string& hint, std::vector<std::string_view> locals = {}) const;
    [[nodiscard]] meaning::Evaluator evaluator(const Expression& expression, const meaning::Locals* locals = nullptr) {
        return {context(), scope(), locals, expression.source};
    }
    [[nodiscard]] meaning::Value value(const Expression& expression, const meaning::Locals* locals = nullptr) {
        return evaluator(expression, locals).evaluate(*expression.code);
    }

    /// The text as it is read after all that has run: with its names that spell moves, and in its notation.
    [[nodiscard]] lang::SourcePtr continued(lang::Source text) const;

    [[nodiscard]] static const meaning::Vocabulary& vocabulary();
    /// The edits that import a library module into a text.
    [[nodiscard]] static std::vector<lang::Fix> import_fixes(std::string_view module, const lang::SourcePtr& text);
    /// Notes on notation in the statement that other programs read differently.
    [[nodiscard]] static std::vector<lang::Note> notes_on(const lang::Statement& statement,
                                                          const lang::SourcePtr& source);
    /// The note on a statement of one word: a function without its call, or `print`.
    [[nodiscard]] std::optional<lang::Note> note_on_word(const lang::Statement& statement,
                                                         const lang::SourcePtr& source) const;

private:
    StopToken stop_;
    lang::Reader reader_;
};

}  // namespace cubelang::inline session
