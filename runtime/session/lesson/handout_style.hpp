#pragma once
// The style sheet of handouts, made for paper: black on white, no block split across pages.

#include <string_view>

namespace cubelang::lesson {

inline constexpr std::string_view handout_style = R"(
@page { margin: 18mm 20mm; }
body {
  font: 11.5pt/1.5 Georgia, 'Noto Serif', 'DejaVu Serif', serif;
  color: #111;
  background: #fff;
  max-width: 42em;
  margin: 2em auto;
  padding: 0 1em;
}
h1 { font-size: 1.8em; line-height: 1.2; margin: 0.6em 0 0.8em; }
h2 { font-size: 1.3em; margin: 1.6em 0 0.4em; border-bottom: 1px solid #999; }
h3 { font-size: 1.05em; margin: 0 0 0.4em; }
h1, h2, h3 { break-after: avoid; }
p { margin: 0.5em 0; orphans: 3; widows: 3; }
code, pre, .example { font-family: 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: 0.86em; }
code {
  background: #f1f1ee;
  padding: 0.05em 0.25em;
  border-radius: 3px;
  display: inline-block;
  max-width: 100%;
  line-height: 1.25;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
pre, .example {
  background: #f6f6f3;
  border-left: 3px solid #bbb;
  padding: 0.6em 0.8em;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  margin: 1em 0;
  break-inside: avoid;
}
.example .net { display: block; max-width: min(100%, 34em); height: auto; margin: 0.5em 0; }
.net rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
table { border-collapse: collapse; margin: 0.8em 0; break-inside: avoid; }
th, td { border: 1px solid #999; padding: 0.2em 0.6em; text-align: left; vertical-align: top; }
.centre { text-align: center; }
.right { text-align: right; }
blockquote { border-left: 3px solid #bbb; margin: 0.8em 0; padding-left: 0.8em; color: #333; }
hr { border: 0; border-top: 1px solid #999; margin: 1.5em 0; }
.later { color: #666; font-style: italic; font-size: 0.9em; }
.end { break-before: page; border-top: 2px solid #444; margin-top: 3em; }
.end h3 { margin-top: 1.4em; }
.prompt { color: #666; }
.pause { border-left: 3px solid #bbb; padding-left: 0.8em; font-style: italic; }
.exercise { border: 1.5px solid #444; border-radius: 6px; padding: 0.8em 1em; margin: 1.2em 0; break-inside: avoid; }
.room {
  height: 6.6em;
  margin-top: 0.6em;
  background: repeating-linear-gradient(#fff 0, #fff 2.1em, #bbb 2.1em, #bbb 2.15em, #fff 2.15em, #fff 2.2em);
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.answer { font-weight: bold; }
.checks { margin: 0.3em 0; }
.choices { list-style: lower-alpha; }
.picture svg { max-width: 16em; height: auto; }
.student { display: flex; gap: 0.6em; align-items: baseline; color: #444; }
.student span { flex: 1; border-bottom: 1px solid #777; }
footer { margin-top: 2.5em; color: #666; font-size: 0.85em; }
@media print {
  body { margin: 0; padding: 0; max-width: none; font-size: 10.5pt; }
  a { color: inherit; text-decoration: none; }
  .end { border: 0; margin: 0; }
}
)";

}  // namespace cubelang::lesson
