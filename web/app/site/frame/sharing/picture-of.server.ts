import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { CardWords } from './card-words.ts';
import { drawCard } from './draw-card.server.ts';
import { indexedPng } from './indexed-png.ts';

let loading: Promise<void> | undefined;

function ready(): Promise<void> {
  loading ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    (bytes) => initWasm(bytes),
  );
  return loading;
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

interface Picture {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Pictures by page. Bounded: only existing pages are requested here. */
const pictures = new Map<string, Promise<Picture>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * A page's picture, drawn on the first request and cached. Pictures are drawn one at a time, so that many
 * requests at once do not block the server for longer than one takes.
 */
export function pictureOf(page: string, words: CardWords): Promise<Picture> {
  const cached = pictures.get(page);
  if (cached) return cached;
  const picture = last.then(() => draw(page, words));
  last = picture.catch(() => pictures.delete(page));
  pictures.set(page, picture);
  return picture;
}

async function draw(page: string, words: CardWords): Promise<Picture> {
  // An article's rosette is that of its cover, which is seeded with its slug.
  const seed = page.replace(/^\/blogs\//, '');
  const png = new Uint8Array(await rasterise(drawCard(words, seed)));
  const hash = createHash('sha256').update(png).digest('base64url').slice(0, 20);
  return { png, etag: `"${hash}"` };
}
