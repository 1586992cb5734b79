/** How many pixels a picture says it has in its own bytes, which readers believe; undefined when it does not say. */
export function pixelsOf(bytes: Buffer): number | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegPixels(bytes);
  return jpeg2000Pixels(bytes) ?? jbig2Pixels(bytes);
}

/** Of the largest frame: a hostile picture may describe several. */
function jpegPixels(bytes: Buffer): number | undefined {
  let most: number | undefined;
  for (let at = 2; at + 9 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) at = nextMarker(bytes, at);
    else if (marker === 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd8))
      at += 1 + Number(marker !== 0xff);
    else {
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame) most = Math.max(most ?? 0, bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7));
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return most;
}

/** After the mark of the end: within segments, a preview may have one of its own. */
export function jpegEnd(bytes: Buffer): number | undefined {
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && marker === 0xd9) return at + 2;
    if (bytes[at] !== 0xff) at = nextMarker(bytes, at);
    else if (marker === 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd8))
      at += 1 + Number(marker !== 0xff);
    else at += at + 4 > bytes.length ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function nextMarker(bytes: Buffer, at: number): number {
  const next = bytes.indexOf(0xff, at);
  return next < 0 ? bytes.length : next;
}

/** The size follows the mark at which the packed picture begins. */
function jpeg2000Pixels(bytes: Buffer): number | undefined {
  const at = bytes.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]));
  return at < 0 || at + 16 > bytes.length
    ? undefined
    : bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12);
}

const pageSegment = 48;

/** As in a PDF, where it begins with the description of its page. */
function jbig2Pixels(bytes: Buffer): number | undefined {
  if (bytes.length < 19 || ((bytes[4] ?? 0) & 0x7f) !== pageSegment) return undefined;
  const height = bytes.readUInt32BE(15);
  return bytes.readUInt32BE(11) * (height === 0xffffffff ? 1 : height);
}
