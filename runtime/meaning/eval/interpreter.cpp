#include "runtime/meaning/eval/interpreter.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/foreign.hpp"
#include "lang/notation.hpp"
#include "lang/parser.hpp"
#include "runtime/base/english.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/eval/parts.hpp"
#include "runtime/meaning/eval/steps.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/depth.hpp"

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

// Restores the current cube and the notation at the end of its scope.
class CubeGuard {
public:
    explicit CubeGuard(Context& context)
        : context_(context), cube_(context.cube()), has_inner_letters_(context.has_inner_letters()) {}
    ~CubeGuard() {
        context_.set_cube(cube_);
        context_.set_inner_letters(has_inner_letters_);
    }
    CubeGuard(const CubeGuard&) = delete;
    CubeGuard& operator=(const CubeGuard&) = delete;

private:
    Context& context_;
    cube::Cube cube_;
    bool has_inner_letters_;
};

// The colours of pictures are the name `scheme`, so that an init file sets them and undo restores them.
render::Scheme scheme_of(const Scope& scope) {
    const auto* binding = scope.find("scheme");
    if (binding == nullptr) return render::usual_scheme;
    const auto text = scheme_text(binding->value);
    const auto read = render::read_scheme(text.value_or("western"));
    const auto* scheme = std::get_if<render::Scheme>(&read);
    return scheme == nullptr ? render::usual_scheme : *scheme;
}

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
    Changes changes{context_.cube(), context_.has_inner_letters(), {}, {}};
    const auto question = question_;
    imported_.clear();
    context_.set_scheme(scheme_of(scope_));
    scope_.record_into(&changes.names);
    const auto finish = [&] {
        scope_.record_into(nullptr);
        changes.modules = std::move(imported_);
    };
    try {
        run(statement, Frame{scope_, source, true});
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
    context_.set_inner_letters(changes.had_inner_letters);
    scope_.restore(std::move(changes.names));
    for (const auto& module : changes.modules) modules_.erase(module);
}

/// Makes the steps of the statements that have effects.
class Interpreter::Effects : public Outside {
public:
    Effects(Interpreter& interpreter, const Frame& frame)
        : interpreter_(interpreter), scope_(frame.scope), source_(frame.source), frame_(frame) {}
    StepPtr step(const lang::Statement& statement, Places& places) override {
        return std::visit(
            [&](const auto& node) {
                return effect(node, {source_, statement.span}, places);
            },
            statement.node);
    }

private:
    StepPtr effect(const lang::SetCube& node, const lang::Where&, Places& places) {
        return stepped([this, &node, size = code_of(*node.size, places)](Activation& now) {
            const auto value = size->run(now);
            if (const auto* n = value.as<Integer>()) return interpreter_.set_cube(*n, node.super, size->where(now));
            throw lang::Error(size->where(now),
                              fmt::format("a cube's size is an integer, but this is {}", type_with_article(value)),
                              "write `cube 4`");
        });
    }
    // A name that this statement has bound before, in a loop, gets another value.
    StepPtr effect(const lang::Let& node, const lang::Where&, Places& places) {
        struct Known {
            mutable Binding* binding = nullptr;  ///< null if the name must be bound
            mutable std::uint64_t version = 0;   ///< of the scope when it was found
        };
        return stepped([this, &node, value = code_of(*node.value, places), changes = changes_old_value(node),
                        is_local = places.find(node.name).has_value(), known = Known()](Activation& now) {
            if (known.version != scope_.version()) {
                known.binding = is_local ? nullptr : bound(node);
                known.version = known.binding == nullptr ? 0 : scope_.version();
            }
            if (known.binding == nullptr) return bind(node, *value, now);
            changes ? value->change(now, known.binding->value) : value->assign(now, known.binding->value);
            known.binding->where.span = node.name_span;
        });
    }
    StepPtr effect(const lang::LetParts& node, const lang::Where&, Places& places) {
        return stepped([this, &node, value = code_of(*node.value, places)](Activation& now) {
            for (const auto& [name, span, _] : node.names) refuse_built_in(scope_, name, {source_, span});
            auto parts = parts_of(value->run(now), node.names, value->where(now));
            for (std::size_t i = 0; i < parts.size(); ++i)
                scope_.bind(node.names[i].name, {std::move(parts[i]), {}, {}, {source_, node.names[i].span}});
        });
    }
    StepPtr effect(const lang::Def& node, const lang::Where&, Places&) {
        return stepped([this, &node](Activation&) {
            const lang::Where where{source_, node.name_span};
            refuse_built_in(scope_, node.name, where);
            auto function =
                std::make_shared<const UserFunction>(UserFunction{node.name, node.code, source_, &scope_, {}});
            scope_.bind(node.name, {{Function{std::move(function), nullptr}}, node.doc, {}, where});
        });
    }
    StepPtr effect(const lang::Import& node, const lang::Where& where, Places&) {
        return stepped([this, &node, where](Activation&) {
            for (const auto& text : module_texts(node, source_, interpreter_.context_.host())) {
                const auto& module = interpreter_.load(text, where);
                for (const auto& [name, binding] : module.scope.bindings())
                    if (binding.module.empty() && name != "_" && name != lang::notation_name)
                        scope_.bind(name, {binding.value, binding.doc, text.name, binding.where});
            }
        });
    }
    StepPtr effect(const lang::Print& node, const lang::Where&, Places& places) {
        return stepped([this, items = codes_of(node.items, places)](Activation& now) {
            PrintOutput output;
            for (const auto& item : items) {
                output.add(item->run(now), now.context.stop_token());
                now.context.check_stop(item->where(now));
            }
            interpreter_.output_.print(std::move(output).take());
        });
    }
    StepPtr effect(const lang::Show& node, const lang::Where& where, Places& places) {
        return stepped(
            [this, &node, where, visible = places.visible(), value = code_of(*node.value, places)](Activation& now) {
                interpreter_.show(node, frame_, now.innermost(visible), where, [&] { return value->run(now); });
            });
    }
    // The others are the same in functions (steps.cpp), or only there.
    StepPtr effect(const auto&, const lang::Where&, Places&) {
        return stepped([](Activation&) {});
    }

