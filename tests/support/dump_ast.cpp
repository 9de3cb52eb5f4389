#include "tests/support/dump_ast.hpp"

#include <fmt/format.h>

namespace cubelang::test {

using namespace lang;

namespace {

std::string shown(const Expr& expr);
std::string shown(const ExprPtr& expr);
std::string shown(const Statement& statement);
std::string shown(const Move& move);
std::string shown(const PartName& part);
std::string shown(const Factor& factor);
std::string shown(const Parameter& parameter);
std::string shown(const Argument& argument);
std::string shown(const Diagnostic& diagnostic);

template <typename Items>
std::string joined(const Items& items, const char* separator = " ") {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : separator) + shown(item);
    return text;
}

std::string with_items(std::string head, const std::string& items) { return items.empty() ? head : head + " " + items; }

std::string shown(const PartName& part) { return part.sign + part.letters + part.digits; }

std::string shown(const Factor& factor) { return (factor.slash ? "/" : factor.star ? "*" : "") + shown(factor.expr); }

std::string shown(const Argument& argument) {
    return argument.name.empty() ? shown(argument.value) : "(" + argument.name + " = " + shown(argument.value) + ")";
}

std::string shown(const Parameter& parameter) {
    return parameter.otherwise ? "(" + parameter.name + " = " + shown(parameter.otherwise) + ")" : parameter.name;
}

std::string block(const Block& statements) {
    std::string text;
    for (const Statement& statement : statements) text += (text.empty() ? "" : "; ") + shown(statement);
    return "{" + text + "}";
}

std::string sign(Operator op) {
    constexpr const char* signs[] = {"+", "-", "==", "!=", "<", "<=", ">", ">=", "in", "..", "->", "and", "or"};
    return signs[static_cast<std::size_t>(op)];
}

std::string documented(const std::string& doc) { return doc.empty() ? "" : " \"" + doc + "\""; }

struct Dumper {
    std::string operator()(const Moves& n) const { return "[" + joined(n.moves) + "]"; }
    std::string operator()(const IntegerLiteral& n) const { return n.digits; }
    std::string operator()(const BooleanLiteral& n) const { return n.value ? "true" : "false"; }
    std::string operator()(const TextLiteral& n) const { return "\"" + n.text + "\""; }
    std::string operator()(const Interpolation& n) const {
        std::string all = "(text \"" + n.texts[0] + "\"";
        for (std::size_t i = 0; i < n.values.size(); ++i)
            all += " " + shown(n.values[i]) + n.formats[i] + " \"" + n.texts[i + 1] + "\"";
        return all + ")";
    }
    std::string operator()(const Name& n) const { return n.name; }
    std::string operator()(const Cycle& n) const { return "(cycle " + joined(n.parts) + ")"; }
    std::string operator()(const Location& n) const {
        return "@" + (n.numbering.empty() ? "" : n.numbering + ".") + shown(n.part);
    }
    std::string operator()(const Numbered& n) const {
        constexpr std::string_view forms[] = {"cycles", "row", "map"};
        std::string text = "(" + n.numbering + " " + std::string(forms[static_cast<std::size_t>(n.form)]);
        for (std::size_t i = 0, cycle = 0; i < n.numbers.size(); ++i) {
            text += " " + std::to_string(n.numbers[i].value);
            if (cycle < n.cycle_ends.size() && n.cycle_ends[cycle] == i + 1)
                text += ++cycle < n.cycle_ends.size() ? " |" : "";
        }
        return text + ")";
    }
    std::string operator()(const Numbers& n) const {
        constexpr std::string_view forms[] = {"cycle", "row", "two rows", "oriented", "list", "pairs"};
        std::string text = "(numbers: " + std::string(forms[static_cast<std::size_t>(n.form)]);
        for (const auto& number : n.numbers) text += " " + std::to_string(number.value);
        return text + ")";
    }
    std::string operator()(const Arrows& n) const {
        std::string text = "(arrows";
        for (const auto& [place, piece] : n.arrows) text += " " + shown(place) + "<-" + shown(piece);
        return text + ")";
    }
    std::string operator()(const Product& n) const { return "(product " + joined(n.factors) + ")"; }
    std::string operator()(const Negate& n) const { return "(- " + shown(n.operand) + ")"; }
    std::string operator()(const Invert& n) const { return "(' " + shown(n.operand) + ")"; }
    std::string operator()(const Power& n) const { return "(^ " + shown(n.base) + " " + shown(n.exponent) + ")"; }
    std::string operator()(const Commutator& n) const { return "(comm " + shown(n.a) + " " + shown(n.b) + ")"; }
    std::string operator()(const Conjugate& n) const { return "(conj " + shown(n.a) + " " + shown(n.b) + ")"; }
    std::string operator()(const Binary& n) const {
        return "(" + sign(n.op) + " " + shown(n.left) + " " + shown(n.right) + ")";
    }
    std::string operator()(const Not& n) const { return "(not " + shown(n.operand) + ")"; }
    std::string operator()(const Call& n) const {
        return "(" + with_items("call " + (n.callee ? shown(n.callee) : n.name), joined(n.arguments)) + ")";
    }
    std::string operator()(const Field& n) const { return "(field " + shown(n.record) + " " + n.name + ")"; }
    std::string operator()(const Index& n) const { return "(item " + shown(n.value) + " " + shown(n.at) + ")"; }
    std::string operator()(const List& n) const { return "(" + with_items("list", joined(n.items)) + ")"; }
    std::string operator()(const Map& n) const { return "(" + with_items("map", joined(n.items)) + ")"; }
    std::string operator()(const IfExpr& n) const {
        return "(if " + shown(n.condition) + " " + shown(n.yes) + " " + shown(n.no) + ")";
    }

