#include "runtime/meaning/value/elements.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "lang/advice/move_letters.hpp"
#include "runtime/base/text.hpp"
#include "runtime/cube/coordinates/sticker_row.hpp"

namespace cubelang::meaning {

// Moves of the syntax tree as moves of a word: only whole-cube turns such as `Rv` differ.
cube::SharedMoves moves_of(const lang::Moves& written) {
    if (std::ranges::none_of(written.moves, &cube::Move::whole)) return written.moves;
    auto moves = written.moves;
    for (auto& move : moves.own())
        if (move.whole) move = cube::with_whole_cube(move);
    return moves;
}

cube::SharedMoves moves_of(const lang::Moves& written, int n, const lang::SourcePtr& source) {
    auto moves = moves_of(written);
    for (auto& move : moves.own()) {
        const lang::Where where{source, {move.offset, move.offset + move.length}};
        const auto text = where.text();
        const auto layers = text.substr(0, text.find_first_not_of("0123456789-")), rest = text.substr(layers.size());
        const auto small =
            lang::move_letter(rest.front()).form == lang::LetterForm::small && !rest.substr(1).starts_with('W');
        if (small && n >= 4 && is_digits(layers))
            throw lang::Error(where, fmt::format("`{}` is read in two ways where small letters are inner layers", text),
                              fmt::format("write {0}{1}{2} for layer {0} alone, {0}{1}w{2} for {0} layers", layers,
                                          move.letter, rest.substr(1)));
        move = cube::with_inner_letter(move, small && layers.empty(), n);
    }
    return moves;
}

namespace {

// An equivalent non-negative exponent: every permutation has the same power for both.
std::uint64_t reduced_exponent(const Integer& exponent) {
    const Integer modulus = Integer(perm::exponent_modulus) * 2;  // a mirrored permutation may have twice the order
    return static_cast<std::uint64_t>((exponent % modulus + modulus) % modulus);
}

// Throws an error if the algorithm is nested too deeply.
Value checked_algorithm(cube::WordPtr made, const lang::Where& where) {
    if (made->depth > cube::deepest_word)
        throw lang::Error(where, fmt::format("this algorithm is nested deeper than {}", cube::deepest_word),
                          "if its moves do not matter, continue with permutation(…) of it, which does not nest");
    return make_algorithm(std::move(made));
}

const cube::Symmetry* symmetry(const Value& value) { return value.as<cube::Symmetry>(); }

// The factors as words, if all are algorithms and symmetries. Symmetries move to the end by s a = a^(s') s and are
// collected in `symmetries`.
std::optional<std::vector<cube::WordPtr>> words(std::span<const Operand> factors, cube::Symmetry& symmetries) {
    std::vector<cube::WordPtr> words;
    for (const auto& factor : factors) {
        const auto* s = symmetry(factor.value);
        const auto* algorithm = factor.value.as<Algorithm>();
        if (s == nullptr && algorithm == nullptr) return std::nullopt;
        if (s != nullptr)
            symmetries = cube::product(symmetries, *s);
        else
            words.push_back(cube::conjugate(algorithm->word, cube::inverse(symmetries)));
    }
    return words;
}

// Products with at least one symmetric factor. Symmetries alone make a symmetry. Algorithms and symmetries make an
// algorithm unless the product reflects: each move is conjugated by the symmetries before it, and their product
// becomes turns x, y, z at the end (see cube/mirrored.hpp). All other products are permutations, mirrored or not.
Value symmetric_product(Context& context, std::span<const Operand> factors, const lang::Where& where) {
    cube::Symmetry symmetries;
    if (auto written = words(factors, symmetries); written && (written->empty() || !symmetries.reflects())) {
        if (written->empty()) return {symmetries};
        if (symmetries != cube::Symmetry()) written->push_back(cube::make_run(cube::rotation_moves(symmetries)));
        return checked_algorithm(cube::make_sequence(std::move(*written)), where);
    }
    auto result = group_element(context, factors.front().value, factors.front().where);
    for (auto factor = factors.begin() + 1; factor != factors.end(); ++factor)
        result = cube::product(result, group_element(context, factor->value, factor->where));
    return make_group_element(std::move(result));
}

Value symmetric_power(Context& context, const Operand& base, const Integer& exponent) {
    const auto times = reduced_exponent(exponent);
    const auto* s = symmetry(base.value);
    if (s == nullptr) return make_group_element(cube::power(group_element(context, base.value, base.where), times));
    cube::Symmetry result;
    for (std::uint64_t i = 0; i < times % 12; ++i) result = cube::product(result, *s);  // its order divides 12
    return {result};
}

bool equal_in_group(Context& context, const Operand& a, const Operand& b) {
    const auto *s = symmetry(a.value), *t = symmetry(b.value);
    if (s != nullptr && t != nullptr) return *s == *t;
    return group_element(context, a.value, a.where) == group_element(context, b.value, b.where);
}

constexpr std::size_t most_factors_flat = 1000;

bool is_word(const Operand& operand) { return operand.value.as<Algorithm>() != nullptr; }
cube::WordPtr word(const Operand& operand) { return operand.value.as<Algorithm>()->word; }

// Flattens nested products, so that words built in a loop stay flat.
void add_factor(std::vector<cube::WordPtr>& factors, cube::WordPtr factor) {
    const auto* inner = std::get_if<cube::Sequence>(&factor->node);
    if (inner != nullptr && inner->factors.size() < most_factors_flat)
        factors.insert(factors.end(), inner->factors.begin(), inner->factors.end());
    else
        factors.push_back(std::move(factor));
}

}  // namespace

bool is_element(const Value& value) { return value.as<Algorithm>() != nullptr || value.as<Permutation>() != nullptr; }

bool is_in_group(const Value& value) { return is_element(value) || is_symmetric(value); }

std::shared_ptr<const cube::State> permutation(Context& context, const Value& value, const lang::Where& where) {
    if (const auto* algorithm = value.as<Algorithm>())
        return std::make_shared<const cube::State>(context.perform(algorithm->word, where));
    const auto& state = value.as<Permutation>()->state;
    check_cube(context, value, state->cube, where);
    return state;
}

void check_cube(const Context& context, const Value& value, cube::Cube of, const lang::Where& where) {
    if (of != context.cube())
        throw lang::Error(
            where,
            fmt::format("this is {} of a {}, and the current cube is a {}", type_with_article(value), cube_name(of),
                        cube_name(context.cube())),
            "a permutation belongs to the cube on which it was made; an algorithm (moves) works on every cube");
}

Value product(Context& context, std::span<const Operand> factors, const lang::Where& where) {
    if (std::ranges::any_of(factors, is_symmetric, &Operand::value)) return symmetric_product(context, factors, where);
    if (std::ranges::all_of(factors, is_word)) {
        std::vector<cube::WordPtr> words;
        for (const auto& factor : factors) add_factor(words, word(factor));
        return checked_algorithm(cube::make_sequence(std::move(words)), where);
    }
    auto result = *permutation(context, factors.front().value, factors.front().where);
    for (const auto& factor : factors.subspan(1))
        perm::multiply_by(result.blocks, permutation(context, factor.value, factor.where)->blocks);
    return make_permutation(std::move(result));
}

Value power(Context& context, const Operand& base, const Integer& exponent) {
    if (is_symmetric(base.value)) return symmetric_power(context, base, exponent);
    if (const auto* tuple = base.value.as<Tuple>()) return {power(*tuple, exponent)};
    if (is_word(base)) return checked_algorithm(cube::make_power(word(base), exponent), base.where);
    const auto state = permutation(context, base.value, base.where);
    if (exponent == -1) return make_permutation({state->cube, perm::inverse(state->blocks)});
    return make_permutation({state->cube, perm::power(state->blocks, reduced_exponent(exponent))});
}

Value commutator(Context& context, const Operand& a, const Operand& b, const lang::Where& where) {
    if (is_word(a) && is_word(b)) return checked_algorithm(cube::make_commutator(word(a), word(b)), where);
    const Operand factors[] = {a, b, {power(context, a, -1), a.where}, {power(context, b, -1), b.where}};
    return product(context, factors, where);
}

Value conjugate(Context& context, const Operand& a, const Operand& b, const lang::Where& where) {
    if (is_word(a) && is_word(b)) return checked_algorithm(cube::make_conjugate(word(a), word(b)), where);
    const Operand factors[] = {a, b, {power(context, a, -1), a.where}};
    return product(context, factors, where);
}

bool equal_elements(Context& context, const Operand& a, const Operand& b) {
    if (is_symmetric(a.value) || is_symmetric(b.value)) return equal_in_group(context, a, b);
    return *permutation(context, a.value, a.where) == *permutation(context, b.value, b.where);
}

std::string spelled_name(const Value& value) {
    if (const auto* text = value.as<Text>()) return text->text;
    const auto* algorithm = value.as<Algorithm>();
    const auto moves = algorithm == nullptr ? std::nullopt : cube::expand(*algorithm->word, 26);
    std::string name;
    for (const auto& move : moves.value_or(std::vector<cube::Move>{}))
        if (move.to == 2 && move.turns == 1) name += lower(move.letter);
    return moves && name.size() == moves->size() ? name : "";
}

bool is_symmetric(const Value& value) { return symmetry(value) != nullptr || value.as<Mirrored>() != nullptr; }

cube::Mirrored group_element(Context& context, const Value& value, const lang::Where& where) {
    if (const auto* algorithm = value.as<Algorithm>()) return {context.perform(algorithm->word, where), false};
    if (const auto* s = symmetry(value)) return cube::followed_by(cube::solved(context.cube()), *s);
    if (const auto* mirrored = value.as<Mirrored>()) {
        check_cube(context, value, mirrored->element->state.cube, where);
        return *mirrored->element;
    }
    return {*permutation(context, value, where), false};
}

std::array<int, 6> turns_beside_numbers(const Value& value) {
    const auto written = is_element(value) ? nullptr : written_form_of(value);
    const bool tells = written != nullptr && written->state != nullptr && written->state->cube.super &&
                       written->state->cube.has_fixed_centres();
    return tells ? cube::centre_turns(*written->state) : std::array<int, 6>{};
}

Value conjugate(Context& context, const Operand& base, cube::Symmetry s) {
    if (const auto* algorithm = base.value.as<Algorithm>()) return make_algorithm(cube::conjugate(algorithm->word, s));
    if (is_element(base.value))
        return make_permutation(cube::conjugate(*permutation(context, base.value, base.where), s));
    const Operand factors[] = {{{cube::inverse(s)}, base.where}, base, {{s}, base.where}};
    return symmetric_product(context, factors, base.where);
}

}  // namespace cubelang::meaning
