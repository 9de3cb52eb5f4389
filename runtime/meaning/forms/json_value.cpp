// Uses the library's SAX parser without its trees: their destructor allocates memory, and ends the program if it
// fails.

#include "runtime/meaning/forms/json_value.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "runtime/base/utf8.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::meaning {
namespace {

// The exact value of a JSON number such as 2.5e-3; nothing if the exponent is too large.
std::optional<Value> number_of(std::string_view written) {
    constexpr int largest_exponent = 1000;
    const auto e = std::min(written.find_first_of("eE"), written.size());
    int exponent = 0;
    if (e < written.size()) {
        auto digits = written.substr(e + 1);
        if (digits.starts_with('+')) digits.remove_prefix(1);
        if (std::from_chars(digits.data(), digits.data() + digits.size(), exponent).ec != std::errc{}) return {};
        if (std::abs(exponent) > largest_exponent) return {};
    }
    std::string digits(written.substr(0, e));
    const bool is_negative = digits.front() == '-';
    std::erase(digits, '-');
    if (const auto point = digits.find('.'); point != digits.npos) {
        exponent -= static_cast<int>(digits.size() - point - 1);
        digits.erase(point, 1);
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));  // Boost would read octal
    const Integer ten = 10, whole(digits);
    const Integer scale = pow(ten, static_cast<unsigned>(std::abs(exponent)));
    const Rational number = exponent < 0 ? Rational(whole, scale) : Rational(whole * scale);
    return make_number(is_negative ? Rational(-number) : number);
}

// SAX handler that builds the value. Its functions return whether to continue.
class Builder {
public:
    std::optional<Value> result;
    std::string problem;
    std::optional<std::size_t> invalid_at;

    bool null() { return add(make_text({})); }
    bool boolean(bool value) { return add(make_boolean(value)); }
    bool number_integer(std::int64_t value) { return add(make_integer(value)); }
    bool number_unsigned(std::uint64_t value) { return add(make_integer(value)); }
    bool number_float(double, const std::string& written) {
        auto number = number_of(written);
        return number ? add(*std::move(number))
                      : fail(fmt::format("the number {} is too long", shortened(written, 40)));
    }
    bool string(std::string& value) { return add(make_text(std::move(value))); }
    bool binary(std::vector<std::uint8_t>&) { return false; }
    bool start_object(std::size_t) { return open({true, {}, {}}); }
    bool start_array(std::size_t) { return open({false, {}, {}}); }
    bool key(std::string& name) {
        auto& names = open_.back().names;
        if (std::ranges::find(names, name) != names.end())
            return fail(fmt::format("the name `{}` occurs twice in an object", name));
        names.push_back(std::move(name));
        return true;
    }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception& error) {
        constexpr int out_of_range = 406;
        if (error.id == out_of_range) return fail("it contains a number that is too large");
        invalid_at = std::max<std::size_t>(at, 1) - 1;
        return fail(fmt::format("it is not valid JSON from byte {} on", *invalid_at + 1));
    }

private:
    struct Part {
        bool is_object;
        std::vector<std::string> names;
        std::vector<Value> values;
    };

    bool fail(std::string why) {
        if (problem.empty()) problem = std::move(why);
        return false;
    }
    bool open(Part part) {
        if (open_.size() == limits::deepest_list)
            return fail(fmt::format("it is nested more than {} levels deep", limits::deepest_list));
        open_.push_back(std::move(part));
        return true;
    }
    bool close() {
        auto part = std::move(open_.back());
        open_.pop_back();
        if (!part.is_object) return add(make_list(std::move(part.values)));
        std::vector<std::pair<std::string, Value>> fields;
        for (std::size_t i = 0; i < part.names.size(); ++i)
            fields.emplace_back(std::move(part.names[i]), std::move(part.values[i]));
        return add(make_record(std::move(fields)));
    }
    bool add(Value value) {
        if (open_.empty())
            result = std::move(value);
        else
            open_.back().values.push_back(std::move(value));
        return true;
    }

    std::vector<Part> open_;
};

}  // namespace

JsonValue json_value(std::string_view text) {
    Builder builder;
    if (nlohmann::json::sax_parse(text, &builder) && builder.result) return {std::move(builder.result), {}, {}};
    if (builder.problem.empty()) builder.problem = "it is not valid JSON";
    return {std::nullopt, std::move(builder.problem), builder.invalid_at};
}

}  // namespace cubelang::meaning
