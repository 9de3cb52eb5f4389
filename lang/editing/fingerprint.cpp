#include "lang/editing/layout.hpp"

#include <algorithm>
#include <functional>
#include <span>
#include <string_view>
#include <type_traits>

#include "lang/tree_parts.hpp"

namespace cubelang::lang {
namespace {

// All that a node says, in order. Lengths are part of it, so that no two trees say the same in a row.
class Mill {
public:
    [[nodiscard]] std::uint64_t value() const { return value_; }

    template <typename... Parts>
    void all(const Parts&... parts) {
        (add(parts), ...);
    }

    void add(const Statement& statement) {
        number(statement.node.index());
        std::visit([this](const auto& node) { says(node); }, statement.node);
    }

private:
    // The steps of FNV, a word at a time, turned so that high bits count too.
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
        if (product != nullptr && std::ranges::all_of(product->factors, goes_on)) return run(product->factors);
        number(expr->node.index() + 1);
        std::visit([this](const auto& node) { says(node); }, expr->node);
    }

    // Moves beside moves are one run, however they came to be two: R² U² is R2 U2.
    static bool goes_on(const Factor& factor) {
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
    void add(const Parameter& parameter) { add(parameter.name); }
    void add(const Move& move) { all(move.letter, move.from, move.to, move.turns, move.whole); }

    void says(const Moves& node) {
        for (const Move& move : node.moves) add(move);
        number(node.moves.size());
    }
    template <typename Node>
    void says(const Node& node) {
        std::apply([&](const auto&... part) { all(part...); }, parts(node));
    }
    void says(const Product& node) {
        const std::span<const Factor> factors = node.factors;
        for (std::size_t i = 0, end = 0; i < factors.size(); i = end) {
            end = i + 1;
            all(factors[i].star, factors[i].slash);
            if (!std::holds_alternative<Moves>(factors[i].expr->node)) {
                add(factors[i].expr);
                continue;
            }
            while (end < factors.size() && goes_on(factors[end])) ++end;
            run(factors.subspan(i, end - i));
        }
    }
    std::uint64_t value_ = 0;
};

}  // namespace

std::uint64_t fingerprint(const Statement& statement) {
    Mill mill;
    mill.add(statement);
    return mill.value();
}

}  // namespace cubelang::lang
