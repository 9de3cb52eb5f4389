// Reads the cube and its moves from an animated page that the program has written.

export const firstLine = "R U R' U'";

export function cubeData(page) {
  const part = (open, close) => page.slice(page.indexOf(open) + open.length).split(close, 1)[0];
  const data = JSON.parse(part('id="data">', "</script>"));
  const texts = part('<p id="moves">', "</p>").split(" ");
  return { ...data, moves: data.moves.map(([axis, from, to, quarters], i) => ({ axis, from, to, quarters, text: texts[i] })) };
}
