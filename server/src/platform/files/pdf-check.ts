import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { refused, type Verdict } from './verdict.ts';

const unpack = promisify(inflate);
/** In bytes, of all packed objects together. */
const maxUnpacked = 50_000_000;
const nearEnd = 1024;

/** What may separate two tokens of a PDF: white space and comments. */
const gap = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`;
const asAction = new RegExp(String.raw`(?:/S|\bobj)${gap}$`);
const asValue = new RegExp(String.raw`^${gap}(?:<<|\[|\d{1,10}\s+\d{1,10}\s+R)`);

/** Names that indicate active content in a PDF, with the context in which they mean it. */
const program: readonly Telltale[] = [
  { name: /\/(?:JavaScript|Launch|ImportData|SubmitForm|Rendition|RichMediaExecute)\b/g, after: asAction },
  { name: /\/(?:RichMedia(?:Content)?|XFA)\b/g, before: asValue },
];
const otherFile: readonly Telltale[] = [
  { name: /\/EF\b/g, before: asValue },
  { name: /\/EmbeddedFiles\b/g },
  { name: /\/EmbeddedFile\b/g, after: new RegExp(`/Type${gap}$`) },
  { name: /\/GoToE\b/g, after: asAction },
];
const locked: readonly Telltale[] = [{ name: /\/Encrypt\b/g, before: asValue }];
const markup = /<(?:!doctype|html|head|body|script|style|svg|iframe|object|embed)\b|<\?php/i;

/** A complete PDF and nothing else, without scripts or embedded files. */
export async function checkPdf(bytes: Buffer): Promise<Verdict> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return refused('wrong-type');
  if (markup.test(text.slice(0, nearEnd)) || markup.test(text.slice(-nearEnd)) || endsAsArchive(bytes))
    return refused('wrong-type');
  if (!isWhole(text)) return refused('broken');
  // Encryption would hide what we have to check.
  const read = named(text);
  if (tells(read, locked)) return refused('locked');
  const packed = await packedObjects(bytes, text);
  if (packed === 'bomb' || packed === 'broken') return refused(packed);
  const texts = [read, named(packed)];
  if (texts.some((each) => tells(each, program))) return refused('program');
  if (texts.some((each) => tells(each, otherFile))) return refused('carries-file');
  return { status: 'sound', kind: 'pdf' };
}

interface Telltale {
  readonly name: RegExp;
  /** What must stand directly before or after the name. */
  readonly after?: RegExp;
  readonly before?: RegExp;
}

/**
 * How many characters around a name we search; and how often one may occur in text without meaning anything.
 */
const near = 300;
const oftenEnough = 1000;

/** Searches only around each occurrence of a name, because a hostile file may be built to take long. */
function tells(text: string, telltales: readonly Telltale[]): boolean {
  return telltales.some(({ name, after, before }) => {
    let seen = 0;
    for (const { index, 0: word } of text.matchAll(name)) {
      seen += 1;
      if (seen > oftenEnough) return true;
      const end = index + word.length;
      const isAfter = after?.test(text.slice(Math.max(0, index - near), index)) ?? true;
      if (isAfter && (before?.test(text.slice(end, end + near)) ?? true)) return true;
    }
    return false;
  });
}

/** The trailer is at the end, and points to the cross-reference table. */
function isWhole(text: string): boolean {
  const end = text.slice(-nearEnd);
  const found = /startxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(end)?.[1];
  if (found === undefined) return false;
  const table = text.slice(Number(found), Number(found) + 40);
  return Number(found) > 0 && /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(table) && /\bendobj\b/.test(text);
}

/** The end record of a ZIP whose comment, if any, reaches exactly to the end of the file. */
function endsAsArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1'); at >= from; ) {
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) >= bytes.length - 2) return true;
    at = at === 0 ? -1 : bytes.lastIndexOf('PK\x05\x06', at - 1, 'latin1');
  }
  return false;
}

const streamOpens = /\bstream\r?\n/g;
/** How far before a stream's bytes we search for its dictionary. */
const farBefore = 4000;
const maxStreams = 20_000;
/** This many streams may look like packed objects without being any. */
const maxMistaken = 50;

/** The objects packed in object streams, unpacked; other filters are not searched. */
async function packedObjects(bytes: Buffer, text: string): Promise<string | 'bomb' | 'broken'> {
  const found: string[] = [];
  let left = maxUnpacked;
  let streams = 0;
  let mistaken = 0;
  for (const { index, 0: opening } of text.matchAll(streamOpens)) {
    streams += 1;
    if (streams > maxStreams) return 'broken';
    const before = named(text.slice(Math.max(0, index - farBefore), index));
    if (!before.includes('/ObjStm')) continue;
    const own = before.slice(before.lastIndexOf('endstream') + 1);
    if (own.includes('/ObjStm') && /\/Predictor\b/.test(own)) return 'broken';
    const from = index + opening.length;
    const end = text.indexOf('endstream', from);
    if (end < 0) return 'broken';
    const content = await unpacked(bytes.subarray(from, end), left);
    if (content === 'bomb') return 'bomb';
    if (content === undefined) mistaken += 1;
    const isUnread = content === undefined && own.includes('/ObjStm') && /\/Filter\b/.test(own);
    if (isUnread || mistaken > maxMistaken) return 'broken';
    left = Math.max(1, left - (content?.length ?? 0));
    found.push(content?.toString('latin1') ?? '');
  }
  return found.join('\n');
}

async function unpacked(packed: Buffer, max: number): Promise<Buffer | 'bomb' | undefined> {
  try {
    return await unpack(packed, { maxOutputLength: max });
  } catch (error) {
    const grew = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return grew ? 'bomb' : undefined;
  }
}

/** Names with their escapes decoded: `/J#61vaScript` is `/JavaScript`. */
function named(text: string): string {
  if (!text.includes('#')) return text;
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
