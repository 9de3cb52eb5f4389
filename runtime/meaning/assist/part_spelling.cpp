#include "runtime/meaning/assist/part_spelling.hpp"

#include <algorithm>
#include <charconv>

namespace cubelang::cube {
namespace {

constexpr int few = 24;  // numbers that are all offered

std::optional<Kind> kind_of_name(Cube cube, std::string_view letters, int number) {
    const auto found = find_part(cube, letters, static_cast<std::uint64_t>(number));
    return found.part ? std::optional(found.part->kind) : std::nullopt;
}

int numbers_of(Cube cube, std::string_view letters) {
    if (letters.size() == 1) return numbered_centres(cube);
    return letters.size() == 2 ? numbered_wings(cube) : 0;
}

class Speller {
public:
    explicit Speller(Cube cube) : cube_(cube) {}

    // All sets of faces that begin so.
    void add_letters(const std::string& letters, std::string_view typed) {
        if (letters.size() >= typed.size()) add_name(letters, letters == typed);
        if (letters.size() == 3) return;
        for (const char next : face_letters)
            if (letters.size() >= typed.size() || typed[letters.size()] == next) add_letters(letters + next, typed);
    }

    // A number that may have begun.
    void add_numbers(const std::string& letters, std::string_view digits) {
        const int most = numbers_of(cube_, letters);
        int begun = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), begun);
        if (!digits.empty() && (error != std::errc{} || begun == 0)) return;
        if (begun > 0) add(letters, begun);
        if (most <= few)
            for (int number = 1; number <= most; ++number)
                if (const auto text = std::to_string(number); text.size() > digits.size() && text.starts_with(digits))
                    add(letters, number);
        if (most > few && begun <= most / 10)
            for (int digit = begun == 0 ? 1 : 0; digit <= 9; ++digit) add(letters, 10 * begun + digit);
    }

    std::vector<Spelling> found;

private:
    void add_name(const std::string& letters, bool typed_out) {
        if (letters.empty()) return;
        if (const auto kind = kind_of_name(cube_, letters, 0)) found.push_back({letters, *kind});
        const int most = numbers_of(cube_, letters);
        const auto kind = most == 0 ? std::nullopt : kind_of_name(cube_, letters, 1);
        if (!kind) return;
        if (typed_out || most <= 2)
            add_numbers(letters, "");
        else if (cube_.n % 2 == 0)
            found.push_back({letters, *kind, most});
    }

    void add(const std::string& letters, int number) {
        if (const auto kind = kind_of_name(cube_, letters, number))
            found.push_back({letters + std::to_string(number), *kind});
    }

    Cube cube_;
};

}  // namespace

std::vector<Spelling> spellings(Cube cube, std::string_view typed, int letters) {
    Speller speller(cube);
    const auto end = std::min(typed.find_first_of("0123456789"), typed.size());
    if (end == typed.size())
        speller.add_letters("", typed);
    else
        speller.add_numbers(std::string(typed.substr(0, end)), typed.substr(end));
    const auto unwanted = [&](const Spelling& one) {
        return letters != 0 &&
               std::min(one.text.find_first_of("0123456789"), one.text.size()) != static_cast<std::size_t>(letters);
    };
    std::erase_if(speller.found, unwanted);
    return std::move(speller.found);
}

}  // namespace cubelang::cube
