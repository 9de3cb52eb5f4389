# For Homebrew, untested (see docs/packages.md). `packaging/recipes` fills in the fields between @.
class Cubelang < Formula
  desc "Small language for cube algebra, with a prompt and scripts"
  homepage "@HOMEPAGE@"
  url "@HOMEPAGE@/releases/download/v@VERSION@/cubelang-@VERSION@-sources.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "boost"
  depends_on "fmt"
  depends_on "highway"
  depends_on "md4c"
  depends_on "nlohmann-json"
  depends_on "pegtl"

  uses_from_macos "zlib"

  def install
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DCUBELANG_TESTS=OFF", "-DCUBELANG_WERROR=OFF",
                    *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    assert_equal "105\n", shell_output("#{bin}/cube -e 'order(R U)'")
  end
end
