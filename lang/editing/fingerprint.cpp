#include "lang/editing/layout.hpp"

#include <algorithm>
#include <functional>
#include <span>
#include <string_view>
#include <type_traits>

#include "lang/tree_parts.hpp"

namespace cubelang::lang {
namespace {

// Hashes all parts of a node, in order, with their lengths, so that different trees have different inputs.
class TreeHasher {
public:
    [[nodiscard]] std::uint64_t value() const { return value_; }

    template <typename... Parts>
    void all(const Parts&... parts) {
        (add(parts), ...);
    }

    void add(const Statement& statement) {
        number(statement.node.index());
        std::visit([this](const auto& node) { add_node(node); }, statement.node);
    }

private:
    // Steps of FNV on whole words, shifted so that high bits count too.
    void number(std::uint64_t number) {
        constexpr std::uint64_t prime = 0x9E3779B97F4A7C15;
        value_ = (value_ ^ number) * prime;
        value_ ^= value_ >> 29U;
    }

    template <typename Number>
    requires(std::is_arithmetic_v<Number> || std::is_enum_v<Number>) void add(Number value) {
        number(static_cast<std::uint64_t>(value));
    }
    void add(const std::string& text) { number(std::hash<std::string_view>{}(text)); }
    template <typename Item>
    void add(const std::vector<Item>& items) {
        number(items.size());
        for (const auto& item : items) add(item);
    }
    template <typename First, typename Second>
    void add(const std::pair<First, Second>& pair) {
        all(pair.first, pair.second);
    }
    void add(const ExprPtr& expr) {
        if (!expr) return number(0);
        const auto* product = std::get_if<Product>(&expr->node);
        if (product != nullptr && std::ranges::all_of(product->factors, continues_run)) return run(product->factors);
        number(expr->node.index() + 1);
        std::visit([this](const auto& node) { add_node(node); }, expr->node);
    }

    // Adjacent runs of moves count as one, however they are written: R² U² is R2 U2.
    static bool continues_run(const Factor& factor) {
        return std::holds_alternative<Moves>(factor.expr->node) && !factor.star && !factor.slash;
    }
    void run(std::span<const Factor> factors) {
        number(Expr{{}, Moves{}}.node.index() + 1);
        std::size_t count = 0;
        for (const Factor& factor : factors) {
            const auto& moves = std::get<Moves>(factor.expr->node).moves;
            count += moves.size();
            for (const Move& move : moves) add(move);
        }
        number(count);
    }
    void add(const PartName& part) { all(part.sign, part.letters, part.digits); }
    void add(const StickerNumber& sticker) { add(sticker.value); }
    void add(const Argument& argument) { all(argument.name, argument.value); }
    void add(const Parameter& parameter) { all(parameter.name, parameter.otherwise); }
    void add(const Clause& clause) { all(clause.variables, clause.items, clause.condition); }
    void add(const Move& move) { all(move.letter, move.from, move.to, move.turns, move.whole); }

    void add_node(const Moves& node) {
        for (const Move& move : node.moves) add(move);
        number(node.moves.size());
    }
    template <typename Node>
    void add_node(const Node& node) {
        std::apply([&](const auto&... part) { all(part...); }, parts(node));
    }
    void add_node(const Product& node) {
        const std::span<const Factor> factors = node.factors;
        for (std::size_t i = 0, end = 0; i < factors.size(); i = end) {
            end = i + 1;
            all(factors[i].star, factors[i].slash);
            if (!std::holds_alternative<Moves>(factors[i].expr->node)) {
                add(factors[i].expr);
                continue;
            }
            while (end < factors.size() && continues_run(factors[end])) ++end;
            run(factors.subspan(i, end - i));
        }
    }
    std::uint64_t value_ = 0;
};

}  // namespace

std::uint64_t fingerprint(const Statement& statement) {
    TreeHasher hasher;
    hasher.add(statement);
    return hasher.value();
}

}  // namespace cubelang::lang
