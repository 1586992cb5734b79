import { deflateSync } from 'node:zlib';

interface PackedPdf {
  /** The entries of the stream of packed objects beside its length; `at` says where the first one begins. */
  readonly entries: (at: number) => string;
  /** How its bytes are packed. */
  readonly pack?: (bytes: Buffer) => Buffer;
  /** Put between its entries and its bytes. */
  readonly gap?: string;
  /** Further objects outside of the stream, from number 12. */
  readonly objects?: readonly string[];
}

/**
 * A PDF whose catalog and action are packed in a stream and listed in a cross-reference stream, as PDF readers want
 * it: `action` is done when the file is opened.
 */
export function packedPdf(
  action: string,
  { entries, pack = deflateSync, gap = '', objects = [] }: PackedPdf,
): Buffer {
  const inside = ['<< /Type /Catalog /Pages 2 0 R /OpenAction 11 0 R >>', action];
  const head = `10 0 11 ${inside[0]?.length} `;
  const packed = pack(Buffer.from(head + inside.join(''), 'latin1')).toString('latin1');
  const bodies = new Map([
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'],
    [4, `<< ${entries(head.length)} /Length ${packed.length} ${gap}>>\nstream\n${packed}\nendstream`],
    ...objects.map((object, place) => [12 + place, object] as const),
  ]);
  let text = '%PDF-1.7\n';
  const rows = new Map([
    [10, [2, 4, 0]],
    [11, [2, 4, 1]],
  ]);
  for (const [number, object] of bodies) {
    rows.set(number, [1, text.length, 0]);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const size = 13 + objects.length;
  rows.set(size - 1, [1, text.length, 0]);
  const table = Array.from({ length: size }, (_, number) => {
    const [type = 0, place = 0, more = 0] = rows.get(number) ?? [];
    return String.fromCharCode(type, (place >> 16) & 255, (place >> 8) & 255, place & 255, more);
  }).join('');
  const referenceTable = `<< /Type /XRef /Size ${size} /W [1 3 1] /Root 10 0 R /Length ${table.length} >>`;
  return Buffer.from(
    `${text}${size - 1} 0 obj\n${referenceTable}\nstream\n${table}\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
