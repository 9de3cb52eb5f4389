// What the tests of pages share: facts that are checked, and a user who taps.

let failures = 0;

export function check(fact, is, wanted = true) {
  if (is === wanted) return;
  failures += 1;
  console.log(`${fact}:\n  is     ${is}\n  expected ${wanted}`);
}

export function end() {
  console.log(failures ? `${failures} failed` : "all passed");
  process.exit(failures ? 1 : 0);
}

export async function tap(shown, selector, mobile) {
  const [x, y] = await shown.run(`(element => { element.scrollIntoView({ block: "center" });
    const { x, y, width, height } = element.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })(document.querySelector(${JSON.stringify(selector)}))`);
  if (!mobile) return void (await shown.mouse("mousePressed", x, y, 1), await shown.mouse("mouseReleased", x, y, 0));
  await shown.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await shown.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
