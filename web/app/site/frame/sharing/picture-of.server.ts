import { createHash } from 'node:crypto';
import type { CardWords } from './card-words.ts';
import { drawCard } from './draw-card.server.ts';
import { rasterise } from './rasterise.server.ts';

interface Picture {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** No more than there are pages: only their pictures are asked for here. */
const drawn = new Map<string, Promise<Picture>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The picture of a page, drawn when it is first asked for and kept. One is drawn after the other, so that whoever asks
 * for many keeps nobody else from the server for longer than one takes.
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
  // An article's rosette is that of its cover, which its slug engraves.
  const seed = page.replace(/^\/blogs\//, '');
  const png = new Uint8Array(await rasterise(drawCard(words, seed)));
  const hash = createHash('sha256').update(png).digest('base64url').slice(0, 20);
  return { png, etag: `"${hash}"` };
}
