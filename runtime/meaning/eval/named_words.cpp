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

class WordReader {
public:
    WordReader(const groups::CubeGroup& group, const lang::SourcePtr& source)
        : group_(group), source_(source), text_(source->text) {}

    group::Permutation read() {
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
        return "the generators are " + some_words(group_.names, most_names_shown, std::identity());
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

    group::Permutation product() {
        auto made = group::identity(group_.group.degree());
        const auto begins_factor = [](char c) { return is_of_name(c) || c == '(' || c == '['; };
        for (skip_blanks(); at_ < text_.size() && begins_factor(text_[at_]); skip_blanks())
            made = group::product(made, powers(base()));
        return made;
    }
    group::Permutation base() {
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
    group::Permutation of_two() {
        const auto a = product();
        const bool is_commutator = skip(',');
        if (!is_commutator && !skip(':'))
            fail(at_, at_ == text_.size() ? at_ : character_end(text_, at_), "a , or : must stand here",
                 "[R, L] is a commutator and [R: L] a conjugate");
        const auto b = product();
        return group::product(group::product(a, b), group::inverse(is_commutator ? group::product(b, a) : a));
    }
    group::Permutation generator() {
        const auto begin = at_;
        const auto written = take(is_of_name);
        const auto without_power = trimmed_end(written, "0123456789");
        for (const auto name : {written, without_power}) {
            const auto found = std::ranges::find(group_.names, name);
            if (found == group_.names.end()) continue;
            at_ = begin + name.size();
            return group_.group.generators()[static_cast<std::size_t>(found - group_.names.begin())];
        }
        if (is_digits(written)) fail(begin, at_, "a number stands alone", "a power touches what it raises, as in R2");
        const auto apart = with_spaces(written);
        auto hint = apart.empty() ? did_you_mean(without_power, group_.names) : fmt::format("write {}", apart);
        fail(begin, at_, fmt::format("the group has no generator {}", written), hint.empty() ? expected() : hint);
    }
    // "R2L" as "R2 L", if it consists of names and powers.
    [[nodiscard]] std::string with_spaces(std::string_view written) const {
        std::string apart;
        while (!written.empty()) {
            std::string_view longest;
            for (const auto& name : group_.names)
                if (written.starts_with(name) && name.size() > longest.size()) longest = name;
            const auto end = std::min(written.find_first_not_of("0123456789", longest.size()), written.size());
            if (longest.empty() || (is_digit(longest.back()) && end > longest.size())) return {};
            apart += (apart.empty() ? "" : " ") + std::string(written.substr(0, end));
            written.remove_prefix(end);
        }
        return apart;
    }

    group::Permutation powers(group::Permutation made) {
        for (;;) {
            if (const auto prime = lang::prime_length(text_.substr(at_)); prime > 0) {
                at_ += prime;
                made = group::inverse(made);
            } else if (at_ < text_.size() && (text_[at_] == '^' || is_digit(text_[at_]))) {
                made = group::power(made, exponent());
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

    const groups::CubeGroup& group_;
    const lang::SourcePtr& source_;
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
    const auto source = lang::make_source("word", text);
    try {
        const auto written = std::string(trimmed_end(with_single_spaces(text)));
        return with_written_form(element_of(group, WordReader(group, source).read()),
                                 std::make_shared<const WrittenForm>(WrittenForm{written.empty() ? "()" : written}));
    } catch (lang::Error& error) {
        error.diagnostic().notes.push_back({arguments[0].where, "the text is read here"});
        throw;
    }
}

}  // namespace cubelang::meaning
