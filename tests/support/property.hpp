#pragma once
// Laws that hold for whatever they are tried on.

#include <concepts>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>

namespace cubelang::test {

/// Something that draws what it wants (`*test::block()`) and asserts by RC_ASSERT. It answers nothing: nobody would
/// ask.
template <class Body>
concept Drawing = std::is_void_v<std::invoke_result_t<Body>>;

void run_property(const std::string& law, const std::function<void()>& body);
/// The test case's own name.
[[nodiscard]] std::string current_test();

/// Runs the body a hundred times and shows the smallest drawing that fails. No other property of its test case has the
/// name.
template <Drawing Body>
void property(const std::string& law, Body body) {
    run_property(law, std::move(body));
}

/// The law that the test case is named after, which has no other property.
template <Drawing Body>
void property(Body body) {
    run_property(current_test(), std::move(body));
}

}  // namespace cubelang::test
