// site_writer REPOSITORY FOLDER [MODULES]: writes the documentation as HTML pages that can be opened from the disk:
// docs/*.md, README.md, CONTRIBUTING.md, the table of built-ins, the library and the course, with all examples run and
// coloured. MODULES is the npm package that front/page/build makes. If it exists, readers can run the examples.
//
// The search is our own script, a linear search in about a thousand headings with their text, which takes a few
// milliseconds. A search library would need a download to build the pages.

#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>

#include "front/site/page.hpp"

namespace cubelang::site {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
}

std::vector<Page> all_pages(const std::string& root, const SiteMap& places) {
    auto all = document_pages(root, places);
    const auto developers = std::ranges::find(all, MenuGroup::developers, &Page::group);
    std::vector<Page> rest(developers, all.end());
    all.erase(developers, all.end());
    for (auto pages : {built_in_pages(places), library_pages(places), lesson_pages(root, places), rest})
        all.insert(all.end(), pages.begin(), pages.end());
    return all;
}

// Files that are copied unchanged: the style, the search, pictures of the documentation.
void copy_files(const fs::path& from, const fs::path& to) {
    for (const auto& entry : fs::directory_iterator(from)) write(to / entry.path().filename(), text_of(entry.path()));
}

void write_site(const std::string& root, const fs::path& folder, const fs::path& modules) {
    const bool is_live = fs::exists(modules / "element.js");
    const SiteMap places(root);
    const auto all = all_pages(root, places);
    for (const Page& page : all) {
        write(folder / page.file, page_html(page, all, is_live));
        for (const auto& [name, picture] : page.pictures) write(folder / "pictures" / name, picture);
    }
    write(folder / "search-index.js", search_index(all));
    copy_files(fs::path(root) / "front/site/look", folder);
    for (const auto* pictures : {"docs/performance", "docs/pictures"})
        copy_files(fs::path(root) / pictures, folder / pictures);
    if (is_live)
        for (const auto* module : {"element.js", "cubelang.wasm.xz"})
            write(folder / "blocks" / module, text_of(modules / module));
}

}  // namespace
}  // namespace cubelang::site

int main(int count, char** arguments) {
    if (count != 3 && count != 4) {
        std::cerr << "site_writer REPOSITORY FOLDER [MODULES]\n";
        return 2;
    }
    try {
        cubelang::site::write_site(arguments[1], arguments[2], count == 4 ? arguments[3] : "");
    } catch (const std::exception& problem) {
        std::cerr << "site_writer: " << problem.what() << '\n';
        return 1;
    }
    std::cout << arguments[2] << "/index.html\n";
    return 0;
}
