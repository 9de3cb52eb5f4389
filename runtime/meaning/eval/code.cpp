#include "runtime/meaning/eval/code.hpp"

#include "lang/tree_parts.hpp"
#include "runtime/meaning/forms/literals.hpp"
#include "runtime/meaning/show/collection_text.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning {

void Code::check_large(const Activation& now, const Value& value) const { check_size(value, where(now)); }

namespace {

class Literal : public Code {
public:
    Literal(const lang::Expr& expr, const Places& places, Value value)
        : Code(expr, places, value_), value_(std::move(value)) {}

private:
    Value compute(Activation&) const override { return value_; }

    Value value_;
};

/// `@urf`, `(uf,ub)`: the same for each cube. The value for the first one is kept.
template <class Make>
class OfCube : public Code {
public:
    OfCube(const lang::Expr& expr, const Places& places, Make make)
        : Code(expr, places, MayBeKept()), make_(std::move(make)) {}
    OfCube(const OfCube&) = delete;
    OfCube& operator=(const OfCube&) = delete;
    ~OfCube() override { delete kept_.load(); }

private:
    Value compute(Activation& now) const override {
        if (const auto* there = kept(now)) return *there;
        Value value = make_(now.context.cube(), where(now));
        auto made = std::make_unique<const Kept>(now.context.cube(), value);
        const Kept* none = nullptr;
        if (kept_.compare_exchange_strong(none, made.get())) static_cast<void>(made.release());
        return value;
    }
    const Value* kept(const Activation& now) const override {
        const auto* there = kept_.load(std::memory_order_acquire);
        return there != nullptr && there->first == now.context.cube() ? &there->second : nullptr;
    }

    using Kept = std::pair<cube::Cube, Value>;
    Make make_;
    mutable std::atomic<const Kept*> kept_ = nullptr;
};

class LocalName : public Code {
public:
    LocalName(const lang::Expr& expr, std::size_t place) : Code(expr, Place{place}) {}

private:
    Value compute(Activation& now) const override { return *known(now); }
};

class Global : public Code {
public:
    Global(const lang::Name& node, const lang::Expr& expr, const Places& places)
        : Code(expr, places, MayBeKept()), name_(node.name, expr.span, places.visible()) {}

private:
    Value compute(Activation& now) const override { return name_.find(now); }
    const Value* kept(const Activation& now) const override { return &name_.find(now); }

    GlobalName name_;
};

/// Makes the code of a node; those with a row in code.hpp have files of their own.
struct Maker {
    const lang::Expr& expr;
    Places& places;

