/** A PDF of one page with a label and its value in each row. */
export function madeForm(rows: readonly (readonly [label: string, value: string])[]): Buffer {
  const cell = (text: string, left: number, place: number) =>
    `1 0 0 1 ${left} ${800 - 15 * place} Tm (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj`;
  const textLines = rows.flatMap(([label, value], place) => [
    cell(label, 56, place),
    cell(value, 300, place),
  ]);
  const content = `BT /F1 9 Tf\n${textLines.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, number) => {
    const place = text.length;
    text += `${number + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
