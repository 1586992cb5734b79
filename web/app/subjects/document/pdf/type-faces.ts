import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

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
