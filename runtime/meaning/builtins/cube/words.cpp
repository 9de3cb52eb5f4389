// Built-ins for algorithms as sequences of moves.

#include <fmt/format.h>

#include "lang/advice/suggest.hpp"
#include "lang/parser.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/cube/generator_words.hpp"
#include "runtime/meaning/builtins/cube/parse.hpp"
#include "runtime/meaning/context/limits.hpp"

namespace cubelang::meaning {
namespace {

// A mirror plane, named by the slice in it.
struct MirrorPlane {
    cube::Axis across;
};

// A permutation, algorithm, symmetry or tuple.
struct Invertible {
    Operand operand;
};

}  // namespace

template <>
struct Argument<Invertible> : Argument<cube::Mirrored> {
    static Invertible get(Context&, const Operand& operand) { return {operand}; }
};

template <>
struct Argument<MirrorPlane> : Argument<cube::WordPtr> {
    // Where M is all inner layers of an even cube, it names the plane between them too.
    static MirrorPlane get(Context& context, const Operand& operand) {
        const auto slice = cube::expand(*operand.value.as<Algorithm>()->word, 1);
        const auto is_slice = [&](const cube::Move& move) {
            return cube::letter_of(move).kind == cube::Letter::Kind::middle ||
                   (move.from == 2 && move.to == context.cube().n - 1);
        };
        if (slice && slice->size() == 1 && is_slice(slice->front()))
            return {cube::axis_of(cube::letter_of(slice->front()).face)};
        throw lang::Error(operand.where, "name the mirror by its slice: M, E or S",
                          "mirror(a, M) swaps left and right");
    }
    static std::vector<Choice> choices() {
        return {{"M", "left and right are swapped"},
                {"E", "top and bottom are swapped"},
                {"S", "front and back are swapped"}};
    }
};

namespace {

using Word = At<cube::WordPtr>;

std::vector<cube::Move> written_out(const Word& word, std::size_t most = limits::longest_expansion) {
    if (auto moves = cube::expand(**word, most)) return *std::move(moves);
    throw lang::Error(word.where, fmt::format("this algorithm has more than {} moves when written out", most));
}

Value moves(const Word& word) {
    return list_of(written_out(word, limits::longest_list),
                   [&](const auto& move) { return make_algorithm(cube::make_run({move})); });
}

std::optional<Value> size_of_others(Context& context, const Value& value) {
    auto size = size_of(context, value, {});
    return size ? std::optional<Value>(*std::move(size)) : std::nullopt;
}

std::optional<Value> reversed_list(Context&, const Value& value) {
    const auto* list = value.as<List>();
    if (list == nullptr) return std::nullopt;
    auto items = list->items.copy();
    std::ranges::reverse(items);
    return make_list(std::move(items));
}

Integer length(Context& context, const Word& word, const std::optional<query::Metric>& metric) {
    static_cast<void>(context.perform(*word, word.where));  // throws if a move does not exist on this cube
    return query::length(**word, metric.value_or(query::usual_metric(context.cube().n)), context.cube().n);
}

std::string length_remark(Context& context, const Value& of) {
    const auto* algorithm = of.as<Algorithm>();
    if (algorithm == nullptr) return "";
    const int n = context.cube().n;
    const auto& usual = query::usual_metric(n);
    const auto counted = query::length(*algorithm->word, usual, n);
    std::string others;
    for (const auto* name : {"HTM", "QTM"})
        if (const auto other = query::length(*algorithm->word, *query::find_metric(name), n); other != counted)
            others += fmt::format("{}{}: {}", others.empty() ? "; " : ", ", name, other.str());
    return others.empty() ? "" : std::string(usual.name) + others;
}

Value variants(Context& context, const Word& word, const std::optional<Boolean>& auf) {
    static_cast<void>(context.perform(*word, word.where));  // throws if a move does not exist on this cube
    const auto moves = written_out(word);
    if (moves.size() > limits::longest_varied)
        throw lang::Error(word.where, fmt::format("variants supports at most {} moves, not {}", limits::longest_varied,
                                                  moves.size()));
    const int n = context.cube().n;
    std::vector<std::string_view> metrics{"HTM", "QTM", "STM"};
    if (const auto usual = query::usual_metric(n).name; usual != metrics.front())
        metrics.insert(metrics.begin(), usual);
    std::vector<Value> rows;
    for (const auto& [what, varied] : query::variants(moves, n, auf && auf->value)) {
        auto run = cube::make_run(varied);
        std::vector<std::pair<std::string, Value>> fields{{"what", make_text(what)}};
        for (const auto metric : metrics)
            fields.emplace_back(metric, make_integer(query::length(*run, *query::find_metric(metric), n)));
        fields.emplace_back("algorithm", make_algorithm(std::move(run)));
        rows.push_back(make_record(std::move(fields)));
    }
    return make_list(std::move(rows));
}

Value mirror(Context& context, const At<Element>& a, const std::optional<MirrorPlane>& plane) {
    const auto across = plane ? plane->across : cube::Axis::x;
    if (const auto* algorithm = a->value.as<Algorithm>())
        return make_algorithm(cube::mirrored(algorithm->word, across));
    return conjugate(context, {a->value, a.where}, cube::reflection(across));
}

cube::WordPtr rotate(const cube::WordPtr& word, const Word& by) {
    auto result = word;
    for (const auto& move : written_out(by)) {
        const auto& letter = cube::letter_of(move);
        if (letter.kind != cube::Letter::Kind::whole)
            throw lang::Error(by.where, fmt::format("{} does not turn the whole cube", cube::spell(move)),
                              "rotate uses x, y and z");
        for (int quarter = 0; quarter < (move.turns % 4 + 4) % 4; ++quarter)
            result = cube::rotated(result, cube::axis_of(letter.face));
    }
    return result;
}

// The expression in the text; null if the text is empty. Throws if it is not a single expression.
lang::ExprPtr expression(const lang::SourcePtr& source, StopToken stop) {
    auto parsed = lang::parse(source, stop);
    if (!parsed.errors.empty()) {
        parsed.errors[0].message.insert(0, "this text is not an algorithm: ");
        throw lang::Error(std::move(parsed.errors[0]));
    }
    if (parsed.statements.empty()) return nullptr;
    const auto* show = std::get_if<lang::Show>(&parsed.statements[0].node);
    if (show == nullptr || parsed.statements.size() > 1)
        throw lang::Error({source, parsed.statements[show == nullptr ? 0 : 1].span},
                          "this text is not an algorithm: it is not a single expression");
    return show->value;
}

// Reads the text by the grammar of the language.
Value algorithm(Context& context, const lang::SourcePtr& source) {
    const auto expr = expression(source, context.stop_token());
    if (expr == nullptr) return make_algorithm(cube::make_run({}));
    auto value = evaluated(context, *expr, source);
    if (is_element(value)) return value;
    throw lang::Error({source, expr->span},
                      fmt::format("this text is not an algorithm: it is {}", type_with_article(value)));
}

Value algorithm_in(Context& context, const At<Text>& text, const std::optional<lang::Notation>& notation) {
    const auto read = [&](const lang::SourcePtr& source) { return algorithm(context, source); };
    return in_text(text, "text", read, has_inner_letters(context, notation));
}

Value is_algorithm(Context& context, const At<Text>& text, const std::optional<lang::Notation>& notation) {
    try {
        static_cast<void>(algorithm_in(context, text, notation));
    } catch (const lang::Error& error) {
        if (error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw;
        return make_boolean(false, error.diagnostic().message);
    }
    return make_boolean(true);
}

}  // namespace

std::vector<BuiltIn> word_built_ins() {
    constexpr std::string_view word_parameter = "a: the algorithm, or an element of a group that is shown as a word";
    return {
        row({.name = "moves",
             .parameters = word_parameter,
             .meaning = "The moves of an algorithm, as a list.",
             .example = "moves([R, U])",
             .answer = "{R, U, R', U'}",
             .of_tuple = powers_of_word},
            moves),
        row({.name = "length",
             .parameters = "a: the algorithm, or an element of a group that is shown as a word; or a list, map, set or "
                           "text, whose size it gives | metric",
             .meaning =
                 "The number of moves of an algorithm in a metric: HTM, QTM, STM, ETM, OBTM, BTM, SSTM or SSQTM.",
             .example = "length(R2 M U, QTM)",
             .answer = "5",
             .remark = {length_remark},
             .of_tuple = length_of_word,
             .of_others = size_of_others},
            length),
        row({.name = "simplify",
             .parameters = word_parameter,
             .meaning = "Merges and cancels turns of the same layers, also across turns about the same axis.",
             .example = "moves(simplify(R L R' U U))",
             .answer = "{L, U2}",
             .of_tuple = simplified_word},
            [](const Word& a) { return cube::make_run(query::simplify(written_out(a))); }),
        row({.name = "expand",
             .parameters = word_parameter,
             .meaning = "The moves of an algorithm written out, without brackets.",
             .example = "moves(expand((R U)2))",
             .answer = "{R, U, R, U}",
             .of_tuple = expanded_word},
            [](const Word& a) { return cube::make_run(written_out(a)); }),
        row({.name = "inverse",
             .parameters = "a: the permutation, algorithm or symmetry",
             .meaning = "The inverse of a. For an algorithm: its moves in reverse order, each inverted.",
             .example = "inverse(R U') == U R'",
             .answer = "true",
             .of_tuple = inverse_of_element},
            [](Context& context, const Invertible& a) { return power(context, a.operand, -1); }),
        row({.name = "reverse",
             .parameters = "a: the algorithm, or a list",
             .meaning = "The same moves in reverse order, each unchanged (not the inverse). Of a list: the same items.",
             .example = "moves(reverse(R U F'))",
             .answer = "{F', U, R}",
             .of_others = reversed_list},
            [](const cube::WordPtr& a) { return cube::reversed(a); }),
        row({.name = "mirror",
             .parameters = "a: the algorithm or position | plane: the slice in the mirror plane",
             .meaning = "The mirror image of an algorithm or position in the plane of M (the default), E or S.",
             .example = "moves(mirror(R U R' F))",
             .answer = "{L', U', L, F'}"},
            mirror),
        row({.name = "rotate",
             .parameters = "a, by: the rotations of the whole cube: x, y, z",
             .meaning = "The algorithm conjugated by rotations of the whole cube: R becomes F by y. The same as a^by.",
             .example = "moves(rotate(R U, y))",
             .answer = "{F, U}"},
            rotate),
        row({.name = "variants",
             .parameters = "a, auf: whether to add turns of U before and after",
             .meaning = "A list of variants of an algorithm, with their lengths. They are inverted, mirrored, rotated, "
                        "cyclically shifted, or rewritten with slices or opposite faces.",
             .example = "item(variants(R U R' U'), 2).algorithm",
             .answer = "Lw F Lw' U'\n(+urf,rdf) (-ulb,rub) (ur,ub,fr)"},
            variants),
        row({.name = "algorithm",
             .parameters = "text: the moves, in the language's notation | notation",
             .meaning = "Reads a text as an algorithm.",
             .example = "order(algorithm(\"R U\"))",
             .answer = "105"},
            algorithm_in),
        row({.name = "is_algorithm",
             .parameters = "text, notation",
             .meaning = "Can algorithm(text, notation) read it? If not, the reason.",
             .example = "is_algorithm(\"R U R'\")",
             .answer = "true"},
            is_algorithm),
    };
}

}  // namespace cubelang::meaning
