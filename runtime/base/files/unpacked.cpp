// What gzip has packed: one member after another, each with a checksum (RFC 1952).

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "runtime/base/files/source.hpp"
#include "runtime/base/files/zlib.hpp"

namespace cubelang::files {
namespace {

constexpr std::size_t buffered = 1 << 16;
constexpr char gzip_mark[] = {'\x1f', '\x8b'};

// Bytes that were read to be looked at, and then the others.
class Ahead {
public:
    explicit Ahead(std::unique_ptr<ByteSource> source) : source_(std::move(source)) {}

    [[nodiscard]] std::span<const char> bytes() const { return {buffer_.data() + begin_, end_ - begin_}; }
    void drop(std::size_t count) { begin_ += count; }

    /// Reads this many bytes, or up to the end. The problem in words, empty if there is none.
    [[nodiscard]] std::string look(std::size_t count) {
        while (bytes().size() < count) {
            std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(begin_),
                      buffer_.begin() + static_cast<std::ptrdiff_t>(end_), buffer_.begin());
            end_ -= std::exchange(begin_, 0);
            const auto got = source_->read(std::span(buffer_).subspan(end_));
            if (got.count == 0) return got.problem;
            end_ += got.count;
        }
        return {};
    }
    [[nodiscard]] ByteSource::Got read(std::span<char> into) {
        if (bytes().empty()) return source_->read(into);
        const auto count = std::min(into.size(), bytes().size());
        std::copy_n(bytes().begin(), count, into.begin());
        drop(count);
        return {count};
    }
    [[nodiscard]] bool is_marked() const {
        return bytes().size() >= sizeof gzip_mark &&
               std::equal(std::begin(gzip_mark), std::end(gzip_mark), bytes().begin());
    }

private:
    std::unique_ptr<ByteSource> source_;
    std::array<char, buffered> buffer_{};
    std::size_t begin_ = 0, end_ = 0;
};

#if CUBELANG_ZLIB

class Unpacker {
public:
    Unpacker() { is_ready_ = inflateInit2(&stream_, 16 + MAX_WBITS) == Z_OK; }  // 16: gzip's frame
    ~Unpacker() { inflateEnd(&stream_); }
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;

    ByteSource::Got read(Ahead& from, std::span<char> into) {
        if (!is_ready_) return {0, "there is not enough memory to unpack it"};
        for (;;) {
            if (auto problem = from.look(sizeof gzip_mark); !problem.empty()) return {0, std::move(problem)};
            if (is_between_ && !begins(from)) return {0, std::move(problem_)};
            const auto count = inflate_some(from, into);
            if (count > 0 || !problem_.empty()) return {count, count > 0 ? "" : problem_};
        }
    }

private:
    // Another member, or the end, which tapes fill up with zeros.
    bool begins(Ahead& from) {
        if (!from.bytes().empty() && !from.is_marked() && from.bytes().front() != '\0')
            problem_ = "there is something behind its packed data";
        return from.is_marked();
    }
    std::size_t inflate_some(Ahead& from, std::span<char> into) {
        const auto bytes = from.bytes();
        if (bytes.empty()) {
            problem_ = "it is torn: its packed data have no end";
            return 0;
        }
        stream_.next_in = reinterpret_cast<const Bytef*>(bytes.data());
        stream_.avail_in = static_cast<uInt>(bytes.size());
        stream_.next_out = reinterpret_cast<Bytef*>(into.data());
        stream_.avail_out = static_cast<uInt>(std::min(into.size(), std::size_t{1} << 30));
        const auto room = stream_.avail_out;
        const int status = inflate(&stream_, Z_NO_FLUSH);
        from.drop(bytes.size() - stream_.avail_in);
        is_between_ = status == Z_STREAM_END;
        if (is_between_) inflateReset(&stream_);
        if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR) problem_ = "its packed data are damaged";
        return room - stream_.avail_out;
    }

    z_stream stream_{};
    bool is_ready_ = false, is_between_ = true;
    std::string problem_;
};

#else

struct Unpacker {
    static ByteSource::Got read(Ahead&, std::span<char>) { return {0, "packed files are not unpacked here"}; }
};

#endif

class Unpacked final : public ByteSource {
public:
    explicit Unpacked(std::unique_ptr<ByteSource> source) : ahead_(std::move(source)) {}

    Got read(std::span<char> into) override {
        if (!has_begun_) {
            if (auto problem = ahead_.look(sizeof gzip_mark); !problem.empty()) return {0, std::move(problem)};
            has_begun_ = true;
            if (ahead_.is_marked()) unpacker_ = std::make_unique<Unpacker>();
        }
        return unpacker_ ? unpacker_->read(ahead_, into) : ahead_.read(into);
    }

private:
    Ahead ahead_;
    bool has_begun_ = false;
    std::unique_ptr<Unpacker> unpacker_;
};

}  // namespace

std::unique_ptr<ByteSource> unpacked(std::unique_ptr<ByteSource> source) {
    return std::make_unique<Unpacked>(std::move(source));
}

}  // namespace cubelang::files
