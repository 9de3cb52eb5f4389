#include "lang/parser.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/build.hpp"
#include "lang/foreign.hpp"
#include "lang/limits.hpp"
#include "lang/phrasebook/keywords.hpp"
#include "lang/report.hpp"
#include "lang/rewritten.hpp"
#include "lang/scanner.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lang {
namespace {

template <typename Rule>
struct control : pegtl::normal<Rule> {
    template <typename Input>
    [[noreturn]] static void raise(const Input& in, Builder& builder) {
        static_assert(!message<Rule>.text.empty(), "a rule that must match has its row in messages.hpp");
        report_missing(builder, in.byte(), message<Rule>);
    }
};

using Input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

template <typename Rule>
void read(Input& in, Builder& builder) {
    static_cast<void>(pegtl::parse<Rule, action, control>(in, builder));
}

// Parsing resumes here after an error. A statement with an open bracket ends before a line that can only begin another.
std::size_t next_statement(std::string_view text, std::size_t begin) {
    const Extent extent = statement_extent(text, begin);
    if (!extent.open) return extent.end;
    for (std::size_t line = text.find('\n', begin); line != std::string_view::npos; line = text.find('\n', line + 1))
        if (begins_statement(text.substr(line + 1))) return line + 1;
    return text.size();
}

// An error inside a bracket that was opened on an earlier line and is never closed is reported at that bracket.
void blame_open_bracket(Diagnostic& error, std::size_t begin, std::size_t end) {
    if (!error.notes.empty()) return;  // its origin is already reported
    const auto statement = std::string_view(error.where.source->text).substr(begin, end - begin);
    const auto at = std::min<std::size_t>(error.where.span.begin - begin, statement.size());
    const auto tokens = tokens_of(statement);
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token) {
        if (token->kind != Token::Kind::open || token->partner != Token::none || token->begin >= at) continue;
        if (statement.substr(token->begin, at - token->begin).find('\n') == std::string_view::npos) return;
        const auto bracket = static_cast<std::uint32_t>(begin + token->begin);
        error.notes.push_back({error.where, "this is read inside that bracket: " + error.message});
        error.where.span = {bracket, bracket + 1};
        error.message = unclosed(statement[token->begin]);
        error.hint = {};
        error.fixes = {};
        return;
    }
}

// In values; a few hundred megabytes.
constexpr std::size_t most_kept = std::size_t{1} << 19;

bool can_be_parsed(const std::string& statement) {
    Builder builder(make_source({}, statement));
    const auto text = builder.text();
    Input in(text.data(), text.data() + text.size(), "");
    try {
        read<grammar::whole_statement>(in, builder);
    } catch (const Error&) {
        return false;
    }
    return in.empty();
}

class Parser {
public:
    explicit Parser(Builder& builder)
        : builder_(builder),
          text_(builder.text()),
          in_(text_.data(), text_.data() + text_.size(), builder.source()->name.c_str()) {
        if (text_.starts_with("\xEF\xBB\xBF")) in_.bump(3);
    }

    ParseResult run() {
        while (step()) {
        }
        if (builder_.stopped()) return {{}, {stopped().diagnostic()}};
        return {builder_.take_statements(), std::move(errors_)};
    }

    void run_each(const std::function<void(const Statement&)>& use) {
        while (step())
            for (const auto& statement : builder_.take_statements()) use(statement);
        if (builder_.stopped()) throw stopped();
    }

    // Once the tree is too large, each statement is dropped right after parsing.
    ParseResult run_bounded() {
        bool is_kept = true;
        while (step()) {
            is_kept &= builder_.statements() < 2 || builder_.weight() <= most_kept;
            if (!is_kept) builder_.reset(0);
        }
        if (builder_.stopped()) return {{}, {stopped().diagnostic()}};
        return {builder_.take_statements(), std::move(errors_), is_kept};
    }

private:
    [[nodiscard]] Error stopped() const { return interruption({builder_.source(), {}}); }

    // Parses one statement; false at the end of the text, after too many errors, or if stopped.
    bool step() {
        if (errors_.size() >= most_errors || builder_.stopped()) return false;
        std::size_t begin = in_.byte();
        const std::size_t before = builder_.statements();
        try {
            read<grammar::between_statements>(in_, builder_);
            begin = in_.byte();
            if (in_.empty()) return false;
            read<grammar::whole_statement>(in_, builder_);
        } catch (Error& error) {
            const auto next = next_statement(text_, begin);
            auto diagnostic = statement_error(std::move(error.diagnostic()), begin);
            blame_open_bracket(diagnostic, begin, next);
            errors_.push_back(std::move(diagnostic));
            builder_.reset(before);
            in_.iterator() = text_.data() + next;
        }
        return true;
    }