    [[nodiscard]] Binding* bound(const lang::Let& node) const {
        auto* known = scope_.find_recorded(node.name);
        const bool may_change = known != nullptr && node.doc.empty() && known->doc.empty();
        return may_change && known->where.source == source_ ? known : nullptr;
    }
    void bind(const lang::Let& node, const Code& value, Activation& now) const {
        const lang::Where where{source_, node.name_span};
        if (scope_.find(node.name) == nullptr) refuse_built_in(scope_, node.name, where);
        scope_.bind(node.name, {value.run(now), node.doc, {}, where});
    }

    Interpreter& interpreter_;
    Scope& scope_;
    const lang::SourcePtr& source_;
    const Frame& frame_;
};

void Interpreter::run(const lang::Statement& statement, const Frame& frame) try {
    Places places({}, frame.source);
    Effects effects(*this, frame);
    context_.check_stop(frame.source, statement.span);
    context_.set_inner_letters(statement.has_inner_letters);
    const auto step = step_of(statement, places, &effects);
    Activation now(context_, frame.scope, frame.source, places.most());
    std::optional<Value> none;
    static_cast<void>(step->run(now, none));
} catch (lang::Error& error) {
    lang::read_otherwise(error.diagnostic(), {frame.source, statement.span});
    throw;
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
        for (const auto& statement : parsed.statements) run(statement, Frame{module.scope, source, false});
    } catch (lang::Error& error) {
        if (!text.is_program) throw error_without_contents(error.diagnostic(), *source, where);
        error.diagnostic().notes.push_back({where, "imported here"});
        throw;
    }
    module.loading = false;
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

ValueWithRemark Interpreter::shown_value(const lang::Show& node, const Frame& frame, const Locals* locals,
                                         const std::function<Value()>& evaluate) {
    const auto* built_in =
        makes_remarks_ && frame.shows ? remarking_built_in(*node.value, frame.scope, locals) : nullptr;
    if (built_in == nullptr) return {evaluate(), {}};
    return with_remark(context_, Evaluator(context_, frame.scope, locals, frame.source), *built_in, *node.value);
}

std::optional<Value> Interpreter::about_last_question(const lang::Show& node, const Frame& frame,
                                                      const lang::Where& where) {
    const auto* name = std::get_if<lang::Name>(&node.value->node);
    if (!has_question() || name == nullptr || frame.scope.find(name->name) != nullptr) return {};
    Evaluator evaluator(context_, frame.scope, nullptr, question_source_);
    if (name->name == "why") return evaluator.why(*question_);
    if (name->name != "certificate") return {};
    const auto& answer = frame.scope.find("_")->value;
    if (auto text = evaluator.certificate(*question_, &answer)) return text;
    return evaluator.call_built_in("certificate", {{answer, where}, {make_list({}), where}}, where);
}

void Interpreter::show(const lang::Show& node, const Frame& frame, const Locals* locals, const lang::Where& where,
                       const std::function<Value()>& evaluate) {
    const bool asks = frame.shows && locals == nullptr;
    auto about_last = asks ? about_last_question(node, frame, where) : std::nullopt;
    const bool is_about_last = about_last.has_value();
    auto [value, remark] =
        is_about_last ? ValueWithRemark{*std::move(about_last), {}} : shown_value(node, frame, locals, evaluate);
    if (!frame.shows) return;
    output_.show({value, where, remark, node.value});
    if (asks && !is_about_last) {
        const bool is_function = value.as<Function>() != nullptr;
        question_ = is_function || uses_last_value(where.text()) ? nullptr : node.value;
        question_source_ = frame.source;
    }
    frame.scope.bind("_", {std::move(value), "the last value shown", {}, where});
}

}  // namespace cubelang::meaning
