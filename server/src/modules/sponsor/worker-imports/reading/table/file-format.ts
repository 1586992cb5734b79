import { UnreadableTable } from './table-rows.ts';

export type FileFormat =
  | { readonly format: 'workbook' }
  | { readonly format: 'text'; readonly text: string; readonly encoding: string };

/** What other files begin with. */
const otherFormats: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an old Excel workbook, or one with a password. In your spreadsheet, save it as an .xlsx workbook without a password, or as “CSV UTF-8”.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Send an Excel workbook or a CSV file.'],
];
const workbookStart = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** What a file is, with its text; throws UnreadableTable for what is no table. */
export function fileFormat(bytes: Uint8Array): FileFormat {
  if (bytes.length === 0) throw new UnreadableTable('This file is empty.');
  const otherFormat = otherFormats.find(([start]) => startsWith(bytes, start));
  if (otherFormat) throw new UnreadableTable(otherFormat[1]);
  if (startsWith(bytes, workbookStart)) return { format: 'workbook' };
  if (startsWith(bytes, [0xff, 0xfe])) return textIn(bytes, 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return textIn(bytes, 'utf-16be');
  if (bytes.includes(0))
    throw new UnreadableTable('This is not a text file. Send an Excel workbook or a CSV file.');
  return decoded(bytes, 'utf-8') ?? inWindows(bytes);
}

function textIn(bytes: Uint8Array, encoding: string): FileFormat {
  const text = decoded(bytes, encoding);
  if (text === null)
    throw new UnreadableTable('The signs of this file cannot be read. Save it again as “CSV UTF-8”.');
  return text;
}

function decoded(bytes: Uint8Array, encoding: string): FileFormat | null {
  try {
    return { format: 'text', text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}

/** Letters of UTF-8 as they look in Windows-1252: “Ã©” is é. */
const mixed = /[ÃÂÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]|â€/;
/** Bytes that stand for nothing in Windows-1252. */
const unassigned = /[\u0080-\u009f]/;

function inWindows(bytes: Uint8Array): FileFormat {
  const text = new TextDecoder('windows-1252').decode(bytes);
  if (unassigned.test(text) || mixed.test(text))
    throw new UnreadableTable(
      'This file is neither in UTF-8 nor in Windows-1252, so names with accents would be wrong. Save it again as “CSV UTF-8”.',
    );
  return { format: 'text', text, encoding: 'windows-1252' };
}
