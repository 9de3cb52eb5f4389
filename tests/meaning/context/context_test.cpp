// The context writes files only through the front end.

#include "runtime/meaning/context/context.hpp"

#include "lang/diagnostic.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::context_test {
namespace {

std::string message_of_writing(const Context& context) {
    try {
        context.write_file("a.svg", "<svg/>", {lang::make_source("test", "svg(R)"), {0, 6}});
    } catch (const lang::Error& error) {
        return error.diagnostic().message;
    }
    return "written";
}

}  // namespace

TEST_CASE("files are written only by the front end") {
    Host host;
    const Context context(host);
    CHECK(message_of_writing(context) == "files cannot be written from here");
    std::string written;
    host.write_file = [&](const std::string& path, const std::string& text) {
        written = path + " " + text;
        return std::string();
    };
    CHECK(message_of_writing(context) == "written");
    CHECK(written == "a.svg <svg/>");
    host.write_file = [](const auto&, const auto&) { return "the disk is full"; };
    CHECK(message_of_writing(context) == "a.svg: the disk is full");
}

}  // namespace cubelang::meaning::context_test
