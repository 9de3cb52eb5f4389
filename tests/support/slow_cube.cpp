#include "tests/support/slow_cube.hpp"

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <string>

namespace cubelang::slow {
namespace {

// Seen from R the faces follow one another clockwise as U B D F, seen from U as F L B R, seen from F as U R D L.
Vec quarter(Vec v, char axis) {
    if (axis == 'x') return {v.x, v.z, -v.y};
    if (axis == 'y') return {-v.z, v.y, v.x};
    return {v.y, -v.x, v.z};
}

Vec operator*(int k, Vec v) { return {k * v.x, k * v.y, k * v.z}; }
Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }

int along(Vec v, char axis) {
    if (axis == 'x') return v.x;
    return axis == 'y' ? v.y : v.z;
}

// The faces in the order of the net, each with its normal, its arrow and the two directions in which the net reads it.
struct NetFace {
    Vec normal, arrow, right, down;
};
constexpr NetFace net_faces[] = {
    {{0, 1, 0}, {-1, 0, 0}, {1, 0, 0}, {0, 0, 1}},    // U
    {{-1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0, -1, 0}},   // L
    {{0, 0, 1}, {0, -1, 0}, {1, 0, 0}, {0, -1, 0}},   // F
    {{1, 0, 0}, {0, 0, -1}, {0, 0, -1}, {0, -1, 0}},  // R
    {{0, 0, -1}, {1, 0, 0}, {-1, 0, 0}, {0, -1, 0}},  // B
    {{0, -1, 0}, {0, 0, 1}, {1, 0, 0}, {0, 0, -1}},   // D
};

int face_index(Vec normal) {
    int face = 0;
    while (!(net_faces[face].normal == normal)) ++face;
    return face;
}

int dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

char axis_of(Vec normal) {
    if (normal.x != 0) return 'x';
    return normal.y != 0 ? 'y' : 'z';
}

// Reads digits from the front of the text; 0 if there are no digits.
int take_number(std::string_view& text) {
    int number = 0;
    for (; !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])); text.remove_prefix(1))
        number = 10 * number + (text[0] - '0');
    return number;
}

bool take(std::string_view& text, char wanted) {
    if (text.empty() || text[0] != wanted) return false;
    text.remove_prefix(1);
    return true;
}

struct Token {
    char letter = '.';
    int from = 1, to = 1, quarters = 1;
};

Token read(std::string_view text) {
    const auto whole = std::string(text);
    int from = take_number(text);
    int to = take(text, '-') ? take_number(text) : from;
    if (text.empty()) throw std::invalid_argument(whole);
    char letter = text[0];
    text.remove_prefix(1);
    const bool wide = std::string_view("rufldb").find(letter) != std::string_view::npos || take(text, 'w');
    if (wide) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    if (to == 0) to = wide ? 2 : 1;
    if (from == 0 || (wide && from == to)) from = 1;  // 3Rw: the three outer layers
    const int amount = !text.empty() && text[0] != '\'' ? take_number(text) : 1;
    const int quarters = take(text, '\'') ? -amount : amount;
    if (!text.empty()) throw std::invalid_argument(whole);
    return {letter, from, to, quarters};
}

}  // namespace

SlowCube::SlowCube(int n) : n_(n) {
    for (const auto& face : net_faces)
        for (int row = 1 - n; row < n; row += 2)
            for (int column = 1 - n; column < n; column += 2) {
                const Vec at = (n - 1) * face.normal + row * face.down + column * face.right;
                stickers_.push_back({at, face.normal, face.arrow});
            }
}

void SlowCube::turn(char axis, int first, int last, int quarters) {
    for (auto& sticker : stickers_) {
        const int layer = (along(sticker.at, axis) + n_ - 1) / 2;
        if (layer < first || layer > last) continue;
        for (int i = 0; i < ((quarters % 4) + 4) % 4; ++i)
            sticker = {quarter(sticker.at, axis), quarter(sticker.normal, axis), quarter(sticker.arrow, axis)};
    }
}

void SlowCube::play(std::string_view moves) {
    while (!moves.empty()) {
        const auto end = std::min(moves.find(' '), moves.size());
        if (end > 0) play_token(moves.substr(0, end));
        moves.remove_prefix(std::min(end + 1, moves.size()));
    }
}

void SlowCube::play_token(std::string_view text) {
    const auto [letter, from, to, quarters] = read(text);
    switch (letter) {
        case 'R': return turn('x', n_ - to, n_ - from, quarters);
        case 'U': return turn('y', n_ - to, n_ - from, quarters);
        case 'F': return turn('z', n_ - to, n_ - from, quarters);
        case 'L': return turn('x', from - 1, to - 1, -quarters);
        case 'D': return turn('y', from - 1, to - 1, -quarters);
        case 'B': return turn('z', from - 1, to - 1, -quarters);
        case 'M': return turn('x', n_ / 2, n_ / 2, -quarters);
        case 'E': return turn('y', n_ / 2, n_ / 2, -quarters);
        case 'S': return turn('z', n_ / 2, n_ / 2, quarters);
        case 'x':
        case 'y':
        case 'z': return turn(letter, 0, n_ - 1, quarters);
        case '.': return;
        default: throw std::invalid_argument(std::string(text));
    }
}

int SlowCube::net_place(const Sticker& sticker) const {
    const int face = face_index(sticker.normal);
    const int column = (dot(sticker.at, net_faces[face].right) + n_ - 1) / 2;
    const int row = (dot(sticker.at, net_faces[face].down) + n_ - 1) / 2;
    return (face * n_ + row) * n_ + column;
}

bool SlowCube::is_centre(const Sticker& sticker) const {
    const auto outside = [&](int c) { return c == n_ - 1 || c == 1 - n_; };
    return outside(sticker.at.x) + outside(sticker.at.y) + outside(sticker.at.z) == 1;
}

std::vector<int> SlowCube::net_row() const {
    std::vector<int> row(stickers_.size());
    for (std::size_t i = 0; i < stickers_.size(); ++i)
        row[static_cast<std::size_t>(net_place(stickers_[i]))] = static_cast<int>(i) + 1;
    return row;
}

std::vector<int> SlowCube::centre_turns() const {
    std::vector<int> turns(stickers_.size());
    for (const auto& sticker : stickers_) {
        if (!is_centre(sticker)) continue;
        const auto& face = net_faces[face_index(sticker.normal)];
        // A quarter clockwise seen from L, D or B is three seen from R, U or F.
        const bool positive = dot(face.normal, {1, 1, 1}) > 0;
        int count = 0;
        for (Vec arrow = face.arrow; !(arrow == sticker.arrow); arrow = quarter(arrow, axis_of(face.normal))) ++count;
        turns[static_cast<std::size_t>(net_place(sticker))] = positive ? count : (4 - count) % 4;
    }
    return turns;
}

}  // namespace cubelang::slow
