// Reads the cube and its moves from an animated page that the program has written.

export const firstLine = "R U R' U'";

export function cubeData(page) {
  const part = (open, close) => page.slice(page.indexOf(open) + open.length).split(close, 1)[0];
  const data = JSON.parse(part('id="data">', "</script>"));
  const texts = part('<p id="moves">', "</p>").split(" ");
  return { ...data, moves: data.moves.map(([axis, from, to, quarters], i) => ({ axis, from, to, quarters, text: texts[i] })) };
}

// The data of a move such as R, R' or R2, from those of its letter; undefined if it has none.
export function firstMove(moves, text) {
  const [, letter, times] = /^([A-Za-z])(['2]?)$/.exec(text) ?? [];
  if (!Object.hasOwn(moves, letter)) return undefined;
  const [axis, from, to, quarters] = moves[letter];
  return { axis, from, to, quarters: quarters * (times === "2" ? 2 : times ? -1 : 1), text };
}
