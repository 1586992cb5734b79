import { isRemotePath } from '../safe-link.ts';
import { FaultFound } from '../verdict.ts';
import { WordFields } from '../word-fields.ts';

/** Where the head of a document says that its pieces of text, and the names that belong to it, are listed. */
const piecesAt = 0x1a2;
const namesAt = 0x19a;
const headLength = 0x1aa;
const compressed = 0x40000000;

/** Throws a `FaultFound` for instructions and a template that run or fetch something, and for text that cannot be found. */
export function checkDocWords(word: Buffer, table: Buffer): void {
  // The lengths of the lists before: with others, everything else would be elsewhere.
  const isUsual = word.length >= headLength && word.readUInt16LE(32) === 14 && word.readUInt16LE(62) === 22;
  if (!isUsual) throw new FaultFound('broken');
  const template = nameIn(listAt(word, namesAt, table), 1);
  if (template !== undefined && isRemotePath(template)) throw new FaultFound('program');
  checkFields(piecesIn(word, listAt(word, piecesAt, table)).join(''));
}

function listAt(word: Buffer, at: number, table: Buffer): Buffer {
  const start = word.readUInt32LE(at);
  const length = word.readUInt32LE(at + 4);
  if (start + length > table.length) throw new FaultFound('broken');
  return table.subarray(start, start + length);
}

/** The pieces in order: an edited document may keep its text in many. */
function piecesIn(word: Buffer, list: Buffer): readonly string[] {
  let at = 0;
  // Formats of the pieces come first.
  while (list[at] === 1 && at + 3 <= list.length) at += 3 + list.readUInt16LE(at + 1);
  if (list[at] !== 2 || at + 5 > list.length) throw new FaultFound('broken');
  const count = (list.readUInt32LE(at + 1) - 4) / 12;
  const places = at + 5;
  const described = places + 4 * (count + 1);
  if (!Number.isInteger(count) || count < 0 || described + 8 * count > list.length)
    throw new FaultFound('broken');
  let remaining = word.length;
  return Array.from({ length: count }, (_, number) => {
    const letters = list.readUInt32LE(places + 4 * (number + 1)) - list.readUInt32LE(places + 4 * number);
    const place = list.readUInt32LE(described + 8 * number + 2);
    const isCompressed = (place & compressed) !== 0;
    const start = isCompressed ? (place & ~compressed) / 2 : place;
    const end = start + letters * (isCompressed ? 1 : 2);
    remaining -= letters;
    if (letters < 0 || end > word.length || remaining < 0) throw new FaultFound('broken');
    return word.toString(isCompressed ? 'latin1' : 'utf16le', start, end);
  });
}

/** The characters that mark a field. */
const marks = { begin: 0x13, separate: 0x14, end: 0x15 } as const;
/** Also behind words that a tracked change deletes. */
const exchange = /(?:^|\s)DDE(?:AUTO)?\s/i;

function checkFields(text: string): void {
  const fields = new WordFields();
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark < marks.begin || mark > marks.end) continue;
    instruct(fields, text.slice(from, at));
    if (mark === marks.begin) fields.begin();
    else if (mark === marks.separate) fields.separate();
    else fields.end();
    from = at + 1;
  }
  instruct(fields, text.slice(from));
  fields.finish();
}

function instruct(fields: WordFields, text: string): void {
  if (text === '' || !fields.isInstruction) return;
  if (exchange.test(text)) throw new FaultFound('program');
  fields.instruct({ text });
}

/** One of the names that belong to a document. */
function nameIn(list: Buffer, index: number): string | undefined {
  if (list.length >= 2 && list.readUInt16LE(0) !== 0xffff) throw new FaultFound('broken');
  let at = 6;
  for (let number = 0; at + 2 <= list.length; number += 1) {
    const next = at + 2 + 2 * list.readUInt16LE(at);
    if (number === index) return list.toString('utf16le', at + 2, next);
    at = next;
  }
  return undefined;
}
