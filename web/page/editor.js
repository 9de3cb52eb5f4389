// The editor. Colours, completion, signatures and mistakes are all asked of the program: no second grammar lives here.

import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { linter, lintKeymap } from "@codemirror/lint";
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

// Asks after each change, and takes only the answer to the last one.
function asking(program) {
  let asked = 0;
  return EditorView.updateListener.of(async ({ view, docChanged, selectionSet }) => {
    if ((!docChanged && !selectionSet) || program.busy) return;
    const mine = ++asked, cursor = view.state.selection.main.head, text = view.state.doc.toString();
    const [colored, call] = await Promise.all([
      program.ask({ ask: "colors", text, cursor }), program.ask({ ask: "signature", text, cursor })]);
    if (mine !== asked || !colored || view.state.doc.toString() !== text) return;
    const effects = [setColors.of(decorated(colored.colors))];
    effects.push(setSignature.of(call?.signature ? tooltip(cursor, call.signature) : null));
    view.dispatch({ effects });
  });
}

const types = { keyword: "keyword", "built-in": "function", constant: "constant", definition: "variable", library: "variable", part: "property", argument: "property" };

const completing = (program) => async (context) => {
  if (program.busy || (!context.explicit && !context.matchBefore(/[\w@]$/))) return null;
  const told = await program.ask({ ask: "complete", text: context.state.doc.toString(), cursor: context.pos });
  if (!told?.names.length || (told.begin === context.pos && !context.explicit)) return null;
  return { from: told.begin, options: told.names.map(({ name, meaning, kind }) => ({ label: name, info: meaning || undefined, type: types[kind] })) };
};

const linting = (program) => async (view) => {
  const text = view.state.doc.toString();
  const told = program.busy ? null : await program.ask({ ask: "check", text });
  return (told?.mistakes ?? []).filter(({ begin }) => begin !== undefined).map(({ begin, end, message, hint }) => ({
    from: Math.min(begin, text.length), to: Math.min(Math.max(end, begin), text.length), severity: "error",
    message: hint ? `${message}\n${hint}` : message,
  }));
};

export function makeEditor(parent, program, { run, words }) {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        keymap.of([{ key: "Mod-Enter", run: () => (run(), true) }]),
        lineNumbers(), history(), colors, signature, asking(program),
        autocompletion({ override: [completing(program)] }),
        linter(linting(program), { delay: 400 }),
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.cspNonce.of(styleNonce), EditorView.lineWrapping, placeholder(words.placeholder),
        EditorView.contentAttributes.of({ "aria-label": words.label, autocapitalize: "off", autocorrect: "off", spellcheck: "false" }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    get text() { return view.state.doc.toString(); },
    set text(text) { view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }); },
    // What is chosen, or the line of the cursor.
    get expression() {
      const { from, to, empty, head } = view.state.selection.main;
      return empty ? view.state.doc.lineAt(head).text : view.state.sliceDoc(from, to);
    },
  };
}
