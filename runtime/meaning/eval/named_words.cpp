#include "runtime/meaning/eval/named_words.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include <fmt/format.h>

#include "lang/advice/primes.hpp"
#include "lang/advice/suggest.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/base/whole_number.hpp"
#include "runtime/cube/groups/generator_words.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {
namespace {

// Deletes a written form, and remembers in which group it is a word: only elements of groups need one.
struct GroupKeeper {
    groups::GroupPtr group;
    void operator()(const WrittenForm* word) const { delete word; }  // NOLINT: element_written made it
};

constexpr std::size_t longest_name = 60, most_names_shown = 20;
constexpr int deepest_brackets = 200;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
// Layers before a name: 2-3 in 2-3Rw.
bool is_range(std::string_view text) { return text.size() > 1 && text[0] == '-' && is_digit(text[1]); }
bool is_of_name(char c) { return lang::is_ascii(c) && (is_letter(c) || c == '_' || is_digit(c)); }

// Two readings of a word: its product, or its powers of generators.
struct AsProduct {
    using Read = group::Permutation;
    const group::PermutationGroup& group;

    [[nodiscard]] Read one() const { return group::identity(group.degree()); }
    [[nodiscard]] Read generator(std::size_t at) const { return group.generators()[at]; }
    [[nodiscard]] static Read product(Read a, const Read& b) { return group::product(a, b); }
    [[nodiscard]] static Read inverse(const Read& a) { return group::inverse(a); }
    [[nodiscard]] static Read power(const Read& a, const Integer& n) { return group::power(a, n); }
};
struct AsPowers {
    using Read = group::Word;
    const group::PermutationGroup* group;  ///< null: the generators have names only
    const lang::Where& where;
    std::size_t most;  ///< the most powers that the word may have

    [[nodiscard]] static Read one() { return {}; }
    [[nodiscard]] static Read generator(std::size_t at) { return {{static_cast<std::uint32_t>(at), 1}}; }
    [[nodiscard]] Read product(Read a, const Read& b) const {
        check_length(Integer(a.size()) + b.size());
        a.insert(a.end(), b.begin(), b.end());
        return a;
    }
    [[nodiscard]] static Read inverse(Read a) {
        std::ranges::reverse(a);
        for (auto& power : a) power.exponent = -power.exponent;
        return a;
    }
    [[nodiscard]] Read power(const Read& a, const Integer& n) const {
        if (a.empty() || n == 0) return {};
        if (a.size() == 1) return {{a[0].generator, fitted(n * a[0].exponent, a[0].generator)}};
        check_length(abs(n) * a.size());
        Read made;
        for (Integer done = 0; done < abs(n); ++done) made = product(std::move(made), a);
        return n < 0 ? inverse(std::move(made)) : made;
    }

private:
    void check_length(const Integer& length) const {
        if (length > most)
            throw lang::Error(where, fmt::format("this word has more than {} moves when written out", most));
    }
    // An exponent that is too large for a word is reduced by the generator's order.
    [[nodiscard]] std::int32_t fitted(Integer exponent, std::size_t of) const {
        if (abs(exponent) > INT32_MAX && group != nullptr) exponent %= group::order(group->generators()[of]);
        if (abs(exponent) > INT32_MAX) throw lang::Error(where, "an exponent in this word is too large");
        return static_cast<std::int32_t>(exponent);
    }
};

template <class As>
class WordReader {
public:
    using Read = typename As::Read;
    WordReader(const std::vector<std::string>& names, const lang::SourcePtr& source, As as)
        : names_(names), source_(source), as_(as), text_(source->text) {}

    Read read() {
        auto made = product();
        if (at_ < text_.size()) fail(at_, character_end(text_, at_), unexpected(), expected());
        return made;
    }

private:
    [[noreturn]] void fail(std::size_t begin, std::size_t end, std::string message, std::string hint) const {
        const lang::Span span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        throw lang::Error({source_, span}, std::move(message), std::move(hint));
    }
    [[nodiscard]] std::string expected() const {
        return "the generators are " + some_words(names_, most_names_shown, std::identity());
    }
    [[nodiscard]] std::string unexpected() const {
        const char c = text_[at_];
        if (c == ')' || c == ']') return fmt::format("this {} closes no bracket", c);
        return "a generator, ( or [ must stand here";
    }

