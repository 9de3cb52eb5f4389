// The search: `pages` (search-index.js) is a row for each heading: its title, its address, its page's title, whether it is
// the name of something, and the text below it. Every word must be found; a name is found before a text.
"use strict";

const form = document.querySelector("form[role=search]"), field = document.getElementById("query");
const found = document.getElementById("found"), list = found.querySelector("ol"), count = document.getElementById("count");
const most = 20;

// How well a word suits: the whole title, its beginning, a word's beginning in it, anywhere; then the same of the text.
function worth(word, title, text) {
  const at = title.indexOf(word);
  if (at === 0) return title.length === word.length || /\W/.test(title[word.length]) ? 100 : 40;
  if (at > 0) return /\W|_/.test(title[at - 1]) ? 25 : 10;
  const inside = text.indexOf(word);
  if (inside < 0) return 0;
  return inside === 0 || /\W/.test(text[inside - 1]) ? 3 : 1;
}

function rank(words, [title, , page, isName, text]) {
  const heading = title.toLowerCase(), below = `${text} ${page}`.toLowerCase();
  let sum = isName ? 2 : 0;
  for (const word of words) {
    const one = worth(word, heading, below);
    if (one === 0) return 0;
    sum += one;
  }
  return sum;
}

function item([title, address, page, , text], words) {
  const link = document.createElement("a"), where = document.createElement("small"), said = document.createElement("span");
  const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 30);
  link.href = address;
  link.append(title, " ");
  where.textContent = page === title ? "" : page;
  said.textContent = (at > 0 ? "…" : "") + text.slice(at, at + 110) + (text.length > at + 110 ? "…" : "");
  link.append(where, said);
  const row = document.createElement("li");
  row.append(link);
  return row;
}

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = words.length === 0 ? [] : window.pages.map((row) => [rank(words, row), row]).filter(([value]) => value > 0);
  hits.sort(([a], [b]) => b - a);
  list.replaceChildren(...hits.slice(0, most).map(([, row]) => item(row, words)));
  count.textContent = hits.length === 0 ? "Nothing found" : hits.length > most ? `The first ${most} of ${hits.length}` : `${hits.length} found`;
  found.hidden = words.length === 0;
}

// Arrows lead through what is found, Enter opens the first, Escape goes back.
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
