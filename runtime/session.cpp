#include "runtime/session.hpp"

#include <algorithm>
#include <new>

#include "lang/parser.hpp"
#include "lang/scanner.hpp"
#include "runtime/eval/builtins.hpp"
#include "runtime/eval/help.hpp"
#include "runtime/eval/interpreter.hpp"
#include "runtime/eval/json.hpp"
#include "runtime/eval/text.hpp"
#include "stdlib/library.hpp"

namespace cubelang {

static_assert(Session::smallest_cube == cube::smallest_cube && Session::largest_cube == cube::largest_cube);

class Session::Impl {
public:
    Impl(SessionOptions options, Sink sink)
        : options_(std::move(options)), sink_(std::move(sink)),
          interpreter_({[this](const auto& value, const auto& where) { show(value, where); }, [this](const auto& text) { print(text); }}) {
        std::vector<eval::Value> arguments;
        for (const auto& argument : options_.arguments) arguments.push_back(eval::make_text(argument));
        interpreter_.define("args", eval::make_list(std::move(arguments)), "the words after `--` on the command line");
        interpreter_.context().set_cube({options_.n, options_.super});
        set_screen(options_.screen);
        interpreter_.context().set_file_writer(options_.write_file);
    }

    // The one catch of the program.
    bool run(const lang::SourcePtr& source) {
        interpreter_.context().stop(false);
        try {
            const auto parsed = lang::parse(source);
            for (const auto& error : parsed.errors) fail(error);
            if (!parsed.errors.empty()) return false;
            for (const auto& statement : parsed.statements) interpreter_.run(statement, source);
            return true;
        } catch (const lang::Error& error) {
            fail(error.diagnostic());
        } catch (const std::bad_alloc&) {
            fail(lang::Error({source, {}}, "there is not enough memory for this", "try a smaller cube, or fewer things at once").diagnostic());
        }
        return false;
    }

    bool feed(std::string_view text) {
        pending_ += text;
        for (auto extent = next(); extent.ended; extent = next()) take(extent.end);
        return fed_well_;
    }
    bool finish() {
        take(pending_.size());
        return fed_well_;
    }

    // A JSON object is not shown on a screen, wherever it goes.
    void set_screen(render::Screen screen) { interpreter_.context().set_screen(options_.json ? render::Screen{} : screen); }

    eval::Interpreter& interpreter() { return interpreter_; }

private:
    [[nodiscard]] lang::Extent next() const { return lang::statement_extent(pending_, 0); }
    // Runs the first `size` bytes of what is pending, unless an error has ended the reading.
    void take(std::size_t size) {
        if (size == 0) return;
        const bool goes_on = fed_well_ || options_.json;
        auto statement = pending_.substr(0, size);
        pending_.erase(0, size);
        const auto lines = static_cast<std::uint32_t>(std::ranges::count(statement, '\n'));
        if (goes_on && !run(lang::make_source("<stdin>", std::move(statement), line_))) fed_well_ = false;
        line_ += lines;
    }

    void show(const eval::Value& value, const lang::Where& where) {
        auto& context = interpreter_.context();
        sink_({Answer::Kind::value, (options_.json ? eval::json(context, value, where, options_.full) : eval::shown(context, value, where)) + "\n"});
    }
    void print(const std::string& text) { sink_({Answer::Kind::printed, (options_.json ? eval::json_printed(text) : text) + "\n"}); }
    void fail(const lang::Diagnostic& diagnostic) {
        sink_({Answer::Kind::error, options_.json ? eval::json(diagnostic) + "\n" : lang::to_string(diagnostic, options_.color ? colours : lang::Paint{})});
    }

    inline static const lang::Paint colours{"\033[1;31m", "\033[36m", "\033[1m", "\033[0m"};
    SessionOptions options_;
    Sink sink_;
    eval::Interpreter interpreter_;
    std::string pending_;
    std::uint32_t line_ = 1;
    bool fed_well_ = true;
};

Session::Session(SessionOptions options, Sink sink) : impl_(std::make_unique<Impl>(std::move(options), std::move(sink))) {}
Session::~Session() = default;

bool Session::run(std::string name, std::string text) { return impl_->run(lang::make_source(std::move(name), std::move(text))); }
bool Session::feed(std::string_view text) { return impl_->feed(text); }
bool Session::finish() { return impl_->finish(); }
void Session::interrupt() noexcept { impl_->interpreter().context().stop(true); }
void Session::set_screen(render::Screen screen) { impl_->set_screen(screen); }
bool Session::is_incomplete(std::string_view text) { return lang::is_incomplete(text); }

std::string Session::prompt() const {
    const auto cube = impl_->interpreter().context().cube();
    return (cube.super ? "supercube " : "cube ") + std::to_string(cube.n) + "> ";
}

std::vector<NameInfo> Session::completions(std::string_view prefix) const {
    std::vector<NameInfo> found;
    const auto add = [&](std::string_view name, std::string_view meaning, NameInfo::Kind kind) {
        if (name.starts_with(prefix)) found.push_back({std::string(name), std::string(meaning), kind});
    };
    for (const auto& keyword : eval::keywords()) add(keyword.name, keyword.meaning, NameInfo::Kind::keyword);
    for (const auto& built_in : eval::built_ins()) add(built_in.name, built_in.meaning, NameInfo::Kind::built_in);
    for (const auto& constant : eval::constants()) add(constant.name, constant.meaning, NameInfo::Kind::constant);
    for (const auto& [name, binding] : impl_->interpreter().scope().bindings())
        if (name != "_") add(name, binding.doc.substr(0, binding.doc.find('\n')), NameInfo::Kind::definition);
    std::ranges::sort(found, {}, &NameInfo::name);
    return found;
}

std::vector<std::string> Session::library_modules() const {
    std::vector<std::string> names;
    for (const auto& module : library::modules()) names.emplace_back(module.name);
    return names;
}

std::string Session::help() { return eval::help_overview(); }
std::string Session::help(std::string_view name) const { return eval::help_about(impl_->interpreter().scope(), name); }
std::string Session::list() const { return eval::listing(impl_->interpreter().scope()); }

}  // namespace cubelang
