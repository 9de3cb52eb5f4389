#include "lang/look_alike_filter.hpp"

#include <array>
#include <cstdint>
#include <utility>

#include "lang/move_letters.hpp"
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

// A word as it goes by.
class Word {
public:
    void add(char c) {
        const Class now = class_of(c);
        if (now == Class::digit)
            add_digit(c);
        else
            add_letter(c, now);
        last_ = c;
    }

    [[nodiscard]] bool is_doubtful(char next) const {
        if (has_others_) return false;
        if (is_doubtful_ || (has_front_digits_ && (last_ == 'x' || last_ == 'X'))) return true;
        if (letters_ != faces_ || next == '\'') return false;
        return letters_ == 2 || letters_ == 3 || (letters_ == 1 && digits_ == 1 && last_ == '1');
    }
    [[nodiscard]] bool is_number() const { return letters_ == 0; }
    [[nodiscard]] bool begins_with_digit() const { return has_front_digits_; }
    [[nodiscard]] bool has_small() const { return has_small_ && !has_others_; }

private:
    void add_digit(char c) {
        constexpr char fewest_doubtful = '4';
        if (letters_ == 0) {
            has_front_digits_ = true;
            return;
        }
        const bool goes_on = class_of(last_) == Class::digit;
        ++digits_;
        is_doubtful_ = is_doubtful_ || goes_on || c >= fewest_doubtful || class_of(last_) == Class::x;
    }
    void add_letter(char c, Class now) {
        ++letters_;
        if (now == Class::capital_face || now == Class::small_face) ++faces_;
        has_others_ = has_others_ || now == Class::other_letter;
        has_small_ = has_small_ || now == Class::small_face;
        is_doubtful_ = is_doubtful_ || (now == Class::small_face && last_ == upper(c));
    }

    char last_ = ' ';
    int letters_ = 0, faces_ = 0, digits_ = 0;
    bool has_others_ = false, has_small_ = false, has_front_digits_ = false, is_doubtful_ = false;
};

// A statement as it goes by.
class Glance {
public:
    [[nodiscard]] bool sees_something(std::string_view text) {
        for (std::size_t i = 0; i < text.size();) {
            const char next = i + 1 < text.size() ? text[i + 1] : ' ';
            if (class_of(text[i]) == Class::none ? sees_sign(text[i++], next) : sees_word(text, i)) return true;
        }
        return text.starts_with('"') || (has_small_ && !has_prime_);
    }

private:
    // Takes the word that begins at `i`.
    bool sees_word(std::string_view text, std::size_t& i) {
        Word word;
        for (; i < text.size() && class_of(text[i]) != Class::none; ++i) word.add(text[i]);
        has_small_ = has_small_ || word.has_small();
        const bool is_power = std::exchange(is_after_power_, false) && word.begins_with_digit() &&
                              (is_power_of_run_ || !word.is_number());
        is_after_number_ = word.is_number();
        is_after_run_ = touches_value_ = true;
        return is_power || word.is_doubtful(i < text.size() ? text[i] : ' ');
    }
    bool sees_sign(char sign, char next) {
        if (sign == ' ') return touches_value_ = false;
        const bool is_dash = sign == '-' && touches_value_ && !is_after_number_ && next != ' ';
        const bool is_comment = sign == '/' && next == '/';
        has_prime_ = has_prime_ || sign == '\'';
        is_after_power_ = sign == '^';
        is_power_of_run_ = is_after_run_;  // a bracket's is its own
        touches_value_ = sign == '\'' || sign == ')' || sign == ']';
        is_after_run_ = sign == '\'';
        is_after_number_ = false;
        return is_dash || is_comment;
    }

    bool has_small_ = false, has_prime_ = false;
    bool is_after_power_ = false, is_power_of_run_ = false, is_after_number_ = false, touches_value_ = false;
    bool is_after_run_ = false;  ///< of words and primes
};

}  // namespace

bool may_have_look_alikes(std::string_view statement) { return Glance().sees_something(statement); }

}  // namespace cubelang::lang
