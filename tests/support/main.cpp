// The main function of every test program; a separate file because Catch2 2 compiles slowly.
#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

namespace {

// Tags each test with its source, [#cube/turns] for tests/cube/turns_test.cpp, so that ctest can select one source.
// (Catch2's own option omits the folder.)
void tag_with_sources(const Catch::IConfig& config) {
    const std::string folder = "tests/", ending = "_test.cpp";
    for (auto& test : const_cast<std::vector<Catch::TestCase>&>(Catch::getAllTestCasesSorted(config))) {
        const std::string file = test.lineInfo.file;
        const auto from = file.rfind(folder), to = file.rfind(ending);
        if (from == std::string::npos || to == std::string::npos) continue;
        auto tags = test.tags;
        tags.push_back("#" + file.substr(from + folder.size(), to - from - folder.size()));
        Catch::setTags(test, tags);
    }
}

}  // namespace
#endif

int main(int argc, char* argv[]) {
    Catch::Session session;
    if (const int problem = session.applyCommandLine(argc, argv); problem != 0) return problem;
#ifdef CATCH_CONFIG_RUNNER
    tag_with_sources(session.config());
#endif
    return session.run();
}
