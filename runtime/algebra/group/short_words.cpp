#include "runtime/algebra/group/short_words.hpp"

#include <algorithm>

namespace cubelang::group {
namespace {

// Limits in images stored or looked up, so that all groups take about the same time.
constexpr std::size_t images_of_near = 6'000'000, most_near = 100'000, images_sifted = 200'000'000;
constexpr std::size_t most_conjugates = 5000;
constexpr std::size_t most_points = 400;  // enough for a 9x9x9; more would take minutes
// Length limits for words in the table: the first, which grows.
constexpr std::size_t first_longest = 16, longest_of_small_support = 60, longest_of_all = 20000;
constexpr std::size_t entered_again = 1000;

class TableBuilder {
public:
    TableBuilder(const Alphabet& alphabet, const ShortWordsTable& near)
        : alphabet_(alphabet), near_(near), table_(alphabet) {}

    [[nodiscard]] std::optional<WordTable> build(std::span<const Point> constituent_of, const Integer& order,
                                                 StopToken stop) {
        enter_near(near_.elements().size(), first_longest);
        for (const auto& element : elements_of_small_support(near_, alphabet_, constituent_of, stop))
            for (auto& conjugate : conjugates(element, alphabet_, most_conjugates, stop))
                table_.enter(std::move(conjugate), longest_of_small_support);
        return complete(order, stop) ? std::optional(std::move(table_)) : std::nullopt;
    }

private:
    void enter_near(std::size_t count, std::size_t longest) {
        for (std::size_t at = 1; at < std::min(count, near_.elements().size()); ++at)
            table_.enter({near_.elements()[at].images, near_.word(at), near_.elements()[at].length}, longest);
    }

    // Improves the table until it is complete, and then until its words stop getting shorter.
    bool complete(const Integer& order, StopToken stop) {
        bool whole = false;
        for (auto longest = 2 * first_longest; longest < longest_of_all; longest = whole ? longest : 2 * longest) {
            const auto before = table_.letters();
            enter_near(whole ? 0 : entered_again, longest);
            if (!table_.improve(longest, stop)) return false;
            if (whole && table_.letters() >= before) return true;
            whole = table_.size() == order;
        }
        return false;
    }

    const Alphabet& alphabet_;
    const ShortWordsTable& near_;
    WordTable table_;
};

}  // namespace

std::optional<ShortWords> ShortWords::of(const PermutationGroup& group, StopToken stop) {
    ShortWords made;
    made.order_ = group.order();
    made.index_of_.resize(group.degree());
    for (Point number = 0; number < group.pieces().size(); ++number) {
        const auto& piece = group.pieces()[number];
        if (piece.kind == PermutationGroup::Piece::Kind::copy) continue;
        for (const auto point : piece.on.points) {
            made.index_of_[point] = static_cast<Point>(made.points_.size());
            made.points_.push_back(point);
            made.constituent_of_.push_back(number);
        }
    }
    if (made.points_.size() > most_points) return std::nullopt;
    std::vector<Permutation> generators;
    for (const auto& generator : group.generators())
        generators.push_back(restricted(generator, made.points_, made.index_of_));
    made.alphabet_ = std::make_unique<const Alphabet>(std::move(generators));
    const auto most = std::clamp(images_of_near / (made.points_.size() + 1), std::size_t{1}, most_near);
    made.near_ = std::make_unique<const ShortWordsTable>(*made.alphabet_, most, stop);
    return made;
}

rows::Row ShortWords::row_without_copies(const Permutation& p) const {
    return rows::row(restricted(p, points_, index_of_));
}

// Tries each near element x: if x p has the word w, then p = x' w.
Word ShortWords::sifted(const rows::Row& p, StopToken stop) const {
    std::size_t best = 0, fewest = ~std::size_t{0};
    const auto& all = near_->elements();
    const auto tries = images_sifted / (p.size() * p.size() + 1);
    for (std::size_t at = 0; at < std::min(all.size(), tries) && !(at > 0 && stop.stop_requested()); ++at) {
        const auto most = fewest - all[at].length;
        const auto letters = table_->letters_of(rows::product(all[at].images, p), most);
        if (letters >= most) continue;
        best = at;
        fewest = letters + all[at].length;
    }
    auto word = alphabet_->inverse(near_->word(best));
    alphabet_->append(word, table_->word(rows::product(all[best].images, p)));
    return word;
}

std::optional<Word> ShortWords::shortest(const Permutation& p, StopToken stop) const {
    return near_->shortest(row_without_copies(p), stop);
}

std::optional<Word> ShortWords::word(const Permutation& p, StopToken stop) {
    const auto row = row_without_copies(p);
    if (auto near = near_->shortest(row, stop)) return near;
    if (table_ == nullptr) {
        auto table = TableBuilder(*alphabet_, *near_).build(constituent_of_, order_, stop);
        if (!table) return std::nullopt;
        table_ = std::make_unique<const WordTable>(*std::move(table));
    }
    return sifted(row, stop);
}

}  // namespace cubelang::group
