#pragma once
// The door below a session, for rooms that evaluate without a session's manners or ask what the language has: an
// interpreter with the built-ins and the library, which a session is made on too. What is wrong is thrown as
// lang::Error.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lang/parser.hpp"
#include "runtime/meaning/builtins/data_table.hpp"
#include "runtime/meaning/eval/element_reader.hpp"
#include "runtime/meaning/eval/interpreter.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/search/space/canonical_words.hpp"

namespace cubelang {

/// One expression, a text of its own.
struct Expression {
    lang::SourcePtr source{};
    lang::Block text{};  ///< the one statement that it is
    lang::ExprPtr expr{};

    explicit operator bool() const { return expr != nullptr; }
    [[nodiscard]] lang::Where where() const { return {source, expr->span}; }
};

class Engine : public eval::Interpreter {
public:
    /// The host outlives it, and so does what the token watches.
    Engine(eval::Output output, const Host& host, StopToken stop);
    /// Nobody hears what statements say.
    Engine(const Host& host, StopToken stop);

    /// Runs a whole text. `done` gets what each statement changed, also where a later one fails.
    void run_all(const lang::SourcePtr& source, std::vector<eval::Changes>* done = nullptr);
    /// `message`, `hint`: what is said of a text that is no expression.
    [[nodiscard]] Expression expression(std::string name, const std::string& text, const std::string& message,
                                        const std::string& hint) const;
    [[nodiscard]] eval::Evaluator evaluator(const Expression& expression, const eval::Locals* locals = nullptr) {
        return {context(), scope(), locals, expression.source};
    }
    [[nodiscard]] eval::Value value(const Expression& expression, const eval::Locals* locals = nullptr) {
        return evaluator(expression, locals).evaluate(*expression.expr);
    }

    /// The words of a LENGTH in some GENERATORS.
    [[nodiscard]] std::shared_ptr<const search::CanonicalWords> words(const Expression& generators,
                                                                      const Expression& length,
                                                                      search::CanonicalWords::UpTo up_to);

    [[nodiscard]] static const eval::Vocabulary& vocabulary();
    /// What makes the names of a module of the library known in a text.
    [[nodiscard]] static std::vector<lang::Fix> import_fixes(std::string_view module, const lang::SourcePtr& text);
    /// What is said of a statement besides its answer: that something in it is not what it looks like.
    [[nodiscard]] static std::vector<lang::Note> notes_on(const lang::Statement& statement,
                                                          const lang::SourcePtr& source);

private:
    StopToken stop_;
    lang::Reader reader_;
};

}  // namespace cubelang
