/** Where the cells of a row begin, in points. */
const lefts = [56, 300, 400, 500];

/** A PDF with labels and values in columns: each page has rows, and each row has cells. An empty cell is left out. */
export function madeForm(pages: readonly (readonly (readonly string[])[])[]): Buffer {
  const font = 3 + 2 * pages.length;
  const kids = pages.map((_, page) => `${3 + 2 * page} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap((rows, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * page} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
      streamOf(rows),
    ]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, number) => {
    const place = text.length;
    text += `${number + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Column by column, as some programs write a table: what is at one height is not drawn together. */
function streamOf(rows: readonly (readonly string[])[]): string {
  const textLines = lefts.flatMap((left, column) =>
    rows.flatMap((row, place) => {
      const cell = row[column] ?? '';
      return cell === '' ? [] : [`1 0 0 1 ${left} ${800 - 15 * place} Tm (${escaped(cell)}) Tj`];
    }),
  );
  const content = `BT /F1 9 Tf\n${textLines.join('\n')}\nET`;
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&');
