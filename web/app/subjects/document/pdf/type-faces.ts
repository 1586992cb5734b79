import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const header = { size: 44, flavour: 4, tables: 12 };
const entry = { size: 20, offset: 4, packed: 8, whole: 12, checksum: 16 };

/**
 * The TrueType file inside a woff. Fontkit can read a woff itself, but decompresses a table again for every
 * character it looks up, which takes most of a document's rendering time.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(header.tables);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, header.flavour, header.flavour + 4);
  head.writeUInt16BE(count, 4);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const at = header.size + entry.size * index;
    const body = tableOf(woff, at);
    const to = 12 + 16 * index;
    woff.copy(head, to, at, at + 4);
    woff.copy(head, to + 4, at + entry.checksum, at + entry.checksum + 4);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(body.length, to + 12);
    const padded = Buffer.alloc(Math.ceil(body.length / 4) * 4);
    body.copy(padded);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** A table is compressed only where that makes it smaller. */
function tableOf(woff: Buffer, at: number): Buffer {
  const from = woff.readUInt32BE(at + entry.offset);
  const packed = woff.readUInt32BE(at + entry.packed);
  const bytes = woff.subarray(from, from + packed);
  return packed < woff.readUInt32BE(at + entry.whole) ? inflateSync(bytes) : bytes;
}

const { resolve } = createRequire(import.meta.url);

/**
 * The static fonts as woff: fontkit can neither subset woff2 nor embed one weight of a variable font. Latin
 * characters only, as on the pages.
 */
const files = {
  text: resolve('@fontsource/geist/files/geist-latin-400-normal.woff'),
  strong: resolve('@fontsource/geist/files/geist-latin-600-normal.woff'),
  display: resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
};

export type Face = keyof typeof files;

const faces = ['text', 'strong', 'display'] as const satisfies readonly Face[];

const unpacked = new Map<Face, Buffer>();

/** Registers our fonts with a document by name; each file is read once. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const face of faces) {
    const bytes = unpacked.get(face) ?? unpackWoff(readFileSync(files[face]));
    unpacked.set(face, bytes);
    doc.registerFont(face, bytes);
  }
}
