// The editor. Colours, completion, signatures and mistakes are all asked of the program: no second grammar lives here.

import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { styleNonce } from "parts";
import { Decoration, EditorView, keymap, lineNumbers, placeholder, showTooltip } from "@codemirror/view";

// Decorations that the program was asked for; meanwhile the old ones move along with the text.
const setColors = StateEffect.define();
const colors = StateField.define({
  create: () => Decoration.none,
  update(now, change) {
    for (const effect of change.effects) if (effect.is(setColors)) return effect.value;
    return now.map(change.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
const decorated = (stretches) =>
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

// What the program says of the text as it is now: its colours and the call around the cursor at once, its mistakes when
// nobody has typed for a while. Only the answer to the last question is taken; while something runs, nothing is asked.
const patience = 400;
function asking(program, isWord) {
  let asked = 0, later, found = { mistakes: [] };
  const ask = async (view) => {
    clearTimeout(later);
    if (program.working) return;
    const mine = ++asked, cursor = view.state.selection.main.head, text = view.state.doc.toString();
    const about = { text, cursor }, current = () => mine === asked && view.state.doc.toString() === text;
    if (!isWord(text)) later = setTimeout(() => current() && check(program, view, text, current, found), patience);
    const [colored, call] = await Promise.all([
      program.ask({ ask: "colors", ...about }), program.ask({ ask: "signature", ...about })]).catch(() => []);
    if (!current() || !colored) return;
    const effects = [setColors.of(decorated(colored.colors))];
    effects.push(setSignature.of(call?.signature ? tooltip(cursor, call.signature) : null));
    view.dispatch({ effects });
  };
  // A mistake that came up when the text was run stays until the text is another.
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
  const told = program.working ? null : await program.ask({ ask: "check", text }).catch(() => null);
  if (!told || !current()) return;
  const known = found.text === text ? found.mistakes : [];
  const others = told.mistakes.filter(({ begin }) => known.every((one) => one.begin !== begin));
  view.dispatch(setDiagnostics(view.state, underlined([...known, ...others], text.length)));
}
const underlined = (mistakes, size) => mistakes.filter(({ begin }) => begin !== undefined)
  .map(({ begin, end, message, hint }) => ({
    from: Math.min(begin, size), to: Math.min(Math.max(end, begin), size), severity: "error",
    message: hint ? `${message}\n${hint}` : message,
  }));

// The words that the editor has for what the program calls …
const types = {
  keyword: "keyword", "built-in": "function", constant: "constant", definition: "variable", library: "variable",
  part: "property", argument: "property",
};

const completing = (program) => async (context) => {
  if (program.working || (!context.explicit && !context.matchBefore(/[\w@]$/))) return null;
  const told = await program.ask({ ask: "complete", text: context.state.doc.toString(), cursor: context.pos });
  if (!told?.names.length || (told.begin === context.pos && !context.explicit)) return null;
  const option = ({ name, meaning, kind }) => ({ label: name, info: meaning || undefined, type: types[kind] });
  return { from: told.begin, options: told.names.map(option) };
};

// Left to itself, Chromium gives what is typed over a chosen text the looks of that text, as a style of its own, which
// the page does not let it do.
const typedOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, isComposing } = event;
    if (inputType !== "insertText" || !data || isComposing || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch({ ...view.state.replaceSelection(data), userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

// `about` goes with all that the program is asked; `isWord` is true of texts that are no statements.
export function makeEditor(parent, program, { keys, words, about = {}, line = false, isWord = () => false }) {
  const asked = { ask: (request) => program.ask({ ...request, ...about }), get working() { return program.working; } };
  const { ask, underline, listener } = asking(asked, isWord);
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        keymap.of(keys), line ? [] : lineNumbers(), history(), colors, signature, listener, typedOver,
        // In a line the Enter key sends it, but after a choice with the arrow keys.
        autocompletion({ override: [completing(asked)], selectOnOpen: !line }),
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
    add: (text) => view.dispatch({ ...view.state.replaceSelection(text), scrollIntoView: true }),
    // What is chosen, or the line of the cursor.
    get expression() {
      const { from, to, empty, head } = view.state.selection.main;
      return empty ? view.state.doc.lineAt(head).text : view.state.sliceDoc(from, to);
    },
  };
}
