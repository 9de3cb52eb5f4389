#include "runtime/base/wrapping.hpp"

#include <algorithm>

#include "runtime/base/utf8.hpp"

namespace cubelang::inline base {
namespace {

class Wrapping {
public:
    explicit Wrapping(const Margins& margins) : margins_(margins), used_(margins.begun) {}

    void add(std::string_view word, std::size_t blanks) {
        if (fits(word, blanks)) return put(word, blanks);
        if (count_characters(word) + margins_.indent > margins_.columns && word.find(',') + 1 < word.size())
            return add_in_parts(word, blanks);
        new_line();
        put(word, 0);
    }
    // Ends a line of the original text; the next one keeps its leading blanks.
    void end_line() {
        text_ += '\n';
        used_ = 0;
        empty_ = true;
    }
    std::string take() { return std::move(text_); }

private:
    [[nodiscard]] bool fits(std::string_view word, std::size_t blanks) const {
        return used_ + blanks + count_characters(word) <= margins_.columns;
    }
    void put(std::string_view word, std::size_t blanks) {
        text_.append(blanks, ' ').append(word);
        used_ += blanks + count_characters(word);
        empty_ = false;
    }
    void new_line() {
        if (empty_ && used_ <= margins_.indent) return;
        text_.append("\n").append(margins_.indent, ' ');
        used_ = margins_.indent;
        empty_ = true;
    }
    void add_in_parts(std::string_view word, std::size_t blanks) {
        while (!word.empty()) {
            const auto part = word.substr(0, std::min(word.find(','), word.size() - 1) + 1);
            if (fits(part, blanks)) {
                put(part, blanks);
            } else {
                new_line();
                put(part, 0);
            }
            blanks = 0;
            word.remove_prefix(part.size());
        }
    }

    const Margins& margins_;
    std::size_t used_;
    bool empty_ = true;  ///< is there no word on this line yet?
    std::string text_;
};

void add_line(Wrapping& wrapping, std::string_view line) {
    while (!line.empty()) {
        const auto blanks = std::min(line.find_first_not_of(' '), line.size());
        line.remove_prefix(blanks);
        const auto word = line.substr(0, line.find(' '));
        if (!word.empty()) wrapping.add(word, blanks);
        line.remove_prefix(word.size());
    }
}

}  // namespace

std::string wrapped(std::string_view text, const Margins& margins) {
    if (margins.columns == 0) return std::string(text);
    Wrapping wrapping(margins);
    for (;;) {
        const auto end = text.find('\n');
        add_line(wrapping, text.substr(0, end));
        if (end == text.npos) return wrapping.take();
        wrapping.end_line();
        text.remove_prefix(end + 1);
    }
}

}  // namespace cubelang::inline base
