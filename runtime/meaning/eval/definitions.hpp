#pragma once
// The library's texts that define only functions. Each function is parsed when it is first wanted, since most programs
// want few of them.

#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/base/embedded_file.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

/// A definition as it is written.
struct Definition {
    std::string_view name;
    std::string_view doc;   ///< the lines before it that begin with ##
    std::string_view text;  ///< from `def` on
    lang::SourcePtr source;
};

class Definitions {
public:
    /// `folder`: "prelude" for stdlib/prelude. `is_built_in`: all programs know the documented functions, which find
    /// each other as built-in ones. No two functions have the same name.
    Definitions(std::span<const EmbeddedFile> files, std::string_view folder, bool is_built_in);
    Definitions(const Definitions&) = delete;
    Definitions& operator=(const Definitions&) = delete;

    [[nodiscard]] const std::vector<Definition>& all() const { return all_; }
    /// Null if there is none.
    [[nodiscard]] const Function* find(std::string_view name, const Vocabulary& vocabulary) const;

private:
    struct Found {
        Scope scope;  ///< what the function names, and what that names
        Function function;
    };
    Function read(const Definition& definition, Scope& scope) const;

    std::vector<Definition> all_;
    bool is_built_in_;
    mutable std::mutex mutex_;
    mutable std::map<std::string_view, const Definition*> by_name_;  ///< made for the first search
    mutable std::map<std::string_view, std::unique_ptr<Found>> found_;
};

}  // namespace cubelang::meaning
