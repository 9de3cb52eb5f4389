// The search. `pages` (search-index.js) has a row for each heading: its title, its address, its page's title, whether it is
// a name, and the text below it. A hit contains every word; names are ranked before texts.
"use strict";

const form = document.querySelector("form[role=search]"), field = document.getElementById("query");
const found = document.getElementById("found"), list = found.querySelector("ol"), count = document.getElementById("found_count");
const most = 20;

// Patterns for the start of a word and for a whole word; `pll_t` is two words. One or two letters must be a whole word.
function pattern(word) {
  const quoted = word.replace(/[^\p{L}\p{N}_]/gu, "\\$&"), begin = "(?:^|[\\W_])";
  return { word, begins: new RegExp(begin + quoted), whole: new RegExp(`${begin}${quoted}(?:$|[\\W_])`) };
}

// The rank of a word's match in a title, or else in the text.
function score({ word, begins, whole }, title, text) {
  const isWhole = whole.test(title);
  if (title.startsWith(word) && (isWhole || word.length > 2)) return isWhole ? 100 : 40;
  if (isWhole) return 30;
  if (word.length <= 2) return whole.test(text) ? 3 : 0;
  if (title.includes(word)) return begins.test(title) ? 20 : 10;
  if (text.includes(word)) return begins.test(text) ? 3 : 1;
  return 0;
}

function rank(patterns, [title, , page, isName, text]) {
  const heading = title.toLowerCase(), below = `${text} ${page}`.toLowerCase();
  const values = patterns.map((one) => score(one, heading, below));
  return values.includes(0) ? 0 : values.reduce((sum, value) => sum + value, isName ? 2 : 0);
}

function item([title, address, page, , text], words) {
  const link = document.createElement("a"), where = document.createElement("small"), excerpt = document.createElement("span");
  const hit = text.toLowerCase().indexOf(words[0]), at = hit < 30 ? 0 : text.indexOf(" ", hit - 30) + 1;
  link.href = address;
  link.append(title, " ");
  where.textContent = page === title ? "" : page;
  excerpt.textContent = (at > 0 ? "…" : "") + text.slice(at, at + 110) + (text.length > at + 110 ? "…" : "");
  link.append(where, excerpt);
  const row = document.createElement("li");
  row.append(link);
  return row;
}

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const patterns = words.map(pattern);
  const hits = words.length === 0 ? [] : window.pages.map((row) => [rank(patterns, row), row]).filter(([value]) => value > 0);
  hits.sort(([a], [b]) => b - a);
  list.replaceChildren(...hits.slice(0, most).map(([, row]) => item(row, words)));
  count.textContent = hits.length === 0 ? "Nothing found" : hits.length > most ? `The first ${most} of ${hits.length}` : `${hits.length} found`;
  found.hidden = words.length === 0;
}

// The arrow keys move through the hits, Enter opens the first, Escape returns to the field.
function move(event) {
  const links = [field, ...list.querySelectorAll("a")], at = links.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && at + step >= 0 && at + step < links.length) {
    links[at + step].focus();
    event.preventDefault();
  }
  if (event.key === "Escape") {
    found.hidden = true;
    field.focus();
  }
}

form.hidden = false;
form.addEventListener("submit", (event) => (event.preventDefault(), list.querySelector("a")?.click()));
form.addEventListener("keydown", move);
field.addEventListener("input", search);
field.addEventListener("focus", () => field.value && search());
list.addEventListener("click", () => (found.hidden = true));
document.addEventListener("click", (event) => form.contains(event.target) || (found.hidden = true));
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || document.activeElement === field) return;
  event.preventDefault();
  field.select();
});
