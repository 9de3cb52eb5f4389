// Uses the library's SAX parser without its trees: their destructor allocates memory, and ends the program if it
// fails.

#include "runtime/meaning/forms/kpuzzle_json.hpp"

#include <cstdint>
#include <utility>

#include <nlohmann/json.hpp>

namespace cubelang::meaning {
namespace {

using Json = nlohmann::json;

class Listener : public nlohmann::json_sax<Json> {
public:
    explicit Listener(KpuzzleJson& read) : read_(read) {}

    bool null() override { return item("null"); }
    bool boolean(bool value) override { return item(value ? "true" : "false"); }
    bool number_integer(std::int64_t value) override { return item(std::to_string(value)); }
    bool number_unsigned(std::uint64_t value) override { return item(std::to_string(value)); }
    bool number_float(double, const std::string& written) override { return item(written); }
    bool string(std::string& value) override { return item(Json(value).dump(-1, ' ', true)); }
    bool binary(Json::binary_t&) override { return true; }

    bool start_object(std::size_t) override {
        if (depth_ == 0) read_.is_object = true;
        if (depth_ == 1 && orbit() != nullptr) orbit()->is_object = true;
        return item("{…}") && ++depth_ > 0;
    }
    bool start_array(std::size_t) override {
        if (depth_ == 2 && row() != nullptr) row()->is_list = true;
        return item("[…]") && ++depth_ > 0;
    }
    bool key(std::string& name) override {
        if (depth_ == 1) read_.orbits.push_back({name});
        if (depth_ == 2 && orbit() != nullptr) orbit()->rows.push_back({name});
        return true;
    }
    bool end_object() override { return depth_-- > 0; }
    bool end_array() override { return depth_-- > 0; }

    bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
        constexpr int number_overflow = 406;
        using enum KpuzzleJson::Problem;
        read_.problem = error.id == number_overflow ? too_large : no_json;
        read_.problem_at = position > 0 ? position - 1 : 0;
        return false;
    }

private:
    // The orbit and row being read; null if the text has another structure.
    [[nodiscard]] KpuzzleJson::Orbit* orbit() { return read_.orbits.empty() ? nullptr : &read_.orbits.back(); }
    [[nodiscard]] KpuzzleJson::Row* row() {
        return orbit() == nullptr || orbit()->rows.empty() ? nullptr : &orbit()->rows.back();
    }
    bool item(std::string text) {
        if (depth_ == 3 && row() != nullptr && row()->is_list) row()->items.push_back(std::move(text));
        return true;
    }

    KpuzzleJson& read_;
    int depth_ = 0;  ///< the number of open brackets
};

}  // namespace

KpuzzleJson read_kpuzzle_json(std::string_view text) {
    KpuzzleJson read;
    Listener listener(read);
    static_cast<void>(Json::sax_parse(text, &listener));
    return read;
}

}  // namespace cubelang::meaning
