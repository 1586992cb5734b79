import PDFDocument from 'pdfkit';
import { product } from '../../../text/product.ts';
import { printable } from './printable.ts';
import { type Face, registerFaces } from './type-faces.ts';

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Of a header cell; pdfkit writes it, its types do not know it. */
      scope?: 'Column' | 'Row';
    }
  }
}

export type Element = PDFKit.PDFStructureElement;

/** A document that is being written, and the element of its structure that holds the rest. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  readonly title: string;
  /** Heights by text, look and width: a cell is measured for its column, its row and its page. */
  readonly heights: Map<string, number>;
}

/** A4 in points, and the edges between which everything but the head stands. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 539.28,
  top: 84,
  bottom: 770,
} as const;
export const measure = sheet.right - sheet.left;

/** Opens a tagged document in British English under its title. */
export function openPaper(title: string): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    // Our own edges decide where a page ends; pdfkit's stand further out, for a text longer than a page.
    margins: {
      top: sheet.top,
      bottom: sheet.height - sheet.bottom - 12,
      left: sheet.left,
      right: sheet.left,
    },
    // None: pdfkit would open one of its own, which are not embedded.
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
  return { doc, root, title, heights: new Map() };
}

/** How a text looks. `figures` are all of one width, to stand in columns. */
export interface Look {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  readonly figures?: boolean;
}

export interface Written {
  readonly text: string;
  readonly look: Look;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** A whole address that the text leads to. */
  readonly link?: string;
}

const lineGap = 2.5;

function optionsOf({ look, width, align = 'left' }: Pick<Written, 'look' | 'width' | 'align'>) {
  const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];
  return { width, align, lineGap, ...(look.figures && { features }) };
}

function dip({ doc }: Paper, { face, size }: Look): void {
  doc.font(face).fontSize(size);
}

/** How high the text will stand. */
export function heightOf(
  paper: Paper,
  { text, look, width }: Pick<Written, 'text' | 'look' | 'width'>,
): number {
  if (text === '') return 0;
  const key = `${look.face} ${look.size} ${look.figures} ${width} ${text}`;
  const known = paper.heights.get(key);
  if (known !== undefined) return known;
  dip(paper, look);
  const height = paper.doc.heightOfString(printable(text), optionsOf({ look, width }));
  paper.heights.set(key, height);
  return height;
}

/** How wide the longest line of the text is. */
export function widthOf(paper: Paper, text: string, look: Look): number {
  dip(paper, look);
  const widths = printable(text)
    .split('\n')
    .map((line) => paper.doc.widthOfString(line, optionsOf({ look, width: measure })));
  return Math.ceil(Math.max(0, ...widths)) + 1;
}

/** Puts the text on the sheet. Outside of an element it needs `decorate`. */
export function put(paper: Paper, { text, look, x, y, link, ...box }: Written): void {
  dip(paper, look);
  const options = { ...optionsOf({ look, ...box }), ...(link !== undefined && { link }) };
  paper.doc.fillColor(look.colour).text(printable(text), x, y, options);
}

/** Writes the text as content of the element. */
export function write(paper: Paper, element: Element, written: Written): void {
  if (written.text === '') return;
  if (written.link === undefined) {
    element.add(() => put(paper, written));
    return;
  }
  const link = within(paper, element, 'Link');
  link.add(() => put(paper, written));
  // Ended while its page is open: pdfkit notes the page of a link when its element ends.
  link.end();
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

/** Draws what has no meaning: lines, grounds, page numbers. */
export function decorate({ doc }: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Turns the page unless the height still fits. Says whether it did. */
export function makeRoom({ doc }: Paper, height: number): boolean {
  if (doc.y + height <= sheet.bottom) return false;
  doc.addPage();
  doc.y = sheet.top;
  return true;
}

/** A line across the sheet at the place that was reached. */
export function drawRule(paper: Paper, colour: string, weight: number): void {
  const { doc } = paper;
  const y = doc.y;
  decorate(paper, () => {
    doc.lineWidth(weight).strokeColor(colour).moveTo(sheet.left, y).lineTo(sheet.right, y).stroke();
  });
  doc.y = y;
}