    bool skip(char c) {
        const bool found = at_ < text_.size() && text_[at_] == c;
        at_ += found ? 1 : 0;
        return found;
    }
    void skip_blanks() { at_ = std::min(text_.find_first_not_of(all_blanks, at_), text_.size()); }
    template <class Test>
    std::string_view take(Test test) {
        const auto begin = at_;
        while (at_ < text_.size() && test(text_[at_])) ++at_;
        return text_.substr(begin, at_ - begin);
    }

    Read product() {
        auto made = as_.one();
        const auto begins_factor = [](char c) { return is_of_name(c) || c == '(' || c == '['; };
        for (skip_blanks(); at_ < text_.size() && begins_factor(text_[at_]); skip_blanks())
            made = as_.product(std::move(made), powers(base()));
        return made;
    }
    Read base() {
        const auto begin = at_;
        if (!skip('(') && !skip('[')) return generator();
        if (++depth_ > deepest_brackets)
            fail(begin, at_, fmt::format("brackets are nested deeper than {}", deepest_brackets), "");
        auto made = text_[begin] == '(' ? product() : of_two();
        const char closing = text_[begin] == '(' ? ')' : ']';
        if (at_ == text_.size())
            fail(begin, begin + 1, "this bracket is not closed", fmt::format("its end is written {}", closing));
        if (!skip(closing)) fail(at_, character_end(text_, at_), unexpected(), expected());
        --depth_;
        return made;
    }
    // [a, b] is a b a' b', and [a: b] is a b a'.
    Read of_two() {
        const auto a = product();
        const bool is_commutator = skip(',');
        if (!is_commutator && !skip(':'))
            fail(at_, at_ == text_.size() ? at_ : character_end(text_, at_), "a , or : must stand here",
                 "[R, L] is a commutator and [R: L] a conjugate");
        const auto b = product();
        return as_.product(as_.product(a, b), as_.inverse(is_commutator ? as_.product(b, a) : a));
    }
    Read generator() {
        const auto begin = at_;
        take(is_digit);
        at_ += is_range(text_.substr(at_)) ? 1 : 0;
        take(is_of_name);
        const auto written = text_.substr(begin, at_ - begin);
        const auto without_power = trimmed_end(written, "0123456789");
        for (const auto name : {written, without_power}) {
            const auto found = std::ranges::find(names_, name);
            if (found == names_.end()) continue;
            at_ = begin + name.size();
            return as_.generator(static_cast<std::size_t>(found - names_.begin()));
        }
        if (is_digits(written)) fail(begin, at_, "a number stands alone", "a power touches what it raises, as in R2");
        const auto apart = with_spaces(written);
        auto hint = apart.empty() ? did_you_mean(without_power, names_) : fmt::format("write {}", apart);
        fail(begin, at_, fmt::format("the group has no generator {}", written), hint.empty() ? expected() : hint);
    }
    // "R2L" as "R2 L", if it consists of names and powers.
    [[nodiscard]] std::string with_spaces(std::string_view written) const {
        std::string apart;
        while (!written.empty()) {
            std::string_view longest;
            for (const auto& name : names_)
                if (written.starts_with(name) && name.size() > longest.size()) longest = name;
            const auto end = std::min(written.find_first_not_of("0123456789", longest.size()), written.size());
            if (longest.empty() || (is_digit(longest.back()) && end > longest.size())) return {};
            apart += (apart.empty() ? "" : " ") + std::string(written.substr(0, end));
            written.remove_prefix(end);
        }
        return apart;
    }

    Read powers(Read made) {
        for (;;) {
            if (const auto prime = lang::prime_length(text_.substr(at_)); prime > 0) {
                at_ += prime;
                made = as_.inverse(made);
            } else if (at_ < text_.size() && (text_[at_] == '^' || is_digit(text_[at_]))) {
                made = as_.power(made, exponent());
            } else {
                return made;
            }
        }
    }
    Integer exponent() {
        const auto begin = at_;
        const bool is_negative = skip('^') && skip('-');
        const auto number = take(is_digit);
        const auto value = number.empty() ? std::nullopt : whole_number<std::int64_t>(number);
        if (!value)
            fail(begin, at_, number.empty() ? "the exponent is missing" : "this exponent is too large",
                 "a power is written R2 or R^-2");
        if (at_ < text_.size() && is_of_name(text_[at_]))
            fail(begin, at_ + 1, "here a power ends and a name begins", "write a space between them, or before both");
        return is_negative ? -*value : *value;
    }

