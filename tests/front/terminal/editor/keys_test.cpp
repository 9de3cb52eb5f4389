#include "front/terminal/editor/keys.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::editor::keys_test {
namespace {

// The key names, with typed text in quotes; pending bytes at the end time out.
std::string pressed(std::string_view bytes) {
    KeyReader reader;
    std::string text;
    const auto add = [&](const std::vector<Key>& keys) {
        for (const auto& key : keys) {
            if (!text.empty()) text += ' ';
            text += key.name;
            if (!key.text.empty()) text += '"' + key.text + '"';
        }
    };
    for (const char byte : bytes) add(reader.read(byte));
    add(reader.time_out());
    return text;
}

}  // namespace

TEST_CASE("characters are text, control bytes are keys") {
    CHECK(pressed("R2") == "\"R\" \"2\"");
    CHECK(pressed("\xE2\x80\x99") == "\"\xE2\x80\x99\"");
    CHECK(pressed("\x01\x1F\x7F\b\r\n\t") == "Ctrl-A Ctrl-_ Backspace Backspace Enter Enter Tab");
}

TEST_CASE("the sequences of all terminals for a key give the same key") {
    for (const auto* home : {"\033[H", "\033OH", "\033[1~", "\033[7~"}) CHECK(pressed(home) == "Home");
    for (const auto* end : {"\033[F", "\033OF", "\033[4~", "\033[8~"}) CHECK(pressed(end) == "End");
    for (const auto* right : {"\033[1;5C", "\033Oc", "\033[5C", "\033O5C"}) CHECK(pressed(right) == "Ctrl-Right");
    for (const auto* left : {"\033[1;3D", "\033\033[D", "\033\033OD"}) CHECK(pressed(left) == "Alt-Left");
    for (const auto* del : {"\033[3;5~", "\033[3^"}) CHECK(pressed(del) == "Ctrl-Delete");
    for (const auto* up : {"\033[A", "\033OA", "\033[1;2A", "\033[a"}) CHECK(pressed(up) == "Up");
    for (const auto* enter : {"\033\r", "\033\n", "\033[13;3u", "\033[27;3;13~"}) CHECK(pressed(enter) == "Alt-Enter");
    CHECK(pressed("\033[13;2u") == "Shift-Enter");
    CHECK(pressed("\033[Z") == "Shift-Tab");
    CHECK(pressed("\033[97;5u") == "Ctrl-A");
    CHECK(pressed("\033b\033B\033<\033\x7F") == "Alt-B Alt-B Alt-< Alt-Backspace");
    CHECK(pressed("\033\xC3\xA9") == "Alt-\xC3\xA9");
}

TEST_CASE("a lone Esc is recognised by a time-out") {
    CHECK(pressed("\033") == "Esc");
    CHECK(pressed("\033\033") == "Esc");
    CHECK(pressed("\033[") == "Alt-[");
    CHECK(pressed("\033\033\033a") == "Esc Alt-A");
}

TEST_CASE("sequences that are not keys are read completely and ignored") {
    for (const auto* noise : {"\033[I", "\033[O", "\033[?62;4c", "\033[12;40R", "\033[[A", "\033[M !!",
                              "\033]11;rgb:0/0/0\a", "\033P1$r0m\033\\", "\033[<0;3;4M", "\033[?2026;1$y", "\033[15~"})
        CHECK(pressed(std::string(noise) + "x") == "\"x\"");
}

TEST_CASE("a broken sequence or character swallows nothing after it") {
    CHECK(pressed("\033[1\rx") == "Enter \"x\"");
    CHECK(pressed("\033[1\033[A") == "Up");
    CHECK(pressed("\xE2\x80x") == "\"\xEF\xBF\xBD\xEF\xBF\xBD\" \"x\"");
    CHECK(pressed("\xFF") == "\"\xEF\xBF\xBD\"");
    CHECK(pressed("\x80") == "\"\xEF\xBF\xBD\"");
    CHECK(pressed("\033]0;never ended\x03") == "Ctrl-C");
    CHECK(pressed("\033[" + std::string(40, '1') + "x").ends_with("\"x\""));
}

TEST_CASE("a paste is one key, with newlines as line ends and control characters replaced") {
    CHECK(pressed("\033[200~R\rU\r\n\tF\n\033[201~x") == "Paste\"R\nU\n\tF\n\" \"x\"");
    CHECK(pressed("\033[200~\033[2J\x03\x9B\033[201~") == "Paste\"\xEF\xBF\xBD[2J\xEF\xBF\xBD\xEF\xBF\xBD\"");
    CHECK(pressed("\033[200~\033[200~R\033[201~") == "Paste\"\xEF\xBF\xBD[200~R\"");
    CHECK(pressed("\033[201~R") == "\"R\"");
}

TEST_CASE("a paste beyond the limit is not kept in memory, and is reported as too long") {
    const auto whole = std::string(longest_paste, 'R');
    CHECK(pressed("\033[200~" + whole + "\033[201~") == "Paste\"" + whole + "\"");
    CHECK(pressed("\033[200~" + whole + "R\033[201~x") == "PasteTooLong \"x\"");
    CHECK(pressed("\033[200~" + std::string(5 * longest_paste, 'R') + "\033[201~x") == "PasteTooLong \"x\"");
}

TEST_CASE("after any bytes in any pieces, nothing stays pending for ever") {
    test::property([] {
        const auto bytes = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
        KeyReader reader;
        for (const auto byte : bytes) static_cast<void>(reader.read(static_cast<char>(byte)));
        static_cast<void>(reader.time_out());
        RC_ASSERT(!reader.is_waiting());
    });
}

}  // namespace cubelang::editor::keys_test
