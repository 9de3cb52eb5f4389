#include "runtime/meaning/value/stream.hpp"

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning {

Value make_stream(Flow flow) { return {Stream{std::make_shared<const Flow>(std::move(flow))}}; }

Value make_stream_from(const Value& source, Flow flow) {
    flow.made_of.push_back(source);
    flow.is_endless = source.as<Stream>()->flow->is_endless;
    return make_stream(std::move(flow));
}

void refuse_endless(const Value& value, const lang::Where& where) {
    const auto* stream = value.as<Stream>();
    if (stream != nullptr && stream->flow->is_endless)
        throw lang::Error(where, "this stream has no end", "first(s, 100) is a list of its first 100 values");
}

Value make_range(const Integer& first, const Integer& last) {
    Flow flow{fmt::format("the integers from {} to {}", first.str(), last.str()), {}};
    flow.count = last < first ? Integer(0) : Integer(last - first + 1);
    flow.open = [first, last](Context&) -> Cursor {
        return [next = first, last]() mutable -> std::optional<Value> {
            if (next > last) return std::nullopt;
            return make_integer(next++);
        };
    };
    return make_stream(std::move(flow));
}

Cursor cursor_over(Context& context, const Value& value) {
    if (const auto* stream = value.as<Stream>()) return stream->flow->open(context);
    auto items = items_of(value);
    if (!items) return {};
    return [items = *std::move(items), i = std::size_t{0}]() mutable {
        return i == items.size() ? std::nullopt : std::optional(items[i++]);
    };
}

Value listed(const Cursor& next, const lang::Where& where) {
    std::vector<Value> items;
    Extent extent{0, 0};
    while (auto value = next()) {
        stop_point();
        extent = joined(extent, extent_of(*value));
        check_bytes("list", extent, where, hint_for_streams);
        items.push_back(*std::move(value));
    }
    return List{std::move(items), collection_extent(extent)};
}

}  // namespace cubelang::meaning
