// The layout of any program keeps its syntax tree and comments, and a second layout changes nothing.

#include "lang/editing/layout.hpp"
#include "lang/tokens.hpp"
#include "tests/fuzz/target.hpp"

namespace cubelang::fuzz {
namespace {

bool is_comment(const lang::Token& token) {
    return token.kind == lang::Token::Kind::comment || token.kind == lang::Token::Kind::doc;
}

// The comments without blanks, one after another.
std::string comments_in(std::string_view text) {
    std::string all;
    for (const auto& token : lang::tokens_of(text)) {
        if (!is_comment(token)) continue;
        for (const char c : text.substr(token.begin, token.end - token.begin))
            if (c != ' ' && c != '\t' && c != '\r') all += c;
        all += '\n';
    }
    return all;
}

void run(std::string_view bytes) {
    const auto layout = lang::layout_of(lang::make_source("fuzz", std::string(bytes)));
    for (const auto& mistake : layout.mistakes) {
        check_shown(mistake);
        must(!mistake.message.starts_with("`cube fmt` would change the meaning of this statement"),
             "the layout says the same", bytes);
    }
    if (!layout.mistakes.empty()) return;
    must(comments_in(layout.text) == comments_in(bytes), "comments are kept", layout.text);
    const auto again = lang::layout_of(lang::make_source("again", layout.text));
    must(again.mistakes.empty() && again.text == layout.text, "a layout is its own layout", layout.text);
}

const TargetRegistration target("layout", run);

}  // namespace
}  // namespace cubelang::fuzz
