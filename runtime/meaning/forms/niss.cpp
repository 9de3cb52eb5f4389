#include "runtime/meaning/forms/niss.hpp"

#include <algorithm>
#include <iterator>

#include "lang/parser.hpp"

namespace cubelang::eval {
namespace {

// The text with everything but moves blanked out, so that the language's own grammar reads it and every move keeps its
// place.
class Mask {
public:
    explicit Mask(const lang::SourcePtr& source) : source_(source), text_(source->text) {}

    std::string masked() {
        for (std::size_t at = 0; at < text_.size(); ++at)
            if (!skip_comment(at)) look_at(at);
        if (open_) fail(inverse_.back().begin, "this `(` is never closed");
        return std::move(text_);
    }

    /// Is this offset in parentheses? Asked in order.
    [[nodiscard]] bool is_inverse(std::uint32_t offset) {
        while (next_ < inverse_.size() && inverse_[next_].end <= offset) ++next_;
        return next_ < inverse_.size() && inverse_[next_].begin <= offset;
    }

private:
    // Blanks out the comment that begins here, if one does, and goes to its last character.
    bool skip_comment(std::size_t& at) {
        const std::string_view rest = std::string_view(text_).substr(at);
        const bool line = rest.starts_with('#') || rest.starts_with("//");
        if (!line && !rest.starts_with("/*")) return false;
        const auto end = line ? std::min(rest.find('\n'), rest.size()) : rest.find("*/", 2);
        if (end == rest.npos) fail(static_cast<std::uint32_t>(at), "this comment is never closed", "it ends with */");
        const auto length = line ? end : end + 2;
        std::fill_n(text_.begin() + static_cast<std::ptrdiff_t>(at), length, ' ');
        at += length - 1;
        return true;
    }

    void look_at(std::size_t at) {
        const auto offset = static_cast<std::uint32_t>(at);
        if (text_[at] == '(')
            open(offset);
        else if (text_[at] == ')')
            close(offset);
        else if (text_[at] != '\n')
            return;
        text_[at] = ' ';
    }

    void open(std::uint32_t offset) {
        if (open_)
            throw lang::Error(lang::Diagnostic{at(offset),
                                               "parentheses are not nested in this notation",
                                               "they say that moves are made on the inverse: R (U F) D",
                                               {{at(inverse_.back().begin), "opened here"}}});
        inverse_.push_back({offset, 0});
        open_ = true;
    }

    void close(std::uint32_t offset) {
        if (!open_) fail(offset, "this `)` closes nothing");
        const std::string_view rest = std::string_view(text_).substr(offset + 1);
        if (!rest.empty() && std::string_view("'^`0123456789").find(rest.front()) != std::string_view::npos)
            fail(offset + 1, "parentheses take no suffix here: they say that moves are made on the inverse",
                 "write the moves out");
        inverse_.back().end = offset;
        open_ = false;
    }

    [[nodiscard]] lang::Where at(std::uint32_t offset) const { return {source_, {offset, offset + 1}}; }
    [[noreturn]] void fail(std::uint32_t offset, std::string message, std::string hint = {}) const {
        throw lang::Error(at(offset), std::move(message), std::move(hint));
    }

    const lang::SourcePtr& source_;
    std::string text_;
    std::vector<lang::Span> inverse_;  // the parentheses
    std::size_t next_ = 0;
    bool open_ = false;
};

[[noreturn]] void only_moves(const lang::SourcePtr& source, lang::Span span) {
    throw lang::Error({source, span}, "this notation has only moves and parentheses",
                      "parentheses hold moves on the inverse: R (U F) D");
}

// The moves of a text of moves alone.
std::vector<lang::Move> moves(const lang::SourcePtr& source, std::string masked, StopToken stop) {
    const auto parsed = lang::parse(lang::make_source(source->name, std::move(masked)), stop);
    if (!parsed.errors.empty()) {
        const auto& error = parsed.errors[0];
        throw lang::Error(lang::Diagnostic{{source, error.where.span}, error.message, error.hint, {}, error.kind});
    }
    if (parsed.statements.empty()) return {};
    const auto* show = std::get_if<lang::Show>(&parsed.statements[0].node);
    if (show == nullptr) only_moves(source, parsed.statements[0].span);
    if (parsed.statements.size() > 1) only_moves(source, parsed.statements[1].span);
    if (const auto* product = std::get_if<lang::Product>(&show->value->node))
        for (const auto& factor : product->factors)
            if (!std::holds_alternative<lang::Moves>(factor.expr->node)) only_moves(source, factor.expr->span);
    if (!std::holds_alternative<lang::Moves>(show->value->node)) only_moves(source, show->value->span);
    const auto& moves = std::get<lang::Moves>(show->value->node).moves;
    return {moves.begin(), moves.end()};
}

lang::Move inverse(lang::Move move) {
    move.turns = static_cast<std::int8_t>(-move.turns);
    return move;
}

}  // namespace

lang::ExprPtr read_niss(const lang::SourcePtr& source, StopToken stop) {
    Mask mask(source);
    std::vector<lang::Move> normal, on_inverse;
    for (const auto& move : moves(source, mask.masked(), stop))
        (mask.is_inverse(move.offset) ? on_inverse : normal).push_back(move);
    std::transform(on_inverse.rbegin(), on_inverse.rend(), std::back_inserter(normal), inverse);
    const auto end = static_cast<std::uint32_t>(source->text.size());
    return std::make_shared<lang::Expr>(lang::Expr{{0, end}, lang::Moves{std::move(normal)}});
}

}  // namespace cubelang::eval
