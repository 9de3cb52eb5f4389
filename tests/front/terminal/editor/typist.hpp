#pragma once
// A user of the editor: types, and looks at the screen.

#include <string>
#include <string_view>

#include "front/terminal/editor/editor.hpp"
#include "tests/support/small_language.hpp"
#include "tests/support/terminal.hpp"

namespace cubelang::test {

class Typist {
public:
    explicit Typist(editor::Size size = {80, 24}, bool color = true, const std::string& prompt = "> ",
                    const std::string& further = ". ")
        : size_(size),
          prompt_(prompt),
          further_(further),
          editor_(small_language(), color),
          terminal_(size.columns, size.rows) {
        begin();
    }

    void remember(const std::string& entry) { editor_.remember(entry); }

    void begin() {
        editor_.begin(prompt_, further_, size_);
        outcome_ = editor::Outcome::editing;
        show();
    }

    /// Types as a terminal sends keys: all bytes in one read, then a pause.
    void type(std::string_view bytes) {
        for (const char byte : bytes)
            if (outcome_ == editor::Outcome::editing) outcome_ = editor_.feed(byte);
        if (outcome_ == editor::Outcome::editing && editor_.is_waiting()) outcome_ = editor_.time_out();
        show();
    }

    editor::Outcome interrupt() {
        outcome_ = editor_.interrupt();
        show();
        return outcome_;
    }

    /// After other output to the screen.
    void resume(std::string_view written) {
        terminal_.write(written);
        editor_.resume();
        outcome_ = editor::Outcome::editing;
        show();
    }

    void resize(editor::Size size) {
        terminal_.resize(size.columns, size.rows);
        editor_.resize(size_ = size);
        show();
    }

    [[nodiscard]] editor::Outcome outcome() const { return outcome_; }
    [[nodiscard]] const std::string& text() const { return editor_.text(); }
    [[nodiscard]] std::string seen(bool all = false) const { return terminal_.seen(all); }
    [[nodiscard]] std::string cursor_row() const { return terminal_.cursor_row(); }
    [[nodiscard]] std::string painted(std::string_view look) const { return terminal_.painted(look); }
    [[nodiscard]] std::size_t row() const { return terminal_.row(); }
    [[nodiscard]] std::size_t column() const { return terminal_.column(); }
    [[nodiscard]] std::size_t bytes_written() const { return bytes_written_; }

    /// Is the screen the same as after drawing everything on an empty one?
    [[nodiscard]] bool agrees_with_a_fresh_screen() {
        if (outcome_ != editor::Outcome::editing) return true;
        Terminal fresh(size_.columns, size_.rows);
        editor_.resume();
        fresh.write(editor_.take_screen());
        if (terminal_.row() < fresh.row()) return false;
        return terminal_.seen_from(terminal_.row() - fresh.row()) == fresh.seen() &&
               terminal_.column() == fresh.column();
    }

private:
    void show() {
        const auto bytes = editor_.take_screen();
        bytes_written_ = bytes.size();
        terminal_.write(bytes);
    }

    editor::Size size_;
    std::string prompt_, further_;
    editor::Editor editor_;
    Terminal terminal_;
    editor::Outcome outcome_ = editor::Outcome::left;
    std::size_t bytes_written_ = 0;
};

}  // namespace cubelang::test
