#include "runtime/meaning/eval/named_words.hpp"

#include <algorithm>
#include <cstdint>

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

constexpr std::size_t longest_name = 20, most_names_shown = 20;
constexpr int deepest_brackets = 200;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_of_name(char c) { return lang::is_ascii(c) && (is_letter(c) || c == '_' || is_digit(c)); }

// The elements that words in the generators of a group stand for.
struct InGroup {
    const group::PermutationGroup& of;
    using Element = group::Permutation;

    [[nodiscard]] Element identity() const { return group::identity(of.degree()); }
    [[nodiscard]] Element generator(std::size_t number) const { return of.generators()[number]; }
    static Element product(const Element& a, const Element& b) { return group::product(a, b); }
    static Element inverse(const Element& a) { return group::inverse(a); }
    static Element power(const Element& a, std::int64_t exponent) { return group::power(a, exponent); }
};

// The words themselves, letter by letter.
struct InLetters {
    static constexpr std::size_t most_letters = 100'000;
    const lang::Where& where;
    using Element = group::FreeWord;

    static Element identity() { return {}; }
    static Element generator(std::size_t number) { return {static_cast<std::uint32_t>(2 * number)}; }
    [[nodiscard]] Element product(Element a, const Element& b) const {
        check(a.size() + b.size());
        for (const auto letter : b) {
            if (!a.empty() && a.back() == (letter ^ 1U))
                a.pop_back();
            else
                a.push_back(letter);
        }
        return a;
    }
    static Element inverse(Element a) {
        std::ranges::reverse(a);
        for (auto& letter : a) letter ^= 1U;
        return a;
    }
    [[nodiscard]] Element power(const Element& a, std::int64_t exponent) const {
        if (exponent < 0) return power(inverse(a), -exponent);
        if (a.empty()) return a;
        check(exponent < static_cast<std::int64_t>(most_letters) ? static_cast<std::size_t>(exponent) * a.size()
                                                                 : most_letters + 1);
        Element made;
        for (; exponent > 0; --exponent) made = product(std::move(made), a);
        return made;
    }
    void check(std::size_t letters) const {
        if (letters > most_letters)
            throw lang::Error(where, fmt::format("this word has more than {} letters", most_letters));
    }
};

template <class Algebra>
class WordReader {
public:
    using Element = typename Algebra::Element;
    WordReader(Algebra algebra, const std::vector<std::string>& names, const lang::SourcePtr& source)
        : algebra_(algebra), names_(names), source_(source), text_(source->text) {}

    Element read() {
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

    Element product() {
        auto made = algebra_.identity();
        const auto begins_factor = [](char c) { return is_of_name(c) || c == '(' || c == '['; };
        for (skip_blanks(); at_ < text_.size() && begins_factor(text_[at_]); skip_blanks())
            made = algebra_.product(std::move(made), powers(base()));
        return made;
    }
    Element base() {
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
    Element of_two() {
        const auto a = product();
        const bool is_commutator = skip(',');
        if (!is_commutator && !skip(':'))
            fail(at_, at_ == text_.size() ? at_ : character_end(text_, at_), "a , or : must stand here",
                 "[R, L] is a commutator and [R: L] a conjugate");
        const auto b = product();
        return algebra_.product(algebra_.product(a, b), algebra_.inverse(is_commutator ? algebra_.product(b, a) : a));
    }
    Element generator() {
        const auto begin = at_;
        const auto written = take(is_of_name);
        const auto without_power = trimmed_end(written, "0123456789");
        for (const auto name : {written, without_power}) {
            const auto found = std::ranges::find(names_, name);
            if (found == names_.end()) continue;
            at_ = begin + name.size();
            return algebra_.generator(static_cast<std::size_t>(found - names_.begin()));
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

    Element powers(Element made) {
        for (;;) {
            if (const auto prime = lang::prime_length(text_.substr(at_)); prime > 0) {
                at_ += prime;
                made = algebra_.inverse(std::move(made));
            } else if (at_ < text_.size() && (text_[at_] == '^' || is_digit(text_[at_]))) {
                made = algebra_.power(made, exponent());
            } else {
                return made;
            }
        }
    }
    std::int64_t exponent() {
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

    Algebra algebra_;
    const std::vector<std::string>& names_;
    const lang::SourcePtr& source_;
    std::string_view text_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

template <class Algebra>
typename Algebra::Element word_read(Algebra algebra, const std::vector<std::string>& names, const std::string& text,
                                    const lang::Where& where) {
    const auto source = lang::make_source("word", text);
    try {
        return WordReader(algebra, names, source).read();
    } catch (lang::Error& error) {
        error.diagnostic().notes.push_back({where, "the text is read here"});
        throw;
    }
}

void check_arguments(const groups::CubeGroup& group, std::span<const Operand> arguments, const lang::Where& call) {
    const auto is_name = [](const std::string& name) { return !name.starts_with('('); };
    const auto named = std::ranges::find_if(group.names, is_name);
    if (named == group.names.end())
        throw lang::Error(call, "the generators of this group have no names",
                          "group_of({\"R\": (1,2,3), \"L\": (3,4,5)}) gives them names");
    if (arguments.size() == 1 && arguments[0].value.as<Text>() != nullptr) return;
    const bool is_one = arguments.size() == 1;
    throw lang::Error(is_one ? arguments[0].where : call,
                      fmt::format("a group is called with one text, a word in its generators{}",
                                  is_one ? fmt::format(", but this is {}", type_with_article(arguments[0].value)) : ""),
                      fmt::format("an example: \"{}'\"", *named));
}

}  // namespace

bool is_generator_name(std::string_view name) {
    const auto after_layer = trimmed_front(name, "0123456789");
    return !after_layer.empty() && name.size() <= longest_name && is_letter(after_layer.front()) &&
           std::ranges::all_of(name, is_of_name);
}

bool reads_as_power(std::string_view name, std::string_view other) {
    return !other.empty() && name.starts_with(other) && is_digits(name.substr(other.size())) &&
           !is_digits(other.substr(other.size() - 1));
}

bool is_of_numbers(const Group& group) { return !group.group->domain; }

Value element_spelled(const Group& of, std::span<const Operand> arguments, const lang::Where& call) {
    const auto& group = *of.group;
    check_arguments(group, arguments, call);
    const auto& text = arguments[0].value.as<Text>()->text;
    const auto written = std::string(trimmed_end(with_single_spaces(text)));
    return with_written_form(element_of(group, word_read(InGroup{group.group}, group.names, text, arguments[0].where)),
                             std::make_shared<const WrittenForm>(WrittenForm{written.empty() ? "()" : written}));
}

group::FreeWord free_word(const std::vector<std::string>& names, const std::string& text, const lang::Where& where) {
    return word_read(InLetters{where}, names, text, where);
}

}  // namespace cubelang::meaning
