#include "lang/advice/look_alikes.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <optional>
#include <set>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/move_letters.hpp"
#include "lang/advice/primes.hpp"
#include "lang/advice/rows.hpp"
#include "lang/advice/statements.hpp"
#include "runtime/base/expression.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_small_face(char c) { return move_letter(c).form == LetterForm::small; }
bool is_face(char c) { return is_small_face(c) || move_letter(c).form == LetterForm::capital; }

// Parts of the cube, as words of a text: `uf`, `UFR`, `fu1`, `r1`.

using Words = std::vector<std::string_view>;

Words words_of(std::string_view text) {
    Words words;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto word = word_at(text, at);
        if (!word.empty()) words.push_back(word);
        at += word.size();
    }
    return words;
}

std::string_view letters_of(std::string_view part) {
    return part.substr(0, std::min(part.find_first_of("0123456789"), part.size()));
}

// Three faces of a part have three axes.
bool has_axes_once(std::string_view letters) {
    std::set<std::size_t> axes;
    return std::ranges::all_of(
        letters, [&](char face) { return axes.insert(std::string_view("rludfb").find(lower(face)) / 2).second; });
}

// `uf`, `UF`, `Uf`
bool is_part(std::string_view word) {
    const auto letters = letters_of(word), number = word.substr(letters.size());
    if (letters.size() > (number.empty() ? 3U : 2U) || number.starts_with('0') || !has_axes_once(letters)) return false;
    const auto others = letters.substr(1);
    return std::ranges::all_of(others, is_small_face) ||
           (!is_small_face(letters.front()) && std::ranges::none_of(others, is_small_face));
}

std::string faces_of(std::string_view part) {
    auto faces = lower(part);
    std::ranges::sort(faces);
    return faces;
}

// Different parts of one kind. With numbers, `r2` is a common move, and `r1` never is.
bool are_parts(std::string_view text) {
    const auto words = words_of(text);
    std::set<std::string> seen;
    const auto is_new = [&](std::string_view word) {
        const auto letters = letters_of(word).size(), first = letters_of(words.front()).size();
        const bool is_alike = letters == first && (letters == word.size()) == (first == words.front().size());
        return is_part(word) && is_alike && seen.insert(faces_of(word)).second;
    };
    const bool has_numbers = letters_of(words.front()).size() < words.front().size();
    const auto ends_with_one = [](std::string_view word) { return word.ends_with('1'); };
    return std::ranges::all_of(words, is_new) && (!has_numbers || std::ranges::any_of(words, ends_with_one));
}

bool is_small(std::string_view text) { return is_small_face(words_of(text).front().front()); }

// The checks of the rows, on the text in the first brackets

bool is_small_part(std::string_view text) { return are_parts(text) && is_small(text); }

// In capitals two words of moves are common.
bool is_cycle(std::string_view text) {
    return are_parts(text) && (is_small(text) || text.find('-') != text.npos || words_of(text).size() > 2);
}

// Is each letter as often small as capital? Then every turn is undone, if small letters are inverses.
bool undoes_itself(std::string_view text) {
    std::array<int, 256> balance{};
    for (const char c : text)
        if (is_face(c)) balance.at(static_cast<unsigned char>(lower(c))) += is_small_face(c) ? -1 : 1;
    return std::ranges::any_of(text, is_small_face) && std::ranges::all_of(balance, [](int sum) { return sum == 0; });
}

// The points of a cycle, each once, among them 1?
bool are_points(std::string_view text) {
    return text.find('1') != text.npos &&
           std::ranges::all_of(text, [&](char c) { return !is_digit(c) || std::ranges::count(text, c) == 1; });
}

struct Check {
    std::string_view name;
    bool (*fits)(std::string_view text);
};
constexpr Check checks[] = {{"", [](std::string_view) { return true; }},
                            {"parts", are_parts},
                            {"part", is_small_part},
                            {"cycle", is_cycle},
                            {"inverses", undoes_itself},
                            {"points", are_points}};

// The text in another spelling

std::string with_commas(const Words& words) {
    std::string list;
    for (const auto word : words) list += (list.empty() ? "" : ",") + lower(word);
    return "(" + list + ")";
}

std::string cycle_of(std::string_view text) { return with_commas(words_of(text)); }

std::string cycle_of_digits(std::string_view text) {
    Words digits;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (is_digit(text[i])) digits.push_back(text.substr(i, 1));
    return with_commas(digits);
}

