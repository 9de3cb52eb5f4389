// gzip decompression: one member after another, each with a checksum (RFC 1952).

#include <algorithm>
#include <array>
#include <utility>

#include "runtime/base/files/source.hpp"
#include "runtime/base/files/zlib.hpp"

namespace cubelang::files {
namespace {

constexpr std::size_t buffered = 1 << 16;
constexpr char gzip_mark[] = {'\x1f', '\x8b'};
constexpr auto truncated = "its compressed data is truncated";

// A source with lookahead: the bytes that were looked at are read first.
class LookaheadSource {
public:
    explicit LookaheadSource(std::unique_ptr<ByteSource> source) : source_(std::move(source)) {}

    [[nodiscard]] std::span<const char> bytes() const { return {buffer_.data() + begin_, end_ - begin_}; }
    void drop(std::size_t count) { begin_ += count; }

    /// Buffers `count` bytes, or those up to the end. Returns the problem as text, empty on success.
    [[nodiscard]] std::string peek(std::size_t count) {
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
    [[nodiscard]] ByteSource::ReadResult read(std::span<char> into) {
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
    Unpacker() { is_ready_ = inflateInit2(&stream_, 16 + MAX_WBITS) == Z_OK; }  // 16: with a gzip header
    ~Unpacker() { inflateEnd(&stream_); }
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;

    ByteSource::ReadResult read(LookaheadSource& from, std::span<char> into) {
        if (!is_ready_) return {0, "not enough memory to decompress it"};
        for (;;) {
            if (auto problem = from.peek(sizeof gzip_mark); !problem.empty()) return {0, std::move(problem)};
            if (is_between_ && !begins(from)) return {0, std::move(problem_)};
            const auto count = inflate_some(from, into);
            if (count > 0 || !problem_.empty()) return {count, count > 0 ? "" : problem_};
        }
    }

private:
    // Whether another member begins. Zeros may pad the end, as on tapes.
    bool begins(LookaheadSource& from) {
        if (!from.bytes().empty() && !from.is_marked() && from.bytes().front() != '\0')
            problem_ = "extra bytes follow its compressed data";
        return from.is_marked();
    }
    std::size_t inflate_some(LookaheadSource& from, std::span<char> into) {
        const auto bytes = from.bytes();
        if (bytes.empty()) {
            problem_ = truncated;
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
        if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
            problem_ = "its compressed data is damaged";
        return room - stream_.avail_out;
    }

    z_stream stream_{};
    bool is_ready_ = false, is_between_ = true;
    std::string problem_;
};

#else

struct Unpacker {
    static ByteSource::ReadResult read(LookaheadSource&, std::span<char>) {
        return {0, "this build cannot decompress files"};
    }
};

#endif

class Unpacked final : public ByteSource {
public:
    Unpacked(std::unique_ptr<ByteSource> source, bool is_packed) : source_(std::move(source)), is_packed_(is_packed) {}

    ReadResult read(std::span<char> into) override {
        if (!has_begun_) {
            if (auto problem = source_.peek(sizeof gzip_mark); !problem.empty()) return {0, std::move(problem)};
            has_begun_ = true;
            if (is_packed_ && source_.bytes().size() < sizeof gzip_mark) return {0, truncated};
            if (source_.is_marked()) unpacker_ = std::make_unique<Unpacker>();
        }
        return unpacker_ ? unpacker_->read(source_, into) : source_.read(into);
    }

private:
    LookaheadSource source_;
    bool is_packed_, has_begun_ = false;
    std::unique_ptr<Unpacker> unpacker_;
};

}  // namespace

std::unique_ptr<ByteSource> unpacked(std::unique_ptr<ByteSource> source, bool is_packed) {
    return std::make_unique<Unpacked>(std::move(source), is_packed);
}

}  // namespace cubelang::files
