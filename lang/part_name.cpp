#include "lang/part_name.hpp"

#include <algorithm>

namespace cubelang::lang {

PartName read_part(std::string_view spelled, Span span) {
    const std::size_t letters = std::min(spelled.find_first_not_of("+-"), spelled.size());
    const std::size_t digits = std::min(spelled.find_first_of("0123456789"), spelled.size());
    return {span, std::string(spelled.substr(0, letters)), std::string(spelled.substr(letters, digits - letters)),
            std::string(spelled.substr(digits))};
}

}  // namespace cubelang::lang
