// The icon: a face of a cube after R U R' U', as SVG, and as PNG for systems without SVG icons.

import { deflateSync } from "node:zlib";

const colors = { U: "#ffffff", R: "#c41e3a", F: "#1fa055", D: "#ffd800", L: "#ff8b24", B: "#1c57b5" };
const ground = "#16191e", stickers = "LUFUURUBF", side = 96, edge = 8, cell = 24, gap = 5;  // of 96 in all
const corner = (i) => [edge - 1 + (cell + gap) * (i % 3), edge - 1 + (cell + gap) * Math.floor(i / 3)];
const squares = [...stickers].map((face, i) => ({ at: corner(i), color: colors[face] }));

const drawnSquare = ({ at: [x, y], color }) =>
  `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" rx="4" fill="${color}"/>`;
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">
<rect width="${side}" height="${side}" rx="10" fill="${ground}"/>
${squares.map(drawnSquare).join("\n")}
</svg>
`;

const bytesOf = (color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
const holds = ([left, top], x, y) => x >= left && x < left + cell && y >= top && y < top + cell;
const colorAt = (x, y) => squares.find(({ at }) => holds(at, x, y))?.color ?? ground;

function checksum(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; ++bit) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name), content]), whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length);
  named.copy(whole, 4);
  whole.writeUInt32BE(checksum(named), named.length + 4);
  return whole;
}

// A PNG row is a filter byte (0: no filter) and three bytes per pixel.
export function png(size) {
  const pixel = (x, y) => bytesOf(colorAt(x * side / size, y * side / size));
  const row = (y) => [0, ...Array.from({ length: size }, (_, x) => pixel(x, y)).flat()];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8);  // 8 bits per channel; RGB without transparency
  const rows = Buffer.from(Array.from({ length: size }, (_, y) => row(y)).flat());
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}
