#include "runtime/meaning/forms/superset.hpp"

#include <algorithm>
#include <iterator>

#include "lang/parser.hpp"
#include "runtime/meaning/forms/form_reader.hpp"

namespace cubelang::meaning {
namespace {

// Replaces everything but moves by blanks, so that the language's parser can read the text and every move keeps its
// offset.
class Mask {
public:
    explicit Mask(const lang::SourcePtr& source) : in_(source), text_(source->text) {}

    std::string masked() {
        while (!in_.at_end())
            if (!skip_comment()) read_character();
        if (open_) in_.fail(at(inverse_.back().begin).span, "this `(` is never closed");
        return std::move(text_);
    }

    /// Is this offset in parentheses? Offsets must be asked for in increasing order.
    [[nodiscard]] bool is_inverse(std::uint32_t offset) {
        while (next_ < inverse_.size() && inverse_[next_].end <= offset) ++next_;
        return next_ < inverse_.size() && inverse_[next_].begin <= offset;
    }

private:
    // Reads the next characters and replaces them by blanks.
    void blank(std::size_t count) {
        const auto here = text_.begin() + static_cast<std::ptrdiff_t>(in_.at());
        std::fill_n(here, in_.next(count).size(), ' ');
    }

    // Skips the comment that begins here, if any.
    bool skip_comment() {
        const auto rest = in_.rest();
        const bool line = rest.starts_with('#') || rest.starts_with("//");
        if (!line && !rest.starts_with("/*")) return false;
        const auto end = line ? std::min(rest.find('\n'), rest.size()) : rest.find("*/", 2);
        if (end == rest.npos) in_.fail(at(in_.at()).span, "this comment is never closed", "it ends with */");
        blank(line ? end : end + 2);
        return true;
    }

    void read_character() {
        if (in_.peek() == '(') open();
        if (in_.peek() == ')') close();
        if (in_.peek() == '(' || in_.peek() == ')' || in_.peek() == '\n')
            blank(1);
        else
            in_.next(1);
    }

    void open() {
        if (open_)
            throw lang::Error(lang::Diagnostic{at(in_.at()),
                                               "parentheses are not nested in this notation",
                                               "they mark moves on the inverse: R (U F) D",
                                               {{at(inverse_.back().begin), "opened here"}}});
        inverse_.push_back({static_cast<std::uint32_t>(in_.at()), 0});
        open_ = true;
    }

    void close() {
        if (!open_) in_.fail(at(in_.at()).span, "this `)` closes nothing");
        const auto after = in_.rest().substr(1);
        if (!after.empty() && std::string_view("'^`0123456789").find(after.front()) != std::string_view::npos)
            in_.fail(at(in_.at() + 1).span, "parentheses have no suffix here: they mark moves on the inverse",
                     "write the moves out");
        inverse_.back().end = static_cast<std::uint32_t>(in_.at());
        open_ = false;
    }

    [[nodiscard]] lang::Where at(std::size_t offset) const {
        return {in_.source(), {static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset + 1)}};
    }

    FormReader in_;
    std::string text_;
    std::vector<lang::Span> inverse_;  // the spans of the parentheses
    std::size_t next_ = 0;
    bool open_ = false;
};

[[noreturn]] void only_moves(const lang::SourcePtr& source, lang::Span span) {
    throw lang::Error({source, span}, "this notation has only moves and parentheses",
                      "parentheses contain moves on the inverse: R (U F) D");
}

// Parses a text of moves only.
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

}  // namespace cubelang::meaning