    const std::vector<std::string>& names_;
    const lang::SourcePtr& source_;
    As as_;
    std::string_view text_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

void check_arguments(const groups::CubeGroup& group, std::span<const Operand> arguments, const lang::Where& call) {
    const auto is_name = [](const std::string& name) { return !name.starts_with('('); };
    const auto named = std::ranges::find_if(group.names, is_name);
    if (named == group.names.end())
        throw lang::Error(call, "the generators of this group have no names",
                          "group_of({\"R\": (1,2,3), \"L\": (3,4,5)}) gives them names");
    if (arguments.size() == 1 && arguments[0].value.as<Text>() != nullptr) return;
    const bool is_one = arguments.size() == 1;
    const auto* moves = is_one ? arguments[0].value.as<Algorithm>() : nullptr;
    throw lang::Error(is_one ? arguments[0].where : call,
                      fmt::format("a group is called with one text, a word in its generators{}",
                                  is_one ? fmt::format(", but this is {}", type_with_article(arguments[0].value)) : ""),
                      moves == nullptr ? fmt::format("an example: \"{}'\"", *named)
                                       : fmt::format("a word is in quotes: \"{}\"", cube::spell(*moves->word)));
}

}  // namespace

bool is_generator_name(std::string_view name) {
    auto after_layer = trimmed_front(name, "0123456789");
    if (after_layer.size() < name.size() && is_range(after_layer))
        after_layer = trimmed_front(after_layer.substr(1), "0123456789");
    return !after_layer.empty() && name.size() <= longest_name && is_letter(after_layer.front()) &&
           std::ranges::all_of(after_layer, is_of_name);
}

bool reads_as_power(std::string_view name, std::string_view other) {
    return !other.empty() && name.starts_with(other) && is_digits(name.substr(other.size())) &&
           !is_digits(other.substr(other.size() - 1));
}

bool is_of_numbers(const Group& group) { return !group.group->domain; }

Value element_written(const groups::GroupPtr& group, const group::Permutation& p, std::string word) {
    return with_written_form(element_of(*group, p),
                             std::make_shared<const WrittenForm>(WrittenForm{.text = std::move(word), .group = group}));
}

std::optional<GeneratorWord> generator_word(const Tuple& element, const lang::Where& where, std::size_t most) {
    if (element.written == nullptr || element.written->group == nullptr) return std::nullopt;
    const auto& group = *element.written->group;
    for (std::size_t i = 0; i < group.names.size(); ++i)
        if (!groups::has_name(group, i)) return std::nullopt;
    const auto source = lang::make_source("word", element.written->text);
    return GeneratorWord{element.written->group,
                         WordReader(group.names, source, AsPowers{&group.group, where, most}).read()};
}

namespace {

template <class As>
typename As::Read word_read(const std::vector<std::string>& names, const std::string& text, As as,
                            const lang::Where& where) {
    const auto source = lang::make_source("word", text);
    try {
        return WordReader(names, source, as).read();
    } catch (lang::Error& error) {
        error.diagnostic().notes.push_back({where, "the text is read here"});
        throw;
    }
}

}  // namespace

Value element_spelled(const Group& of, std::span<const Operand> arguments, const lang::Where& call) {
    const auto& group = *of.group;
    check_arguments(group, arguments, call);
    const auto& text = arguments[0].value.as<Text>()->text;
    const auto written = std::string(trimmed_end(with_single_spaces(text)));
    return element_written(of.group, word_read(group.names, text, AsProduct{group.group}, arguments[0].where),
                           written.empty() ? "()" : written);
}

group::FreeWord free_word(const std::vector<std::string>& names, const std::string& text, const lang::Where& where) {
    constexpr std::size_t most_letters = 100'000;
    const auto powers = word_read(names, text, AsPowers{nullptr, where, most_letters}, where);
    if (group::length(powers) > most_letters)
        throw lang::Error(where, fmt::format("this word has more than {} letters", most_letters));
    group::FreeWord letters;
    for (const auto& [generator, exponent] : powers)
        for (auto left = std::abs(exponent); left > 0; --left) {
            const auto letter = 2 * generator + (exponent < 0 ? 1U : 0U);
            if (!letters.empty() && letters.back() == (letter ^ 1U))
                letters.pop_back();
            else
                letters.push_back(letter);
        }
    return letters;
}

}  // namespace cubelang::meaning