    CodePtr operator()(const lang::Moves& node) const {
        if (!node.has_inner_letters)
            return literal(make_algorithm(cube::make_shared_run(moves_of(node), places.source())));
        return of_cube([&node](cube::Cube cube, const lang::Where& where) {
            return make_algorithm(cube::make_shared_run(moves_of(node, cube.n, where.source), where.source));
        });
    }
    CodePtr operator()(const lang::IntegerLiteral& node) const {
        if (node.value >= 0) return literal(Integer(node.value));
        return of_cube([&node](cube::Cube, const lang::Where& where) { return integer_literal(node.digits, where); });
    }
    CodePtr operator()(const lang::BooleanLiteral& node) const { return literal(make_boolean(node.value)); }
    CodePtr operator()(const lang::TextLiteral& node) const { return literal(make_text(node.text)); }
    CodePtr operator()(const lang::Cycle& node) const {
        return of_cube([&node](cube::Cube cube, const lang::Where& where) {
            return make_permutation(cycle(cube, node, where.source));
        });
    }
    CodePtr operator()(const lang::Location& node) const {
        return of_cube([&node](cube::Cube cube, const lang::Where& where) { return location(cube, node, where); });
    }
    CodePtr operator()(const lang::Arrows& node) const {
        return of_cube([&node](cube::Cube cube, const lang::Where& where) {
            return make_permutation(arrows(cube, node, where.source));
        });
    }
    CodePtr operator()(const lang::Numbered& node) const {
        return of_cube([&node](cube::Cube cube, const lang::Where& where) {
            return make_permutation(numbered(cube, node, where.source));
        });
    }
    CodePtr operator()(const lang::Numbers& node) const {
        return of_cube([&node](cube::Cube cube, const lang::Where& where) { return plain_numbers(cube, node, where); });
    }
    CodePtr operator()(const lang::Name& node) const {
        if (const auto place = places.find(node.name)) return std::make_unique<LocalName>(expr, *place);
        return std::make_unique<Global>(node, expr, places);
    }
    CodePtr operator()(const lang::Negate& node) const {
        const auto* number = std::get_if<lang::IntegerLiteral>(&node.operand->node);
        const bool is_small = number != nullptr && number->value >= 0;
        return is_small ? literal(Integer(-number->value)) : code_of(node, expr, places);
    }
    CodePtr operator()(const lang::IfExpr& node) const {
        return coded_number(
            expr, places,
            [condition = code_of(*node.condition, places), yes = code_of(*node.yes, places),
             no = code_of(*node.no, places)](const Code&, Activation& now, std::int64_t& n, Value& made) {
                const auto& chosen = condition->holds(now, "`if`") ? *yes : *no;
                return chosen.run_small(now, n, made);
            });
    }
    CodePtr operator()(const lang::Field& node) const {
        return coded(expr, places, [&node, record = code_of(*node.record, places)](const Code& here, Activation& now) {
            Value made;
            return here.evaluator(now).field(node, record->value(now, made));
        });
    }
    CodePtr operator()(const lang::List& node) const {
        return coded(expr, places, [items = codes_of(node.items, places)](const Code&, Activation& now) {
            return list_of(items, [&](const auto& item) { return item->run(now); });
        });
    }
    CodePtr operator()(const lang::Map& node) const {
        return coded(expr, places, [items = codes_of(node.items, places)](const Code&, Activation& now) {
            std::vector<Operand> keys;
            std::vector<Value> values;
            for (std::size_t i = 0; i < items.size(); i += 2) {
                keys.push_back(items[i]->operand(now));
                values.push_back(items[i + 1]->run(now));
            }
            return map_or_throw(now.context, keys, std::move(values));
        });
    }
    template <class Node>
    CodePtr operator()(const Node& node) const {
        return code_of(node, expr, places);
    }

private:
    [[nodiscard]] CodePtr literal(Value value) const {
        return std::make_unique<Literal>(expr, places, std::move(value));
    }
    template <class Make>
    [[nodiscard]] CodePtr of_cube(Make make) const {
        return std::make_unique<OfCube<Make>>(expr, places, std::move(make));
    }
};

// The links of a chain that have a value, the outermost first.
std::vector<const Locals*> links_of(const Locals* innermost) {
    std::vector<const Locals*> links;
    for (const auto* link = innermost; link != nullptr; link = link->outer)
        if (link->value != nullptr) links.push_back(link);
    std::ranges::reverse(links);
    return links;
}

}  // namespace

CodePtr code_of(const lang::Expr& expr, Places& places) {
    if (is_too_deep()) [[unlikely]]  // this part is compiled when it runs
        return coded<false>(
            expr, places, [](const Code& here, Activation& now) { return here.evaluator(now).evaluate(here.expr()); });
    return std::visit(Maker{expr, places}, expr.node);
}

Codes codes_of(const std::vector<lang::ExprPtr>& exprs, Places& places) {
    Codes codes;
    codes.reserve(exprs.size());
    for (const auto& expr : exprs) codes.push_back(code_of(*expr, places));
    return codes;
}

std::unique_ptr<const FunctionCode> compiled(const lang::Expr& expr, std::vector<std::string_view> names,
                                             const lang::SourcePtr& source) {
    Places places(std::move(names), source);
    auto made = std::make_unique<FunctionCode>();
    made->body = code_of(expr, places);
    made->names = places.most();
    return made;
}

std::unique_ptr<const FunctionCode> compiled(const UserFunction& function) {
    Places places({}, function.source);
    auto made = std::make_unique<FunctionCode>();
    if (function.captured != nullptr)
        for (const auto& [name, value] : *function.captured) places.add_outside(name);
    for (const auto& [name, span, otherwise] : function.code.parameters) {
        made->parameters.push_back(name);
        made->otherwise.push_back(otherwise ? code_of(*otherwise, places) : nullptr);
        places.add_outside(name);
    }
    made->body = code_of(*function.code.body, places);
    made->names = places.most();
    return made;
}

Value Evaluator::evaluate(const lang::Expr& expr) {
    if (is_too_deep()) [[unlikely]]
        throw too_deep(where(expr.span));
    std::vector<std::string_view> names;
    for (const auto* link : links_of(locals_)) names.push_back(link->name);
    return evaluate(*compiled(expr, std::move(names), source_));
}

Value Evaluator::evaluate(const FunctionCode& code) {
    Activation now(context_, scope_, source_, code.names);
    std::size_t place = 0;
    for (const auto* link : links_of(locals_)) now.name(place++, link->name, *link->value);
    return code.body->run(now);
}

}  // namespace cubelang::meaning
