// Text in, answers out.

#include "runtime/session/session.hpp"

#include <utility>

#include "runtime/session/impl.hpp"

namespace cubelang {

Session::Session(SessionOptions options, Sink sink, const Host& host)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(sink), host)) {}
Session::~Session() = default;

bool Session::run(std::string name, std::string text, std::uint32_t first_line) {
    return impl_->reported([&] { return impl_->run(lang::make_source(std::move(name), std::move(text), first_line)); });
}
bool Session::run_typed(std::string name, std::string text) {
    return impl_->reported([&] { return impl_->run_typed(lang::make_source(std::move(name), std::move(text))); });
}
std::string Session::undo() { return impl_->undo(); }
void Session::set_undo_floor() { impl_->journal().set_undo_floor(); }
void Session::reset() { impl_->reset(); }
std::string Session::script(const std::string& directory) const { return impl_->journal().script(directory); }
std::string_view Session::script_mark() { return eval::Journal::mark(); }
bool Session::choose(int n, bool super) {
    if (impl_->interpreter().context().cube() == cube::Cube{n, super}) return true;
    return impl_->run(lang::make_source("<command line>", (super ? "supercube " : "cube ") + std::to_string(n)));
}
bool Session::feed(std::string_view text) {
    return impl_->reported([&] { return impl_->feed(text); });
}
bool Session::finish() {
    return impl_->reported([&] { return impl_->finish(); });
}
const Host& Session::host() const { return impl_->host(); }
void Session::interrupt() noexcept { impl_->interrupt(); }
bool Session::is_incomplete(std::string_view text) { return lang::is_incomplete(text); }

}  // namespace cubelang
