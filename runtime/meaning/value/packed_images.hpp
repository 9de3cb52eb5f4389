#pragma once
// The images of 0, 1, 2, … under a permutation in as few bytes as hold them: up to 24 in place, one byte each; more in
// memory that copies share, in one, two or four bytes each.

#include <array>
#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace cubelang::meaning {

class PackedImages {
public:
    PackedImages() = default;
    /// image(i) for each i below `count`; every one is below `count`, too.
    template <class Image>
    PackedImages(std::size_t count, Image image) {
        if (count > in_place) {
            pack(count, image);
            return;
        }
        Few few{static_cast<std::uint8_t>(count), {}};
        for (std::size_t i = 0; i < count; ++i) few.to[i] = static_cast<std::uint8_t>(image(i));
        rows_ = few;
    }
    explicit PackedImages(const std::vector<std::uint32_t>& images)
        : PackedImages(images.size(), [&](std::size_t i) { return images[i]; }) {}

    [[nodiscard]] std::size_t size() const {
        const auto* few = std::get_if<Few>(&rows_);
        return few != nullptr ? few->count : shared_size();
    }
    [[nodiscard]] std::uint32_t operator[](std::size_t i) const {
        const auto* few = std::get_if<Few>(&rows_);
        return few != nullptr ? few->to[i] : shared_at(i);
    }
    [[nodiscard]] std::vector<std::uint32_t> unpacked() const;
    /// Of memory, beside this object.
    [[nodiscard]] std::size_t bytes() const;

private:
    static constexpr std::size_t in_place = 24;
    struct Few {
        std::uint8_t count;
        std::array<std::uint8_t, in_place> to;
    };
    template <class T>
    using Row = std::shared_ptr<const std::vector<T>>;

    template <class T, class Image>
    void pack_as(std::size_t count, Image image) {
        std::vector<T> row(count);
        for (std::size_t i = 0; i < count; ++i) row[i] = static_cast<T>(image(i));
        rows_ = std::make_shared<const std::vector<T>>(std::move(row));
    }
    template <class Image>
    void pack(std::size_t count, Image image) {
        if (count <= std::size_t{1} << 8U) return pack_as<std::uint8_t>(count, image);
        if (count <= std::size_t{1} << 16U) return pack_as<std::uint16_t>(count, image);
        pack_as<std::uint32_t>(count, image);
    }
    [[nodiscard]] std::size_t shared_size() const;
    [[nodiscard]] std::uint32_t shared_at(std::size_t i) const;

    std::variant<Few, Row<std::uint8_t>, Row<std::uint16_t>, Row<std::uint32_t>> rows_;
};

}  // namespace cubelang::meaning
