import { createHash } from 'node:crypto';
import type { CardWords } from './card-words.ts';
import { drawCard } from './draw-card.server.ts';
import { rasterise } from './rasterise.server.ts';

interface Picture {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Pictures by page. Bounded: only existing pages are requested here. */
const drawn = new Map<string, Promise<Picture>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * A page's picture, drawn on the first request and cached. Pictures are drawn one at a time, so that many
 * requests at once do not block the server for longer than one takes.
 */
export function pictureOf(page: string, words: CardWords): Promise<Picture> {
  const known = drawn.get(page);
  if (known) return known;
  const picture = last.then(() => draw(page, words));
  last = picture.catch(() => drawn.delete(page));
  drawn.set(page, picture);
  return picture;
}

async function draw(page: string, words: CardWords): Promise<Picture> {
  // An article's rosette is that of its cover, which is seeded with its slug.
  const seed = page.replace(/^\/blogs\//, '');
  const png = new Uint8Array(await rasterise(drawCard(words, seed)));
  const hash = createHash('sha256').update(png).digest('base64url').slice(0, 20);
  return { png, etag: `"${hash}"` };
}
