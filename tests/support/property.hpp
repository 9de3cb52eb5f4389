#pragma once
// Properties that are tested on random values.

#include <concepts>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>

namespace cubelang::test {

/// A body that draws its values (`*test::block()`), asserts with RC_ASSERT, and returns nothing.
template <class Body>
concept Drawing = std::is_void_v<std::invoke_result_t<Body>>;

void run_property(const std::string& law, const std::function<void()>& body);
/// The name of the running test case.
[[nodiscard]] std::string current_test();

/// Runs the body a hundred times and shows the smallest failing values. The name must be unique in its test case.
template <Drawing Body>
void property(const std::string& law, Body body) {
    run_property(law, std::move(body));
}

/// The property has the name of its test case, which has no other property.
template <Drawing Body>
void property(Body body) {
    run_property(current_test(), std::move(body));
}

}  // namespace cubelang::test
