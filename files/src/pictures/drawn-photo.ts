/** Re-encodes an image; undefined when its format is not supported. */
export type DrawPhoto = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

const side = 256;
/** About 24 megapixels: more than phone cameras produce, less than would fill the memory. */
const maxPixels = 50_000_000;
const kinds = new Set(['jpeg', 'png', 'webp']);

/** A square JPEG cropped to the centre. */
export const drawPhoto: DrawPhoto = (bytes) => draw(bytes, 'cover');

/** The whole picture on a white square, as a JPEG. */
export const drawLogo: DrawPhoto = (bytes) => draw(bytes, 'contain');

/** Nothing else of the file remains: no location, no camera, no second image. */
async function draw(bytes: Uint8Array, fit: 'cover' | 'contain'): Promise<Uint8Array | undefined> {
  if (!looksLikePicture(bytes)) return undefined;
  // Loaded with the first image: most server starts need it late or never.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const picture = sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      animated: false,
      pages: 1,
    });
    const { format } = await picture.metadata();
    if (!kinds.has(format)) return undefined;
    return await picture
      .rotate()
      .resize(side, side, { fit, background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82, mozjpeg: true })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Whether it begins like one of the three formats, so that nothing else reaches the image library. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const isWebP = start.startsWith('RIFF') && start.endsWith('WEBP');
  return isWebP || start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n');
}
