#include "front/lsp/document.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/editor_text.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lsp::text_document_test {
namespace {

Json place_json(test::EditorText::Place place) { return {{"line", place.line}, {"character", place.character}}; }

std::u16string any_text(std::size_t most) {
    std::u16string text;
    for (const auto piece : *rc::gen::container<std::vector<std::size_t>>(
             rc::gen::inRange<std::size_t>(0, std::size(test::text_pieces)))) {
        text += test::text_pieces[piece];
        if (text.size() > most) break;
    }
    return text;
}

// Positions as an editor sends them; at the end of a line also one beyond it.
Json any_change(test::EditorText& editor) {
    const auto by = any_text(20);
    if (*rc::gen::inRange(0, 12) == 0) {
        editor.replace(0, editor.size(), by);
        return {{"text", test::EditorText::utf8(by)}};
    }
    auto begin = editor.between_characters(*rc::gen::inRange<std::size_t>(0, editor.size() + 1));
    auto end = editor.between_characters(*rc::gen::inRange<std::size_t>(0, editor.size() + 1));
    if (begin > end) std::swap(begin, end);
    auto last = editor.place(end);
    if (editor.is_line_end(end)) last.character += *rc::gen::inRange<std::size_t>(0, 3);
    Json change{{"range", {{"start", place_json(editor.place(begin))}, {"end", place_json(last)}}},
                {"text", test::EditorText::utf8(by)}};
    editor.replace(begin, end, by);
    return change;
}

Json range(std::size_t line, std::size_t begin, std::size_t end) {
    return {{"start", {{"line", line}, {"character", begin}}}, {"end", {{"line", line}, {"character", end}}}};
}

}  // namespace

TEST_CASE("after any edits the server's text equals the editor's") {
    test::property([] {
        test::EditorText editor(any_text(60));
        TextDocument document("file:///a.cube", 1, editor.utf8());
        for (int version = 2; version < 8; ++version) {
            auto changes = Json::array();
            for (int count = *rc::gen::inRange(1, 4); count > 0; --count) changes.push_back(any_change(editor));
            document.change(version, changes);
            RC_ASSERT(document.text() == editor.utf8());
            RC_ASSERT(document.version() == version);
        }
    });
}

TEST_CASE("byte offsets between characters and positions convert both ways") {
    test::property([] {
        const test::EditorText editor(any_text(60));
        const TextDocument document("file:///a.cube", 1, editor.utf8());
        for (std::size_t unit = 0; unit <= editor.size(); ++unit) {
            if (editor.between_characters(unit) != unit) continue;
            const auto byte = document.byte_at(place_json(editor.place(unit)));
            RC_ASSERT(document.position_json(byte) == place_json(editor.place(unit)));
        }
    });
}

TEST_CASE("a position beyond a line is its end, and one beyond the text is the end of the text") {
    const TextDocument document("file:///a.cube", 1, "R U\r\nF");
    CHECK(document.byte_at({{"line", 0}, {"character", 99}}) == 3);
    CHECK(document.byte_at({{"line", 7}, {"character", 0}}) == 6);
}

TEST_CASE("an invalid change leaves the text unchanged") {
    TextDocument document("file:///a.cube", 1, "R U");
    const Json wrong{{"range", range(0, 2, 1)}, {"text", "F"}}, right{{"range", range(0, 0, 1)}, {"text", "F"}};
    CHECK_THROWS_AS(document.change(2, Json::array({right, wrong})), Failure);
    CHECK(document.text() == "R U");
    CHECK(document.version() == 1);
}

}  // namespace cubelang::lsp::text_document_test
