// Any text is a program or has mistakes that can be shown; the ends of its statements do not depend on how it is cut.

#include "lang/advice/look_alikes.hpp"
#include "lang/parser.hpp"
#include "lang/scanner.hpp"
#include "lang/tokens.hpp"
#include "tests/fuzz/target.hpp"

namespace cubelang::fuzz {
namespace {

void check_tokens(const std::string& text) {
    const auto tokens = lang::tokens_of(text);
    std::size_t end = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        must(end <= tokens[i].begin && tokens[i].begin < tokens[i].end && tokens[i].end <= text.size(),
             "tokens follow each other", text);
        end = tokens[i].end;
        if (tokens[i].partner != lang::Token::none)
            must(tokens[tokens[i].partner].partner == i, "brackets are partners of each other", text);
    }
    const auto open = lang::innermost_open(tokens);
    must(open == lang::Token::none || open < tokens.size(), "an open bracket is a token", text);
}

// Compares whole input with standard input, which arrives in pieces, and with the parser after a mistake.
void check_extents(const std::string& text) {
    const std::size_t piece = 1 + text.size() / 16;
    lang::GrowingStatement growing;
    std::size_t begin = 0, come = 0;
    const auto grown = [&] {
        come = std::min(text.size(), std::max(come, begin) + piece);
        return growing.extent(std::string_view(text).substr(begin, come - begin));
    };
    while (begin < text.size()) {
        const auto whole = lang::statement_extent(text, begin);
        must(whole.end > begin && whole.end <= text.size(), "statements are not empty", text);
        auto extent = grown();
        while (!extent.ended && come < text.size()) extent = grown();
        must(!extent.ended || !whole.ended || begin + extent.end == whole.end,
             "piece by piece a statement ends where it does in the whole text", text);
        if (!extent.ended) return;
        begin += extent.end;
    }
}

void check_statements(const lang::SourcePtr& source, const std::vector<lang::Statement>& statements) {
    std::uint32_t end = 0;
    for (const auto& statement : statements) {
        const auto [from, to] = statement.span;
        must(end <= from && from <= to && to <= source->text.size(), "statements follow each other", source->text);
        end = to;
        for (const auto& look_alike : lang::look_alikes(std::string_view(source->text).substr(from, to - from)))
            must(look_alike.end <= to - from, "a note is in its statement", source->text);
    }
}

void run(std::string_view input) {
    const auto source = lang::make_source("fuzz", std::string(input));
    const auto parsed = lang::parse(source);
    for (const auto& error : parsed.errors) check_shown(error);
    check_statements(source, parsed.statements);
    check_tokens(source->text);
    check_extents(source->text);
    static_cast<void>(lang::is_incomplete(input));
}

const TargetRegistration target("parser", run);

}  // namespace
}  // namespace cubelang::fuzz
