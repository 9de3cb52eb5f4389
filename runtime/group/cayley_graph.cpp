#include "runtime/group/cayley_graph.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace cubelang::group {
namespace {

using perm::Blocks;

std::string bytes_of(const Blocks& blocks) {
    std::string bytes;
    for (const auto& block : blocks) bytes.append(block.to.begin(), block.to.begin() + perm::block_points);
    return bytes;
}

class Enumerator {
public:
    Enumerator(std::span<const cube::State> generators, std::size_t most) : most_(most) {
        for (const auto& generator : generators) {
            forward_.push_back(generator.blocks);
            backward_.push_back(perm::inverse(generator.blocks));
        }
        add(perm::identity_blocks(generators[0].blocks.size()), 0, {});
    }

    std::variant<CayleyGraph, CayleyTooLarge> run() {
        for (std::size_t at = 0; at < elements_.size(); ++at)
            for (int g = 0; g < static_cast<int>(forward_.size()); ++g)
                for (const bool inverse : {false, true}) {
                    const auto& step = (inverse ? backward_ : forward_)[static_cast<std::size_t>(g)];
                    reach(at, perm::product(elements_[at], step), {g, inverse});
                    if (elements_.size() > most_) return CayleyTooLarge{elements_.size(), graph_.distance[at]};
                }
        add_generators();
        return std::move(graph_);
    }

private:
    void add(Blocks blocks, int distance, std::vector<CayleyStep> word) {
        numbers_.emplace(bytes_of(blocks), static_cast<int>(elements_.size()));
        elements_.push_back(std::move(blocks));
        graph_.distance.push_back(distance);
        graph_.words.push_back(std::move(word));
    }
    void reach(std::size_t from, Blocks blocks, CayleyStep step) {
        if (numbers_.contains(bytes_of(blocks))) return;
        auto word = graph_.words[from];
        word.push_back(step);
        add(std::move(blocks), graph_.distance[from] + 1, std::move(word));
    }

    void add_generators() {
        for (const auto& generator : forward_) {
            CayleyGenerator made;
            for (const auto& element : elements_)
                made.image.push_back(numbers_.at(bytes_of(perm::product(element, generator))));
            for (int at = made.image[0]; at != 0; at = made.image[static_cast<std::size_t>(at)]) ++made.order;
            const int inverse = numbers_.at(bytes_of(perm::inverse(generator)));
            for (int i = static_cast<int>(graph_.generators.size()) - 1; i >= 0; --i) {
                const int other = graph_.generators[static_cast<std::size_t>(i)].image[0];
                if (other == made.image[0])
                    made.same_as = i;
                else if (other == inverse)
                    made.inverse_of = i;
            }
            graph_.generators.push_back(std::move(made));
        }
    }

    std::size_t most_;
    std::vector<Blocks> forward_, backward_, elements_;
    std::unordered_map<std::string, int> numbers_;
    CayleyGraph graph_;
};

}  // namespace

std::variant<CayleyGraph, CayleyTooLarge> cayley_graph(std::span<const cube::State> generators, std::size_t most) {
    return Enumerator(generators, most).run();
}

std::vector<std::pair<int, int>> links(const CayleyGraph& graph) {
    std::set<std::pair<int, int>> pairs;
    for (const auto& generator : graph.generators)
        for (int x = 0; x < static_cast<int>(graph.size()); ++x)
            if (const int y = generator.image[static_cast<std::size_t>(x)]; x != y) pairs.insert(std::minmax(x, y));
    return {pairs.begin(), pairs.end()};
}

}  // namespace cubelang::group
