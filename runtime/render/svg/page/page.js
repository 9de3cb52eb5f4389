// The page: buttons, keys and gestures, and the text that reports the player's position.

const element = (id) => document.getElementById(id);
const data = JSON.parse(element("data").textContent);
const calmer = matchMedia("(prefers-reduced-motion: reduce)");
const texts = element("moves").textContent.split(" ").filter((text) => text);
const moves = data.moves.map(([axis, from, to, quarters], i) => ({ axis, from, to, quarters, text: texts[i] }));
const cube = new Cube(data);
const palettes = { standard: data.faces.map((face) => face.color), safe: data.faces.map((face) => face.safe) };
const view = new View(element("cube"), cube);
const player = new Player(cube, moves, { speed: data.speed, calm: () => calmer.matches, changed: refresh });
const speeds = [...new Set([0.5, 1, 2, 3, 5, 8, 12, 20, data.speed])].sort((a, b) => a - b);

// Drawing: at most once a frame, and only while something moves.

let frame = 0, last = 0, glide = null;

function refresh() {
  if (!frame) frame = requestAnimationFrame(drawFrame);
}

function drawFrame(now) {
  frame = 0;
  const seconds = last ? Math.min(0.1, (now - last) / 1000) : 0;
  if (glide) advanceGlide(seconds);
  if (player.moving) player.advance(seconds);
  view.draw(player.underway, player.progress);
  tell();
  last = player.moving || glide ? now : 0;
  if (last) refresh();
}

// The view glides to another one instead of jumping; `from` is the current view, or the target of the current glide.
function glideTo(change) {
  const from = glide || view;
  glide = { ...change(from), left: 1 };
  refresh();
}
function advanceGlide(seconds) {
  const part = calmer.matches ? 1 : Math.min(1, seconds / 0.35 / glide.left);
  view.rotate((glide.yaw - view.yaw) * part, (glide.pitch - view.pitch) * part);
  glide.left *= 1 - part;
  if (part === 1) glide = null;
}
const opposite = ({ yaw, pitch }) => ({ yaw: yaw + Math.PI, pitch: -pitch });
// The shorter way round.
const homeFrom = ({ yaw }) => ({ ...homeView, yaw: homeView.yaw + 2 * Math.PI * Math.round((yaw - homeView.yaw) / (2 * Math.PI)) });

// The status text.

let announced = null;

const current = () => (player.underway ? player.made : player.made - 1);
const spoken = (text) => text.replace("'", " prime").replace(".", "pause");

function tell() {
  const index = current();
  const state = [index, player.made, player.target, player.playing, player.speed].join();
  if (state === announced) return;
  announced = state;
  const step = stepAt(index);
  const place = index < 0 ? `Start, ${moves.length} moves to come` : `Move ${index + 1} of ${moves.length}: ${moves[index].text}`;
  element("now").textContent = step ? `${step.name} – ${place}` : place;
  const scrubber = element("scrubber");
  scrubber.value = index + 1;
  scrubber.setAttribute("aria-valuetext", index < 0 ? "start" : `move ${index + 1}, ${spoken(moves[index].text)}`);
  mark(index);
  document.body.classList.toggle("running", player.playing);
  element("play").setAttribute("aria-label", player.playing ? "Pause" : "Play");
  element("first").disabled = element("previous").disabled = index < 0;
  element("next").disabled = element("last").disabled = player.target === moves.length && !player.playing;
  element("speed").value = speeds.indexOf(player.speed);
  element("rate").textContent = `${player.speed} a second`;
  element("speed").setAttribute("aria-valuetext", `${player.speed} moves a second`);
}

function mark(index) {
  const list = element("moves");
  buttons.forEach((button, i) => {
    button.className = i < index ? "made" : "";
    button.tabIndex = i === Math.max(0, index) ? 0 : -1;
    setCurrent(button, i === index);
  });
  markStep(index);
  const button = buttons[Math.max(0, index)];
  if (!steps.length && button && (button.offsetTop < list.scrollTop || button.offsetTop + button.offsetHeight > list.scrollTop + list.clientHeight))
    list.scrollTop = button.offsetTop - list.clientHeight / 2;
}

const setCurrent = (button, is) => (is ? button.setAttribute("aria-current", "step") : button.removeAttribute("aria-current"));

// The steps: parts of the moves with names.

const stepAt = (index) => steps.find(({ from, to }) => from <= index && index < to);
const besideCube = matchMedia("(min-width: 36rem) and (min-aspect-ratio: 1)");

// Where the list is beside the cube, it follows; below the cube it stays, with the buttons of the player.
function markStep(index) {
  const step = stepAt(index);
  if (step && step.button.hasAttribute("aria-current")) return;
  for (const one of steps) setCurrent(one.button, one === step);
  if (step && player.playing && besideCube.matches) step.button.closest("li").scrollIntoView({ block: "nearest" });
}
function playStep(by) {
  const step = steps[Math.max(0, steps.indexOf(stepAt(current())) + by)];
  if (step) player.playPart(step.from, step.to);
}

// The reader's choices. By default, letters are shown with the safe colours and if more contrast is preferred.

const chosenLetters = memory.read("letters"), chosenColors = memory.read("colors");
const choice = {
  letters: chosenLetters === null ? null : chosenLetters === "true",
  colors: chosenColors in palettes ? chosenColors : data.colors,
};
const contrast = matchMedia("(prefers-contrast: more)");
const showsLetters = () => choice.letters ?? (choice.colors === "safe" || contrast.matches);

function applyChoice() {
  view.letters = showsLetters();
  view.artist.use(palettes[choice.colors]);
  element("letters").setAttribute("aria-pressed", view.letters);
  element("colors").setAttribute("aria-pressed", choice.colors === "safe");
  refresh();
}

// The actions of buttons and keys.

function press(id) {
  const pressed = element(id).getAttribute("aria-pressed") !== "true";
  element(id).setAttribute("aria-pressed", pressed);
  return pressed;
}
function changeSpeed(by) {
  player.speed = speeds[Math.min(speeds.length - 1, Math.max(0, speeds.indexOf(player.speed) + by))];
  refresh();
}
const actions = {
  play: () => player.toggle(),
  first: () => player.jump(0),
  previous: () => player.step(-1),
  next: () => player.step(1),
  last: () => player.jump(moves.length),
  previousStep: () => playStep(-1),
  nextStep: () => playStep(1),
  slower: () => changeSpeed(-1),
  faster: () => changeSpeed(1),
  back: () => (press("back"), glideTo(opposite)),
  hidden: () => ((view.hidden = press("hidden")), refresh()),
  letters: () => (choice.letters = !showsLetters(), memory.write("letters", choice.letters), applyChoice()),
  colors: () => (choice.colors = choice.colors === "safe" ? "standard" : "safe", memory.write("colors", choice.colors), applyChoice()),
  home: () => (element("back").setAttribute("aria-pressed", false), glideTo(homeFrom)),
  keys: () => (element("keys").open = !element("keys").open),
};
const keys = {
  " ": "play", ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", p: "previousStep", n: "nextStep", "-": "slower", "+": "faster", "=": "faster",
  f: "back", h: "hidden", l: "letters", c: "colors", 0: "home", "?": "keys",
};
const tilts = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
