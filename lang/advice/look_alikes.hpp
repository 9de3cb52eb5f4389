#pragma once
// The rows of look_alikes.txt: notation that is common elsewhere and has another meaning here, in statements that can
// be parsed, and statements that cannot be run, as they are written here.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/advice/match.hpp"

namespace cubelang::lang {

struct LookAlike {
    std::size_t begin = 0, end = 0;  ///< in the text of the statement
    std::string message;             ///< how it is read
    std::string hint;                ///< how to write the other meaning
    bool is_of_sign = false;         ///< true only where small letters turn two layers
};
/// At most one of each row, in the order of the text.
[[nodiscard]] std::vector<LookAlike> look_alikes(std::string_view statement);

/// A quick check of a statement: false only if no row finds anything. Most statements have no look-alikes, and a
/// program may send a million of them.
[[nodiscard]] bool may_have_look_alikes(std::string_view statement);
/// The same as `look_alikes`, without the check.
[[nodiscard]] std::vector<LookAlike> search_look_alikes(std::string_view statement);

/// The statement with the inside of texts, comments and cycles blanked out; its length is the same.
[[nodiscard]] std::string without_texts(std::string_view statement);

/// A statement for each row of a section, `look-alike`, `mistake` or `reading`, in their order.
[[nodiscard]] std::vector<std::string_view> look_alike_examples(std::string_view section);

/// A statement that cannot be run, as the rows of a section write it in the language: those of [reading], with how it
/// is read, or of [mistake], with what to say of it; with a remark alone if it cannot be written here.
[[nodiscard]] Mended in_our_notation(std::string_view statement, std::string_view section = "mistake");

}  // namespace cubelang::lang
