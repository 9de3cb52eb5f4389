// Statements. Each is added to the block that is being read.

#include "lang/builder.hpp"

namespace cubelang::lang {

template <typename Node>
void Builder::state(Span span, Node node) {
    blocks_.back().push_back({span, std::move(node)});
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

void Builder::cube(const Frame& frame, Span span) { state(span, SetCube{text()[frame.begin] == 's', pop_value()}); }

void Builder::let(const Frame&, Span span) {
    Word name = pop_word();
    state(span, Let{std::move(name.spelling), name.span, pop_value(), doc_});
}

void Builder::def(const Frame& frame, Span span) {
    Def def{words_[frame.words].spelling, words_[frame.words].span, {}, pop_value(), doc_};
    for (std::size_t i = frame.words + 1; i < words_.size(); ++i)
        def.parameters.push_back({std::move(words_[i].spelling), words_[i].span});
    words_.resize(frame.words);
    state(span, std::move(def));
}

void Builder::import_module(const Frame& frame, Span span) {
    if (operands() == frame.operands) {
        Word name = pop_word();
        return state(span, Import{std::move(name.spelling), false, name.span});
    }
    const Operand file = pop();
    state(span, Import{std::get<TextLiteral>(file.expr->node).text, true, file.expr->span});
}

void Builder::assertion(const Frame&, Span span) { state(span, Assert{pop_value()}); }

void Builder::print(const Frame& frame, Span span) {
    std::size_t height = 0;
    state(span, Print{pop_from(frame.operands, height)});
}

void Builder::loop(const Frame&, Span span) {
    Word variable = pop_word();
    Block body = pop_block();
    state(span, For{std::move(variable.spelling), variable.span, pop_value(), std::move(body)});
}

void Builder::if_statement(const Frame& frame, Span span) {
    IfStatement statement;
    if (blocks_.size() == frame.blocks + 2) statement.no = pop_block();
    statement.yes = pop_block();
    statement.condition = pop_value();
    state(span, std::move(statement));
}

void Builder::show(const Frame&, Span span) { state(span, Show{pop_value()}); }

}  // namespace cubelang::lang
