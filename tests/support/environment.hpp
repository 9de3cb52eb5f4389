#pragma once
// Environment variables for a test, restored at its end.

#include <stdlib.h>

#include <optional>
#include <string>

namespace cubelang::test {

/// Sets a variable (nullptr: removes it) during its lifetime.
class Setting {
public:
    Setting(const char* name, const char* value) : name_(name) {
        if (const char* const before = ::getenv(name)) before_ = before;
        put(value);
    }
    ~Setting() { put(before_ ? before_->c_str() : nullptr); }
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

private:
    void put(const char* value) const {
        if (value == nullptr)
            ::unsetenv(name_.c_str());
        else
            ::setenv(name_.c_str(), value, 1);
    }

    std::string name_;
    std::optional<std::string> before_;
};

}  // namespace cubelang::test
