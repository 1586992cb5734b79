import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { readingFont } from './reading-font.ts';

export const margin = 56;

/** Opens a PDF that has nothing yet but a title. */
export function openPaper(title: string) {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    autoFirstPage: false,
    font: readingFont,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Producer: 'Portway', Creator: 'Portway' },
  });
  const content = buffer(doc);
  /** The root of what a screen reader reads. */
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    /** Ends it, and resolves to its bytes. */
    finish(): Promise<Buffer> {
      root.end();
      doc.end();
      return content;
    },
  };
}

/** A PDF of ours being written. */
export type Paper = ReturnType<typeof openPaper>;

/** Writes a last page that says what is left out. */
export function writeLastWords({ doc, root }: Paper, words: string): void {
  doc.addPage({ size: 'A4', margin });
  doc.font(readingFont, 11).fillColor('#000').text(words, { structParent: root, structType: 'P' });
}
