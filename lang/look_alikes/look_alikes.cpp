#include "lang/look_alikes/look_alikes.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "lang/advice/move_letters.hpp"
#include "lang/look_alikes/look_alike_rows.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

enum class Class : std::uint8_t { none, digit, capital_face, small_face, x, other_move, other_letter };

constexpr std::array<Class, 256> classes = [] {
    std::array<Class, 256> table{};
    for (char c = 'a'; c <= 'z'; ++c)
        table[static_cast<unsigned char>(c)] = table[static_cast<unsigned char>(upper(c))] = Class::other_letter;
    table['_'] = Class::other_letter;
    for (char c = '0'; c <= '9'; ++c) table[static_cast<unsigned char>(c)] = Class::digit;
    for (const MoveLetter& row : move_letters) {
        auto& entry = table[static_cast<unsigned char>(row.written)];
        entry = Class::other_move;
        if (row.form == LetterForm::capital) entry = Class::capital_face;
        if (row.form == LetterForm::small) entry = Class::small_face;
    }
    table['w'] = table['v'] = Class::other_move;
    table['x'] = table['X'] = Class::x;
    return table;
}();

constexpr Class class_of(char c) { return classes[static_cast<unsigned char>(c)]; }

// A word's properties, from one pass over it.
class Word {
public:
    explicit Word(std::string_view text) : text_(text) {
        for (const char c : text) add(c, class_of(c));
    }

    // `next`: the character after the word.
    [[nodiscard]] bool is_doubtful(char next) const {
        constexpr std::size_t stickers = 54;
        if (text_ == "e" || text_.size() == stickers) return true;
        if (has_others_) return false;
        if (is_doubtful_ || (begins_with_digit() && (last_ == 'x' || last_ == 'X'))) return true;
        if (next == '\'' || letters_ != faces_ || letters_ > 3) return false;
        return digits_ == 0 ? letters_ > 1 && part_word(text_) : last_ == '1';
    }
    [[nodiscard]] bool is_number() const { return letters_ == 0; }
    [[nodiscard]] bool begins_with_digit() const { return class_of(text_.front()) == Class::digit; }
    [[nodiscard]] bool has_small() const { return has_small_ && !has_others_; }
    [[nodiscard]] bool has_capital() const { return has_capital_; }

private:
    void add(char c, Class now) {
        constexpr char fewest_doubtful = '4';
        if (now != Class::digit) {
            ++letters_;
            faces_ += now == Class::capital_face || now == Class::small_face ? 1 : 0;
            has_others_ |= now == Class::other_letter;
            has_small_ |= now == Class::small_face;
            has_capital_ |= now == Class::capital_face;
            is_doubtful_ |= now == Class::capital_face && letters_ == 2 && (last_ == 'M' || last_ == 'S');
            is_doubtful_ |= now == Class::small_face && last_ == upper(c);
        } else if (letters_ > 0) {
            ++digits_;
            const Class before = class_of(last_);
            is_doubtful_ |= before == Class::digit || before == Class::x || c >= fewest_doubtful;
        }
        last_ = c;
    }

    std::string_view text_;
    char last_ = ' ';
    int letters_ = 0, faces_ = 0, digits_ = 0;  ///< digits: those after a letter
    bool has_others_ = false, has_small_ = false, has_capital_ = false, is_doubtful_ = false;
};

// Is the first word after an opening bracket a part of a cycle: with a sign, or before a comma?
bool begins_cycle(std::string_view text) {
    if (text.size() > 1 && (text[0] == '+' || text[0] == '-') && class_of(text[1]) != Class::none) return true;
    std::size_t at = 0;
    while (at < text.size() && class_of(text[at]) != Class::none) ++at;
    return at > 0 && at < text.size() && text[at] == ',';
}

// One quick pass over a statement.
class QuickScan {
public:
    explicit QuickScan(std::string_view text) : text_(text) {}

    [[nodiscard]] bool finds_something() {
        while (at_ < text_.size())
            if (class_of(text_[at_]) == Class::none ? check_sign(text_[at_++]) : check_word()) return true;
        return text_.starts_with('"') || (has_small_ && (!has_prime_ || !has_capital_));
    }

private:
    [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : ' '; }

