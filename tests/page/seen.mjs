// The visible colours: pixels in the middle of each sticker, from two opposite views.

// Runs in the page: a letter for each visible place, "." for the others.
function colorsInSight() {
  const { n, faces } = view.cube;
  // A copy, since reading from the page's canvas would change how it is drawn afterwards.
  const copy = new OffscreenCanvas(view.canvas.width, view.canvas.height).getContext("2d", { willReadFrequently: true });
  copy.drawImage(view.canvas, 0, 0);
  const pixels = copy.getImageData(0, 0, view.canvas.width, view.canvas.height);
  const { right, up, eye } = view.directions();
  const letters = [];
  for (const face of faces)
    for (let i = 0; i < n * n; ++i) {
      const at = [0, 1, 2].map((a) => n * face.normal[a] + (2 * (i % n) - n + 1) * face.right[a] + (2 * Math.floor(i / n) - n + 1) * face.down[a]);
      const depth = distance * n - dot(at, eye);
      const inSight = dot(face.normal, eye) * distance * n > n;
      const x = Math.round(pixels.width / 2 + dot(at, right) * view.scale / depth), y = Math.round(pixels.height / 2 - dot(at, up) * view.scale / depth);
      letters.push(inSight ? nearest(pixels.data.slice(4 * (y * pixels.width + x), 4 * (y * pixels.width + x) + 3)) : ".");
    }
  return letters.join("");

  // Shading scales all three channels of a colour by the same factor.
  function nearest(pixel) {
    const size = (c) => Math.hypot(...c);
    const likeness = ({ name }) => {
      const own = view.artist.colors[name];
      return (own[0] * pixel[0] + own[1] * pixel[1] + own[2] * pixel[2]) / size(own) / size(pixel);
    };
    return faces.reduce((best, face) => (likeness(face) > likeness(best) ? face : best)).name;
  }
}

// In the order of `colors(p)`: faces U R F D L B, row by row. Arrows are hidden, since they cover the middles.
export async function seenColors(page) {
  const seen = [];
  for (const [yaw, pitch] of [[0.66, 0.52], [0.66 + Math.PI, -0.52]])
    seen.push(await page.run(`(() => {
      const arrows = cube.stickers.map((sticker) => sticker.arrow);
      cube.stickers.forEach((sticker) => (sticker.arrow = null));
      [view.yaw, view.pitch] = [${yaw}, ${pitch}];
      view.draw(player.underway, player.progress);
      cube.stickers.forEach((sticker, i) => (sticker.arrow = arrows[i]));
      return (${colorsInSight})();
    })()`));
  return [...seen[0]].map((letter, i) => (letter === "." ? seen[1][i] : letter)).join("");
}
