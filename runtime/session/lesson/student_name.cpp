#include "runtime/session/lesson/student_name.hpp"

#include <algorithm>
#include <array>

#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lesson {
namespace {

/// Signs that are written for one: each is followed by the others.
struct Shapes {
    std::string_view sign;
    std::array<std::string_view, 6> others;
};
constexpr std::array spaces{
    Shapes{" ", {"\u00A0", "\u2007", "\u2009", "\u202F", "\u3000"}},
    Shapes{"", {"\u200B", "\u2060", "\uFEFF"}},
};
constexpr std::array signs{
    Shapes{"'", {"\u2019", "\u2018", "\u02BC", "\u2032", "\u00B4", "`"}},
    Shapes{"-", {"\u2010", "\u2011", "\u2013"}},
};

template <class Table>
std::string unified(std::string text, const Table& table) {
    for (const auto& [sign, others] : table)
        for (const auto other : others)
            if (!other.empty() && text.find(other) != text.npos) text = replaced(text, other, sign);
    return text;
}

/// Capitals from `first` to `last`, every one or every second, and the distance to their small letters.
struct Capitals {
    std::uint32_t first, last, distance, step;
};
constexpr std::array capitals{
    Capitals{'A', 'Z', 32, 1},     Capitals{0xC0, 0xD6, 32, 1},    Capitals{0xD8, 0xDE, 32, 1},
    Capitals{0x100, 0x12E, 1, 2},  Capitals{0x132, 0x136, 1, 2},   Capitals{0x139, 0x147, 1, 2},
    Capitals{0x14A, 0x176, 1, 2},  Capitals{0x179, 0x17D, 1, 2},   Capitals{0x218, 0x21A, 1, 2},
    Capitals{0x386, 0x386, 38, 1}, Capitals{0x388, 0x38A, 37, 1},  Capitals{0x38C, 0x38C, 64, 1},
    Capitals{0x38E, 0x38F, 63, 1}, Capitals{0x391, 0x3AB, 32, 1},  Capitals{0x400, 0x40F, 80, 1},
    Capitals{0x410, 0x42F, 32, 1}, Capitals{0x1E00, 0x1E94, 1, 2}, Capitals{0x1EA0, 0x1EFE, 1, 2},
};

std::uint32_t small_letter(std::uint32_t code) {
    for (const auto& [first, last, distance, step] : capitals)
        if (first <= code && code <= last && (code - first) % step == 0) return code + distance;
    return code;
}

std::string in_small_letters(std::string_view text) {
    std::string small;
    for (std::size_t at = 0; at < text.size();) {
        const auto length = character_length(text.substr(at));
        if (length == 0)
            small += text[at];
        else
            append_utf8(small, small_letter(code_point(text.substr(at))));
        at += std::max<std::size_t>(length, 1);
    }
    return small;
}

/// A combining mark, with letters that each precede themselves with the mark.
struct Mark {
    std::string_view mark, letters;
};
// clang-format off
constexpr std::array marks{
    Mark{"\u0300", "aàeèiìoòuùüǜnǹēḕōṑwẁâầăằêềôồơờưừyỳеѐиѝ"},
    Mark{"\u0301", "aáeéiíoóuúyýcćlĺnńrŕsśzźüǘgǵåǻæǽøǿçḉēḗïḯkḱmḿõṍōṓpṕũṹwẃâấăắêếôốơớưứϊΐαάεέηήιίϋΰοόυύωώгѓкќ"},
    Mark{"\u0302", "aâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷzẑạậẹệọộ"},
    Mark{"\u0303", "aãnñoõiĩuũvṽâẫăẵeẽêễôỗơỡưữyỹ"},
    Mark{"\u0304", "aāeēiīoōuūüǖäǟȧǡæǣǫǭöȫõȭȯȱyȳgḡḷḹṛṝ"},
    Mark{"\u0306", "aăeĕgğiĭoŏuŭȩḝạặийуў"},
    Mark{"\u0307", "cċeėgġzżaȧoȯbḃdḋfḟhḣmṁnṅpṗrṙsṡśṥšṧṣṩtṫwẇxẋyẏ"},
    Mark{"\u0308", "aäeëiïoöuüyÿhḧõṏūṻwẅxẍtẗιϊυϋеёії"},
    Mark{"\u0309", "aảâẩăẳeẻêểiỉoỏôổơởuủưửyỷ"},
    Mark{"\u030A", "aåuůwẘyẙ"},
    Mark{"\u030B", "oőuű"},
    Mark{"\u030C", "cčdďeělľnňrřsštťzžaǎiǐoǒuǔüǚgǧkǩjǰhȟ"},
    Mark{"\u031B", "oơuư"},
    Mark{"\u0323", "bḅdḍhḥkḳlḷmṃnṇrṛsṣtṭvṿwẉzẓaạeẹiịoọơợuụưựyỵ"},
    Mark{"\u0326", "sștț"},
    Mark{"\u0327", "cçgģkķlļnņrŗsştţeȩdḑhḩ"},
    Mark{"\u0328", "aąeęiįuųoǫ"},
};
// clang-format on

// A letter has at most two marks: this composes one of each.
std::string composed(std::string text) {
    for (const auto& [mark, letters] : marks) {
        if (text.find(mark) == text.npos) continue;
        for (std::size_t at = 0; at < letters.size();) {
            const auto letter = letters.substr(at, character_length(letters.substr(at)));
            const auto marked =
                letters.substr(at + letter.size(), character_length(letters.substr(at + letter.size())));
            text = replaced(text, std::string(letter) + std::string(mark), marked);
            at += letter.size() + marked.size();
        }
    }
    return text;
}

// `Müller, Anna` is Anna Müller.
std::string first_name_first(const std::string& name) {
    const auto comma = name.find(',');
    if (comma == name.npos || name.find(',', comma + 1) != name.npos) return name;
    return std::string(trimmed(name.substr(comma + 1))) + " " + std::string(trimmed(name.substr(0, comma)));
}

}  // namespace

std::string with_plain_spaces(std::string_view text) { return unified(std::string(text), spaces); }

std::string folded_name(std::string_view name) {
    const auto plain = composed(composed(in_small_letters(unified(with_plain_spaces(name), signs))));
    return with_single_spaces(trimmed(first_name_first(std::string(trimmed(plain)))));
}

std::uint64_t seed_of(std::string_view name_or_number) {
    if (!is_digits(name_or_number)) return fingerprint(folded_name(name_or_number));
    std::uint64_t number = 0;
    for (const char c : name_or_number) number = number * 10 + static_cast<std::uint64_t>(c - '0');
    return number;
}

}  // namespace cubelang::lesson
