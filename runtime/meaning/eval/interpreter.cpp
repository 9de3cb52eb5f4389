#include "runtime/meaning/eval/interpreter.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/base/english.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/eval/parts.hpp"
#include "runtime/meaning/eval/steps.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {

struct Interpreter::Module {
    explicit Module(const Vocabulary& vocabulary) : scope(vocabulary) {}

    std::string name;
    Scope scope;
    bool loading = true;
};

namespace {

void refuse_built_in(const Scope& scope, const std::string& name, const lang::Where& where) {
    const auto* constant = scope.vocabulary().constant(name);
    const auto* built_in = scope.vocabulary().built_in(name);
    if ((built_in != nullptr && !built_in->is_word) || (constant != nullptr && !constant->is_word))
        throw lang::Error(where, fmt::format("`{}` is built in and cannot be redefined", name),
                          fmt::format("choose another name, such as my_{}", name));
}

// Do not leak the contents of non-program files through error messages.
lang::Error error_without_contents(const lang::Diagnostic& wrong, const lang::Source& in, const lang::Where& where) {
    if (wrong.kind == lang::Diagnostic::Kind::interrupted) return lang::interruption(where);
    const auto is_in = [&](const lang::Where& place) { return place.source.get() == &in; };
    const auto note = std::ranges::find_if(wrong.notes, is_in, &lang::Note::where);
    const auto& place = is_in(wrong.where) || note == wrong.notes.end() ? wrong.where : note->where;
    const auto [line, column] = lang::line_column(in, is_in(place) ? place.span.begin : 0);
    return {where, fmt::format("{} cannot be run as a program: line {}, column {} is wrong", in.name, line, column),
            "the error itself is shown only if the file is called *.cube"};
}

// Restores the current cube at the end of its scope.
class CubeGuard {
public:
    explicit CubeGuard(Context& context) : context_(context), cube_(context.cube()) {}
    ~CubeGuard() { context_.set_cube(cube_); }
    CubeGuard(const CubeGuard&) = delete;
    CubeGuard& operator=(const CubeGuard&) = delete;

private:
    Context& context_;
    cube::Cube cube_;
};

}  // namespace

Interpreter::Interpreter(const Vocabulary& vocabulary, Output output, const Host& host, StopToken stop)
    : context_(host, stop), output_(std::move(output)), scope_(vocabulary) {}
Interpreter::~Interpreter() = default;

void Interpreter::set_cube(const Integer& n, bool super, const lang::Where& where) {
    if (n < cube::smallest_cube || n > cube::largest_cube)
        throw lang::Error(where, fmt::format("there is no cube with {}", counted(n.str(), "layer")),
                          fmt::format("cubes have {} to {} layers", cube::smallest_cube, cube::largest_cube));
    context_.set_cube({static_cast<int>(n), super});
}

Changes Interpreter::run(const lang::Statement& statement, const lang::SourcePtr& source) {
    const StackBase base;
    Changes changes{context_.cube(), {}, {}};
    const auto question = question_;
    imported_.clear();
    scope_.record_into(&changes.names);
    const auto finish = [&] {
        scope_.record_into(nullptr);
        changes.modules = std::move(imported_);
    };
    try {
        run(statement, Frame{scope_, source, nullptr, true});
    } catch (...) {
        finish();
        roll_back(std::move(changes));
        question_ = question;
        throw;
    }
    finish();
    if (!std::holds_alternative<lang::Show>(statement.node)) question_ = nullptr;
    return changes;
}

// Modules are unloaded with the statement that imported them, so that a repaired file can be imported again. Their
// definitions have been rolled back too.
void Interpreter::roll_back(Changes changes) {
    question_ = nullptr;
    context_.set_cube(changes.cube);
    scope_.restore(std::move(changes.names));
    for (const auto& module : changes.modules) modules_.erase(module);
}

void Interpreter::run(const lang::Statement& statement, const Frame& frame) {
    context_.check_stop(frame.source, statement.span);
    std::visit([&](const auto& node) { exec(node, statement, frame); }, statement.node);
}

void Interpreter::run(const lang::Block& block, const Frame& frame) {
    for (const auto& statement : block) run(statement, frame);
}

