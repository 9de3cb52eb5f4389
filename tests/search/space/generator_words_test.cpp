#include "runtime/search/space/generators.hpp"

#include <map>
#include <set>

#include "tests/cube/query/written.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::generator_words_test {
namespace {

int quarters(const cube::Turn& turn, int) { return turn.quarters == 2 ? 2 : 1; }
int slices_cost_two(const cube::Turn& turn, int n) { return turn.from == 1 || turn.to == n ? 1 : 2; }

using States = std::map<std::string, int>;  ///< the effect of a word, and its least cost

class Reference {
public:
    Reference(std::vector<Generator> generators, int n)
        : generators_(std::move(generators)), cube_{n, true}, turner_(cube_) {}

    /// Reached by all words.
    States all(int most) {
        States found;
        const auto walk = [&](auto self, const cube::State& state, int spent) -> void {
            note(found, state, spent);
            for (const auto& generator : generators_)
                if (spent + generator.cost <= most) self(self, after(state, generator), spent + generator.cost);
        };
        walk(walk, cube::solved(cube_), 0);
        return found;
    }
    /// Reached by the words that GeneratorWords allows; each of them is canonical.
    States allowed(int most, std::size_t& words_walked) {
        States found;
        const GeneratorWords words(generators_, cube_.n);
        GeneratorWord word;
        const auto walk = [&](auto self, const cube::State& state, std::uint32_t node, int spent) -> void {
            ++words_walked;
            note(found, state, spent);
            CHECK(words.canonical(word) == word);
            for (const auto [generator, next] : words.after(node)) {
                const auto& made = generators_[generator];
                if (spent + made.cost > most) continue;
                word.push_back(generator);
                self(self, after(state, made), next, spent + made.cost);
                word.pop_back();
            }
        };
        walk(walk, cube::solved(cube_), GeneratorWords::start, 0);
        return found;
    }

private:
    cube::State after(cube::State state, const Generator& generator) {
        turner_.apply(state.blocks, generator.turn);
        return state;
    }
    static void note(States& found, const cube::State& state, int spent) {
        std::string key;
        for (const auto& block : state.blocks) key.append(block.to.begin(), block.to.end());
        const auto [at, is_new] = found.emplace(key, spent);
        if (!is_new) at->second = std::min(at->second, spent);
    }

    std::vector<Generator> generators_;
    cube::Cube cube_;
    cube::Turner turner_;
};

void same_reach(const std::vector<Generator>& generators, int n, int most) {
    Reference reference(generators, n);
    std::size_t walked = 0;
    CHECK(reference.allowed(most, walked) == reference.all(most));
}

}  // namespace

TEST_CASE("allowed words reach everything that words reach, at the same cost") {
    same_reach(face_turns(3), 3, 3);
    same_reach(face_turns(3, quarters), 3, 3);
    same_reach(layer_turns(3), 3, 3);
    same_reach(layer_turns(4, quarters), 4, 2);
    same_reach(block_turns(3, false), 3, 2);
    same_reach(block_turns(3, false, slices_cost_two), 3, 3);
    same_reach(block_turns(4, true), 4, 2);
    same_reach(turns_from_moves(test::written("R2 M Lw U"), 3), 3, 4);
    same_reach(turns_from_moves(test::written("x R U"), 3), 3, 4);
}

TEST_CASE("the allowed words of face turns of the 3x3x3 have the known numbers: 18, then 13.35 times as many") {
    Reference reference(face_turns(3), 3);
    std::size_t walked = 0;
    CHECK(reference.allowed(3, walked).size() == 1 + 18 + 243 + 3240);
    CHECK(walked == 1 + 18 + 243 + 3240);
}

TEST_CASE("turns about one axis are sorted, merged and cancelled") {
    const auto generators = turns_from_moves(test::written("R L M U"), 3);
    const GeneratorWords words(generators, 3);
    const auto canonical = [&](const std::string& text) {
        GeneratorWord word;
        for (const auto& move : test::written(text))
            for (std::uint16_t g = 0; g < generators.size(); ++g)
                if (cube::spell(generators[g].move) == cube::spell(move)) word.push_back(g);
        std::string spelled;
        for (const auto g : words.canonical(word))
            spelled += (spelled.empty() ? "" : " ") + cube::spell(generators[g].move);
        return spelled;
    };
    CHECK(canonical("L R") == "R L");
    CHECK(canonical("L M R U") == "R L M U");
    CHECK(canonical("R R U") == "R2 U");
    CHECK(canonical("R L R' U") == "L U");
    CHECK(canonical("U R L R' L' U") == "U2");
    CHECK(canonical("U M U'") == "U M U'");
}

TEST_CASE("on a large cube, where not all commuting runs are listed, no word is lost") {
    std::vector<Generator> about_x;
    for (const auto& generator : layer_turns(8))
        if (generator.turn.axis == cube::Axis::x) about_x.push_back(generator);
    const GeneratorWords words(about_x, 8);
    std::set<std::vector<int>> found;
    std::vector<int> layers(8, 0);
    const auto walk = [&](auto self, std::uint32_t node, int left) -> void {
        found.insert(layers);
        for (const auto [g, next] : words.after(node)) {
            if (left == 0) return;
            auto& layer = layers[static_cast<std::size_t>(about_x[g].turn.from - 1)];
            const auto before = layer;
            layer = (layer + about_x[g].turn.quarters) % 4;
            self(self, next, left - 1);
            layer = before;
        }
    };
    walk(walk, GeneratorWords::start, 6);
    CHECK(found.size() == 1 + 24 + 252 + 1512 + 5670 + 13608 + 20412);
}

TEST_CASE("every turn begins a word, also if there are more runs about an axis than are kept") {
    const auto all_begin = [](const std::vector<Generator>& generators, int n) {
        return GeneratorWords(generators, n).after(GeneratorWords::start).size() == generators.size();
    };
    CHECK(all_begin(block_turns(60, false), 60));
    CHECK(all_begin(block_turns(40, false, quarters), 40));
    CHECK(all_begin(block_turns(300, true, quarters), 300));
}

}  // namespace cubelang::search::generator_words_test