std::string places_of(std::string_view text) {
    return std::regex_replace(std::string(trimmed(lower(text), "()")), Expression("@?([rufldb]+[0-9]*)"), "@$1");
}

std::string with_primes(std::string_view text) {
    std::string moves;
    for (const char c : text)
        if (c != ' ') moves += (moves.empty() ? "" : " ") + std::string(1, upper(c)) + (is_small_face(c) ? "'" : "");
    return moves;
}

std::string in_capitals(std::string_view text) {
    std::string capitals(text);
    std::ranges::transform(capitals, capitals.begin(), [](char c) { return upper(c); });
    return capitals;
}

std::string in_small(std::string_view text) { return lower(text); }

std::string with_blanks(std::string_view text) { return replaced(text, "-", " "); }

struct Spelling {
    std::string_view gap;
    std::string (*of)(std::string_view text);
};
constexpr Spelling spellings[] = {{"{cycle}", cycle_of},     {"{places}", places_of},     {"{digits}", cycle_of_digits},
                                  {"{primes}", with_primes}, {"{capitals}", in_capitals}, {"{small}", in_small},
                                  {"{blanks}", with_blanks}};

// The words of the text, which may have the signs of a LaTeX matrix between them.
std::string listed(const std::string& text, const char* separator) {
    return std::regex_replace(std::string(trimmed(text)), Expression("[ \\t\\r\\n&]+"), separator);
}

constexpr std::ptrdiff_t longest_in_note = 40, longest_reading = 2000;

std::string note_of(std::string_view note, const std::smatch& found, std::ptrdiff_t longest = longest_in_note) {
    auto text = replaced(note, "\\n", "\n");
    for (const auto& [gap, of] : spellings)
        if (note.find(gap) != note.npos) text = replaced(text, gap, of(found.str(1)));
    for (std::size_t i = 1; i < found.size(); ++i) {
        const auto gap = "{" + std::to_string(i);
        text = replaced(text, gap + ",}", listed(found.str(i), ", "));
        text = replaced(text, gap + "&}", listed(found.str(i), " "));
        text = replaced(text, gap + "}", found.length(i) > longest ? "( … )" : found.str(i));
    }
    return text;
}

// The rows

struct Piece {
    std::string_view name, pattern;  ///< a pattern has only pieces below it
};
constexpr Piece pieces[] = {
    {"{begin}", "(?:^|[=<>+({,;:]|{keyword}) *"},
    {"{end}", R"((?= *(?:$|[=>+)},;:]|<(?!-)|\.\.)))"},
    {"{apart}", R"((?:^|[^\w'@]))"},
    {"{plain}", R"((?:.* )?{turn}[sa]?2?'?(?: |$))"},
    {"{times}", R"(2?'?(?!\w))"},
    {"{name}", R"((?!{keyword})[a-z_]\w{2,})"},
    {"{keyword}", R"((?:\b(?:print|in|then|else|and|or|not|return|assert)\b))"},
    {"{part}", R"((?:[RUFLDBrufldb]{2,3}[0-9]{0,3}|[RUFLDBrufldb][0-9]{1,3})(?![\w'`]))"},
    {"{place}", R"([RUFLDBrufldb]{1,3}[0-9]*(?![\w'`]))"},
    {"{bracket}", R"((?:\((?:[^()]|\([^()]*\))*\)|\[[^\[\]]*\]))"},
    {"{moves}", R"((?:[0-9-]*[RUFLDBrufldbMES][wv]?[0-9]*{prime}?(?:[ .*]+[0-9-]*{move}|{move})*))"},
    {"{word}", "{move}+"},
    {"{move}", "(?:{turn}[0-9]*{prime}?)"},
    {"{turn}", "[RUFLDBrufldbMESxyz][wv]?"},
    {"{prime}", R"((?:['`]|[^ -~]+))"},
};

struct NoteRow {
    std::string pattern, needs;                ///< every text that fits has these characters
    mutable std::optional<Expression> made{};  ///< when a text has them: expressions take long to compile
    std::string_view hint, message, example;
    bool (*fits)(std::string_view text);
    bool has_texts;   ///< its pattern has quotes or slashes
    bool is_of_sign;  ///< true only in the notation `sign`
};

