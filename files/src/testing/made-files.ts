import { strToU8, zipSync } from 'fflate';

interface MorePdf {
  readonly catalog?: string;
  readonly objects?: readonly string[];
}

/** A PDF of one page. `objects` follow its own five, the first as number 6; `catalog` goes into its root. */
export function madePdf(lines: readonly string[], { catalog = '', objects = [] }: MorePdf = {}): Buffer {
  const textLines = lines
    .map((line, place) => `1 0 0 1 72 ${760 - 16 * place} Tm (${escaped(line)}) Tj`)
    .join('\n');
  const content = `BT /F1 11 Tf\n${textLines}\nET`;
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const places = all.map((object, number) => {
    const place = text.length;
    text += `${number + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&');

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A Word document. `parts` are added, or stand in the place of its own. */
export function madeDocx(
  paragraphs: readonly string[],
  parts: Readonly<Record<string, string | Uint8Array>> = {},
): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const ownParts = {
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${documentType}"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  };
  const all = Object.entries({ ...ownParts, ...parts });
  return Buffer.from(
    zipSync(
      Object.fromEntries(all.map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])),
    ),
  );
}

const sector = 512;

interface MoreDoc {
  readonly flags?: number;
  readonly word?: string;
  /** Its text, in the pieces in which Word keeps an edited one. */
  readonly pieces?: readonly string[];
  readonly template?: string;
}

/** A document of Word before 2007, with streams of these names besides its own, and Word's marks at its start. */
export function madeDoc(
  more: readonly string[] = [],
  { flags = 0, word = 'WordDocument', pieces = ['Amara Okafor'], template = '' }: MoreDoc = {},
): Buffer {
  const streams = [word, '1Table', ...more];
  const directories = Math.ceil((streams.length + 1) / 4);
  const sectors = 1 + directories + streams.length * 8;
  const bytes = Buffer.alloc((sectors + 1) * sector);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    bytes.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, 0xfffffffe],
    [68, 0xfffffffe],
  ] as const)
    bytes.writeUInt32LE(value, at);
  for (let place = 0; place < 109; place += 1)
    bytes.writeUInt32LE(place === 0 ? 0 : 0xffffffff, 76 + 4 * place);
  const next = (number: number, value: number) => bytes.writeUInt32LE(value, sector + 4 * number);
  for (let number = 0; number < 128; number += 1) next(number, 0xffffffff);
  next(0, 0xfffffffd);
  for (let number = 1; number <= directories; number += 1)
    next(number, number === directories ? 0xfffffffe : number + 1);
  const entry = (place: number, name: string, [type, start, size]: readonly [number, number, number]) => {
    const at = 2 * sector + 128 * place;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, at + 64);
    bytes[at + 66] = type;
    bytes.writeUInt32LE(start, at + 116);
    bytes.writeUInt32LE(size, at + 120);
  };
  entry(0, 'Root Entry', [5, 0xfffffffe, 0]);
  for (const [place, name] of streams.entries()) {
    const start = 1 + directories + 8 * place;
    entry(place + 1, name, [2, start, 4096]);
    for (let number = 0; number < 8; number += 1)
      next(start + number, number === 7 ? 0xfffffffe : start + number + 1);
  }
  const head = (2 + directories) * sector;
  bytes.writeUInt16LE(0xa5ec, head);
  const inFirstTable = 0x0200;
  bytes.writeUInt16LE(flags | inFirstTable, head + 10);
  bytes.writeUInt16LE(14, head + 32);
  bytes.writeUInt16LE(22, head + 62);
  const table = head + 8 * sector;
  const lists = [piecesList(bytes.subarray(head + firstPiece), pieces), namesList(['', template])];
  for (const [place, list] of lists.entries()) {
    list.copy(bytes, table + 1024 * place);
    bytes.writeUInt32LE(1024 * place, head + (place === 0 ? 0x1a2 : 0x19a));
    bytes.writeUInt32LE(list.length, head + (place === 0 ? 0x1a6 : 0x19e));
  }
  return bytes;
}

const firstPiece = 1024;
const pieceRoom = 256;

/** Writes the pieces, the last one first, and lists them in order. */
function piecesList(room: Buffer, pieces: readonly string[]): Buffer {
  const list = Buffer.alloc(5 + 4 * (pieces.length + 1) + 8 * pieces.length);
  list[0] = 2;
  list.writeUInt32LE(list.length - 5, 1);
  let letters = 0;
  for (const [place, piece] of pieces.entries()) {
    const from = pieceRoom * (pieces.length - 1 - place);
    room.write(piece, from, 'utf16le');
    letters += piece.length;
    list.writeUInt32LE(letters, 5 + 4 * (place + 1));
    list.writeUInt32LE(firstPiece + from, 5 + 4 * (pieces.length + 1) + 8 * place + 2);
  }
  return list;
}

function namesList(names: readonly string[]): Buffer {
  const encodedNames = names.map((name) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(name.length);
    return Buffer.concat([length, Buffer.from(name, 'utf16le')]);
  });
  return Buffer.concat([Buffer.from([0xff, 0xff, names.length, 0, 0, 0]), ...encodedNames]);
}
