#pragma once
// A sequence whose copies share their storage. Items are added at either end in constant time on average, also to a
// sequence that is shared: they go into free space of the storage, which other copies do not see.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace cubelang::meaning {

/// Threads may share copies.
template <class T>
class Items {
public:
    Items() = default;
    Items(std::vector<T> items) : Items(std::make_shared<Storage>(std::move(items))) {}

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const T* data() const { return first_; }
    [[nodiscard]] const T* begin() const { return first_; }
    [[nodiscard]] const T* end() const { return first_ + size_; }
    [[nodiscard]] const T& operator[](std::size_t at) const { return first_[at]; }
    [[nodiscard]] const T& front() const { return first_[0]; }
    [[nodiscard]] const T& back() const { return first_[size_ - 1]; }
    [[nodiscard]] std::span<const T> all() const { return {first_, size_}; }
    [[nodiscard]] std::vector<T> copy() const { return {begin(), end()}; }

    /// `more` after these items.
    [[nodiscard]] Items with_back(std::span<const T> more) const {
        if (more.empty()) return *this;
        const auto at = offset() + size_;
        if (storage_ != nullptr && storage_->claim(storage_->last, at, at + more.size())) {
            std::ranges::copy(more, storage_->cells.begin() + static_cast<std::ptrdiff_t>(at));
            return {storage_, first_, size_ + more.size()};
        }
        return grown({}, more);
    }
    /// `more` before these items.
    [[nodiscard]] Items with_front(std::span<const T> more) const {
        if (more.empty()) return *this;
        const auto at = offset() - more.size();  // wraps around if there is no room
        if (storage_ != nullptr && storage_->claim(storage_->first, offset(), at)) {
            std::ranges::copy(more, storage_->cells.begin() + static_cast<std::ptrdiff_t>(at));
            return {storage_, first_ - more.size(), size_ + more.size()};
        }
        return grown(more, {});
    }
    /// `count` items from index `from`. Few of many are copied, so that these need not stay in memory.
    [[nodiscard]] Items slice(std::size_t from, std::size_t count) const {
        const auto part = std::span(first_ + from, count);
        constexpr std::size_t few = 4;
        if (storage_ == nullptr || count < storage_->cells.size() / few)
            return std::vector<T>(part.begin(), part.end());
        return {storage_, part.data(), count};
    }
    /// With another item at an index: in place if the storage is not shared.
    [[nodiscard]] Items with(std::size_t at, T item) && {
        if (storage_.use_count() != 1) return std::as_const(*this).with(at, std::move(item));
        storage_->cells[offset() + at] = std::move(item);
        return std::move(*this);
    }
    [[nodiscard]] Items with(std::size_t at, T item) const& {
        auto items = copy();
        items[at] = std::move(item);
        return items;
    }

private:
    /// Cells from `first` to `last` are taken by some copy; the others hold default values.
    struct Storage {
        explicit Storage(std::vector<T> all) : cells(std::move(all)), first(0), last(cells.size()) {}
        Storage(std::vector<T> all, std::size_t from, std::size_t to) : cells(std::move(all)), first(from), last(to) {}
        /// Moves a bound from where this copy ends to a new place, unless another copy has or there is no room.
        bool claim(std::atomic<std::size_t>& bound, std::size_t from, std::size_t to) const {
            return to <= cells.size() && bound.compare_exchange_strong(from, to);
        }
        std::vector<T> cells;
        std::atomic<std::size_t> first, last;
    };

    Items(std::shared_ptr<Storage> storage) : first_(storage->cells.data()), size_(storage->cells.size()) {
        storage_ = std::move(storage);
    }
    Items(std::shared_ptr<Storage> storage, const T* first, std::size_t size)
        : storage_(std::move(storage)), first_(first), size_(size) {}

    [[nodiscard]] std::size_t offset() const {
        return storage_ == nullptr ? 0 : static_cast<std::size_t>(first_ - storage_->cells.data());
    }
    // Copies all items, with half as much free space where they grow, and some where they have grown before.
    [[nodiscard]] Items grown(std::span<const T> before, std::span<const T> after) const {
        const auto size = before.size() + size_ + after.size(), room = size / 2 + 2;
        const auto behind = storage_ == nullptr ? 0 : storage_->cells.size() - offset() - size_;
        const auto front = before.empty() ? std::min(offset(), room / 2) : room;
        std::vector<T> cells(front);
        cells.reserve(front + size + room);
        for (const auto part : {before, all(), after}) cells.insert(cells.end(), part.begin(), part.end());
        cells.resize(cells.size() + (after.empty() ? std::min(behind, room / 2) : room));
        const auto storage = std::make_shared<Storage>(std::move(cells), front, front + size);
        return {storage, storage->cells.data() + front, size};
    }

    std::shared_ptr<Storage> storage_;
    const T* first_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace cubelang::meaning
