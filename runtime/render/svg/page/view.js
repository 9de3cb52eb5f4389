// The drawing order. While layers turn, the cube consists of up to three slabs along one axis. Each is a box, so its
// faces that look at the eye never hide one another, and the slabs are drawn from the farthest to the nearest: no
// stickers are sorted, and no invisible sticker is drawn.

const distance = 7.5;                     // from the eye to the middle, in half edges of the cube
const floating = 0.95;                    // distance of the floating hidden faces from the cube, in half edges
const light = [-0.26, 0.65, 0.71];        // its direction: right, up, towards the eye
const homeView = { yaw: 0.66, pitch: 0.52 };

class View {
  constructor(canvas, cube) {
    this.canvas = canvas;
    this.pen = canvas.getContext("2d");
    this.cube = cube;
    this.hidden = this.letters = false;
    Object.assign(this, homeView);
    this.artist = new Artist(this.pen, cube.faces);
  }

  rotate(yaw, pitch) {
    this.yaw += yaw;
    this.pitch = Math.min(Math.PI / 2, Math.max(-Math.PI / 2, this.pitch + pitch));
  }

  // The direction to the eye, and the screen's right and up, in the cube's axes.
  directions() {
    const [sy, cy, sp, cp] = [Math.sin(this.yaw), Math.cos(this.yaw), Math.sin(this.pitch), Math.cos(this.pitch)];
    return { right: [cy, 0, -sy], up: [-sp * sy, cp, -sp * cy], eye: [sy * cp, sp, cy * cp] };
  }

  // Draws the cube with the fraction `progress`, 0 to 1, of `move`, if any.
  draw(move, progress) {
    const { pen, canvas } = this;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    const reach = this.hidden ? 2.35 : Math.sqrt(3) + 0.03;
    this.scale = (Math.min(canvas.width, canvas.height) / 2) * Math.sqrt(distance ** 2 - reach ** 2) / reach;
    const slabs = this.slabs(move && move.quarters ? move : null, progress);
    if (this.hidden) for (const slab of slabs) this.drawSlab(slab, false);
    for (const slab of slabs) this.drawSlab(slab, true);
  }

  // The farthest first.
  slabs(move, progress) {
    const { n, stickers } = this.cube;
    const seen = this.directions();
    const axis = move ? move.axis : 0;
    const cuts = move ? [-n, n - 2 * move.to, n - 2 * (move.from - 1), n] : [-n, n];
    const eye = seen.eye[axis] * distance * n;
    const slabs = [];
    for (let i = 0; i + 1 < cuts.length; ++i) {
      if (cuts[i] === cuts[i + 1]) continue;
      const angle = move && i === 1 ? move.quarters * progress * Math.PI / 2 : 0;
      slabs.push(this.slab(axis, cuts[i], cuts[i + 1], seen, angle, eye));
    }
    for (const sticker of stickers) slabs.find((slab) => sticker.at[axis] < slab.high[axis]).sides[sideOf(sticker.normal)].push(sticker);
    return slabs.sort((a, b) => b.far - a.far);
  }

  // Rotates the viewer instead of the slab, in the opposite direction.
  slab(axis, low, high, seen, angle, eye) {
    const { n } = this.cube;
    const slab = { low: [-n, -n, -n], high: [n, n, n], far: Math.max(low - eye, eye - high, 0), sides: [[], [], [], [], [], []] };
    slab.low[axis] = low;
    slab.high[axis] = high;
    for (const direction in seen) slab[direction] = turnedBack(seen[direction], axis, angle);
    slab.project = (point) => {
      const size = this.scale / (distance * n - dot(point, slab.eye));
      return [this.canvas.width / 2 + dot(point, slab.right) * size, this.canvas.height / 2 - dot(point, slab.up) * size];
    };
    return slab;
  }

  // The faces that look at the eye; or the others, as stickers that float outside them.
  drawSlab(slab, front) {
    const { n } = this.cube;
    for (let side = 0; side < 6; ++side) {
      const axis = side % 3, sign = side < 3 ? 1 : -1;
      const plane = sign > 0 ? slab.high[axis] : slab.low[axis];
      if ((slab.eye[axis] * sign * distance * n > plane * sign) !== front) continue;
      const outside = plane * sign === n;
      if (front) this.artist.body(rectangle(slab, axis, plane).map(slab.project), outside);
      if (!outside) continue;
      const brightness = front ? this.brightness(slab, axis, sign) : 0.9;
      const cornersOf = (sticker, size) => square(sticker, axis, front ? 0 : floating * n, size).map(slab.project);
      this.artist.stickers(slab.sides[side], cornersOf, brightness, { round: n <= 12, letters: this.letters, axis, outlined: !front });
    }
  }

  brightness(slab, axis, sign) {
    const towards = sign * (slab.right[axis] * light[0] + slab.up[axis] * light[1] + slab.eye[axis] * light[2]);
    return 0.84 + 0.18 * Math.max(0, towards);
  }
}

// Side numbers: the positive ends of the axes, then the negative ones.
function sideOf(normal) {
  const axis = axisOf(normal);
  return normal[axis] > 0 ? axis : axis + 3;
}

function turnedBack(vector, axis, angle) {
  const j = (axis + 1) % 3, k = (axis + 2) % 3;
  const result = [...vector];
  result[j] = vector[j] * Math.cos(angle) - vector[k] * Math.sin(angle);
  result[k] = vector[j] * Math.sin(angle) + vector[k] * Math.cos(angle);
  return result;
}

// Four corners in the plane across an axis.
function around(axis, plane, j0, k0, j1, k1) {
  const j = (axis + 1) % 3, k = (axis + 2) % 3;
  return [[j0, k0], [j1, k0], [j1, k1], [j0, k1]].map(([a, b]) => {
    const corner = [0, 0, 0];
    corner[axis] = plane;
    corner[j] = a;
    corner[k] = b;
    return corner;
  });
}
const rectangle = (slab, axis, plane) => around(axis, plane, slab.low[(axis + 1) % 3], slab.low[(axis + 2) % 3], slab.high[(axis + 1) % 3], slab.high[(axis + 2) % 3]);
function square({ at, normal }, axis, lift, half) {
  const j = at[(axis + 1) % 3], k = at[(axis + 2) % 3];
  return around(axis, at[axis] + normal[axis] * (1 + lift), j - half, k - half, j + half, k + half);
}
