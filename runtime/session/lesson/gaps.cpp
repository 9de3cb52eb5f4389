#include "runtime/session/lesson/gaps.hpp"

namespace cubelang::lesson {

// `{3}` and `{R, U}` are lists, and stay.
std::optional<Gap> next_gap(std::string_view text, std::size_t from) {
    for (auto begin = text.find('{', from); begin != text.npos; begin = text.find('{', begin + 1)) {
        const auto end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789", begin + 1);
        if (end == text.npos || text[end] != '}' || end == begin + 1 ||
            (text[begin + 1] >= '0' && text[begin + 1] <= '9'))
            continue;
        return Gap{begin, end + 1, std::string(text.substr(begin + 1, end - begin - 1))};
    }
    return std::nullopt;
}

}  // namespace cubelang::lesson
