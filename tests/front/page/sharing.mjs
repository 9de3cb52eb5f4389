// Texts in links, which are never run as scripts or HTML.

import { deflateRawSync } from "node:zlib";

import { check, pause, visit } from "./user.mjs";

const linkOf = (content) => `#t=${deflateRawSync(content).toString("base64url")}`;

export async function sharing({ browser, url, file }) {
  const text = "order(R U)\n\"🧊 <b>&amp;</b>\"";
  let hash;
  await visit(browser, url, async (hands) => {
    await hands.write(text);
    await hands.click("link");
    await hands.until("the link is in the address bar", "location.hash.length > 10");
    hash = await hands.run("location.hash");
    check("the link is reported", (await hands.status()).includes("link"));
  });
  check("a link contains the deflated text", hash, linkOf(text));
  for (const place of [url, file]) await visit(browser, place + hash, async (hands) => {
    await hands.until("a link opens in the editor", "document.querySelectorAll('#editor .cm-line').length === 2");
    check("the text of a link is unchanged", await hands.text(), text);
    check("a text from a link is marked", await hands.run("document.getElementById('opened').checkVisibility()"));
    await pause(600);
    check("a text from a link is not run", await hands.count("article"), 0);
    await hands.click("run");
    await hands.idle();
    check("a text from a link runs on request", await hands.last(), "105\n\"🧊 <b>&amp;</b>\"");
  });
  await visit(browser, `${url}#text=order(R%20U)%0A%22%25%22`, async (hands) => {
    await hands.until("a plain link opens in the editor", "document.querySelectorAll('#editor .cm-line').length === 2");
    check("the text of a plain link is decoded", await hands.text(), 'order(R U)\n"%"');
    check("a text from a plain link is not run", await hands.count("article"), 0);
  });
  await hostile(browser, url);
}

const script = "window.harmed = true";
const attacks = [
  `<script>${script}</script>`, `<img src=x onerror="${script}">`, `"</script><script>${script}</script>"`,
  `print "<svg onload='${script}'></svg>"`, `<iframe srcdoc="<script>parent.harmed = true</script>">`,
  `animate(R, "<img src=x onerror=${script}>.html", title = "</title><script>top.harmed = true</script>")`,
  `svg(R, "javascript:${script}.svg")`, `let a = 1 # \u202e\u0000\u001b[31m`, "__proto__", "constructor.constructor('1')()",
];
const broken = ["#t=%%%", "#t=AAAA", "#t=", "#%E0%A4%A", "#javascript:window.harmed=true", "#text=%E0%A4%A", "#t=" + "A".repeat(500_000),
  linkOf(Buffer.from([0xff, 0xfe, 0xc0])), linkOf(Buffer.alloc(100 * 2 ** 20)), linkOf("R U R' U'".repeat(99)).slice(0, 12)];

// All in one page, so that an effect of one link would be seen at the next.
async function hostile(browser, url) {
  await visit(browser, url, async (hands) => {
    await hands.run("window.harmed = false");
    await hands.write("1");
    const elements = await hands.run("document.querySelectorAll('script, iframe, img, svg, object').length");
    for (const attack of attacks) {
      await hands.write("1");
      await hands.run(`void (location.hash = ${JSON.stringify(linkOf(attack))})`);
      await hands.until(`opened: ${attack}`, "!document.querySelector('.cm-line').textContent.startsWith('1')");
      check(`not run: ${attack}`, await hands.count("article"), 0);
      check(`no HTML: ${attack}`, await hands.run("document.querySelectorAll('script, iframe, img, svg, object').length"), elements);
      await hands.click("run");
      await hands.idle();
      await hands.click("move");
      await hands.idle();
      await pause(60);
      check(`no harm: ${attack}`, await hands.run("window.harmed"), false);
      check(`only text: ${attack}`, await hands.count("#answers script, #answers svg, #answers [onerror], #answers [onload]"), 0);
      await hands.click("clear");
    }
    for (const link of broken) {
      await hands.write("kept");
      await hands.run("void (document.getElementById('status').textContent = '')");
      await hands.run(`void (location.hash = ${JSON.stringify(link)})`);
      await hands.until(`reported: ${link.slice(0, 30)}`, "document.getElementById('status').textContent.includes('no readable text')" +
        (link === "#t=" ? " || true" : ""));
      check(`the text is unchanged: ${link.slice(0, 30)}`, await hands.text(), "kept");
    }
  });
}
