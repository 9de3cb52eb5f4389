// The Door as WebAssembly exports: requests and replies are texts.

#include <emscripten.h>

#include <cstddef>
#include <optional>
#include <string>

#include "front/page/door.hpp"

// NOLINTNEXTLINE: the body is JavaScript.
EM_JS(void, post_reply, (const char* reply, std::size_t size), { Module.post(UTF8ToString(reply, size)); })

namespace {

std::optional<cubelang::page::Door> door;

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void cubelang_open() {
    door.emplace([](const std::string& reply) { post_reply(reply.data(), reply.size()); });
}

EMSCRIPTEN_KEEPALIVE void cubelang_ask(const char* request, std::size_t size) { door->ask({request, size}); }

}  // extern "C"
