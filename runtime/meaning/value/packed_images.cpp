#include "runtime/meaning/value/packed_images.hpp"

namespace cubelang::meaning {

std::size_t PackedImages::shared_size() const {
    if (const auto* row = std::get_if<1>(&rows_)) return (*row)->size();
    if (const auto* row = std::get_if<2>(&rows_)) return (*row)->size();
    return std::get<3>(rows_)->size();
}

std::uint32_t PackedImages::shared_at(std::size_t i) const {
    if (const auto* row = std::get_if<1>(&rows_)) return (**row)[i];
    if (const auto* row = std::get_if<2>(&rows_)) return (**row)[i];
    return (*std::get<3>(rows_))[i];
}

std::vector<std::uint32_t> PackedImages::unpacked() const {
    std::vector<std::uint32_t> images(size());
    for (std::size_t i = 0; i < images.size(); ++i) images[i] = (*this)[i];
    return images;
}

std::size_t PackedImages::bytes() const {
    constexpr std::size_t width[] = {0, 1, 2, 4};  // by the index of the alternative
    return width[rows_.index()] * size();
}

}  // namespace cubelang::meaning
