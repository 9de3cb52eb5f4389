#include "lang/parser.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/keywords.hpp"
#include "lang/advice/look_alikes.hpp"
#include "lang/build.hpp"
#include "lang/foreign.hpp"
#include "lang/limits.hpp"
#include "lang/report.hpp"
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

// Are two names side by side, as in `the cube`, that the text does not define?
bool is_english(std::string_view text) {
    const auto tokens = tokens_of(text);
    const auto are_names = [&](const Token& a, const Token& b) {
        return a.kind == Token::Kind::name && b.kind == a.kind &&
               !is_defined_in(text, text.substr(a.begin, a.end - a.begin));
    };
    return std::ranges::adjacent_find(tokens, are_names) != tokens.end();
}

std::string with_fix(std::string_view line, const Fix& fix, std::size_t begin) {
    const auto at = fix.span.begin - std::min<std::size_t>(begin, fix.span.begin);
    if (at > line.size()) return std::string(line);
    return std::string(line).replace(at, fix.span.end - fix.span.begin, fix.replacement);
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
            auto diagnostic = statement_as_read({builder_.source(), OperandStack::span(begin, next)});
            if (!diagnostic) {
                diagnostic = statement_error(std::move(error.diagnostic()), begin);
                blame_open_bracket(*diagnostic, begin, next);
            }
            errors_.push_back(std::move(*diagnostic));
            builder_.reset(before);
            in_.iterator() = text_.data() + next;
        }
        return true;
    }

    // The hint for a statement that advice mends is the whole statement.
    [[nodiscard]] Diagnostic statement_error(Diagnostic found, std::size_t begin) const {
        if (found.kind != Diagnostic::Kind::error) return found;
        if (auto foreign = foreign_statement(builder_.source(), begin)) found = std::move(*foreign);
        const auto line = statement_text(text_, begin);
        const bool continues =
            line.size() < trimmed_end(text_.substr(begin)).size() && innermost_open(tokens_of(line)) != Token::none;
        const auto meant = continues ? Mended{std::string(line), {}} : mended(line, names_defined_in(text_));
        const bool is_mended = can_be_written(meant.text, line);
        const bool is_remark = meant.text == line && !meant.remark.empty();
        if (auto foreign = is_mended || is_remark ? std::nullopt : foreign_line(builder_.source(), begin))
            return std::move(*foreign);
        if (is_remark) found.hint = meant.remark;
        if (is_mended) {
            found.hint = meant.hint();
            found.fixes = {{OperandStack::span(begin, begin + line.size()), meant.text}};
        } else if (found.hint.empty() && found.fixes.size() == 1 && !continues) {
            const auto fixed = with_fix(line, found.fixes.front(), begin);
            if (can_be_written(fixed, line)) found.hint = "write " + fixed;
        }
        return found;
    }

    [[nodiscard]] bool can_be_written(const std::string& text, std::string_view line) const {
        constexpr std::size_t longest = 100;
        return text != line && text.size() <= longest && !is_english(text) && is_program(text);
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

bool is_program(const std::string& text) {
    Builder builder(make_source({}, text));
    const auto all = builder.text();
    Input in(all.data(), all.data() + all.size(), "");
    try {
        for (read<grammar::between_statements>(in, builder); !in.empty();
             read<grammar::between_statements>(in, builder))
            read<grammar::whole_statement>(in, builder);
    } catch (const Error&) {
        return false;
    }
    return true;
}

std::optional<Diagnostic> statement_as_read(Where where) {
    constexpr std::size_t longest = 160;
    const auto text = trimmed(where.text(), " \t\r\n;");
    auto reading = in_our_notation(text, "reading");
    if (reading.remark.empty() || !is_program(reading.text)) return std::nullopt;
    where.span.end = where.span.begin + static_cast<std::uint32_t>(text.size());
    const Fix fix{where.span, reading.text};
    auto hint = reading.text.size() < longest ? "write " + reading.text : "";
    return Diagnostic{
        std::move(where), std::move(reading.remark), std::move(hint), {}, Diagnostic::Kind::reading, {fix}};
}

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

Statement statement_at(const SourcePtr& source, std::size_t begin) {
    Builder builder(source);
    const auto text = builder.text();
    Input in(text.data(), text.data() + text.size(), source->name.c_str());
    in.bump(begin);
    read<grammar::whole_statement>(in, builder);
    return std::move(builder.take_statements().front());
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
