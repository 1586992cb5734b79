import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { z } from 'zod';
import { unpack } from '../zip-archive.ts';

/** What the reader library finds in a document, as far as it makes lines. */
const element = z.object({
  type: z.string(),
  value: z.string().optional(),
  numbering: z.unknown().optional(),
  styleName: z.string().nullish(),
  get children() {
    return z.array(element).optional();
  },
});
type Element = z.output<typeof element>;

/** The text of a document. The reader library gets only what we have unpacked and measured ourselves. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const unpacked = await unpack(Buffer.from(bytes));
  if (unpacked.status === 'refused') throw new Error('This is no document.');
  const described = unpacked.parts.filter(({ name }) => /\.(?:xml|rels)$/i.test(name));
  const files = described.map((part) => [part.name, new Uint8Array(part.bytes)] as const);
  const zip = zipSync(Object.fromEntries(files), { level: 0 });
  let lines: readonly string[] = [];
  // Its own plain text loses bullets, line breaks and the rows of tables, so we read what its converter receives.
  await mammoth.convertToHtml(
    { buffer: Buffer.from(zip) },
    {
      transformDocument: (document: unknown) => {
        lines = linesIn(element.parse(document));
        return { type: 'document', children: [], notes: { resolve: () => [] }, comments: [] };
      },
    },
  );
  return lines.join('\n');
}

/** One paragraph per line, with a bullet before the items of lists. */
function linesIn({ type, numbering, styleName, children = [] }: Element): readonly string[] {
  if (type === 'tableRow') return rowLines(children.map(linesIn));
  if (type !== 'paragraph') return children.flatMap(linesIn);
  const text = children.map(textIn).join('');
  // LibreOffice numbers headings too, with nothing for a number.
  const isHeading = /^(?:heading|title|subtitle)/i.test(styleName ?? '');
  const isItem = numbering != null && !isHeading && text.trim() !== '';
  return (isItem ? `• ${text}` : text).split('\n');
}

function textIn({ type, value = '', children = [] }: Element): string {
  if (type === 'tab') return '\t';
  // A word processor shows a soft hyphen only where it breaks a line.
  return type === 'break' ? '\n' : `${value.replaceAll('\u00ad', '')}${children.map(textIn).join('')}`;
}

/** A row of short cells is one line. Cells of several lines are columns of a page, each with a text of its own. */
function rowLines(cells: readonly (readonly string[])[]): readonly string[] {
  const cellLines = cells.map((lines) => lines.filter((line) => line.trim() !== ''));
  const isLine = cellLines.slice(0, -1).every((lines) => lines.length <= 1);
  if (!isLine) return cells.flatMap((lines) => [...lines, '']);
  const [first = '', ...more] = cellLines.at(-1) ?? [];
  const before = cellLines.slice(0, -1).map(([line = '']) => line);
  return [[...before, first].join('\t'), ...more, ...(more.length > 0 ? [''] : [])];
}
