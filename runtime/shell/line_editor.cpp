#include "runtime/shell/line_editor.hpp"

#include <histedit.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <cstring>
#include <cwchar>
#include <utility>

#include "runtime/shell/choices.hpp"
#include "runtime/shell/history.hpp"
#include "runtime/shell/interrupt.hpp"
#include "runtime/shell/typing.hpp"

namespace cubelang::shell {
namespace {

constexpr int most_entries = 2000;

// Typed for the person before an interrupted line is left, so that nothing is written over what stands there.
constexpr char to_end = 'E' & 0x1F;

// What libedit leaves unbound, or binds otherwise than people's fingers expect.
constexpr std::pair<const char*, const char*> bindings[] = {
    {"^I", "cube-complete"},           {"^R", "em-inc-search-prev"}, {"^S", "em-inc-search-next"},
    {"^W", "ed-delete-prev-word"},     {"\\e[1~", "ed-move-to-beg"}, {"\\e[4~", "ed-move-to-end"},
    {"\\e[3~", "ed-delete-next-char"}, {"\\e[1;5C", "em-next-word"}, {"\\e[1;5D", "ed-prev-word"},
};

// Names are ASCII, but a prime may be typed as ’: without a locale that knows it every such key would be lost.
void use_utf8() {
    std::setlocale(LC_CTYPE, "");
    if (std::strcmp(::nl_langinfo(CODESET), "UTF-8") != 0) std::setlocale(LC_CTYPE, "C.UTF-8");
}

class EditedLines : public LineSource {
public:
    explicit EditedLines(Completer completer);
    ~EditedLines() override;
    EditedLines(const EditedLines&) = delete;
    EditedLines& operator=(const EditedLines&) = delete;

    Line read_line(const std::string& prompt) override;
    void remember(const std::string& statement) override;

private:
    static EditedLines& of(EditLine* editor);
    static char* give_prompt(EditLine* editor) { return of(editor).prompt_.data(); }
    static unsigned char on_tab(EditLine* editor, int) { return of(editor).complete_word(); }
    static int give_character(EditLine* editor, wchar_t* character);

    void enter(const std::string& statement);
    [[nodiscard]] bool read_byte(char& byte);
    void suspend();
    unsigned char complete_word();
    void show(const std::vector<Candidate>& candidates);

    Completer completer_;
    History file_{history_path()};
    std::FILE* screen_ = ::isatty(STDOUT_FILENO) != 0 ? stdout : stderr;  // cube | tee log is still a prompt
    EditLine* editor_;
    ::History* recalled_ = history_init();
    const Typing* typing_ = nullptr;
    bool left_ = false;  ///< an interrupted line: has its end been gone to?
    std::string prompt_;
};

EditedLines::EditedLines(Completer completer) : completer_(std::move(completer)) {
    use_utf8();
    editor_ = el_init("cube", stdin, screen_, stderr);
    HistEvent event;
    history(recalled_, &event, H_SETSIZE, most_entries);
    history(recalled_, &event, H_SETUNIQUE, 1);
    el_set(editor_, EL_CLIENTDATA, this);
    el_set(editor_, EL_EDITOR, "emacs");
    el_set(editor_, EL_PROMPT, give_prompt);
    el_set(editor_, EL_HIST, history, recalled_);
    el_set(editor_, EL_GETCFN, give_character);
    el_set(editor_, EL_ADDFN, "cube-complete", "Complete the word", on_tab);
    for (const auto& [key, command] : bindings) el_set(editor_, EL_BIND, key, command, nullptr);
    for (const auto& statement : file_.load()) enter(statement);
}

EditedLines::~EditedLines() {
    el_end(editor_);
    history_end(recalled_);
}

EditedLines& EditedLines::of(EditLine* editor) {
    void* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return *static_cast<EditedLines*>(self);
}

Line EditedLines::read_line(const std::string& prompt) {
    const Typing typing;
    typing_ = &typing;
    left_ = false;
    prompt_ = prompt;
    el_resize(editor_);  // it may have happened while a statement was computed
    int count = 0;
    const char* const text = el_gets(editor_, &count);
    if (text != nullptr && count > 0)
        return {Line::Kind::text, {text, text[count - 1] == '\n' ? count - 1u : count + 0u}};
    std::fputs(interrupted() ? "^C\n" : "\n", screen_);
    std::fflush(screen_);
    el_reset(editor_);
    return {interrupted() ? Line::Kind::interrupted : Line::Kind::end};
}

void EditedLines::remember(const std::string& statement) {
    enter(statement);
    file_.append(statement);
}

void EditedLines::enter(const std::string& statement) {
    HistEvent event;
    history(recalled_, &event, H_ENTER, statement.c_str());
}

// libedit's own way of reading gives up at any signal and ends the process group at some.
int EditedLines::give_character(EditLine* editor, wchar_t* character) {
    std::mbstate_t state{};
    for (char byte = 0; of(editor).read_byte(byte);) {
        const auto length = std::mbrtowc(character, &byte, 1, &state);
        if (length == static_cast<std::size_t>(-2)) continue;
        if (length != static_cast<std::size_t>(-1)) return 1;
        state = {};
    }
    return -1;
}

bool EditedLines::read_byte(char& byte) {
    for (;;) {
        switch (typing_->wait()) {
            case Typing::Event::key: return ::read(STDIN_FILENO, &byte, 1) == 1;
            case Typing::Event::interrupted: byte = to_end; return !std::exchange(left_, true);
            case Typing::Event::resized: el_resize(editor_); break;
            case Typing::Event::suspended: suspend(); break;
            case Typing::Event::continued:
                el_set(editor_, EL_PREP_TERM, 1);
                el_set(editor_, EL_REFRESH);
                break;
        }
    }
}

// The shell that is returned to must not find the terminal in our mode. Being continued is an event of its own.
void EditedLines::suspend() {
    el_set(editor_, EL_PREP_TERM, 0);
    ::raise(SIGSTOP);
}

unsigned char EditedLines::complete_word() {
    const LineInfo* const line = el_line(editor_);
    std::string_view before(line->buffer, static_cast<std::size_t>(line->cursor - line->buffer));
    before.remove_prefix(before.rfind('\n') + 1);  // npos + 1 is 0
    const auto [length, candidates] = completer_(before);
    if (candidates.empty()) return CC_ERROR;
    const auto common = common_beginning(candidates);
    if (common.size() > length) {
        el_insertstr(editor_, common.c_str() + length);
        return CC_REFRESH;
    }
    if (candidates.size() == 1) return CC_NORM;
    show(candidates);
    return CC_REDISPLAY;
}

void EditedLines::show(const std::vector<Candidate>& candidates) {
    winsize size{};
    if (::ioctl(STDIN_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) size = {24, 80, 0, 0};
    std::fputs(("\n" + to_choose_from(candidates, size.ws_col - 1u, size.ws_row)).c_str(), screen_);
    std::fflush(screen_);
}

}  // namespace

std::unique_ptr<LineSource> edited_lines(Completer completer) {
    return std::make_unique<EditedLines>(std::move(completer));
}

}  // namespace cubelang::shell