void Interpreter::exec(const lang::SetCube& node, const lang::Statement&, const Frame& frame) {
    const lang::Where where{frame.source, node.size->span};
    const auto size = evaluator(frame).evaluate(*node.size);
    const auto* n = size.as<Integer>();
    if (n == nullptr)
        throw lang::Error(where, fmt::format("a cube's size is an integer, but this is {}", type_with_article(size)),
                          "write `cube 4`");
    set_cube(*n, node.super, where);
}

Binding* Interpreter::bound(const lang::Let& node, const Frame& frame) {
    auto* known = frame.scope.find_recorded(node.name);
    const bool is_local = frame.locals != nullptr && frame.locals->find(node.name) != nullptr;
    const bool may_change = known != nullptr && !is_local && node.doc.empty() && known->doc.empty();
    return may_change && known->where.source == frame.source ? known : nullptr;
}

void Interpreter::exec(const lang::Let& node, const lang::Statement&, const Frame& frame) {
    auto* known = bound(node, frame);
    if (known != nullptr) {
        known->value = evaluator(frame).next_value(node, known->value);
        known->where.span = node.name_span;
        return;
    }
    if (frame.scope.find(node.name) == nullptr) refuse_built_in(frame.scope, node.name, {frame.source, node.name_span});
    frame.scope.bind(node.name, {evaluator(frame).evaluate(*node.value), node.doc, {}, {frame.source, node.name_span}});
}

void Interpreter::exec(const lang::LetParts& node, const lang::Statement&, const Frame& frame) {
    for (const auto& [name, span, _] : node.names) refuse_built_in(frame.scope, name, {frame.source, span});
    auto parts = parts_of(evaluator(frame).evaluate(*node.value), node.names, {frame.source, node.value->span});
    for (std::size_t i = 0; i < parts.size(); ++i)
        frame.scope.bind(node.names[i].name, {std::move(parts[i]), {}, {}, {frame.source, node.names[i].span}});
}

void Interpreter::exec(const lang::Def& node, const lang::Statement&, const Frame& frame) {
    refuse_built_in(frame.scope, node.name, {frame.source, node.name_span});
    auto function =
        std::make_shared<const UserFunction>(UserFunction{node.name, node.code, frame.source, &frame.scope, {}});
    frame.scope.bind(node.name,
                     {{Function{std::move(function), nullptr}}, node.doc, {}, {frame.source, node.name_span}});
}

void Interpreter::exec(const lang::Import& node, const lang::Statement& statement, const Frame& frame) {
    for (const auto& text : module_texts(node, frame.source, context_.host())) {
        const auto& module = load(text, {frame.source, statement.span});
        for (const auto& [name, binding] : module.scope.bindings())
            if (binding.module.empty() && name != "_")
                frame.scope.bind(name, {binding.value, binding.doc, text.name, binding.where});
    }
}

const Interpreter::Module& Interpreter::load(const ModuleText& text, const lang::Where& where) {
    auto& module = modules_[text.key];
    if (module && module->loading)
        throw lang::Error(where, fmt::format("{} imports itself, directly or through other files", text.source->name),
                          "move the shared definitions into a separate file");
    if (!module) {
        module = std::make_unique<Module>(scope_.vocabulary());
        try {
            run_module(*module, text, where);
        } catch (...) {
            modules_.erase(text.key);  // so that a repaired file can be imported again
            throw;
        }
        imported_.push_back(text.key);
    }
    return *module;
}

// Runs a module on the current cube, which is restored afterwards.
void Interpreter::run_module(Module& module, const ModuleText& text, const lang::Where& where) {
    const CubeGuard guard(context_);
    const auto& source = text.source;
    try {
        const auto parsed = lang::parse(source, context_.stop_token());
        if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
        for (const auto& statement : parsed.statements) run(statement, Frame{module.scope, source, nullptr, false});
    } catch (lang::Error& error) {
        if (!text.is_program) throw error_without_contents(error.diagnostic(), *source, where);
        error.diagnostic().notes.push_back({where, "imported here"});
        throw;
    }
    module.loading = false;
}

void Interpreter::exec(const lang::Assert& node, const lang::Statement&, const Frame& frame) {
    evaluator(frame).check(node);
}

void Interpreter::exec(const lang::Print& node, const lang::Statement&, const Frame& frame) {
    PrintOutput output;
    for (const auto& item : node.items) {
        output.add(evaluator(frame).evaluate(*item), context_.stop_token());
        context_.check_stop(frame.source, item->span);
    }
    output_.print(std::move(output).take());
}