    // A statement in another language is reported at its beginning, wherever parsing failed.
    [[nodiscard]] Diagnostic statement_error(Diagnostic found, std::size_t begin) const {
        if (found.kind != Diagnostic::Kind::error) return found;
        const auto rest = text_.substr(begin);
        if (rest.starts_with("for (") && rest.find(';') < rest.find(')')) {  // for (let i = 1; i <= 3; i++)
            found.hint = "write for i in 1..6 { … }";
            return found;
        }
        const auto line = rest.substr(0, rest.find_first_of("\n;"));
        const bool is_conditional = line.find(" if ") < line.find(" else ") && line.find(" then ") == line.npos;
        if (auto hint = is_conditional ? rewritten_hint(begin, true) : ""; !hint.empty()) {  // "yes" if c else "no"
            found.hint = std::move(hint);
            return found;
        }
        const bool any_words = found.message == message<grammar::end_of_statement>.text;
        if (auto foreign = foreign_line(builder_.source(), begin, any_words)) return std::move(*foreign);
        auto foreign = foreign_statement(builder_.source(), begin);
        const bool has_no_hint = any_words || foreign || found.hint.empty() ||
                                 found.hint == message<grammar::close_pair>.hint || found.hint == list_made_by_for;
        if (foreign) found = std::move(*foreign);
        if (auto hint = rewritten_hint(begin, has_no_hint); !hint.empty()) found.hint = std::move(hint);
        return found;
    }

    // The statement rewritten so that it can be parsed, if it is on one line. `<…>` and `:=` need no other hint.
    [[nodiscard]] std::string rewritten_hint(std::size_t begin, bool has_no_hint) const {
        constexpr std::size_t longest = 80;
        const auto rest = text_.substr(begin);
        const auto line = trimmed(rest.substr(0, rest.find_first_of("\n;#")));
        const bool has_sign = line.find('<') != line.npos || line.find(":=") != line.npos ||
                              line.find("for ") != line.npos || line.starts_with("let ") || line.starts_with("def ");
        const bool continues = line.size() < trimmed(rest).size() && innermost_open(tokens_of(line)) != Token::none;
        if ((!has_no_hint && !has_sign) || continues) return {};
        for (const auto& text : line.size() > longest ? std::vector<std::string>() : rewritten(line))
            if (can_be_parsed(text)) return fmt::format("write {}", text);
        return {};
    }

    Builder& builder_;
    std::string_view text_;
    Input in_;
    std::vector<Diagnostic> errors_;
};

std::string bad_byte_message(unsigned char byte) {
    return byte == 0 ? "a NUL byte cannot be in a text" : fmt::format("the byte 0x{:02X} is not UTF-8 text", byte);
}

void check_readable(const SourcePtr& source) {
    const std::string& text = source->text;
    if (text.size() > largest_text) throw Error({source, {}}, fmt::format("a text has {} bytes at most", largest_text));
    const auto bad = first_bad_byte(text);
    if (!bad) return;
    const auto at = static_cast<std::uint32_t>(*bad);
    throw Error({source, {at, at + 1}}, bad_byte_message(static_cast<unsigned char>(text[at])));
}

}  // namespace

ParseResult parse(const SourcePtr& source, StopToken stop) { return Reader().parse(source, stop); }

ParseResult parse_bounded(const SourcePtr& source, StopToken stop) {
    try {
        check_readable(source);
        Builder builder(source, stop);
        return Parser(builder).run_bounded();
    } catch (const Error& error) {
        return {{}, {error.diagnostic()}};
    }
}

void for_each_statement(const SourcePtr& source, StopToken stop, const std::function<void(const Statement&)>& use) {
    Builder builder(source, stop);
    Parser(builder).run_each(use);
}

Reader::Reader() = default;
Reader::~Reader() = default;

// The memory of a long text is freed, not kept for the next one.
ParseResult Reader::parse(const SourcePtr& source, StopToken stop) {
    constexpr std::size_t long_text = 1U << 12;
    try {
        check_readable(source);
        auto builder = builder_ ? std::move(builder_) : std::make_unique<Builder>(SourcePtr());
        builder->begin(source, stop);
        auto parsed = Parser(*builder).run();
        if (source->text.size() < long_text) builder_ = std::move(builder);
        return parsed;
    } catch (const Error& error) {
        return {{}, {error.diagnostic()}};
    }
}

}  // namespace cubelang::lang
