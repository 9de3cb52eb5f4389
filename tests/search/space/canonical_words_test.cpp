#include "runtime/search/space/canonical_words.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "runtime/search/space/goal.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::canonical_words_test {
namespace {

using UpTo = CanonicalWords::UpTo;

std::shared_ptr<const CanonicalWords> all_words(std::vector<Generator> generators, int n, std::size_t length,
                                                UpTo up_to = UpTo::nothing) {
    return std::make_shared<const CanonicalWords>(std::move(generators), n, length, up_to);
}

std::vector<GeneratorWord> list_words(WordLister lister) {
    std::vector<GeneratorWord> words;
    while (lister.next()) words.push_back(lister.word());
    return words;
}

// The words that no symmetry makes smaller, each word tested alone.
std::vector<GeneratorWord> first_of_each(const CanonicalWords& all, std::vector<GeneratorWord> words, int n) {
    const auto is_less = [&](const GeneratorWord& word, cube::Symmetry s) {
        const auto to = images(all.generators(), n, s);
        if (!to) return false;
        GeneratorWord seen;
        for (const auto generator : word) seen.push_back((*to)[generator]);
        return all.words().canonical(seen) < word;
    };
    std::erase_if(words, [&](const GeneratorWord& word) {
        return std::ranges::any_of(cube::symmetries(), [&](cube::Symmetry s) { return is_less(word, s); });
    });
    return words;
}

}  // namespace

TEST_CASE("the numbers of canonical words of face turns are the known ones") {
    const std::size_t known[] = {1, 18, 243, 3240, 43254};
    for (std::size_t length = 0; length < std::size(known); ++length) {
        const auto all = all_words(face_turns(3), 3, length);
        CHECK(list_words(WordLister(all)).size() == known[length]);
        CHECK(all->count() == known[length]);
    }
    CHECK(all_words(face_turns(3), 3, 10)->count() == Integer("244686773808"));
}

TEST_CASE("words of four face turns lead to all positions at that distance, to a few of them twice") {
    const auto turns = face_turns(3);
    cube::Turner turner({3, false});
    std::set<std::string> positions;
    for (const auto& word : list_words(WordLister(all_words(turns, 3, 4)))) {
        auto state = cube::solved({3, false});
        for (const auto generator : word) turner.apply(state.blocks, turns[generator].turn);
        std::string key;
        for (const auto& block : state.blocks) key.append(block.to.begin(), block.to.end());
        positions.insert(std::move(key));
    }
    CHECK(positions.size() == 43239);  // R2 L2 U2 D2 equals U2 D2 R2 L2, and so on
}

TEST_CASE("up to symmetry there are as many words as positions at each distance") {
    const std::size_t known[] = {1, 2, 9, 75, 934};  // up to four turns no two words make the same position
    for (std::size_t length = 0; length < std::size(known); ++length)
        CHECK(list_words(WordLister(all_words(face_turns(3), 3, length, UpTo::symmetry))).size() == known[length]);
}

TEST_CASE("words come in order, each once, and with symmetry only the first of each class") {
    const auto layers = layer_turns(4);
    const std::vector<Generator> two{layers[0], layers[1], layers[2], layers[12], layers[13], layers[14]};
    for (const auto& generators : {face_turns(2), layers, two}) {
        const int n = generators.size() == face_turns(2).size() ? 2 : 4;
        const auto all = all_words(generators, n, 2);
        const auto words = list_words(WordLister(all));
        CHECK(std::ranges::is_sorted(words));
        CHECK(std::set(words.begin(), words.end()).size() == words.size());
        CHECK(list_words(WordLister(all_words(generators, n, 2, UpTo::symmetry))) == first_of_each(*all, words, n));
    }
}

TEST_CASE("generators that cannot follow one another give no longer words") {
    const std::vector<Generator> half{face_turns(3)[1]};  // a half turn
    CHECK(list_words(WordLister(all_words(half, 3, 1))).size() == 1);
    CHECK(list_words(WordLister(all_words(half, 3, 2))).empty());
    CHECK(all_words(half, 3, 2)->count() == 0);
}

}  // namespace cubelang::search::canonical_words_test