/// The body of a loop. The loop variable is local. Names that `let` binds in the body remain, so that a loop can
/// compute a sum.
class Interpreter::Loop : Outside {
public:
    Loop(Interpreter& interpreter, const lang::For& node, const Frame& frame)
        : interpreter_(interpreter),
          frame_(frame),
          around_(links_of(frame.locals)),
          places_(names_of(around_)),
          names_(node.variables, Bound::by_loop, places_),
          body_(node.body, places_, this),
          now_(interpreter.context_, frame.scope, frame.source, places_.most()) {
        now_.name_all(around_);
    }
    void run_with(Value&& item) {
        now_.context.check_stop(frame_.source, names_.span());  // the block may be empty
        names_.bind(now_, std::move(item), names_.span());
        static_cast<void>(body_.run(now_, result_));
    }

private:
    void run(const lang::Statement& statement, const Locals* locals) override {
        interpreter_.run(statement, Frame{frame_.scope, frame_.source, locals, frame_.shows});
    }
    Binding* bound(const lang::Let& node) override { return Interpreter::bound(node, frame_); }

    Interpreter& interpreter_;
    const Frame& frame_;
    std::vector<const Locals*> around_;
    Places places_;
    BoundParts names_;
    Steps body_;
    Activation now_;
    std::optional<Value> result_;  // of the last statement: not used
};

void Interpreter::exec(const lang::For& node, const lang::Statement&, const Frame& frame) {
    Loop loop(*this, node, frame);
    const auto* binary = std::get_if<lang::Binary>(&node.items->node);
    if (binary != nullptr && binary->op == lang::Operator::range) {  // iterates without making a list
        const auto [first, last] = evaluator(frame).range(*binary);
        const LoopProgress progress(context_, frame.locals == nullptr, last - first + 1);
        std::uint64_t done = 0;
        for (Integer i = first; i <= last; ++i) {
            loop.run_with(i);
            progress.report(++done);
        }
        return;
    }
    const auto value = evaluator(frame).evaluate(*node.items);
    const auto next = evaluator(frame).each(value, {frame.source, node.items->span});
    const auto* stream = value.as<Stream>();
    const auto items = items_of(value);
    const auto count = items ? Integer(items->size()) : stream != nullptr ? stream->flow->count.value_or(0) : 0;
    const LoopProgress progress(context_, frame.locals == nullptr, count);
    std::uint64_t done = 0;
    while (auto item = next()) {
        loop.run_with(*std::move(item));
        progress.report(++done);
    }
}

void Interpreter::exec(const lang::IfStatement& node, const lang::Statement&, const Frame& frame) {
    run(evaluator(frame).truth(*node.condition, "`if`") ? node.yes : node.no, frame);
}

namespace {

// After `order(_)` the name `_` has another value.
bool uses_last_value(std::string_view text) {
    auto at = text.find('_');
    while (at != text.npos && at > 0 && std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0)
        at = text.find('_', at + 1);
    return at != text.npos;
}

}  // namespace

void Interpreter::exec(const lang::Show& node, const lang::Statement& statement, const Frame& frame) {
    const bool asks = frame.shows && frame.locals == nullptr;
    const auto* name = std::get_if<lang::Name>(&node.value->node);
    const bool is_why =
        asks && has_question() && name != nullptr && name->name == "why" && frame.scope.find("why") == nullptr;
    auto evaluate = is_why ? Evaluator(context_, frame.scope, nullptr, question_source_) : evaluator(frame);
    const bool remarks = makes_remarks_ && frame.shows;
    auto [value, remark] = is_why    ? ValueWithRemark{evaluate.why(*question_), {}}
                           : remarks ? evaluate_with_remark(context_, evaluate, frame.scope, frame.locals, *node.value)
                                     : ValueWithRemark{evaluate.evaluate(*node.value), {}};
    if (!frame.shows) return;
    const lang::Where where{frame.source, statement.span};
    output_.show({value, where, remark, node.value});
    if (asks && !is_why) {
        const bool is_function = value.as<Function>() != nullptr;
        question_ = is_function || uses_last_value(where.text()) ? nullptr : node.value;
        question_source_ = frame.source;
    }
    frame.scope.bind("_", {std::move(value), "the last value shown", {}, where});
}

}  // namespace cubelang::meaning
