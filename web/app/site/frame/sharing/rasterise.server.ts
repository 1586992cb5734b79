import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { indexedPng } from './indexed-png.ts';

let begun: Promise<void> | undefined;

function ready(): Promise<void> {
  begun ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    (bytes) => initWasm(bytes),
  );
  return begun;
}

/** Renders an SVG without text elements as a PNG of the same size. */
export async function rasterise(svg: string): Promise<Buffer> {
  await ready();
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  try {
    const picture = drawing.render();
    const { width, height, pixels } = picture;
    const rgba = pixels;
    picture.free();
    return await indexedPng({ width, height, rgba });
  } finally {
    drawing.free();
  }
}
