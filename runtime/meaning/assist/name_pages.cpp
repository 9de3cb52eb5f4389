#include "runtime/meaning/assist/name_pages.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/assist/page.hpp"
#include "runtime/meaning/assist/symbols.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {
namespace {

using render::Drawing;
using render::Role;
using render::Screen;

Drawing about(const BuiltIn& built_in, const Screen& screen) {
    Drawing page;
    add_line(page, signature(built_in), Role::strong);
    add_line(page, fmt::format("    {}", built_in.meaning));
    for (const auto& parameter : built_in.parameters)
        page.lines.push_back({{fmt::format("    {}: ", parameter.name), {Role::label}}, {description(parameter), {}}});
    add_example(page, built_in.example, screen);
    return page;
}

Drawing about(const Keyword& keyword, const Screen& screen) {
    Drawing page;
    add_line(page, std::string(keyword.name), Role::strong);
    add_line(page, fmt::format("    {}", keyword.meaning));
    add_example(page, keyword.example, screen);
    return page;
}

// Examples in the doc are run with the definitions of their module.
void add_doc(Drawing& page, std::string_view doc, std::string_view module, const Screen& screen) {
    constexpr std::string_view mark = "example: ";
    for_each_part(doc, '\n', [&](std::string_view line) {
        if (!line.starts_with(mark) || module.empty()) return add_line(page, fmt::format("    {}", line));
        ExampleRunner runner(screen);
        static_cast<void>(runner.answers(fmt::format("import {}", module)));
        add_line(page, "example:", Role::label);
        runner.show(page, std::string(line.substr(mark.size())), 4);
    });
}

bool is_library_module(std::string_view name) {
    return std::ranges::any_of(library::modules(), [&](const auto& module) { return module.name == name; });
}

Drawing about(const std::string& name, const Binding& binding, const Screen& screen) {
    Drawing page;
    page.lines.push_back({{name, {Role::strong}},
                          {fmt::format(", {}{}", type_with_article(binding.value),
                                       binding.module.empty() ? "" : fmt::format(" from {}", binding.module)),
                           {}}});
    add_line(page, fmt::format("    {}", to_text(binding.value)), Role::moves);
    add_doc(page, binding.doc, is_library_module(binding.module) ? binding.module : "", screen);
    return page;
}

Drawing about(const LibraryEntry& entry, const Screen& screen) {
    Drawing page;
    page.lines.push_back({{entry.shape, {Role::strong}},
                          {", in the library: ", {}},
                          {fmt::format("import {}", entry.module), {Role::strong}}});
    add_doc(page, entry.doc, entry.module, screen);
    return page;
}

void add_built_ins(Drawing& page, std::string_view heading) {
    for (const auto& built_in : vocabulary().built_ins())
        if (built_in.topic == heading) add_row(page, signature(built_in), built_in.meaning, 26);
}

void add_all_built_ins(Drawing& page) {
    std::string_view heading;
    for (const auto& built_in : vocabulary().built_ins()) {
        if (heading != built_in.topic) {
            heading = built_in.topic;
            add_line(page, fmt::format("{}:", heading), Role::label);
            add_line(page, " ");
        }
        page.lines.back().back().text += fmt::format(" {}", built_in.name);
    }
}

// The lines of the comment at the head of the module.
std::vector<std::string> introduction(const EmbeddedFile& module) {
    std::vector<std::string> lines;
    bool in_head = true;
    for_each_part(module.text, '\n', [&](std::string_view line) {
        in_head = in_head && line.starts_with("# ");
        if (in_head) lines.emplace_back(line.substr(2));
    });
    return lines;
}

void add_modules(Drawing& page) {
    for (const auto& module : library::modules()) {
        const auto count = std::ranges::count(library_index(), module.name, &LibraryEntry::module);
        add_row(page, fmt::format("import {}", module.name),
                fmt::format("{} ({})", introduction(module).front(), count), 20);
    }
}

void add_symbols(Drawing& page) {
    for (const auto& symbol : symbols())
        add_row(page, std::string(symbol.spellings.substr(0, symbol.spellings.find(' '))), symbol.title, 6);
}

Drawing about(const EmbeddedFile& module) {
    Drawing page;
    page.lines.push_back({{std::string(module.name), {Role::strong}},
                          {", a module of the library: ", {}},
                          {fmt::format("import {}", module.name), {Role::strong}}});
    for (const auto& line : introduction(module)) add_line(page, fmt::format("    {}", line));
    for (const auto& entry : library_index())
        if (entry.module == module.name) add_row(page, entry.shape, first_line(entry.doc), 20);
    add_line(page, "help NAME explains each, with an example");
    return page;
}

void add_headings(Drawing& page, std::string_view headings) {
    if (headings == "*") return add_all_built_ins(page);
    for_each_part(headings, '|', [&](std::string_view heading) { add_built_ins(page, heading); });
}

Drawing command_rows(std::span<const PromptCommand> commands, std::string_view name) {
    Drawing rows;
    for (const auto& command : commands)
        if (name.empty() || command.name() == name) add_row(rows, command.typed, command.meaning, 12);
    return rows;
}

Drawing page_of_topic(const HelpSetting& setting, const Topic& topic) {
    auto page = page_of(topic, setting.screen);
    if (topic.name == "library") add_modules(page);
    if (topic.name == "symbols") add_symbols(page);
    if (topic.name == "prompt" && !setting.commands.empty()) {
        add_line(page, "");
        render::append(page, command_rows(setting.commands, {}));
    }
    add_headings(page, topic.headings);
    return page;
}

Drawing about_name(const Scope& scope, std::string_view name, const Screen& screen) {
    if (const auto* binding = scope.find(name)) return about(std::string(name), *binding, screen);
    if (const auto* built_in = vocabulary().built_in(name)) return about(*built_in, screen);
    if (const auto* constant = vocabulary().constant(name))
        return render::text(fmt::format("{}\n    {}", constant->name, constant->meaning));
    if (const auto* keyword = find_keyword(name)) return about(*keyword, screen);
    if (const auto* entry = find_in_library(name)) return about(*entry, screen);
    return {};
}

}  // namespace

Drawing page_of(const Topic& topic, const Screen& screen) {
    Drawing page;
    ExampleRunner runner(screen);
    for_each_part(topic.text, '\n', [&](std::string_view line) {
        if (line.starts_with("> "))
            runner.show(page, std::string(line.substr(2)));
        else
            add_line(page, std::string(line));
    });
    return page;
}

void append_page(Drawing& pages, Drawing page) {
    if (!pages.lines.empty() && !page.lines.empty()) add_line(pages, "");
    render::append(pages, std::move(page));
}

// `help cycles` shows the topic, then the built-in function.
Drawing page_of_name(const HelpSetting& setting, std::string_view name) {
    auto page = command_rows(setting.commands, name);
    if (!page.lines.empty() && vocabulary().built_in(name) == nullptr) return page;
    if (const auto* topic = find_topic(name)) append_page(page, page_of_topic(setting, *topic));
    append_page(page, about_name(setting.scope, name, setting.screen));
    const auto module = std::ranges::find(library::modules(), name, &EmbeddedFile::name);
    if (module != library::modules().end()) append_page(page, about(*module));
    return page;
}

}  // namespace cubelang::meaning
