#include <algorithm>

#include "lang/advice/move_letters.hpp"
#include "lang/advice/rows.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

struct Suffix {
    std::string_view written, ours;
};
std::span<const Suffix> suffixes() {
    static const auto all = advice_items<Suffix>("suffix", [](const AdviceRow& row) {
        return Suffix{row.cells[0], row.cells[1]};
    });
    return all;
}

class MoveTranslator {
public:
    explicit MoveTranslator(std::string_view word) : rest_(word) {}

    std::string run() {
        while (!rest_.empty())
            if (!read_move()) return {};
        return changed_ ? ours_ : std::string();
    }

private:
    bool read_move() {
        if (!ours_.empty()) ours_ += ' ';
        ours_ += digits();
        if (rest_.empty() || !read_letter()) return false;
        std::string turns = digits();
        if (take("w")) {  // R2w
            changed_ = changed_ || !turns.empty();
            ours_ += 'w';
            turns += digits();  // rw2
        }
        read_suffix(turns);
        return true;
    }

    bool read_letter() {
        const char written = rest_.front(), ours = our_letter(written);
        if (move_letter(ours).form == LetterForm::none) return false;
        changed_ = changed_ || ours != written;
        rest_.remove_prefix(1);
        const bool is_wide = move_letter(ours).form == LetterForm::small && rest_.starts_with('w');  // rw
        changed_ = changed_ || is_wide;
        ours_ += is_wide ? upper(ours) : ours;
        return true;
    }

    void read_suffix(std::string turns) {
        const auto row =
            std::ranges::find_if(suffixes(), [&](const Suffix& s) { return rest_.starts_with(s.written); });
        const bool found = row != suffixes().end();
        if (found) {
            rest_.remove_prefix(row->written.size());
            changed_ = true;
            turns += digits();  // Ri2
        }
        ours_ += turns;
        if (found) ours_ += row->ours;
    }

    static char our_letter(char written) {
        constexpr std::string_view theirs = "XYZms", ours = "xyzMS";
        const auto at = theirs.find(written);
        return at == theirs.npos ? written : ours[at];
    }

    std::string digits() {
        const auto read = rest_.substr(0, rest_.find_first_not_of("0123456789"));
        rest_.remove_prefix(read.size());
        return std::string(read);
    }

    bool take(std::string_view wanted) {
        if (!rest_.starts_with(wanted)) return false;
        rest_.remove_prefix(wanted.size());
        return true;
    }

    std::string_view rest_;
    std::string ours_;
    bool changed_ = false;
};

}  // namespace

// A longer word in lower case is not taken for moves: `simplfy`.
std::string translate_moves(std::string_view word) {
    constexpr std::size_t longest_small = 3;
    return word.size() > longest_small && lower(word) == word ? std::string() : MoveTranslator(word).run();
}

}  // namespace cubelang::lang