    bool check_word() {
        const auto begin = at_;
        while (class_of(next()) != Class::none) ++at_;
        const Word word(text_.substr(begin, at_ - begin));
        const bool is_power = std::exchange(is_before_number_, false) && word.begins_with_digit() &&
                              (is_power_of_run_ || !word.is_number());
        is_after_number_ = word.is_number();
        is_after_run_ = touches_value_ = touches_word_ = true;
        if (in_cycle_ || (begin > 0 && text_[begin - 1] == '@')) return false;  // a part's name
        has_small_ |= word.has_small();
        has_capital_ |= word.has_capital();
        return is_power || word.is_doubtful(next());
    }
    bool check_sign(char sign) {
        if (sign == ' ') return touches_value_ = touches_word_ = false;
        const bool is_number_next = class_of(next()) == Class::digit;
        const bool is_dash = sign == '-' && next() != ' ' && !is_after_number_ && (touches_value_ || !is_number_next);
        const bool is_comment = sign == '/' && next() == '/';
        has_prime_ |= sign == '\'';
        is_before_number_ = sign == '^' || (sign == '-' && !is_after_number_);
        is_power_of_run_ = is_after_run_ && sign == '^';  // a power of a bracket is not doubtful
        if (sign == '(') in_cycle_ = !touches_word_ && begins_cycle(text_.substr(at_));
        if (sign == ')') in_cycle_ = false;
        touches_value_ = sign == '\'' || sign == ')' || sign == ']';
        is_after_run_ = sign == '\'';
        is_after_number_ = touches_word_ = false;
        const bool may_be_row = sign == '(' && is_number_next;  // (1 2 3)
        return is_comment || may_be_row || (is_dash && !in_cycle_);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool has_small_ = false, has_capital_ = false, has_prime_ = false, in_cycle_ = false;
    bool is_before_number_ = false, is_power_of_run_ = false, is_after_number_ = false;
    bool touches_value_ = false, touches_word_ = false;
    bool is_after_run_ = false;  ///< of words and primes
};

}  // namespace

bool may_have_look_alikes(std::string_view statement) { return QuickScan(statement).finds_something(); }

namespace {

// clang-format off
constexpr std::array rows{
    LookAlikeRow{"(uf ur ub)",        look_alike::cycle_without_commas},
    LookAlikeRow{"[uf, ur]",          look_alike::cycle_in_square_brackets},
    LookAlikeRow{"uf -> ur",          look_alike::arrow_between_parts},
    LookAlikeRow{"{UF, UR, UB}",      look_alike::list_of_parts},
    LookAlikeRow{"uf",                look_alike::part_alone},
    LookAlikeRow{"(1 2 3)",           look_alike::row_of_numbers},
    LookAlikeRow{"UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", look_alike::stickers_of_cube},
    LookAlikeRow{"(R U R' U')x6",     look_alike::times_after},
    LookAlikeRow{"(R U)6x",           look_alike::number_before_times},
    LookAlikeRow{"R90",               look_alike::degrees},
    LookAlikeRow{"RU6",               look_alike::count_of_last_move},
    LookAlikeRow{"R^2U",              look_alike::power_before_move},
    LookAlikeRow{"R-U-R'-U'",         look_alike::minus_between_moves},
    LookAlikeRow{"-RU",               look_alike::minus_before_moves},
    LookAlikeRow{"RUru",              look_alike::small_letters_as_inverses},
    LookAlikeRow{"rur'u'",            look_alike::only_small_letters},
    LookAlikeRow{"Rr U2",             look_alike::doubled_letter},
    LookAlikeRow{"B' MR B MR'",       look_alike::slice_of_face},
    LookAlikeRow{"\"R U R' U'\"",     look_alike::moves_in_quotes},
    LookAlikeRow{"R e R'",            look_alike::e_among_moves},
    LookAlikeRow{"order(R U) // 2",   look_alike::division_as_comment},
};
// clang-format on

bool overlap(Span a, Span b) { return a.begin < b.end && b.begin < a.end; }

// Only programs write longer statements; these are not searched.
constexpr std::size_t longest_typed = 1 << 14;

}  // namespace

std::span<const LookAlikeRow> look_alike_rows() { return rows; }

std::vector<LookAlike> look_alikes(std::string_view statement) {
    std::vector<LookAlike> all;
    if (statement.size() > longest_typed || !may_have_look_alikes(statement)) return all;
    const TypedText text(statement);
    for (const auto& row : rows) {
        auto found = row.find(text);
        if (!found || std::ranges::any_of(all, [&](const auto& a) { return overlap(a.span, found->span); })) continue;
        all.push_back(std::move(*found));
    }
    std::ranges::stable_sort(all, {}, [](const auto& a) { return a.span.begin; });
    return all;
}

}  // namespace cubelang::lang
