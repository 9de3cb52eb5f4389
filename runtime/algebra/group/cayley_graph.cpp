#include "runtime/algebra/group/cayley_graph.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace cubelang::group {
namespace {

class Enumerator {
public:
    Enumerator(std::span<const Permutation> generators, std::size_t most) : most_(most) {
        for (const auto& generator : generators) {
            forward_.push_back(generator);
            backward_.push_back(inverse(generator));
        }
        add(identity(generators[0].size()), 0, {});
    }

    std::variant<CayleyGraph, CayleyTooLarge> run() {
        for (std::size_t at = 0; at < graph_.size(); ++at)
            for (int g = 0; g < static_cast<int>(forward_.size()); ++g)
                for (const bool inverse : {false, true}) {
                    const auto& step = (inverse ? backward_ : forward_)[g];
                    reach(at, product(graph_.elements[at], step), {g, inverse});
                    if (graph_.size() > most_) return CayleyTooLarge{graph_.size(), graph_.distance[at]};
                }
        add_generators();
        return std::move(graph_);
    }

private:
    void add(Permutation element, int distance, std::vector<CayleyStep> word) {
        numbers_.emplace(element, static_cast<int>(graph_.size()));
        graph_.elements.push_back(std::move(element));
        graph_.distance.push_back(distance);
        graph_.words.push_back(std::move(word));
    }
    void reach(std::size_t from, Permutation element, CayleyStep step) {
        if (numbers_.contains(element)) return;
        auto word = graph_.words[from];
        word.push_back(step);
        add(std::move(element), graph_.distance[from] + 1, std::move(word));
    }

    void add_generators() {
        for (const auto& generator : forward_) {
            CayleyGenerator made;
            for (const auto& element : graph_.elements) made.image.push_back(numbers_.at(product(element, generator)));
            for (int at = made.image[0]; at != 0; at = made.image[at]) ++made.order;
            const int undone = numbers_.at(inverse(generator));
            for (int i = static_cast<int>(graph_.generators.size()) - 1; i >= 0; --i) {
                const int other = graph_.generators[i].image[0];
                if (other == made.image[0])
                    made.same_as = i;
                else if (other == undone)
                    made.inverse_of = i;
            }
            graph_.generators.push_back(std::move(made));
        }
    }

    std::size_t most_;
    std::vector<Permutation> forward_, backward_;
    std::map<Permutation, int> numbers_;
    CayleyGraph graph_;
};

}  // namespace

std::variant<CayleyGraph, CayleyTooLarge> cayley_graph(std::span<const Permutation> generators, std::size_t most) {
    return Enumerator(generators, most).run();
}

std::vector<std::pair<int, int>> links(const CayleyGraph& graph) {
    std::set<std::pair<int, int>> pairs;
    for (const auto& generator : graph.generators)
        for (int x = 0; x < static_cast<int>(graph.size()); ++x)
            if (const int y = generator.image[x]; x != y) pairs.insert(std::minmax(x, y));
    return {pairs.begin(), pairs.end()};
}

}  // namespace cubelang::group
