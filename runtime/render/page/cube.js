// The cube as this page knows it: stickers on the cells of a block of n x n x n, and quarter turns of layers about three
// axes. What a move's letter means was settled before the page was written.
//
// Axes: x to the right, y up, z towards the reader. A cell's coordinates are counted in half cells from the middle,
// -(n-1) to n-1 by twos, so the cube's surface lies at -n and n.

// A quarter turn clockwise as seen from the positive end of the axis.
const quarterTurns = [
  ([x, y, z]) => [x, z, -y],
  ([x, y, z]) => [-z, y, x],
  ([x, y, z]) => [y, -x, z],
];

function turned(vector, axis, quarters) {
  for (let i = ((quarters % 4) + 4) % 4; i > 0; --i) vector = quarterTurns[axis](vector);
  return vector;
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
    return { at: [0, 1, 2].map((a) => (n - 1) * face.normal[a] + column * face.right[a] + row * face.down[a]), normal: face.normal };
  }

  arrow(i, quarters) {
    if (quarters === undefined || quarters === ".") return null;
    const { normal, arrow } = this.faces[Math.floor(i / (this.n * this.n))];
    const axis = axisOf(normal);
    return turned(arrow, axis, normal[axis] * quarters);
  }

  // Layers are counted from the positive end of their axis, from 1.
  layerOf(sticker, axis) {
    return (this.n - 1 - sticker.at[axis]) / 2 + 1;
  }

  turn({ axis, from, to }, quarters) {
    for (const sticker of this.stickers) {
      const layer = this.layerOf(sticker, axis);
      if (layer < from || layer > to) continue;
      for (const vector of ["at", "normal", "arrow"])
        if (sticker[vector]) sticker[vector] = turned(sticker[vector], axis, quarters);
    }
  }

  // What stands at each place, in the order of `start`.
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
