import { deflated } from './pdf-filters.ts';
import { toBytes } from './variant.ts';

/** The numbers of objects and what they are. */
export type Objects = Readonly<Record<number, string>>;

const words = 'BT /F1 14 Tf 72 760 Td (Amara Okafor) Tj 0 -24 Td (Engineer, Example Ltd, since 2021) Tj ET';

export function stream(data: string, entries = ''): string {
  return `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

export interface More {
  readonly catalogue?: string;
  readonly page?: string;
  readonly objects?: Objects;
}

/** The objects of a CV of one page: 1 the catalogue, 2 the pages, 3 the page, 4 its words, 5 the font. */
export function cvObjects({ catalogue = '', page = '', objects = {} }: More = {}): Objects {
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R ${page} >>`,
    4: stream(words),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  };
}

export interface Written {
  readonly text: string;
  /** Where each object begins. */
  readonly offsets: ReadonlyMap<number, number>;
}

/** The objects one after another, from `start` on. */
export function writeObjects(objects: Objects, start: number): Written {
  const offsets = new Map<number, number>();
  let text = '';
  for (const [number, body] of Object.entries(objects)) {
    offsets.set(Number(number), start + text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  return { text, offsets };
}

/** A section of a cross-reference table for each object. */
export function table(offsets: ReadonlyMap<number, number>): string {
  const sections = [...offsets].map(
    ([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
  );
  return `xref\n0 1\n0000000000 65535 f \n${sections.join('')}`;
}

export const header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
export const sizeOf = (objects: Objects) => Math.max(...Object.keys(objects).map(Number)) + 1;
export const ending = (at: number) => `startxref\n${at}\n%%EOF\n`;

/** A file with an ordinary table. */
export function pdfText(objects: Objects, trailer = ''): string {
  const { text, offsets } = writeObjects(objects, header.length);
  const body = header + text;
  return `${body}${table(offsets)}trailer\n<< /Size ${sizeOf(objects)} /Root 1 0 R ${trailer} >>\n${ending(body.length)}`;
}

export const pdf = (more: More = {}, trailer = '') => toBytes(pdfText(cvObjects(more), trailer));

/** A further revision of a file: only what changed, and the place of the section before. */
export function revised(before: string, objects: Objects, trailer = ''): string {
  const previous = /startxref\n(\d+)\n%%EOF\n$/.exec(before)?.[1] ?? '0';
  const { text, offsets } = writeObjects(objects, before.length);
  const body = before + text;
  return `${body}${table(offsets)}trailer\n<< /Size 40 /Root 1 0 R /Prev ${previous} ${trailer} >>\n${ending(body.length)}`;
}

/** What an object stream holds: the numbers and places of its objects, then they. */
export function packedText(packed: Objects, gap = ''): { readonly data: string; readonly first: number } {
  let bodies = '';
  let index = '';
  for (const [number, body] of Object.entries(packed)) {
    index += `${number} ${bodies.length} `;
    bodies += `${body}\n`;
  }
  index += gap;
  return { data: index + bodies, first: index.length };
}

export interface Packing {
  readonly direct: Objects;
  readonly packed: Objects;
  /** The object that is the stream, given what it holds. */
  readonly container?: (data: string, first: number, count: number) => string;
  readonly trailer?: string;
  /** How a stream of references is kept. */
  readonly keep?: (data: string) => readonly [data: string, entries: string];
}

export const ordinaryContainer = (data: string, first: number, count: number) =>
  stream(deflated(data), `/Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode`);

const containerNumber = 30;
const referencesNumber = 31;

/** A file whose objects are packed in a stream, and whose references are a stream too. */
export function packedPdf({
  direct,
  packed,
  container = ordinaryContainer,
  trailer = '',
  keep,
}: Packing): string {
  const { data, first } = packedText(packed);
  const all = { ...direct, [containerNumber]: container(data, first, Object.keys(packed).length) };
  const { text, offsets } = writeObjects(all, header.length);
  const body = header + text;
  const rows = new Map<number, Buffer>([[0, row(0, 0, 255)]]);
  for (const [number, at] of offsets) rows.set(number, row(1, at, 0));
  for (const [index, number] of Object.keys(packed).entries())
    rows.set(Number(number), row(2, containerNumber, index));
  rows.set(referencesNumber, row(1, body.length, 0));
  const numbers = [...rows.keys()].toSorted((a, b) => a - b);
  const references = Buffer.concat(numbers.map((number) => rows.get(number) ?? row(0, 0, 0))).toString(
    'latin1',
  );
  const [deflatedData, entries] = keep?.(references) ?? [deflated(references), '/Filter /FlateDecode'];
  const index = numbers.map((number) => `${number} 1`).join(' ');
  const about = `/Type /XRef /Size 32 /W [1 3 1] /Index [${index}] /Root 1 0 R ${entries} ${trailer}`;
  return `${body}${referencesNumber} 0 obj\n${stream(deflatedData, about)}\nendobj\n${ending(body.length)}`;
}

function row(kind: number, place: number, last: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(kind);
  bytes.writeUIntBE(place, 1, 3);
  bytes.writeUInt8(last, 4);
  return bytes;
}
