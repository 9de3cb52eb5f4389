// Words as text, with their brackets.

#include "runtime/base/stop_point.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang::cube {
namespace {

// A tree with shared branches can be far longer as text than in memory; a longer text is truncated with "…".
constexpr std::size_t longest_text = std::size_t{1} << 26;

class Speller {
public:
    std::string text;

    void write(const Word& word) {
        if (text.size() < longest_text)
            std::visit([&](const auto& node) { write(node); }, word.node);
        else if (!text.ends_with("…"))
            text += "…";
    }

private:
    void write(const Run& run) {
        if (run.moves.empty()) text += "()";
        for (std::size_t i = 0; i < run.moves.size(); ++i) {
            stop_point();
            if (i > 0) text += ' ';
            append_spelling(text, run.moves[i]);
        }
    }
    void write(const Sequence& sequence) {
        if (sequence.factors.empty()) text += "()";
        for (std::size_t i = 0; i < sequence.factors.size(); ++i) {
            if (i > 0) text += ' ';
            write(*sequence.factors[i]);
        }
    }
    void write(const PowerOf& power) {
        grouped(*power.base);
        if (power.exponent == -1)
            text += '\'';
        else if (power.exponent < 0)
            text += "^" + power.exponent.str();
        else
            text += power.exponent.str();
    }
    void write(const CommutatorOf& c) { bracket(c.a, ", ", c.b); }
    void write(const ConjugateOf& c) { bracket(c.a, ": ", c.b); }

    void bracket(const WordPtr& a, const char* between, const WordPtr& b) {
        text += '[';
        write(*a);
        text += between;
        write(*b);
        text += ']';
    }
    // Commutators and conjugates have their own brackets, and so does the empty run; all else gets round ones.
    void grouped(const Word& word) {
        const auto* run = std::get_if<Run>(&word.node);
        const bool own = std::holds_alternative<CommutatorOf>(word.node) ||
                         std::holds_alternative<ConjugateOf>(word.node) || (run != nullptr && run->moves.empty());
        if (!own) text += '(';
        write(word);
        if (!own) text += ')';
    }
};

}  // namespace

std::string spell(const Word& word) {
    Speller speller;
    speller.write(word);
    return std::move(speller.text);
}

}  // namespace cubelang::cube
