#include <algorithm>
#include <array>

#include "front/site/document.hpp"
#include "front/site/pages.hpp"

namespace cubelang::site {
namespace {

// The page that the table of built-ins makes better.
constexpr std::string_view of_the_table = "docs/built-ins.md";

// For who works on the program.
constexpr std::array<std::string_view, 4> developers{"CONTRIBUTING.md", "docs/architecture.md", "docs/vocabulary.md",
                                                     "docs/dependencies.md"};

Shelf shelf_of(std::string_view path) {
    return std::ranges::find(developers, path) == developers.end() ? Shelf::guide : Shelf::developers;
}

}  // namespace

std::vector<Page> document_pages(const std::string& root, const Places& places) {
    std::vector<std::string> paths{"README.md"};
    paths.insert(paths.end(), places.documents().begin(), places.documents().end());
    std::erase(paths, of_the_table);
    paths.emplace_back("CONTRIBUTING.md");
    std::vector<Page> pages;
    for (const auto& path : paths) {
        auto& page = pages.emplace_back(Page{places.of_file(path), {}, shelf_of(path), {}});
        write_document(page, path, text_of(std::filesystem::path(root) / path), places);
    }
    std::stable_partition(pages.begin(), pages.end(), [](const Page& page) { return page.shelf == Shelf::guide; });
    return pages;
}

}  // namespace cubelang::site