    std::string operator()(const Lambda& n) const {
        return "(-> (" + joined(n.parameters) + ") " + shown(n.body) + ")";
    }
    std::string operator()(const BlockExpr& n) const { return block(n.statements); }
    std::string operator()(const Return& n) const { return "return " + shown(n.value); }
    std::string operator()(const Comprehension& n) const {
        std::string text = "(list of " + shown(n.item);
        for (const auto& [variables, items, condition] : n.clauses)
            text += " for " + joined(variables) + " in " + shown(items) + (condition ? " if " + shown(condition) : "");
        return text + ")";
    }
    std::string operator()(const Quantified& n) const {
        std::string text = n.exists ? "(exists" : "(forall";
        for (const auto& [variables, items, condition] : n.clauses)
            text += " " + joined(variables) + " in " + shown(items);
        return text + ": " + shown(n.condition) + ")";
    }

    std::string operator()(const SetCube& n) const { return (n.super ? "supercube " : "cube ") + shown(n.size); }
    std::string operator()(const Let& n) const { return "let " + n.name + documented(n.doc) + " = " + shown(n.value); }
    std::string operator()(const LetParts& n) const { return "let (" + joined(n.names) + ") = " + shown(n.value); }
    std::string operator()(const Def& n) const {
        return "def " + n.name + "(" + joined(n.code.parameters) + ")" + documented(n.doc) + " = " + shown(n.code.body);
    }
    std::string operator()(const Import& n) const { return "import " + (n.is_file ? "\"" + n.what + "\"" : n.what); }
    std::string operator()(const Assert& n) const {
        return "assert " + shown(n.condition) + (n.message == nullptr ? "" : ", " + shown(n.message));
    }
    std::string operator()(const Print& n) const { return with_items("print", joined(n.items)); }
    std::string operator()(const For& n) const {
        return "for " + joined(n.variables) + " in " + shown(n.items) + " " + block(n.body);
    }
    std::string operator()(const IfStatement& n) const {
        return "if " + shown(n.condition) + " then " + block(n.yes) + " else " + block(n.no);
    }
    std::string operator()(const Show& n) const { return shown(n.value); }
};

std::string shown(const Diagnostic& diagnostic) {
    const LineColumn place = line_column(*diagnostic.where.source, diagnostic.where.span.begin);
    std::string text = fmt::format("{}:{}: {}", place.line, place.column, diagnostic.message);
    return diagnostic.hint.empty() ? text : text + " | " + diagnostic.hint;
}

std::string layers(const Move& move) {
    if (move.from == 1 && move.to == 1) return "";
    return fmt::format("{}-{}", move.from, move.to);
}

std::string shown(const Move& move) {
    return layers(move) + move.letter + (move.whole ? "v" : "") + (move.turns == 1 ? "" : std::to_string(move.turns));
}

std::string shown(const Expr& expr) { return std::visit(Dumper{}, expr.node); }

std::string shown(const ExprPtr& expr) { return shown(*expr); }

std::string shown(const Statement& statement) { return std::visit(Dumper{}, statement.node); }

}  // namespace

std::string dump(const Expr& expr) { return shown(expr); }

std::string dump(const ParseResult& parsed) {
    return parsed.errors.empty() ? joined(parsed.statements, "\n") : joined(parsed.errors, "\n");
}

std::string dump_text(const std::string& text) { return dump(parse(make_source("test", text))); }

}  // namespace cubelang::test
