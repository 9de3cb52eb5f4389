#include "lang/move.hpp"

#include <algorithm>
#include <array>

#include "lang/advice/move_letters.hpp"

namespace cubelang::lang {
namespace {

constexpr std::uint32_t too_many = 1'000'000;  // above every limit, far below overflow

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::uint32_t read_number(std::string_view& text) {
    std::uint32_t number = 0;
    for (; !text.empty() && is_digit(text.front()); text.remove_prefix(1))
        number = std::min(number * 10 + static_cast<std::uint32_t>(text.front() - '0'), too_many);
    return number;
}

LayerPrefix take_layers(std::string_view& text) {
    LayerPrefix layers;
    if (!is_digit(text.front())) return layers;
    layers.written = true;
    layers.first = layers.last = read_number(text);
    if (text.front() != '-') return layers;
    text.remove_prefix(1);
    layers.is_range = true;
    layers.last = read_number(text);
    return layers;
}

// Amounts of 100 and more are stored modulo 4, so that an amount of any length fits.
int read_amount(std::string_view digits) {
    if (digits.empty()) return 1;
    int amount = 0;
    for (const char c : digits) {
        amount = amount * 10 + (c - '0');
        if (amount >= 100) amount = 100 + amount % 4;
    }
    return amount < 100 ? amount : amount % 4;
}

// For a wide move, or one with layer numbers.
void set_layers(Move& move, const LayerPrefix& layers, bool wide) {
    const bool has_first = layers.is_range || (layers.written && !wide);
    move.from = static_cast<std::uint16_t>(has_first ? layers.first : 1);
    move.to = static_cast<std::uint16_t>(layers.written ? layers.last : 2);
}

bool take(std::string_view& text, char wanted) {
    const bool there = !text.empty() && text.front() == wanted;
    if (there) text.remove_prefix(1);
    return there;
}

}  // namespace

LayerPrefix read_layers(std::string_view spelled) { return take_layers(spelled); }

Move read_move(std::string_view spelled, std::uint32_t offset) {
    Move move{.offset = offset, .length = text_length(spelled.size())};
    const LayerPrefix layers = take_layers(spelled);
    const MoveLetter& row = move_letter(spelled.front());
    spelled.remove_prefix(1);
    move.letter = row.letter;
    move.whole = take(spelled, 'v');
    const bool wide = take(spelled, 'w') || take(spelled, 'W') || row.form == LetterForm::small;
    if (layers.written || wide) set_layers(move, layers, wide);
    move.turns = static_cast<std::int8_t>(read_amount(spelled));
    return move;
}

std::string spaced_moves(std::string_view word) {
    std::string moves;
    for (const char c : word) {
        if (!moves.empty() && move_letter(c).form != LetterForm::none) moves += ' ';
        moves += c;
    }
    return moves;
}

PartName read_part(std::string_view spelled, Span span) {
    const std::size_t letters = std::min(spelled.find_first_not_of("+-"), spelled.size());
    const std::size_t digits = std::min(spelled.find_first_of("0123456789"), spelled.size());
    return {span, std::string(spelled.substr(0, letters)), std::string(spelled.substr(letters, digits - letters)),
            std::string(spelled.substr(digits))};
}

namespace {

// The roles of a character in a run of moves, as bits.
using CharacterKind = std::uint8_t;
constexpr CharacterKind letter = 1;      // begins a move
constexpr CharacterKind capital = 2;     // may be followed by `w`
constexpr CharacterKind word = 4;        // continues a word
constexpr CharacterKind blank = 8;       // separates words; a newline only in brackets
constexpr CharacterKind prime = 16;      // the apostrophe
constexpr CharacterKind ends_word = 32;  // ASCII, and not in a word or a prime

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

// The move that a character begins.
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
    // The text ends with a NUL, which ends every run.
    [[nodiscard]] char next() const { return text_[at_]; }

    // Reads moves side by side, up to a prime; false, and no moves, if the word is anything else.
    bool reads_word() {
        const std::size_t before = moves_.size();
        while (is(letter, next()))
            if (reads_move() || is(ends_word, next())) return true;
        moves_.resize(before);
        return false;
    }

    // Reads a move; true if it ends with a prime. Free of branches: half of them would be mispredicted.
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
