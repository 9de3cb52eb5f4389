// Input of a language server: bytes in frames, cut anywhere, and edits, after which its text equals the editor's.

#include <utility>

#include "front/lsp/document.hpp"
#include "front/lsp/message.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/support/editor_text.hpp"

namespace cubelang::fuzz {
namespace {

using lsp::Json;

std::vector<std::string> read_in_parts(std::string_view bytes, std::size_t part) {
    lsp::Frames frames;
    std::vector<std::string> read;
    for (std::size_t at = 0; at < bytes.size(); at += part) {
        frames.add(bytes.substr(at, part));
        for (auto frame = frames.next(); frame; frame = frames.next())
            if (frame->problem.empty()) read.push_back(frame->body);
    }
    return read;
}

// Reads a message or gets a Failure.
void try_message(std::string_view body) {
    try {
        static_cast<void>(lsp::read_message(body));
    } catch (const lsp::Failure& failure) {
        const auto response = lsp::failure(lsp::id_in(body), failure.code(), failure.what());
        must(!Json::parse(response, nullptr, false).is_discarded(), "the response to a message is JSON", response);
    }
}

void try_frames(Input& input) {
    const auto part = 1 + input.choice(64);
    const auto bytes = input.rest();
    try_message(bytes);
    for (const auto& body : read_in_parts(bytes, part)) try_message(body);
    const auto twice = lsp::framed(bytes) + lsp::framed(bytes);
    must(read_in_parts(twice, part) == std::vector<std::string>{bytes, bytes}, "framed messages are read", bytes);
}

std::u16string text_of(Input& input) {
    std::u16string text;
    for (auto count = input.choice(8); count > 0; --count)
        text += test::text_pieces[input.choice(std::size(test::text_pieces))];
    return text;
}

Json place_json(test::EditorText::Place place) { return {{"line", place.line}, {"character", place.character}}; }

Json change(test::EditorText& editor, Input& input) {
    auto begin = editor.between_characters(input.wide_choice(editor.size() + 1));
    auto end = editor.between_characters(input.wide_choice(editor.size() + 1));
    if (begin > end) std::swap(begin, end);
    const auto by = text_of(input);
    Json change{{"range", {{"start", place_json(editor.place(begin))}, {"end", place_json(editor.place(end))}}},
                {"text", test::EditorText::utf8(by)}};
    editor.replace(begin, end, by);
    return change;
}

void try_edits(Input& input) {
    test::EditorText editor(text_of(input));
    lsp::TextDocument document("file:///a.cube", 0, editor.utf8());
    for (int version = 1; !input.at_end(); ++version) {
        document.change(version, Json::array({change(editor, input)}));
        must(document.text() == editor.utf8(), "the server's text is the editor's", document.text());
    }
}

void run(std::string_view bytes) {
    Input input(bytes);
    if (input.choice(2) == 0)
        try_frames(input);
    else
        try_edits(input);
}

const TargetRegistration target("lsp", run);

}  // namespace
}  // namespace cubelang::fuzz
