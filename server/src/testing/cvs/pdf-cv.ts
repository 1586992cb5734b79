import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type CvLine, cvLines, type KnownCv } from './known-cv.ts';

/** A piece of a line where it is drawn. */
interface Drawn {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly size: number;
}

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const margin = 50;
const paperWidth = 595;
const gap = 24;
const lastLine = 780;

/** A CV as a program draws it on paper: bullets hang, lines break where the column ends. */
export async function pdfCv({ text, columns }: KnownCv): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const bytes = buffer(doc);
  const width = paperWidth - 2 * margin;
  const top = drawnIn(doc, text, { x: margin, y: margin, width });
  const texts = [...top.drawn];
  if (columns !== undefined) {
    const leftWidth = Math.round(width * columns.split) - gap / 2;
    const leftColumn = drawnIn(doc, columns.left, { x: margin, y: top.y + 10, width: leftWidth });
    const x = margin + leftWidth + gap;
    const right = drawnIn(doc, columns.right, { x, y: top.y + 10, width: margin + width - x });
    const bothColumns = [...leftColumn.drawn, ...right.drawn];
    texts.push(
      ...(columns.order === 'line by line'
        ? bothColumns.toSorted((a, b) => a.y - b.y || a.x - b.x)
        : bothColumns),
    );
  }
  let page = -1;
  for (const { text: words, x, y, font, size } of texts) {
    const at = Math.floor(y / lastLine);
    if (at > page) doc.addPage();
    page = Math.max(page, at);
    doc.font(font, size).text(words, x, (at > 0 ? margin : 0) + (y % lastLine), { lineBreak: false });
  }
  doc.end();
  return await bytes;
}

function drawnIn(doc: PDFKit.PDFDocument, text: string, column: Column) {
  const texts: Drawn[] = [];
  let y = column.y;
  for (const line of text === '' ? [] : cvLines(text)) {
    const next = drawLine(doc, line, { ...column, y });
    texts.push(...next.drawn);
    y = next.y;
  }
  return { drawn: texts, y };
}

const looks = {
  name: ['Helvetica-Bold', 20],
  heading: ['Helvetica-Bold', 12],
  text: ['Helvetica', 10],
} as const;

function drawLine(doc: PDFKit.PDFDocument, line: CvLine, { x, y, width }: Column) {
  if (line.kind === 'row') return drawRow(doc, line.cells, { x, y, width });
  if (line.kind === 'edges') {
    const [font, size] = looks.text;
    const right = x + width - doc.font(font, size).widthOfString(line.right);
    const texts: Drawn[] = [
      { text: line.left, x, y, font, size },
      { text: line.right, x: right, y, font, size },
    ];
    return { drawn: texts, y: y + size * 1.4 };
  }
  if (line.kind === 'bullet') {
    const [font, size] = looks.text;
    const hung = wrapText(doc, { text: line.text, font, size }, { x: x + 12, y, width: width - 12 });
    const texts: Drawn[] = [{ text: '•', x: x + 2, y, font, size }, ...hung.drawn];
    return { drawn: texts, y: hung.y };
  }
  if (line.text === '') return { drawn: [], y: y + 8 };
  const [font, size] = looks[line.kind];
  const before = line.kind === 'heading' ? 6 : 0;
  const spaceAfter = line.kind === 'text' ? 0 : 3;
  const { drawn, y: end } = wrapText(doc, { text: line.text, font, size }, { x, y: y + before, width });
  return { drawn, y: end + spaceAfter };
}

/** The first cell is narrow; the others share the rest. */
function drawRow(doc: PDFKit.PDFDocument, cells: readonly (readonly string[])[], { x, y, width }: Column) {
  const first = width * 0.25;
  const other = (width - first) / Math.max(1, cells.length - 1);
  const columns = cells.map((cell, place) => {
    const at = place === 0 ? x : x + first + other * (place - 1);
    return drawnIn(doc, cell.join('\n'), { x: at, y, width: (place === 0 ? first : other) - 8 });
  });
  return { drawn: columns.flatMap((cell) => cell.drawn), y: Math.max(...columns.map((cell) => cell.y)) };
}

function wrapText(
  doc: PDFKit.PDFDocument,
  { text, font, size }: { readonly text: string; readonly font: string; readonly size: number },
  { x, y, width }: Column,
) {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last !== '' && doc.font(font, size).widthOfString(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const texts = lines.map((each, place): Drawn => ({ text: each, x, y: y + place * size * 1.4, font, size }));
  return { drawn: texts, y: y + lines.length * size * 1.4 };
}
