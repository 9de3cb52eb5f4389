#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::markdown {
namespace {

struct Plain {
    std::string operator()(const Paragraph& paragraph) const { return plain_text(paragraph.text) + '\n'; }
    std::string operator()(const Heading& heading) const { return plain_text(heading.text) + '\n'; }
    std::string operator()(const Verbatim& verbatim) const { return verbatim.text + '\n'; }
    std::string operator()(const Rule&) const { return {}; }
    std::string operator()(const Bullets& list) const {
        std::string text;
        for (const Blocks& item : list.items) text += all(item);
        return text;
    }
    std::string operator()(const Quote& quote) const { return all(quote.blocks); }
    std::string operator()(const Table& table) const {
        std::string text;
        for (const auto& row : table.rows)
            for (const Spans& cell : row) text += plain_text(cell) + '\n';
        return text;
    }

private:
    static std::string all(const Blocks& blocks) {
        std::string text;
        for (const Block& block : blocks) text += plain_text(block);
        return text;
    }
};

}  // namespace

std::string plain_text(const Spans& spans) {
    std::string text;
    for (const Span& span : spans) text += span.style == Span::Style::line_break ? " " : span.text;
    return text;
}

std::string plain_text(const Block& block) { return std::visit(Plain(), block.is); }

}  // namespace cubelang::markdown
