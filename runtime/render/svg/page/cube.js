// The page's cube: stickers on the cells of an n x n x n block, and quarter turns of layers about three axes. Moves
// have been interpreted before the page was written.
//
// Axes: x to the right, y up, z towards the reader. A cell's coordinates are counted in half cells from the middle,
// -(n-1) to n-1 by twos, so the cube's surface lies at -n and n.

// Quarter turns clockwise as seen from the positive end of the axis, in place: a long series of moves is fast.
function turn(vector, axis, quarters) {
  const j = (axis + 1) % 3, k = (axis + 2) % 3;
  for (let i = ((quarters % 4) + 4) % 4; i > 0; --i) {
    const before = vector[j];
    vector[j] = vector[k];
    vector[k] = -before;
  }
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const axisOf = (vector) => vector.findIndex((c) => c !== 0);

class Cube {
  // `faces` in the order of `start`, which has a face's name for each sticker, row by row; `arrows` has the quarter turns of
  // the stickers that show how they are turned (a supercube's centres), or is empty.
  constructor({ n, faces, start, arrows }) {
    this.n = n;
    this.faces = faces;
    this.stickers = [...start].map((name, i) => ({ ...this.place(i), name, arrow: this.arrow(i, arrows[i]) }));
  }

  place(i) {
    const { n } = this;
    const face = this.faces[Math.floor(i / (n * n))];
    const column = 2 * (i % n) - (n - 1), row = 2 * (Math.floor(i / n) % n) - (n - 1);
    return { at: [0, 1, 2].map((a) => (n - 1) * face.normal[a] + column * face.right[a] + row * face.down[a]), normal: [...face.normal] };
  }

  arrow(i, quarters) {
    if (quarters === undefined || quarters === ".") return null;
    const { normal, arrow } = this.faces[Math.floor(i / (this.n * this.n))];
    const axis = axisOf(normal), vector = [...arrow];
    turn(vector, axis, normal[axis] * quarters);
    return vector;
  }

  // Layers are counted from the positive end of their axis, from 1.
  turn({ axis, from, to }, quarters) {
    for (const { at, normal, arrow } of this.stickers) {
      const layer = (this.n - 1 - at[axis]) / 2 + 1;
      if (layer < from || layer > to) continue;
      turn(at, axis, quarters);
      turn(normal, axis, quarters);
      if (arrow) turn(arrow, axis, quarters);
    }
  }

  // The face name at each place, in the order of `start`.
  colors() {
    const { n } = this;
    const row = [];
    for (const { at, normal, name } of this.stickers) {
      const face = this.faces.findIndex((f) => dot(f.normal, normal) === 1);
      const column = (dot(at, this.faces[face].right) + n - 1) / 2, line = (dot(at, this.faces[face].down) + n - 1) / 2;
      row[(face * n + line) * n + column] = name;
    }
    return row.join("");
  }
}
