// Puts shapes and colours on the canvas: plastic, stickers, and their labels.

const halfSticker = 0.88;   // a cell is 1 from its middle to its border
const corner = 0.17;        // the round part of a sticker's edge
const plastic = { outside: "#17191e", inside: "#2c3038" };

class Artist {
  constructor(pen, faces) {
    this.pen = pen;
    this.names = faces.map(({ name }) => name);
    this.use(faces.map(({ color }) => color));
  }

  // One colour per face, as "#rrggbb".
  use(palette) {
    this.colors = {};
    this.names.forEach((name, i) => (this.colors[name] = [1, 3, 5].map((at) => parseInt(palette[i].slice(at, at + 2), 16))));
  }

  paint(name, brightness) {
    return `rgb(${this.colors[name].map((c) => Math.min(255, Math.round(c * brightness))).join()})`;
  }
  // Black on light colours, white on dark ones.
  ink(name) {
    const [r, g, b] = this.colors[name];
    return 0.299 * r + 0.587 * g + 0.114 * b > 110 ? "#000" : "#fff";
  }

  body(corners, outside) {
    const { pen } = this;
    pen.beginPath();
    for (const point of corners) pen.lineTo(...point);
    pen.closePath();
    pen.fillStyle = pen.strokeStyle = outside ? plastic.outside : plastic.inside;
    pen.lineJoin = "round";
    pen.lineWidth = pen.canvas.width / 200;
    pen.fill();
    pen.stroke();
  }

  // All stickers of one side; `cornersOf` returns the corners of a square around a sticker's middle. One path for
  // each colour, since filling takes the time.
  stickers(stickers, cornersOf, brightness, { round, letters, axis, outlined }) {
    const { pen } = this;
    const byName = {};
    for (const sticker of stickers) (byName[sticker.name] = byName[sticker.name] || []).push({ arrow: sticker.arrow, corners: cornersOf(sticker, halfSticker) });
    for (const name in byName) {
      const shapes = byName[name];
      pen.fillStyle = this.paint(name, brightness);
      pen.beginPath();
      for (const { corners } of shapes) round ? this.rounded(corners) : this.plain(corners);
      pen.fill();
      if (outlined) this.outline();
      pen.fillStyle = this.ink(name);
      this.arrows(shapes.filter(({ arrow }) => arrow), axis, letters);
      if (letters) for (const { corners, arrow } of shapes) this.letter(name, corners, arrow ? 0.45 : 0.62);
    }
  }

  // So that white is visible on paper.
  outline() {
    const { pen } = this;
    pen.lineWidth = pen.canvas.width / 500;
    pen.strokeStyle = "#8888";
    pen.stroke();
  }

  plain(corners) {
    const { pen } = this;
    corners.forEach((point, i) => (i ? pen.lineTo(...point) : pen.moveTo(...point)));
    pen.closePath();
  }
  rounded(corners) {
    const { pen } = this;
    corners.forEach((point, i) => {
      const before = between(point, corners[(i + 3) % 4], corner), after = between(point, corners[(i + 1) % 4], corner);
      i ? pen.lineTo(...before) : pen.moveTo(...before);
      pen.quadraticCurveTo(...point, ...after);
    });
    pen.closePath();
  }

  // Upright, however the sticker is turned.
  letter(name, corners, part) {
    const { pen } = this;
    const [x, y] = middle(corners);
    const size = part * narrowest(corners);
    if (size < 4) return;
    pen.font = `600 ${size}px system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(name, x, y + size * 0.06);
  }

  arrows(shapes, axis, letters) {
    const { pen } = this;
    pen.beginPath();
    for (const { arrow, corners } of shapes) this.needle(arrow, corners, axis, letters);
    pen.globalAlpha = letters ? 1 : 0.6;
    pen.fill();
    pen.globalAlpha = 1;
  }
  // Across the sticker; with a letter in the middle, a point at the rim.
  needle(arrow, corners, axis, letters) {
    const { pen } = this;
    if (narrowest(corners) < 10) return;
    // Corner 0 to 1 runs along the axis after this one, 1 to 2 along the third.
    const along = arrow[(axis + 1) % 3], across = arrow[(axis + 2) % 3];
    const first = along ? (along > 0 ? 1 : 3) : across > 0 ? 2 : 0;
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => corners[(first + i) % 4]);
    const at = (x, y) => between(between(a, b, x), between(d, c, x), y);   // from the left, from the tip's side
    (letters ? rimPoint : wholeNeedle).forEach(([x, y], i) => (i ? pen.lineTo(...at(x, y)) : pen.moveTo(...at(x, y))));
    pen.closePath();
  }
}

const wholeNeedle = [[0.5, 0.14], [0.3, 0.8], [0.5, 0.68], [0.7, 0.8]];
const rimPoint = [[0.5, 0.02], [0.3, 0.2], [0.7, 0.2]];
const between = ([ax, ay], [bx, by], t) => [ax + (bx - ax) * t, ay + (by - ay) * t];
const middle = (corners) => between(between(corners[0], corners[2], 0.5), between(corners[1], corners[3], 0.5), 0.5);
const length = ([ax, ay], [bx, by]) => Math.hypot(bx - ax, by - ay);
const narrowest = (corners) => Math.min(length(corners[0], corners[1]), length(corners[1], corners[2]));
