#include "front/door/door.hpp"

#include "front/door/requests.hpp"

namespace cubelang::web {

struct Door::Impl {
    explicit Impl(Post post) : conversation(std::move(post)) {}

    Conversation conversation;
    PageSession page{[this](Json part) { conversation.add_part(std::move(part)); }};
};

Door::Door(Post post) : impl_(std::make_unique<Impl>(std::move(post))) {}
Door::~Door() = default;
void Door::ask(std::string_view request) { impl_->conversation.answer(request, impl_->page, find_request); }

}  // namespace cubelang::web
