#pragma once
// Where everything has its place on the site: files of the repository, built-ins, what the library defines.

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::site {

class Places {
public:
    /// Of the repository in that folder.
    explicit Places(const std::string& root);

    /// The page that is made from a file: "docs/language.md" is language.html. Empty: none is.
    [[nodiscard]] std::string of_file(std::string_view path) const;
    /// What the page is called: the file's first heading.
    [[nodiscard]] std::string title_of(std::string_view path) const;
    /// "order" is built-ins-orders-and-parity.html#order. Empty: nothing is called so.
    [[nodiscard]] std::string of_name(std::string_view name) const;

    /// docs/*.md in the order in which README.md names them, then those that it does not name.
    [[nodiscard]] const std::vector<std::string>& documents() const { return documents_; }
    /// examples/lessons/*.md, by their numbers.
    [[nodiscard]] const std::vector<std::string>& lessons() const { return lessons_; }

private:
    std::vector<std::string> documents_, lessons_;
    std::map<std::string, std::string, std::less<>> files_, titles_, names_;
};

/// The page of a topic of built-ins, of a module of the library.
[[nodiscard]] std::string topic_page(std::string_view topic);
[[nodiscard]] std::string module_page(std::string_view module);

/// The file's text; nothing can be done without it.
[[nodiscard]] std::string text_of(const std::filesystem::path& path);

}  // namespace cubelang::site
