#include "runtime/search/growth/row_space.hpp"

#include <set>

#include "runtime/base/split_mix.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/search/growth/distances.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::row_space_test {
namespace {

using group::Permutation;

/// The moves of a cube by face turns, on its stickers.
struct Faces {
    groups::Domain domain;
    std::vector<PointMove> moves{};

    explicit Faces(cube::Cube cube) : domain(cube) {
        for (const auto& effect : effects_of(cube, face_turns(cube.n)))
            moves.push_back({domain.permutation(cube::State{cube, effect}), 1});
    }
    [[nodiscard]] Permutation random(std::uint64_t& seed) const {
        auto p = group::identity(domain.degree());
        for (int i = 0; i < 20; ++i) p = group::product(p, moves[split_mix(seed) % moves.size()].images);
        return p;
    }
    [[nodiscard]] std::vector<Permutation> symmetries() const {
        std::vector<Permutation> all;
        for (const auto s : cube::symmetries()) {
            const cube::SymmetryMap map(domain.cube(), s);
            auto& images = all.emplace_back();
            for (group::Point point = 0; point < domain.degree(); ++point)
                images.push_back(domain.point(map(domain.place(point))));
        }
        return all;
    }
};

Row packed_and_back(const RowSpace& space, const Row& row) {
    std::vector<std::uint64_t> words(space.words());
    Row back(row.size());
    space.pack(row.data(), words.data());
    space.unpack(words.data(), back.data());
    return back;
}

}  // namespace

TEST_CASE("a position of the 3x3x3 is a row of twenty places in sixteen bytes") {
    const Faces faces({3});
    const RowSpace space(faces.moves, all_different(faces.domain.degree()));
    CHECK(space.entries() == 20);
    CHECK(space.words() == 2);
    CHECK(space.has_inverses());
}

TEST_CASE("a row after moves is the row of their product, and is packed without loss") {
    const Faces faces({3});
    PointLabels colours = all_different(faces.domain.degree());
    for (auto& label : colours) label /= 4;
    std::uint64_t seed = 7;
    for (const auto& labels : {all_different(faces.domain.degree()), colours}) {
        const RowSpace space(faces.moves, labels);
        for (int trial = 0; trial < 50; ++trial) {
            const auto p = faces.random(seed);
            const auto move = split_mix(seed) % faces.moves.size();
            Row next(space.entries()), back(space.entries());
            space.move(move, space.after(p).data(), next.data());
            CHECK(next == space.after(group::product(p, faces.moves[move].images)));
            space.undo(move, next.data(), back.data());
            CHECK(back == space.after(p));
            CHECK(packed_and_back(space, back) == back);
        }
    }
}

TEST_CASE("the row of a position is that of the labels that it shows") {
    const Faces faces({3});
    const auto degree = faces.domain.degree();
    PointLabels labels(degree);
    for (std::size_t i = 0; i < degree; ++i) labels[i] = static_cast<std::uint32_t>(i % 5);
    const RowSpace space(faces.moves, labels);
    std::uint64_t seed = 3;
    for (int trial = 0; trial < 50; ++trial) {
        const auto p = faces.random(seed);
        PointLabels shown(degree);
        for (std::size_t point = 0; point < degree; ++point) shown[p[point]] = labels[point];
        CHECK(space.seen(shown) == space.after(p));
    }
    CHECK_FALSE(space.seen(PointLabels(degree, 9)));
}

TEST_CASE("conjugates by symmetries and inverses have one representative, and count as many as they are") {
    const Faces faces({3});
    RowSpace space(faces.moves, all_different(faces.domain.degree()), true);
    space.use(conjugates(faces.symmetries(), space.known_points()));
    std::uint64_t seed = 11;
    const auto reduced = [&](const Permutation& p) {
        auto row = space.after(p);
        space.reduce(row.data());
        return row;
    };
    for (int trial = 0; trial < 20; ++trial) {
        const auto p = trial == 0 ? faces.moves[1].images : faces.random(seed);
        std::set<Permutation> all;
        for (const auto& s : faces.symmetries()) {
            const auto q = group::conjugate(p, s);
            CHECK(reduced(q) == reduced(p));
            CHECK(reduced(group::inverse(q)) == reduced(p));
            all.insert({q, group::inverse(q)});
        }
        CHECK(space.size(reduced(p)) == all.size());
    }
}

TEST_CASE("elements of one coset have one representative") {
    const Faces faces({3});
    const auto degree = faces.domain.degree();
    const std::vector<Permutation> half{faces.moves[1].images, faces.moves[4].images};
    RowSpace space(faces.moves, all_different(degree), true);
    space.use(cosets_of(*group::StabilizerChain::of(half, degree)));
    std::uint64_t seed = 5;
    for (int trial = 0; trial < 50; ++trial) {
        const auto p = faces.random(seed);
        auto row = space.after(p), of_coset = space.after(group::product(half[trial % 2], p));
        space.reduce(row.data());
        space.reduce(of_coset.data());
        CHECK(row == of_coset);
    }
}

}  // namespace cubelang::search::row_space_test
