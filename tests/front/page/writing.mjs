// Editing, completing and running texts, mistakes, and help.

import { check, pause, visit } from "./user.mjs";

export async function writing({ browser, url }) {
  await visit(browser, url, async (hands) => {
    await colors(hands);
    await completes(hands);
    await answers(hands);
    await mistakes(hands);
    await helps(hands);
  });
}

const shown = (hands, name) => hands.until(`${name} appears`, `document.querySelector("${name}")`);

async function colors(hands) {
  await hands.write("let a = order(R U) # why");
  await shown(hands, ".color-comment");
  const seen = (name) => hands.run(`document.querySelector(".color-${name}").textContent`);
  check("a keyword has its colour", await seen("keyword"), "let");
  check("a built-in has its colour", await seen("known"), "order");
  check("a comment has its colour", await seen("comment"), "# why");
}

async function completes(hands) {
  await hands.write("par");
  await shown(hands, ".cm-tooltip-autocomplete li");
  check("completions are shown", await hands.run(`[...document.querySelectorAll(".cm-tooltip-autocomplete li")]
    .some((item) => item.textContent === "parity")`));
  await pause(150);  // the editor ignores keys until the completions can be read
  await hands.until("a completion has its meaning", `document.querySelector(".cm-completionInfo")?.textContent.length > 5`);
  await hands.key("Escape");
  await hands.write("order(");
  await shown(hands, ".signature");
  check("the signature of the call is shown", await hands.run(`document.querySelector(".signature").textContent.startsWith("order(p)")`));
}

async function answers(hands) {
  check("answers come in order", await hands.answer("order(R U)\nlet sexy = [R, U]\norder(sexy)\nprint 7"), "105\n6\n7");
  check("cases have algorithms", await hands.answer(
    "print size(cases(\"zbll\"))\nfor c in algorithms(pll, {M, U}, 7) { if size(c.algorithms) > 0 then print c.name }"), "493\npll_h\npll_ua\npll_ub");
  check("definitions are kept", await hands.answer("order(sexy)"), "6");
  await hands.write("");
  await hands.run(`document.execCommand("insertText", false, 'print "half \\ud83d a character", 7')`);
  await hands.click("run");
  await hands.idle();
  check("a lone surrogate is replaced", await hands.last(), "half \ufffd a character 7");
  await hands.answer("show(R)");
  check("a net has the stickers' colours", await hands.run(
    `new Set([...document.querySelectorAll("article:last-of-type .face")].map((one) => one.className.slice(-1))).size`), 6);
  check("a sticker has its colour", await hands.run(`getComputedStyle(document.querySelector(".face-D")).backgroundColor`), "rgb(255, 216, 0)");
  await hands.choose("texts", await hands.run(`document.getElementById("texts").querySelector("option:nth-child(2)").value`));
  check("an example can be opened", (await hands.text()).length > 40);
  await hands.click("clear");
  check("answers can be cleared", await hands.count("article"), 0);
}

async function mistakes(hands) {
  const underlined = `document.querySelector(".cm-lintRange-error")?.textContent`;
  await hands.write("order(R)\n  ordr(U)");
  await hands.until("a mistake is underlined before anything is run", `${underlined} === "ordr"`);
  await hands.write("let a = 1\na / 0");
  await hands.click("run");
  await hands.idle();
  await hands.until("a mistake of a run is underlined", `${underlined} !== undefined`);
  check("a mistake is reported with its line", (await hands.last()).includes("line 2: "));
  await pause(700);
  check("the underline stays while the text is unchanged", await hands.count(".cm-lintRange-error"), 1);
}

async function helps(hands) {
  const asks = async (word) => {
    await hands.run(`document.getElementById("word").value = ${JSON.stringify(word)}`);
    await hands.run(`document.getElementById("asking").requestSubmit()`);
    await hands.idle();
    return hands.last();
  };
  check("help describes a word", (await asks("order")).includes("order(p)"));
  check("a question mark searches", (await asks("?parity")).includes("parity"));
  check("help without a word is an introduction", (await asks("")).includes("help"));
}
