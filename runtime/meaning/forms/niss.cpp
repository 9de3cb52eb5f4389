#include "runtime/meaning/forms/superset.hpp"

#include <algorithm>
#include <iterator>

#include "lang/advice/adjacent_text.hpp"
#include "lang/parser.hpp"

namespace cubelang::meaning {
namespace {

// Sorts the moves of a text of the language by the parentheses around them.
class NissReader {
public:
    explicit NissReader(lang::SourcePtr source) : source_(std::move(source)) {}

    void read(const lang::Expr& expr, bool is_inverse = false) {
        const auto text = lang::Where{source_, expr.span}.text();
        const bool has_parentheses = text.starts_with('(') && lang::bracket_end(text, 0) == text.size();
        if (is_inverse && has_parentheses)
            fail(expr.span, "parentheses are not nested in this notation", "they mark moves on the inverse: R (U F) D");
        if (const auto* product = std::get_if<lang::Product>(&expr.node)) {
            for (const auto& factor : product->factors) read(*factor.expr, is_inverse || has_parentheses);
            return;
        }
        const auto* moves = std::get_if<lang::Moves>(&expr.node);
        if (moves == nullptr && text.starts_with('(') && !has_parentheses)
            fail(expr.span, "parentheses have no suffix here: they mark moves on the inverse", "write the moves out");
        if (moves == nullptr) fail_at(expr.span);
        std::ranges::copy(moves->moves, std::back_inserter(is_inverse || has_parentheses ? on_inverse_ : normal_));
    }

    [[noreturn]] void fail_at(lang::Span span) const {
        fail(span, "this notation has only moves and parentheses",
             "parentheses contain moves on the inverse: R (U F) D");
    }

    // The moves outside, then the inverse of those inside.
    [[nodiscard]] std::vector<lang::Move> moves() && {
        std::ranges::reverse(on_inverse_);
        for (auto& move : on_inverse_) move.turns = static_cast<std::int8_t>(-move.turns);
        std::ranges::copy(on_inverse_, std::back_inserter(normal_));
        return std::move(normal_);
    }

private:
    [[noreturn]] void fail(lang::Span span, std::string message, std::string hint) const {
        throw lang::Error({source_, span}, std::move(message), std::move(hint));
    }

    lang::SourcePtr source_;
    std::vector<lang::Move> normal_, on_inverse_;
};

}  // namespace

lang::ExprPtr read_niss(const lang::SourcePtr& source, StopToken stop) {
    const auto parsed = lang::parse(source, stop);
    if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
    NissReader reader(source);
    for (const auto& statement : parsed.statements) {
        const auto* show = std::get_if<lang::Show>(&statement.node);
        if (show == nullptr) reader.fail_at(statement.span);
        reader.read(*show->value);
    }
    const auto end = static_cast<std::uint32_t>(source->text.size());
    return std::make_shared<lang::Expr>(
        lang::Expr{{0, end}, lang::Moves{std::move(reader).moves(), source->has_inner_letters}});
}

}  // namespace cubelang::meaning
