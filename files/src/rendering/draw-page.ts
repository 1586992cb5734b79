import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { openForDrawing } from './render-pdf.ts';
import type { DrawnKind } from './rendering-task.ts';

/** Pixels of the longer side: sharp on a screen, and small enough to send. */
const longestSide = 1600;
/** As when the picture was checked. */
const maxPixels = 100_000_000;

interface Drawn {
  readonly kind: DrawnKind;
  readonly number: number;
  readonly quarters: number;
}

/** One page as a JPEG, turned as its reader turned it. Nothing else of the file is in it, such as where it was taken. */
export async function drawPage(bytes: Uint8Array, { kind, number, quarters }: Drawn): Promise<Buffer> {
  if (kind === 'pdf') return await drawPdfPage(bytes, number, quarters);
  sharp.cache(false);
  sharp.concurrency(1);
  // First as the camera says, then by hand.
  const upright = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  return await sharp(upright)
    .rotate(quarters * 90)
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function drawPdfPage(bytes: Uint8Array, number: number, quarters: number): Promise<Buffer> {
  const document = await openForDrawing(bytes);
  const page = await document.getPage(number);
  const rotation = (page.rotate + quarters * 90) % 360;
  const fullSize = page.getViewport({ scale: 1, rotation });
  const viewport = page.getViewport({
    scale: longestSide / Math.max(fullSize.width, fullSize.height, 1),
    rotation,
  });
  const canvas = createCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  return await canvas.encode('jpeg', 85);
}
