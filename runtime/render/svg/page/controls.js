// Connects buttons, keys, touches and the window to their actions, and starts the page.

function listen() {
  for (const id in actions) {
    const button = element(id);
    if (!(button instanceof HTMLButtonElement)) continue;
    button.addEventListener("click", (event) => {
      actions[id]();
      if (event.detail) button.blur();   // after a click the space bar plays again instead of pressing this button
    });
  }
  element("scrubber").addEventListener("input", (event) => player.jump(Number(event.target.value)));
  element("speed").addEventListener("input", (event) => changeSpeed(event.target.value - speeds.indexOf(player.speed)));
  document.addEventListener("keydown", onKey);
  new ResizeObserver(fit).observe(view.canvas);
  addEventListener("beforeprint", () => view.draw(player.underway, player.progress));
}

function onKey(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const own = event.target.closest("button, summary, #speed");
  if (own && (event.key === " " || event.key === "Enter" || own.id === "speed" && event.key in tilts)) return;
  const action = event.shiftKey && event.key in tilts ? () => tilt(...tilts[event.key]) : actions[keys[event.key]];
  if (!action) return;
  event.preventDefault();
  action();
}

function tilt(yaw, pitch) {
  view.rotate(yaw * 0.2, pitch * 0.2);
  refresh();
}

// Rotates the view with a finger or the mouse: half the canvas is a little more than a quarter turn.
function listenForDrags(canvas) {
  let held = null;
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    held = event;
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.pointerId) return;
    glide = null;
    view.rotate((held.clientX - event.clientX) * 4 / canvas.clientWidth, (event.clientY - held.clientY) * 4 / canvas.clientWidth);
    held = event;
    refresh();
  });
  for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, () => (held = null));
}

// Uses the pixels of the screen, up to twice those of the page.
function fit() {
  const { canvas } = view;
  const size = Math.round(canvas.clientWidth * Math.min(2, devicePixelRatio || 1));
  if (size && canvas.width !== size) canvas.width = canvas.height = size;
  view.draw(player.underway, player.progress);
}

function makeButton(label, press) {
  const button = document.createElement("button");
  button.append(label);
  button.addEventListener("click", (event) => (press(), event.detail && button.blur()));
  return button;
}

function makeMoveButton({ text }, i) {
  const button = makeButton(text, () => player.show(i));
  button.setAttribute("aria-label", spoken(text));
  return button;
}

// A step's name becomes a button that plays it, and its moves those buttons which are elsewhere in one list.
function makeStep(item, from) {
  const [name, place] = [item.querySelector("b"), item.querySelector(".code")];
  const to = from + place.textContent.split(" ").filter((text) => text).length;
  const step = { name: name.textContent, from, to, button: makeButton(name.textContent, () => player.playPart(from, to)) };
  name.replaceChildren(step.button);
  place.replaceChildren(...buttons.slice(from, to));
  return step;
}

const buttons = moves.map(makeMoveButton), steps = [];
element("moves").replaceChildren(...buttons);
for (const id of ["stage", "controls", "views", "keys"]) element(id).hidden = false;
element("scrubber").max = moves.length;
element("speed").max = speeds.length - 1;
for (const item of document.querySelectorAll("#steps li")) steps.push(makeStep(item, steps.length ? steps.at(-1).to : 0));
element("steps-keys").hidden = !(element("moves").hidden = element("whole").hidden = steps.length > 0);
listen();
listenForDrags(view.canvas);
applyChoice();
