#include "lang/plain_moves.hpp"

#include <array>
#include <string_view>

#include "lang/phrasebook/move_letters.hpp"

namespace cubelang::lang {
namespace {

// What a character is to a run of moves, as bits.
using CharacterKind = std::uint8_t;
constexpr CharacterKind letter = 1;      // begins a move
constexpr CharacterKind capital = 2;     // that has a `w` behind it if it is wide
constexpr CharacterKind word = 4;        // goes on with a word
constexpr CharacterKind blank = 8;       // stands between words; a newline only sometimes
constexpr CharacterKind prime = 16;      // the plain one
constexpr CharacterKind ends_word = 32;  // of moves: neither one of these nor a part of a longer character

constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

constexpr std::size_t place(char c) { return static_cast<unsigned char>(c); }

constexpr auto kinds = [] {
    std::array<CharacterKind, 256> all{};
    for (std::size_t c = 0; c < 128; ++c) all[c] = ends_word;
    for (const char c : alphabet) all[place(c)] = word;
    for (const MoveLetter& row : move_letters)
        all[place(row.written)] = row.form == LetterForm::capital ? word | letter | capital : word | letter;
    for (const char c : {' ', '\t', '\r', '\n'}) all[place(c)] = blank | ends_word;
    all[place('\'')] = prime;
    all[place('`')] = 0;
    return all;
}();
constexpr bool is(CharacterKind kind, char c) { return (kinds[place(c)] & kind) != 0; }

// By its first character.
constexpr auto moves_begun = [] {
    std::array<Move, 256> all{};
    all.fill(Move{});  // with some compilers {} alone leaves zeros where moves have ones
    for (const MoveLetter& row : move_letters) {
        all[place(row.written)].letter = row.letter;
        if (row.form == LetterForm::small) all[place(row.written)].to = 2;
    }
    return all;
}();

class MoveReader {
public:
    MoveReader(const std::string& text, std::size_t begin, bool newline_is_blank, std::vector<Move>& moves)
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
        while (is(letter, next()))
            if (reads_move() || is(ends_word, next())) return true;
        moves_.resize(before);
        return false;
    }

    // With a prime? What may be there or not is counted, not asked for: it would be guessed wrong every other time.
    bool reads_move() {
        const std::size_t begin = at_;
        const char first = text_[at_++];
        Move move = moves_begun[place(first)];
        if (next() == 'w' && is(capital, first)) {
            move.to = 2;
            ++at_;
        }
        const int digit = next() - '0';
        const bool counted = digit >= 0 && digit <= 9;
        at_ += counted ? 1 : 0;
        const int amount = counted ? digit : 1;
        const bool primed = is(prime, next());
        at_ += primed ? 1 : 0;
        move.offset = static_cast<std::uint32_t>(begin);
        move.turns = static_cast<std::int8_t>(primed ? -amount : amount);
        move.length = static_cast<std::uint8_t>(at_ - begin);
        moves_.push_back(move);
        return primed;
    }

    void skip_blanks() {
        while (is(blank, next()) && (newline_is_blank_ || next() != '\n')) ++at_;
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
        const CharacterKind now = kinds[place(text.c_str()[at])];
        if ((now & (word | blank | prime)) == 0 || (!newline_is_blank && text[at] == '\n')) return count;
        count += now & letter;
    }
}

std::size_t read_plain_moves(const std::string& text, std::size_t begin, bool newline_is_blank,
                             std::vector<Move>& moves, std::size_t most) {
    return MoveReader(text, begin, newline_is_blank, moves).read(most);
}

}  // namespace cubelang::lang