// The characters outside all brackets that an expression cannot do without; none if it has alternatives there.
std::string needs_of(std::string_view pattern) {
    std::string needs;
    int depth = 0;
    bool is_in_set = false;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const bool is_escaped = pattern[at] == '\\';
        if (is_escaped) ++at;
        const char c = pattern[at], next = at + 1 < pattern.size() ? pattern[at + 1] : ' ';
        const bool is_sign = !is_escaped && std::string_view("()[]|.^$*+?{}").find(c) != std::string_view::npos;
        if (c == '|' && is_sign && depth == 0 && !is_in_set) return {};
        if (is_sign && (c == '[' || c == ']')) is_in_set = c == '[';
        if (is_sign && c == '{' && !is_in_set) at = pattern.find('}', at);
        if (is_sign && !is_in_set) depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        const bool may_miss = std::string_view("*?{").find(next) != std::string_view::npos;
        const bool is_class = is_escaped && (is_letter(c) || is_digit(c));
        if (depth == 0 && !is_in_set && !is_sign && !is_class && !may_miss) needs += c;
    }
    return needs;
}

NoteRow note_row(const AdviceRow& row) {
    const auto& [expression, hint, message, check, example, notation] = row.cells;
    std::string pattern(expression);
    for (const auto& piece : pieces) pattern = replaced(pattern, piece.name, piece.pattern);
    const auto fits = std::ranges::find(checks, check, &Check::name)->fits;
    const bool has_texts = expression.find_first_of("\"/") != expression.npos;
    return {pattern, needs_of(pattern), {}, hint, message, example, fits, has_texts, notation == "sign"};
}

const std::vector<NoteRow>& note_rows(std::string_view section) {
    static std::map<std::string_view, std::vector<NoteRow>> all;
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    const auto [at, is_new] = all.try_emplace(section);
    if (is_new) at->second = advice_items(section, note_row);
    return at->second;
}

bool overlap(const LookAlike& a, const LookAlike& b) { return a.begin < b.end && b.begin < a.end; }

constexpr std::size_t longest_typed = 200;

const Expression& expression_of(const NoteRow& row) {
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    if (!row.made) row.made.emplace(row.pattern);
    return *row.made;
}

// libc++ gives up on an expression that takes too long.
bool finds(const NoteRow& row, const std::string& text, std::smatch& found) try {
    const auto has = [&](char c) { return text.find(c) != text.npos; };
    if (!std::ranges::all_of(row.needs, has)) return false;
    return std::regex_search(text, found, expression_of(row)) && row.fits(found.str(1));
} catch (const std::regex_error&) {
    return false;
}

}  // namespace

std::vector<LookAlike> search_look_alikes(std::string_view statement) {
    std::vector<LookAlike> all;
    if (statement.size() > longest_typed) return all;
    const std::string whole(statement), text = without_texts(statement);
    for (const auto& row : note_rows("look-alike")) {
        std::smatch found;
        if (!finds(row, row.has_texts ? whole : text, found)) continue;
        const auto begin = static_cast<std::size_t>(found.position(1));
        const LookAlike one{begin, begin + static_cast<std::size_t>(found.length(1)), note_of(row.message, found),
                            note_of(row.hint, found), row.is_of_sign};
        if (std::ranges::none_of(all, [&](const auto& other) { return overlap(one, other); })) all.push_back(one);
    }
    std::ranges::stable_sort(all, {}, &LookAlike::begin);
    return all;
}

std::vector<LookAlike> look_alikes(std::string_view statement) {
    return may_have_look_alikes(statement) ? search_look_alikes(statement) : std::vector<LookAlike>();
}

std::vector<std::string_view> look_alike_examples(std::string_view section) {
    std::vector<std::string_view> examples;
    for (const auto& row : note_rows(section)) examples.push_back(row.example);
    return examples;
}

// A row counts again for what it has written, and so do later ones: F(R(UBR).c).c
Mended in_our_notation(std::string_view statement, std::string_view section) {
    constexpr int most = 30;
    const auto longest = section == "mistake" ? longest_typed : std::size_t{longest_reading};
    Mended meant{std::string(trimmed(statement)), {}};
    for (const auto& row : note_rows(section)) {
        std::smatch found;
        for (int i = 0; i < most && meant.text.size() <= longest && finds(row, meant.text, found); ++i) {
            if (meant.remark.empty()) meant.remark = note_of(row.message, found);
            if (row.hint.empty()) return meant;
            const auto written = note_of(row.hint, found, longest_reading);
            meant.text.replace(static_cast<std::size_t>(found.position()), static_cast<std::size_t>(found.length()),
                               written);
        }
    }
    return meant;
}

}  // namespace cubelang::lang
