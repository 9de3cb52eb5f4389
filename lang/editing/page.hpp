#pragma once
// Lines to text: empty lines between them, and comments behind code below each other.

#include <string>
#include <vector>

#include "lang/layout/composer.hpp"

namespace cubelang::lang {

class Page {
public:
    void add(std::vector<Line> lines);
    /// All of it.
    [[nodiscard]] std::string finish();

private:
    void flush();
    void write(const Line& line, std::size_t comment_column);

    std::string text_;
    std::vector<Line> beside_each_other_;  ///< lines with comments, none without in between
};

}  // namespace cubelang::lang
