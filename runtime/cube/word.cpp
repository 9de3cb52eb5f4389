#include "runtime/cube/word.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <unordered_map>

#include "runtime/base/stop_point.hpp"

namespace cubelang::cube {
namespace {

WordPtr make(decltype(Word::node) node, std::size_t depth) {
    return std::make_shared<const Word>(Word{std::move(node), depth, {}});
}

// Visits shared subtrees once, so that cost follows the size of the tree as stored, not as written out.
class Weigher {
public:
    explicit Weigher(Weight weight) : weight_(std::move(weight)) {}

    Integer weigh(const Word& word) {
        if (const auto known = known_.find(&word); known != known_.end()) return known->second;
        return known_[&word] = std::visit(*this, word.node);
    }
    Integer operator()(const Run& run) const {
        return std::transform_reduce(run.moves.begin(), run.moves.end(), std::int64_t{0}, std::plus<>(), weight_);
    }
    Integer operator()(const Sequence& sequence) {
        Integer sum = 0;
        for (const auto& factor : sequence.factors) sum += weigh(*factor);
        return sum;
    }
    Integer operator()(const PowerOf& power) { return weigh(*power.base) * abs(power.exponent); }
    Integer operator()(const CommutatorOf& c) { return 2 * (weigh(*c.a) + weigh(*c.b)); }
    Integer operator()(const ConjugateOf& c) { return 2 * weigh(*c.a) + weigh(*c.b); }

private:
    Weight weight_;
    std::unordered_map<const Word*, Integer> known_;
};

// Expands a word, forwards or inverted (in reverse order, each move inverted). Parts without moves are skipped, so
// the cost is bounded by the number of moves.
class Expander {
public:
    std::vector<Move> moves;
    Weigher tokens{[](const Move&) { return 1; }};

    void write(const Word& word, bool inverted) {
        stop_point();
        if (tokens.weigh(word) != 0) std::visit([&](const auto& node) { write(node, inverted); }, word.node);
    }

private:
    void write(const Run& run, bool inverted) {
        if (!inverted)
            moves.insert(moves.end(), run.moves.begin(), run.moves.end());
        else
            std::transform(std::reverse_iterator(run.moves.end()), std::reverse_iterator(run.moves.begin()),
                           std::back_inserter(moves), [](Move m) { return inverse(m); });
    }
    void write(const Sequence& sequence, bool inverted) {
        const auto& factors = sequence.factors;
        if (!inverted)
            for (const auto& factor : factors) write(*factor, false);
        else
            std::for_each(factors.rbegin(), factors.rend(), [&](const auto& factor) { write(*factor, true); });
    }
    void write(const PowerOf& power, bool inverted) {
        const bool backwards = inverted != (power.exponent < 0);
        for (Integer left = abs(power.exponent); left > 0; --left) write(*power.base, backwards);
    }
    void write(const CommutatorOf& c, bool inverted) {
        const Word &first = inverted ? *c.b : *c.a, &second = inverted ? *c.a : *c.b;
        write(first, false);
        write(second, false);
        write(first, true);
        write(second, true);
    }
    void write(const ConjugateOf& c, bool inverted) {
        write(*c.a, false);
        write(*c.b, inverted);
        write(*c.a, true);
    }
};

// Rebuilds a word with each run transformed; shared subtrees stay shared.
class Transformer {
public:
    using MoveMap = std::function<Move(Move)>;
    Transformer(MoveMap map, bool reverse) : map_(std::move(map)), reverse_(reverse) {}

    WordPtr transform(const WordPtr& word) {
        if (const auto known = known_.find(word.get()); known != known_.end()) return known->second;
        auto made = std::visit([&](const auto& node) { return rebuild(node, word->origin); }, word->node);
        return known_[word.get()] = std::move(made);
    }

private:
    WordPtr rebuild(const Run& run, const Origin& origin) {
        std::vector<Move> moves(run.moves.begin(), run.moves.end());
        for (auto& move : stoppable(moves)) move = map_(move);
        if (reverse_) std::ranges::reverse(moves);
        return make_run(std::move(moves), origin);
    }
    WordPtr rebuild(const Sequence& sequence, const Origin&) {
        std::vector<WordPtr> factors;
        for (const auto& factor : sequence.factors) factors.push_back(transform(factor));
        if (reverse_) std::ranges::reverse(factors);
        return make_sequence(std::move(factors));
    }
    WordPtr rebuild(const PowerOf& power, const Origin&) { return make_power(transform(power.base), power.exponent); }
    // Reversed, A B A' B' is B~' A~' B~ A~ = [B~', A~'], and A B A' is A~' B~ A~ = [A~': B~], where ~ means reversed.
    WordPtr rebuild(const CommutatorOf& c, const Origin&) {
        if (!reverse_) return make_commutator(transform(c.a), transform(c.b));
        return make_commutator(make_power(transform(c.b), -1), make_power(transform(c.a), -1));
    }
    WordPtr rebuild(const ConjugateOf& c, const Origin&) {
        auto a = transform(c.a);
        return make_conjugate(reverse_ ? make_power(std::move(a), -1) : std::move(a), transform(c.b));
    }

    MoveMap map_;
    bool reverse_;
    std::unordered_map<const Word*, WordPtr> known_;
};

}  // namespace

WordPtr make_run(std::vector<Move> moves, Origin origin) {
    return make_shared_run(std::move(moves), std::move(origin));
}

WordPtr make_shared_run(SharedMoves moves, Origin origin) {
    return std::make_shared<const Word>(Word{Run{std::move(moves)}, 1, std::move(origin)});
}

WordPtr make_sequence(std::vector<WordPtr> factors) {
    std::size_t depth = 0;
    for (const auto& factor : factors) depth = std::max(depth, factor->depth);
    return make(Sequence{std::move(factors)}, depth + 1);
}

WordPtr make_power(WordPtr base, Integer exponent) {
    const auto depth = base->depth + 1;
    return make(PowerOf{std::move(base), std::move(exponent)}, depth);
}

WordPtr make_commutator(WordPtr a, WordPtr b) {
    const auto depth = std::max(a->depth, b->depth) + 1;
    return make(CommutatorOf{std::move(a), std::move(b)}, depth);
}

WordPtr make_conjugate(WordPtr a, WordPtr b) {
    const auto depth = std::max(a->depth, b->depth) + 1;
    return make(ConjugateOf{std::move(a), std::move(b)}, depth);
}

Integer weigh(const Word& word, const Weight& weight) { return Weigher(weight).weigh(word); }

Integer move_count(const Word& word) {
    return weigh(word, [](const Move& move) { return move.letter == '.' ? 0 : 1; });
}

std::optional<std::vector<Move>> expand(const Word& word, std::size_t most) {
    Expander expander;
    const Integer count = expander.tokens.weigh(word);
    if (count > most) return std::nullopt;
    expander.moves.reserve(static_cast<std::size_t>(count));
    expander.write(word, false);
    return std::move(expander.moves);
}

WordPtr reversed(const WordPtr& word) {
    return Transformer([](Move move) { return move; }, true).transform(word);
}

WordPtr mirrored(const WordPtr& word, Axis across) {
    return Transformer([=](Move move) { return mirrored(move, across); }, false).transform(word);
}

WordPtr changed(const WordPtr& word, std::function<Move(Move)> change) {
    return Transformer(std::move(change), false).transform(word);
}

WordPtr rotated(const WordPtr& word, Axis axis) {
    return Transformer([=](Move move) { return rotated(move, axis); }, false).transform(word);
}

}  // namespace cubelang::cube
