#include "front/json/bundle.hpp"

#include <atomic>
#include <memory>

#include "front/json/replies.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/render/svg/drawing.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::json::bundle_test {
namespace {

Answer said(const std::string& text, const std::string& json) {
    return {Answer::Kind::value, render::text(text), json};
}

}  // namespace

TEST_CASE("Plain values are text and JSON") {
    const auto data = bundle_of(said("105", R"({"type":"integer"})"));
    CHECK(data == Json{{"text/plain", "105"}, {"application/vnd.cube+json", {{"type", "integer"}}}});
}

TEST_CASE("A state of a small cube has its picture beside its text, which is escaped") {
    auto answer = said("a <b>", R"({"cube":2})");
    answer.value =
        std::make_shared<meaning::Value>(meaning::Permutation{std::make_shared<cube::State>(cube::solved({2}))});
    const auto data = bundle_of(answer);
    CHECK(data["image/svg+xml"].get<std::string>().starts_with("<svg width=\"400\" "));
    CHECK(data["text/html"].get<std::string>().starts_with("<pre>a &lt;b&gt;</pre>\n<img alt="));
    CHECK(data["text/html"].get<std::string>().find("base64,PHN2Zy") != std::string::npos);
    answer.json = R"({"cube":12})";
    CHECK_FALSE(bundle_of(answer).contains("image/svg+xml"));
}

TEST_CASE("A drawing with stickers is a picture between the text above and below it") {
    Answer answer = said("above", "{}");
    answer.drawing.lines.push_back({{"U U ", {render::Role::plain, cube::Face::u}}});
    answer.drawing.lines.push_back({{"below", {}}});
    const auto data = bundle_of(answer);
    CHECK(data["text/plain"] == "above\nU U\nbelow");
    CHECK(data["image/svg+xml"].get<std::string>().starts_with("<svg "));
    const auto page = data["text/html"].get<std::string>();
    CHECK(page.starts_with("<pre>above</pre>\n<img "));
    CHECK(page.ends_with("<pre>below</pre>\n"));
}

TEST_CASE("A picture ends at a number of stickers, however large its drawing is") {
    const auto drawing_of = [](std::size_t lines) {
        Answer answer{Answer::Kind::value, {}, "{}"};
        const render::Piece stickers{"U R F D L B U R F D ", {render::Role::plain, cube::Face::u}};
        answer.drawing.lines.assign(lines, render::Line(10, stickers));
        return answer;
    };
    const auto small = bundle_of(drawing_of(60)), large = bundle_of(drawing_of(5000));
    CHECK(small["text/html"].get<std::string>().ends_with(">\n"));
    CHECK(large["image/svg+xml"] == small["image/svg+xml"]);
    CHECK(large["text/html"].get<std::string>().ends_with("<pre>… and 4940 more lines</pre>\n"));
    CHECK(large.dump().size() < 4'000'000);
    const auto page = json::to_json(drawing_of(5000), json::RequestText(""));
    CHECK(page["drawing"]["lines"].size() == 60);
    CHECK(page["drawing"]["left_out"] == "4940 more lines");
}

TEST_CASE("A picture is not finished if it is asked to stop") {
    Answer answer{Answer::Kind::value, {}, "{}"};
    answer.drawing.lines.push_back({{"U ", {render::Role::plain, cube::Face::u}}});
    const std::atomic<bool> stop = true;
    const StopScope watched(&stop);
    CHECK_THROWS_AS(bundle_of(answer), Stopped);
    CHECK_THROWS_AS(render::svg::drawn(answer.drawing), Stopped);
}

TEST_CASE("A long text is cut") {
    render::Drawing drawing;
    for (int i = 0; i < 3000; ++i) drawing.lines.push_back({{"line", {}}});
    CHECK(notebook_text(drawing).ends_with("line\n… and 2000 more lines"));
    CHECK(notebook_text({{{{"a", {}}}}, "3 more cycles"}) == "a\n… and 3 more cycles");
    CHECK(notebook_text(render::text(std::string(1'000'000, 'x'))).size() < 300'000);
    const auto data = bundle_of(said("a", "[" + std::string(2'000'000, ' ') + "]"));
    CHECK(data == Json{{"text/plain", "a"}});
}

TEST_CASE("Foreign text is escaped") {
    CHECK(notebook_text(render::text("\033[31mred")) == "\\u{1b}[31mred");
    const auto page = bundle_of_file("a\">.html", "<!doctype html></iframe>\"<script>")["text/html"].get<std::string>();
    CHECK(page.find("<script") == std::string::npos);
    CHECK(page.find("title=\"a&quot;&gt;.html\"") != std::string::npos);
    CHECK(page.starts_with("<iframe sandbox=\"allow-scripts\" "));
}

TEST_CASE("Files that are neither pictures nor pages are not shown") {
    CHECK(bundle_of_file("a.txt", "text").is_null());
    CHECK(bundle_of_file("a.txt", "<svg a>")["text/html"].get<std::string>().starts_with("<img "));
    CHECK(bundle_of_file("a.txt", "<svg a>")["image/svg+xml"] == "<svg width=\"400\" a>");
}

}  // namespace cubelang::json::bundle_test
