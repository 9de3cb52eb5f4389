#include "front/library/reader.hpp"

#include <optional>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang {
namespace {

cube::Cube checked(cube::Cube cube) {
    if (cube.n < cube::smallest_cube || cube.n > cube::largest_cube)
        throw std::invalid_argument(fmt::format("a cube has {} to {} layers", cube::smallest_cube, cube::largest_cube));
    return cube;
}

}  // namespace

class Reader::Values {
public:
    struct Last {
        meaning::Value value;
        lang::Where where;
    };

    Values(cube::Cube cube, StopToken stop)
        : engine_({[this](const auto& shown) { take(shown); }, [](const auto&) {}}, no_host(), stop) {
        context().set_cube(cube);
    }

    [[noreturn]] static void refuse(const Last& last, std::string_view wanted) {
        throw lang::Error(last.where, fmt::format("this is {}, not {}", meaning::type_with_article(last.value), wanted),
                          "write moves, such as R U R' U'");
    }

    /// Runs the text and calls `use` with its last value before its definitions are undone.
    template <class Use>
    auto with_last(const lang::SourcePtr& source, Use use) {
        last_.reset();
        RollbackScope scope{engine_, {}};
        engine_.run_all(source, &scope.changes);
        if (!last_) throw lang::Error({source, {}}, "this text has no value", "end it with an expression");
        return use(*last_);
    }
    meaning::Context& context() { return engine_.context(); }

private:
    /// Rolls back the changes of a text.
    struct RollbackScope {
        Engine& engine;
        std::vector<meaning::Changes> changes;
        ~RollbackScope() {
            for (; !changes.empty(); changes.pop_back()) engine.roll_back(std::move(changes.back()));
        }
    };
    void take(const meaning::ShownValue& shown) { last_ = Last{shown.value, shown.where}; }

    std::optional<Last> last_;
    Engine engine_;
};

Reader::Reader(cube::Cube cube) : cube_(checked(cube)), values_(std::make_unique<Values>(cube, StopToken(&stop_))) {}
Reader::~Reader() = default;

template <class Use>
auto Reader::with_value(std::string_view text, Use use) {
    const auto source = lang::make_source("<text>", std::string(text));
    stop_.store(false, std::memory_order_relaxed);
    try {
        const StopScope watched(&stop_);
        return values_->with_last(source, use);
    } catch (const Stopped&) {
        throw lang::interruption({source, {}});
    }
}

cube::State Reader::state(std::string_view text) {
    return with_value(text, [&](const Values::Last& last) {
        if (!meaning::is_element(last.value)) Values::refuse(last, "an algorithm or a permutation");
        return *meaning::permutation(values_->context(), last.value, last.where);
    });
}

cube::WordPtr Reader::algorithm(std::string_view text) {
    return with_value(text, [](const Values::Last& last) {
        const auto* algorithm = last.value.as<meaning::Algorithm>();
        if (algorithm == nullptr) Values::refuse(last, "an algorithm");
        return algorithm->word;
    });
}

std::vector<cube::Move> Reader::moves(std::string_view text, std::size_t most) {
    auto moves = cube::expand(*algorithm(text), most);
    if (!moves)
        throw lang::Error({lang::make_source("<text>", std::string(text)), {}}, "there are too many moves to write out",
                          "use algorithm(), which does not write out powers");
    return std::move(*moves);
}

cube::State Reader::state_of_this_cube(const std::string& text) {
    auto made = state(text);
    if (made.cube == cube_) return made;
    throw lang::Error({lang::make_source("<text>", text), {}},
                      fmt::format("this is a permutation of a {}, but the group's cube is a {}",
                                  meaning::cube_name(made.cube), meaning::cube_name(cube_)),
                      "make a Reader for that cube");
}

groups::GroupPtr Reader::group(std::span<const std::string> generators) {
    const groups::Domain domain(cube_);
    std::vector<groups::Generator> made;
    for (const auto& text : generators) made.push_back({domain.permutation(state_of_this_cube(text)), text, {}});
    auto group = groups::generated(domain, std::move(made), StopToken(&stop_));
    if (group == nullptr) throw lang::interruption({lang::make_source("<text>", ""), {}});
    return group;
}

std::string text_of(std::span<const cube::Move> moves) { return cube::spell(moves); }

}  // namespace cubelang
