// Statements. Each is added to the block that is being read.

#include "lang/builder.hpp"

namespace cubelang::lang {

template <typename Node>
void Builder::state(Span span, Node node) {
    auto& statement = blocks_.back().emplace_back();
    statement.span = span;
    statement.node.emplace<Node>(std::move(node));
    doc_.clear();
}

Block Builder::pop_block() {
    Block block = std::move(blocks_.back());
    blocks_.pop_back();
    return block;
}

void Builder::doc_line(std::string_view line, Span) {
    line.remove_prefix(2);
    if (line.starts_with(' ')) line.remove_prefix(1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!doc_.empty()) doc_ += '\n';
    doc_ += line;
}

void Builder::cube(const StackMark& mark, Span span) { state(span, SetCube{text()[mark.begin] == 's', pop_value()}); }

void Builder::let(const StackMark&, Span span) {
    Word name = pop_word();
    state(span, Let{std::move(name.spelling), name.span, pop_value(), doc_});
}

void Builder::def(const StackMark& mark, Span span) {
    Def def{words_[mark.words].spelling, words_[mark.words].span, {}, pop_value(), doc_};
    for (std::size_t i = mark.words + 1; i < words_.size(); ++i)
        def.parameters.push_back({std::move(words_[i].spelling), words_[i].span});
    words_.resize(mark.words);
    state(span, std::move(def));
}

void Builder::import_module(const StackMark& mark, Span span) {
    if (operands() == mark.operands) {
        Word name = pop_word();
        return state(span, Import{std::move(name.spelling), false, name.span});
    }
    const Operand file = pop();
    state(span, Import{std::get<TextLiteral>(file.expr->node).text, true, file.expr->span});
}

void Builder::assertion(const StackMark& mark, Span span) {
    auto message = operands() == mark.operands + 2 ? pop_value() : nullptr;
    state(span, Assert{pop_value(), std::move(message)});
}

void Builder::print(const StackMark& mark, Span span) {
    std::size_t height = 0;
    state(span, Print{pop_from(mark.operands, height)});
}

void Builder::loop(const StackMark&, Span span) {
    Word variable = pop_word();
    Block body = pop_block();
    state(span, For{std::move(variable.spelling), variable.span, pop_value(), std::move(body)});
}

void Builder::if_statement(const StackMark& mark, Span span) {
    IfStatement statement;
    if (blocks_.size() == mark.blocks + 2) statement.no = pop_block();
    statement.yes = pop_block();
    statement.condition = pop_value();
    state(span, std::move(statement));
}

void Builder::show(const StackMark&, Span span) { state(span, Show{pop_value()}); }

}  // namespace cubelang::lang
