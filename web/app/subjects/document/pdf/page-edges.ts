import { product } from '../../../text/product.ts';
import { notAdvice } from '../whole-document.ts';
import { ink } from './ink.ts';
import { decorate, type Look, measure, type Paper, put, sheet } from './paper.ts';

const foot: Look = { face: 'text', size: 8, colour: ink.quiet };
const name: Look = { face: 'display', size: 10.5, colour: ink.racing };

/** The headers and footers of every page, drawn once the number of pages is known. */
export function drawEdges(paper: Paper): void {
  const { start, count } = paper.doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    paper.doc.switchToPage(page);
    if (page > start) drawRunningHead(paper);
    drawFoot(paper, `Page ${page - start + 1} of ${count}`);
  }
}

function drawRunningHead(paper: Paper): void {
  const { title } = paper;
  const row = { y: 40, x: sheet.left, width: measure };
  decorate(
    paper,
    () => {
      put(paper, { text: product, look: name, ...row });
      put(paper, { text: title, look: foot, ...row, y: row.y + 3, align: 'right' });
      drawLine(paper, 60);
    },
    'Pagination',
  );
}

function drawFoot(paper: Paper, pageOf: string): void {
  const { doc } = paper;
  const row = { look: foot, y: sheet.height - 44, x: sheet.left, width: measure };
  // Below pdfkit's own bottom margin, where it would start a new page.
  doc.page.margins.bottom = 0;
  decorate(
    paper,
    () => {
      doc
        .moveTo(sheet.left, row.y - 9)
        .lineTo(sheet.right, row.y - 9)
        .lineWidth(0.6)
        .stroke(ink.line);
      put(paper, { text: `${product} · ${notAdvice}`, ...row });
      put(paper, { text: pageOf, ...row, align: 'right' });
    },
    'Pagination',
  );
}

function drawLine({ doc }: Paper, y: number): void {
  doc.lineWidth(0.6).strokeColor(ink.line).moveTo(sheet.left, y).lineTo(sheet.right, y).stroke();
}
