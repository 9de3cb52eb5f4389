#include "front/site/page.hpp"

#include <algorithm>
#include <stdexcept>

#include "front/site/html.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang::site {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> markdown_files(const std::string& root, const std::string& folder) {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(fs::path(root) / folder))
        if (entry.path().extension() == ".md") found.push_back(folder + "/" + entry.path().filename().string());
    return found;
}

// Numerically, 2 before 10.
void sort_by_number(std::vector<std::string>& lessons) {
    const auto number = [](const std::string& path) { return std::atoi(path.c_str() + path.rfind('/') + 1); };
    std::ranges::sort(lessons, {}, [&](const std::string& path) { return std::pair(number(path), path); });
}

constexpr std::string_view list_of_documents = "docs/README.md";

// The list itself first, then the documents in its order.
void sort_as_listed(std::vector<std::string>& documents, std::string_view list) {
    const auto position = [&](const std::string& path) {
        return path == list_of_documents ? 0 : list.find("(" + fs::path(path).filename().string() + ")");
    };
    std::ranges::sort(documents, {}, [&](const std::string& path) { return std::pair(position(path), path); });
}

std::string stem(const std::string& path) { return fs::path(path).stem().string(); }

std::string first_heading(const std::string& text) {
    return text.starts_with("# ") ? text.substr(2, text.find('\n') - 2) : "";
}

std::string found(const std::map<std::string, std::string, std::less<>>& in, std::string_view key) {
    const auto at = in.find(key);
    return at == in.end() ? "" : at->second;
}

}  // namespace

std::string text_of(const fs::path& path) {
    auto read = files::read_file(path.string());
    if (read.error != 0) throw std::runtime_error("cannot read " + path.string());
    return std::move(read.text);
}

std::string topic_page(std::string_view topic) { return "built-ins-" + anchor_of(topic) + ".html"; }
std::string module_page(std::string_view module) { return "library-" + std::string(module) + ".html"; }

SiteMap::SiteMap(const std::string& root)
    : documents_(markdown_files(root, "docs")), lessons_(markdown_files(root, "examples/lessons")) {
    sort_as_listed(documents_, text_of(fs::path(root) / list_of_documents));
    sort_by_number(lessons_);
    files_ = {{"README.md", "index.html"}, {"CONTRIBUTING.md", "contributing.html"}, {"stdlib", "library.html"}};
    titles_ = {{"CONTRIBUTING.md", first_heading(text_of(root + "/CONTRIBUTING.md"))}, {"stdlib", "Library"}};
    for (const auto& path : documents_) {
        files_[path] = stem(path) + ".html";
        titles_[path] = first_heading(text_of(fs::path(root) / path));
    }
    for (const auto& path : lessons_) files_[path] = "lesson-" + stem(path) + ".html";
    for (const auto& entry : eval::library_index()) {
        files_["stdlib/" + std::string(entry.module) + ".cube"] = module_page(entry.module);
        names_[entry.name] = module_page(entry.module) + "#" + entry.name;
    }
    for (const auto& row : Engine::vocabulary().built_ins())
        names_[std::string(row.name)] = topic_page(row.topic) + "#" + std::string(row.name);
}

std::string SiteMap::of_file(std::string_view path) const { return found(files_, path); }
std::string SiteMap::title_of(std::string_view path) const { return found(titles_, path); }
std::string SiteMap::of_name(std::string_view name) const { return found(names_, name); }

}  // namespace cubelang::site
