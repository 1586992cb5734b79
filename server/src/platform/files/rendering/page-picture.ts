import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** A page of few colours as PNG, which keeps text sharp; one with photographs as JPEG. */
export async function pagePicture(canvas: Canvas): Promise<Buffer> {
  const pixels = canvas.data();
  if (hasManyColours(pixels)) return canvas.encode('jpeg', 80);
  const { width, height } = canvas;
  return await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, effort: 1 })
    .toBuffer();
}

/** Text in a few colours has some hundreds, for its letters have soft edges. */
const few = 1024;
/** Every 29th picture element is looked at: enough to find a portrait. */
const step = 4 * 29;

function hasManyColours(pixels: Buffer): boolean {
  const colours = new Set<number>();
  for (let at = 0; at + 4 <= pixels.length && colours.size <= few; at += step) {
    colours.add(pixels.readUInt32LE(at));
  }
  return colours.size > few;
}
