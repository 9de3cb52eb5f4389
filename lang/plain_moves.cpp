#include "lang/plain_moves.hpp"

#include <array>
#include <string_view>

#include "lang/spelling/move_letters.hpp"

namespace cubelang::lang {
namespace {

// What a character is to a run of moves.
struct Kind {
    bool letter = false;     ///< begins a move
    bool word = false;       ///< goes on with a word
    bool blank = false;      ///< stands between words; a newline only sometimes
    bool prime = false;      ///< that is plain
    bool ends_word = false;  ///< of moves: neither one of these nor a part of a longer character
};

constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

constexpr auto kinds = [] {
    std::array<Kind, 256> all{};
    for (std::size_t c = 0; c < 128; ++c) all[c].ends_word = true;
    for (const char c : alphabet) all[static_cast<unsigned char>(c)] = {.word = true};
    for (const MoveLetter& row : move_letters) all[static_cast<unsigned char>(row.written)].letter = true;
    for (const char c : {' ', '\t', '\r', '\n'}) all[static_cast<unsigned char>(c)].blank = true;
    all['\''] = {.prime = true};
    all['`'] = {};
    return all;
}();

constexpr const Kind& kind(char c) { return kinds[static_cast<unsigned char>(c)]; }

class Reader {
public:
    Reader(const std::string& text, std::size_t begin, bool newline_is_blank, std::vector<Move>& moves)
        : text_(text.c_str()), at_(begin), newline_is_blank_(newline_is_blank), moves_(moves) {}

    std::size_t read(std::size_t most) {
        std::size_t end = at_;
        for (const std::size_t enough = moves_.size() + most; moves_.size() < enough && reads_word(); skip_blanks())
            end = at_;
        return end;
    }

private:
    // The text ends with a NUL, which is no part of a move.
    [[nodiscard]] char next() const { return text_[at_]; }

    // Moves side by side, up to a prime.
    bool reads_word() {
        const std::size_t before = moves_.size();
        while (kind(next()).letter) {
            if (reads_move() || kind(next()).ends_word) return true;
        }
        moves_.resize(before);
        return false;
    }

    // With a prime? What may be there or not is counted, not asked for: it would be guessed wrong every other time.
    bool reads_move() {
        Move move{.offset = static_cast<std::uint32_t>(at_)};
        const MoveLetter& row = move_letter(text_[at_++]);
        move.letter = row.letter;
        const bool wide = row.form == LetterForm::capital && next() == 'w';
        at_ += wide ? 1 : 0;
        if (wide || row.form == LetterForm::small) move.to = 2;
        const unsigned digit = static_cast<unsigned char>(next()) - unsigned{'0'};
        const bool counted = digit < 10;
        at_ += counted ? 1 : 0;
        const int amount = counted ? static_cast<int>(digit) : 1;
        const bool primed = kind(next()).prime;
        at_ += primed ? 1 : 0;
        move.turns = static_cast<std::int8_t>(primed ? -amount : amount);
        move.length = static_cast<std::uint8_t>(at_ - move.offset);
        moves_.push_back(move);
        return primed;
    }

    void skip_blanks() {
        while (kind(next()).blank && (newline_is_blank_ || next() != '\n')) ++at_;
    }

    const char* text_;
    std::size_t at_;
    bool newline_is_blank_;
    std::vector<Move>& moves_;
};

}  // namespace

std::size_t count_plain_moves(const std::string& text, std::size_t begin, bool newline_is_blank) {
    std::size_t count = 0;
    for (std::size_t at = begin;; ++at) {
        const Kind& now = kind(text.c_str()[at]);
        count += now.letter ? 1 : 0;
        if (!(now.word || now.blank || now.prime) || (!newline_is_blank && text[at] == '\n')) return count;
    }
}

std::size_t read_plain_moves(const std::string& text, std::size_t begin, bool newline_is_blank,
                             std::vector<Move>& moves, std::size_t most) {
    return Reader(text, begin, newline_is_blank, moves).read(most);
}

}  // namespace cubelang::lang
