import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { product } from '../../../text/product.ts';
import { printable } from './printable.ts';

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

type Face = keyof typeof files;

const faces = ['text', 'strong', 'display'] as const satisfies readonly Face[];

const unpacked = new Map<Face, Buffer>();

/** Registers our fonts with a document by name; each file is read once. */
function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const face of faces) {
    const bytes = unpacked.get(face) ?? unpackWoff(readFileSync(files[face]));
    unpacked.set(face, bytes);
    doc.registerFont(face, bytes);
  }
}

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** An attribute of header cells that pdfkit writes but its types lack. */
      scope?: 'Column' | 'Row';
    }
  }
}

export type Element = PDFKit.PDFStructureElement;

/** A document being written, and the root element of its structure. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  readonly title: string;
  /** Where the text of a page ends. */
  readonly bottom: number;
  /** The lines of text on each page, by their heights on it. */
  readonly lines: Map<number, Set<number>>;
  /** Heights by text, style and width: a cell is measured for its column, its row and its page. */
  readonly heights: Map<string, number>;
}

/** A4 in points, and the margins around everything but the cover's header. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 539.28,
  top: 84,
  bottom: 770,
} as const;
export const measure = sheet.right - sheet.left;

/** Starts a tagged document in British English with this title. */
export function openPaper(title: string, bottom: number = sheet.bottom): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    // Our own margins decide where a page ends; pdfkit's are further out, for a text longer than a page.
    margins: {
      top: sheet.top,
      bottom: sheet.height - sheet.bottom - 12,
      left: sheet.left,
      right: sheet.left,
    },
    // No default font: pdfkit would load one of its own, which are not embedded.
    font: '',
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: product, Creator: product },
  });
  registerFaces(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, title, bottom, lines: new Map(), heights: new Map() };
}

/** How a text looks. `figures` uses tabular digits, which line up in columns. */
export interface Look {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  readonly figures?: boolean;
  /** Between lines, where it is not as usual. */
  readonly gap?: number;
}

export interface Written {
  readonly text: string;
  readonly look: Look;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** An absolute URL that the text links to. */
  readonly link?: string;
}

const lineGap = 2.5;

function optionsOf({ look, width, align = 'left' }: Pick<Written, 'look' | 'width' | 'align'>) {
  const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];
  return { width, align, lineGap: look.gap ?? lineGap, ...(look.figures && { features }) };
}

function dip({ doc }: Paper, { face, size }: Look): void {
  doc.font(face).fontSize(size);
}

/** The height of the text when drawn. */
export function heightOf(
  paper: Paper,
  { text, look, width }: Pick<Written, 'text' | 'look' | 'width'>,
): number {
  if (text === '') return 0;
  const key = `${look.face} ${look.size} ${look.gap} ${look.figures} ${width} ${text}`;
  const cachedHeight = paper.heights.get(key);
  if (cachedHeight !== undefined) return cachedHeight;
  dip(paper, look);
  const height = paper.doc.heightOfString(printable(text), optionsOf({ look, width }));
  paper.heights.set(key, height);
  return height;
}

/** The width of the text's longest line. */
export function widthOf(paper: Paper, text: string, look: Look): number {
  dip(paper, look);
  const widths = printable(text)
    .split('\n')
    .map((line) => paper.doc.widthOfString(line, optionsOf({ look, width: measure })));
  return Math.ceil(Math.max(0, ...widths)) + 1;
}

/** Draws the text on the page. Outside an element it needs `decorate`. */
export function put(paper: Paper, { text, look, x, y, link, ...box }: Written): void {
  dip(paper, look);
  const options = { ...optionsOf({ look, ...box }), ...(link !== undefined && { link }) };
  paper.doc.fillColor(look.colour).text(printable(text), x, y, options);
}

/** Writes the text as the content of an element. */
export function write(paper: Paper, element: Element, box: Written): void {
  if (box.text === '') return;
  countLines(paper, box);
  if (box.link === undefined) {
    element.add(() => put(paper, box));
    return;
  }
  const link = within(paper, element, 'Link');
  link.add(() => put(paper, box));
  // Ended while its page is open: pdfkit records the page of a link when its element ends.
  link.end();
}

function countLines(paper: Paper, box: Written): void {
  const { start, count } = paper.doc.bufferedPageRange();
  const page = start + count;
  const lines = paper.lines.get(page) ?? new Set();
  const step = box.look.size * 1.3 + (box.look.gap ?? lineGap);
  const end = box.y + heightOf(paper, box);
  for (let y = box.y; y < end - step / 2; y += step) lines.add(Math.round(y));
  paper.lines.set(page, lines);
}

/** A new element inside another. */
export function within(
  { doc }: Paper,
  parent: Element,
  type: string,
  options?: PDFKit.Mixins.StructureElementOptions,
): Element {
  const element = doc.struct(type, options);
  parent.add(element);
  return element;
}

/** Draws artifacts, which have no meaning: lines, backgrounds, page numbers. */
export function decorate({ doc }: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Starts a new page unless this height still fits. Returns whether it did. */
export function makeRoom({ doc, bottom }: Paper, height: number): boolean {
  if (doc.y + height <= bottom) return false;
  doc.addPage();
  doc.y = sheet.top;
  return true;
}

/** A line across the page at the current position. */
export function drawRule(paper: Paper, colour: string, weight: number): void {
  const { doc } = paper;
  const y = doc.y;
  decorate(paper, () => {
    doc.lineWidth(weight).strokeColor(colour).moveTo(sheet.left, y).lineTo(sheet.right, y).stroke();
  });
  doc.y = y;
}
