import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { unpack } from './zip-archive.ts';

/** The text of a document. The reader library gets only what we have unpacked and measured ourselves. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const unpacked = await unpack(Buffer.from(bytes));
  if (unpacked.status === 'refused') throw new Error('This is no document.');
  const described = unpacked.parts.filter(({ name }) => /\.(?:xml|rels)$/i.test(name));
  const files = described.map((part) => [part.name, new Uint8Array(part.bytes)] as const);
  const zip = zipSync(Object.fromEntries(files), { level: 0 });
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(zip) });
  // One paragraph per line: paragraphs end in two line breaks, empty ones make four.
  return value.replaceAll(/\n{2,}/g, (ends) => (ends.length > 2 ? '\n\n' : '\n'));
}
