// The editor. Colours, completions, signatures and mistakes all come from the program: there is no second grammar.

import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, deleteCharBackward, history, historyKeymap } from "@codemirror/commands";
import { lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { styleNonce } from "parts";
import { Decoration, EditorView, keymap, lineNumbers, placeholder, showTooltip } from "@codemirror/view";

// Decorations from the program; until they arrive, the old ones move with the text.
const setColors = StateEffect.define();
const colors = StateField.define({
  create: () => Decoration.none,
  update(now, change) {
    for (const effect of change.effects) if (effect.is(setColors)) return effect.value;
    return now.map(change.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
const decorations = (stretches) =>
  Decoration.set(stretches.filter(([from, to]) => from < to)
    .map(([from, to, name]) => Decoration.mark({ class: `color-${name}` }).range(from, to)), true);

const setSignature = StateEffect.define();
const signature = StateField.define({
  create: () => null,
  update(now, change) {
    for (const effect of change.effects) if (effect.is(setSignature)) return effect.value;
    return change.docChanged ? null : now;
  },
  provide: (field) => showTooltip.from(field),
});
const tooltip = (pos, text) => ({
  pos, above: true,
  create: () => {
    const dom = document.createElement("div");
    dom.className = "signature";
    dom.textContent = text;
    return { dom };
  },
});

// Requests colours and the call around the cursor at once, and mistakes after a pause in typing. Only the last answer is
// used. No requests are sent during a computation.
const checkDelay = 400;  // ms
function makeRequests(program, isWord) {
  let count = 0, later, found = { mistakes: [] };
  const ask = async (view) => {
    clearTimeout(later);
    if (program.working) return;
    const number = ++count, cursor = view.state.selection.main.head, text = view.state.doc.toString();
    const about = { text, cursor }, current = () => number === count && view.state.doc.toString() === text;
    if (!isWord(text)) later = setTimeout(() => current() && check(program, view, text, current, found), checkDelay);
    const [colored, call] = await Promise.all([
      program.ask({ ask: "colors", ...about }), program.ask({ ask: "signature", ...about })]).catch(() => []);
    if (!current() || !colored) return;
    const effects = [setColors.of(decorations(colored.colors))];
    effects.push(setSignature.of(call?.signature ? tooltip(cursor, call.signature) : null));
    view.dispatch({ effects });
  };
  // A mistake found by running the text remains until the text changes.
  const underline = (view, mistake) => {
    const text = view.state.doc.toString();
    found = { text, mistakes: found.text === text ? [...found.mistakes, mistake] : [mistake] };
    view.dispatch(setDiagnostics(view.state, underlined(found.mistakes, text.length)));
  };
  return { ask, underline, listener: EditorView.updateListener.of((change) => {
    if (change.docChanged || change.selectionSet) ask(change.view);
  }) };
}

async function check(program, view, text, current, found) {
  const reply = program.working ? null : await program.ask({ ask: "check", text }).catch(() => null);
  if (!reply || !current()) return;
  const known = found.text === text ? found.mistakes : [];
  const others = reply.mistakes.filter(({ begin }) => known.every((one) => one.begin !== begin));
  view.dispatch(setDiagnostics(view.state, underlined([...known, ...others], text.length)));
}
const underlined = (mistakes, size) => mistakes.filter(({ begin }) => begin !== undefined)
  .map(({ begin, end, message, hint }) => ({
    from: Math.min(begin, size), to: Math.min(Math.max(end, begin), size), severity: "error",
    message: hint ? `${message}\n${hint}` : message,
  }));

// The editor's types for the program's kinds of names.
const types = {
  keyword: "keyword", "built-in": "function", constant: "constant", definition: "variable", library: "variable",
  part: "property", argument: "property",
};

const completionSource = (program) => async (context) => {
  if (program.working || (!context.explicit && !context.matchBefore(/[\w@]$/))) return null;
  const reply = await program.ask({ ask: "complete", text: context.state.doc.toString(), cursor: context.pos }).catch(() => null);
  if (!reply?.names.length || (reply.begin === context.pos && !context.explicit)) return null;
  const option = ({ name, meaning, kind }) => ({ label: name, info: meaning || undefined, type: types[kind] });
  return { from: reply.begin, options: reply.names.map(option) };
};

// By default, Chromium copies the style of a selected text to text typed over it, as an inline style, which the page's
// policy forbids.
const typedOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, isComposing } = event;
    if (inputType !== "insertText" || !data || isComposing || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch({ ...view.state.replaceSelection(data), userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

// `about` is added to every request; `isWord` is true for texts that are not statements.
// `changed` is called with the line of the cursor after each change of the text or the selection.
export function makeEditor(parent, program, { keys, words, about = {}, line = false, isWord = () => false, changed = null }) {
  const requests = { ask: (request) => program.ask({ ...request, ...about }), get working() { return program.working; } };
  const { ask, underline, listener } = makeRequests(requests, isWord);
  const lineOf = (state) => state.doc.lineAt(state.selection.main.head).text;
  const tell = changed ? EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged || selectionSet) changed({ line: lineOf(state) });
  }) : [];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        keymap.of(keys), line ? [] : lineNumbers(), history(), colors, signature, listener, tell, typedOver,
        // In a one-line editor Enter sends the line, except after a choice with the arrow keys.
        autocompletion({ override: [completionSource(requests)], selectOnOpen: !line }),
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.cspNonce.of(styleNonce), EditorView.lineWrapping, placeholder(words.placeholder),
        EditorView.contentAttributes.of(
          { "aria-label": words.label, autocapitalize: "off", autocorrect: "off", spellcheck: "false" }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    refresh: () => ask(view),
    underline: (mistake) => underline(view, mistake),
    get text() { return view.state.doc.toString(); },
    set text(text) { view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }); },
    // A key for moves: a letter begins a new move, ' and 2 belong to the move before.
    press(key) {
      if (key === "back") return deleteCharBackward(view);
      const { from, to } = view.state.selection.main, line = view.state.doc.lineAt(from);
      const before = line.text.slice(0, from - line.from), blanks = /[A-Z]/.test(key) ? 0 : /\s*$/.exec(before)[0].length;
      const insert = /[A-Z]/.test(key) && /[^\s([{,:]$/.test(before) ? ` ${key}` : key;
      view.dispatch({ changes: { from: from - blanks, to, insert }, selection: { anchor: from - blanks + insert.length },
        userEvent: "input", scrollIntoView: true });
    },
    // Appends a move to the line of the cursor, before its comment.
    append(move) {
      const { from, text } = view.state.doc.lineAt(view.state.selection.main.head);
      const code = text.replace(/\s*(#.*)?$/, ""), at = from + code.length;
      const insert = /^\s*#/.test(text) ? `${move}\n` : code ? ` ${move}` : move;
      view.dispatch({ changes: { from: at, insert }, selection: { anchor: at + insert.trimEnd().length }, userEvent: "input", scrollIntoView: true });
    },
    // Replaces the text, with the cursor at the end of the first line that is not a comment.
    begin(text) {
      this.text = text;
      const [before] = /^(?:\s*#.*\n|\s*\n)*.*/.exec(this.text);
      view.dispatch({ selection: { anchor: before.length } });
    },
    add: (text) => view.dispatch({ ...view.state.replaceSelection(text), scrollIntoView: true }),
    // The selection, or the line of the cursor.
    get expression() {
      const { from, to, empty } = view.state.selection.main;
      return empty ? lineOf(view.state) : view.state.sliceDoc(from, to);
    },
  };
}
