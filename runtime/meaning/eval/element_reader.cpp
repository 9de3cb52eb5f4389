#include "runtime/meaning/eval/element_reader.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/move.hpp"
#include "lang/tree_parts.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

constexpr std::string_view accepted_notation =
    "an algorithm or a permutation is written as moves, cycles, brackets, products and powers of them";

template <class Node>
concept non_literal =
    one_of<Node, lang::BooleanLiteral, lang::TextLiteral, lang::Interpolation, lang::Name, lang::Location, lang::Binary,
           lang::Not, lang::Call, lang::Field, lang::Index, lang::List, lang::Map, lang::IfExpr, lang::Lambda,
           lang::Comprehension, lang::Quantified, lang::BlockExpr>;

// The first node of the tree that is not a literal; null if there is no such node.
const lang::Expr* first_non_literal(const lang::Expr& expr) {
    return std::visit(
        [&]<class Node>(const Node& node) {
            const lang::Expr* found = non_literal<Node> ? &expr : nullptr;
            if constexpr (!non_literal<Node>)
                lang::for_each_child(node, [&](const lang::ExprPtr& child) {
                    if (found == nullptr) found = first_non_literal(*child);
                });
            return found;
        },
        expr.node);
}

// The text's only expression; throws if it is not exactly one expression.
const lang::ExprPtr& only_expression(const lang::ParseResult& parsed, const lang::SourcePtr& source) {
    if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
    if (parsed.statements.empty()) throw lang::Error({source, {}}, "this text is empty", "the identity is written ()");
    const auto* shown = std::get_if<lang::Show>(&parsed.statements.front().node);
    if (shown == nullptr)
        throw lang::Error({source, parsed.statements.front().span}, "this is a statement, not an algorithm",
                          std::string(accepted_notation));
    if (parsed.statements.size() > 1)
        throw lang::Error({source, parsed.statements[1].span}, "a second expression begins here, and only one is read",
                          "put an expression of several lines in brackets");
    return shown->value;
}

void check_literal(const lang::ExprPtr& expr, const lang::SourcePtr& source) {
    const auto* node = first_non_literal(*expr);
    if (node == nullptr) return;
    const lang::Where where{source, node->span};
    throw lang::Error(
        where,
        fmt::format("`{}` is neither moves nor cycles, and names and calls are not evaluated here", where.text()),
        std::string(accepted_notation));
}

}  // namespace

Value read_form(const Form& form, cube::Cube cube, const lang::SourcePtr& text, const FormOptions& options) {
    auto asked = options;
    std::string remark;
    asked.remark = &remark;
    auto state = form.read(cube, text, asked);
    if (form.remark != nullptr) remark = form.remark(state);
    return make_permutation(std::move(state), std::move(remark));
}

void check_fits(cube::Cube cube, int largest, std::string_view what, const lang::Where& where) {
    if (cube.n > largest)
        throw lang::Error(where,
                          fmt::format("{0} up to the {1}x{1}x{1}, but this is a {2}", what, largest, cube_name(cube)));
}

ElementReader::ElementReader(const Vocabulary& vocabulary, const Form* form, std::string name)
    : empty_(vocabulary), form_(form), name_(std::move(name)) {}

void ElementReader::set_text(std::string_view text) {
    source_.reset();
    if (!text_ || text_.use_count() > 1) {
        text_ = std::make_shared<lang::Source>();
        text_->name = name_;
    }
    text_->text = text;
    source_ = text_;
}

// Fast path: most texts are plain moves. Returns false if the text has anything else.
bool ElementReader::read_moves() {
    if (!word_) word_ = std::make_shared<cube::Word>(cube::Word{cube::Run{}, 1, {}});
    auto& moves = std::get<cube::Run>(word_->node).moves.own();
    moves.clear();
    const auto& text = text_->text;
    const auto begin = std::min(text.find_first_not_of(" \t"), text.size());
    const auto end = lang::read_plain_moves(text, begin, false, moves, text.size());
    if (moves.empty() || text.find_first_not_of(" \t\r", end) != std::string::npos) return false;
    word_->origin = source_;
    return true;
}

Value ElementReader::read(Context& context, std::string_view text, bool has_inner_letters) {
    if (word_.use_count() > 1) word_.reset();
    if (word_) word_->origin.reset();
    set_text(text);
    if (form_ != nullptr) {
        check_fits(context.cube(), form_->largest, form_->limit, {source_, {}});
        return read_form(*form_, context.cube(), source_, {});
    }
    text_->has_inner_letters = has_inner_letters;
    return !has_inner_letters && read_moves() ? Value{Algorithm{word_}} : read_notation(context);
}

Value ElementReader::read_notation(Context& context) {
    const auto parsed = reader_.parse(source_, context.stop_token());
    const auto& expr = only_expression(parsed, source_);
    check_literal(expr, source_);
    auto value = Evaluator(context, empty_, nullptr, source_).evaluate(*expr);
    if (!is_element(value))
        throw lang::Error({source_, expr->span}, fmt::format("this is {}", type_with_article(value)),
                          std::string(accepted_notation));
    return value;
}

std::string reason_of(const lang::Diagnostic& diagnostic, const lang::SourcePtr& text) {
    const auto brief = lang::shortened(diagnostic);
    const auto& where = brief.where;
    std::string reason;
    if (where.source == text && where.span != lang::Span{}) {
        const auto [line, column] = lang::line_column(*text, where.span.begin);
        reason = line == 1 ? fmt::format("column {}: ", column) : fmt::format("line {}, column {}: ", line, column);
    }
    reason += brief.message;
    return brief.hint.empty() ? reason : reason + "; " + brief.hint;
}

}  // namespace cubelang::meaning
