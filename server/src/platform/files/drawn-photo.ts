/** Draws a picture anew; undefined when it is none that we draw. */
export type DrawPhoto = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

const side = 256;
/** About 24 megapixels: more than cameras of telephones give, less than would fill a memory. */
const maxPixels = 50_000_000;
const kinds = new Set(['jpeg', 'png', 'webp']);

/** A square JPEG of its middle. Nothing of the file itself is left: no place, no camera, no second picture. */
export const drawPhoto: DrawPhoto = async (bytes) => {
  if (!looksLikePicture(bytes)) return undefined;
  // Loaded with the first picture: most starts of the server see none for a while.
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
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82, mozjpeg: true })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    return undefined;
  }
};

/** Whether it begins as one of the three, so that nothing else ever reaches the library that draws. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const isWebP = start.startsWith('RIFF') && start.endsWith('WEBP');
  return isWebP || start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n');
}
