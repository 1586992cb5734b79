// Draws the PNG and ICO icons from public/favicon.svg: run `node web/draw-icons.mjs` when that changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const folder = join(import.meta.dirname, 'public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** For systems that round the corners themselves. */
const square = mark.replace('rx="10"', '');
/**
 * A system may show no more than a circle of four fifths of the width: the plane is smaller, the background
 * reaches the edges.
 */
const inCircle = square
  .replace('viewBox="0 0 36 36"', 'viewBox="-2 -2 40 40"')
  .replace('<rect width="36" height="36"', '<rect x="-2" y="-2" width="40" height="40"');

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

const png = (svg, size) =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
const write = (name, bytes) => writeFileSync(join(folder, name), bytes);

write('icon-192.png', png(mark, 192));
write('icon-512.png', png(mark, 512));
write('icon-maskable.png', png(inCircle, 512));
write('apple-touch-icon.png', png(square, 180));
write('favicon.ico', asIco(png(mark, 32), 32));

/** A container with one image, which browsers without SVG icons request. */
function asIco(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
