// The gallery: examples as pictures. Each picture is made by running its example, in a thread that ends afterwards.

import { element } from "./drawings.js";
import { pictureElement } from "./files.js";
import { Program } from "./program.js";

const pattern = (title, name, more = "") =>
  ({ title, text: `import patterns\n\n# ${title}\n${name}\nsvg(${name}, "${name}.svg", isometric${more})\n` });
const algorithm = (title, moves, more = "") =>
  ({ title, text: `# ${title}\n${moves}\nsvg(${moves}, "cube.svg"${more})\n` });
const isometric = ", isometric";

const gallery = [
  pattern("Checkerboard", "checkerboard"), pattern("Superflip: all edges turned", "superflip"),
  pattern("Cube in a cube", "cube_in_a_cube"), pattern("Cube in a cube in a cube", "cube_in_a_cube_in_a_cube"),
  pattern("Six spots", "six_spots"), pattern("Four spots", "four_spots"), pattern("Python", "python"),
  pattern("Anaconda", "anaconda"), pattern("Tetris", "tetris"), pattern("Zigzag", "zigzag"), pattern("Gift box", "gift_box"),
  pattern("Union Jack", "union_jack"), pattern("Vertical stripes", "vertical_stripes"), pattern("Twister", "twister"),
  pattern("Safe colours", "plummers_cross", ", colors = safe"),
  algorithm("The trigger, again and again", "(R U R' U')3", isometric),
  algorithm("A ring of three corners", "[R D R', U]", ", cycles"),
  algorithm("Sune, on the last layer", "R U R' U R U2 R'", ", last_layer"),
  { title: "Checkerboard of a 5x5x5", text: `cube 5\nimport patterns\n\n# Checkerboard of a 5x5x5\ncheckerboard_5x5x5\nsvg(checkerboard_5x5x5, "checkerboard.svg", isometric)\ncube 3\n` },
  { title: "Any position", text: `# A random position. Another number makes another one.\nlet position = random_state(7)\nsvg(position, "position.svg", isometric)\nsolve(position)\n` },
];

// `open` is called with the text of a chosen example.
export function makeGallery({ dialog, start, open }) {
  const buttons = gallery.map(({ title, text }) => {
    const button = element("button", { type: "button" }, element("span", { text: title }));
    button.addEventListener("click", () => {
      dialog.close();
      open(text);
    });
    return button;
  });
  async function draw() {
    const painter = new Program(start);
    for (const [i, { text, title }] of gallery.entries()) {
      if (!dialog.open) break;
      if (buttons[i].querySelector("img")) continue;
      const take = ({ file }) => file && buttons[i].prepend(pictureElement(title, file.text));
      await painter.ask({ ask: "run", text, columns: 0 }, take).catch(() => {});
    }
    painter.close();
  }
  const close = element("button", { type: "button", class: "first", text: "Close" });
  close.addEventListener("click", () => dialog.close());
  dialog.append(element("div", { class: "gallery" }, ...buttons), element("p", { class: "buttons" }, close));
  return () => {
    dialog.showModal();
    draw();
  };
}
