import { madeDocx } from '@portway/files/testing/made-files';
import { type CvLine, cvLines, type KnownCv } from './known-cv.ts';

/** A CV as a word processor saves it: headings in a style, bullets as a list, columns as a table without borders. */
export function docxCv({ text, columns }: KnownCv): Buffer {
  const beside =
    columns === undefined ? '' : table([[body(columns.left), body(columns.right)]]) + paragraph('');
  return madeDocx([], {
    'word/document.xml': `${start}<w:body>${body(text)}${beside}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relations,
    'word/numbering.xml': numbering,
    '[Content_Types].xml': types,
  });
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const word = `xmlns:w="${office}/wordprocessingml/2006/main"`;
const start = `${xml}<w:document ${word}>`;
const relations = `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`;
const numbering = `${xml}<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const part = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const types = `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${part}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${part}.numbering+xml"/></Types>`;

/** Rows that follow one another are one table. */
function body(text: string): string {
  const parts: string[] = [];
  let rows: (readonly string[])[] = [];
  const endTable = () => {
    if (rows.length > 0) parts.push(table(rows));
    rows = [];
  };
  for (const line of cvLines(text)) {
    if (line.kind === 'row') {
      rows.push(line.cells.map((cell) => cell.flatMap(cvLines).map(paragraphOf).join('')));
    } else {
      endTable();
      parts.push(paragraphOf(line));
    }
  }
  endTable();
  return parts.join('');
}

function paragraphOf(line: CvLine): string {
  if (line.kind === 'row') return '';
  if (line.kind === 'edges') return paragraph(`${runs(line.left)}<w:r><w:tab/></w:r>${runs(line.right)}`);
  if (line.kind === 'bullet')
    return paragraph(runs(line.text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
  return paragraph(runs(line.text));
}

const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

/** A word processor cuts a line into runs anywhere. */
function runs(text: string): string {
  return text
    .split(' ↵ ')
    .map((line) => {
      const half = Math.floor(line.length / 2);
      return [line.slice(0, half), line.slice(half)].map(run).join('');
    })
    .join('<w:r><w:br/></w:r>');
}

const run = (text: string) =>
  `<w:r><w:t xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r>`;

function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}
