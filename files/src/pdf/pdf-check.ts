import { beginsAsOtherFile, endsAsArchive } from '../other-file.ts';
import { type Fault, FaultFound, refused, type Verdict } from '../verdict.ts';
import { emptyText, placesOfTexts } from './pdf-carried-texts.ts';
import { weighPages } from './pdf-drawing.ts';
import { Bomb } from './pdf-filters.ts';
import { faultOf, type Judging } from './pdf-judge.ts';
import { objectsIn, type PdfObject } from './pdf-objects.ts';
import { type PdfValue, TooMuchToRead } from './pdf-reader.ts';
import { BrokenStream, type Resolve, type StreamReading, unpackStreams } from './pdf-streams.ts';
import { pdfOpens } from './pdf-text.ts';

const nearEnd = 1024;
/** In bytes and tokens, over all objects: six times what the largest file holds if it is read once. */
const maxReading = 60_000_000;
/** Bytes of pictures look like an object now and then. */
const maxUnnumbered = 1000;
const markup = /<(?:!doctype|html|head|body|script|style|svg|iframe|object|embed)\b|<\?php/i;

/**
 * A complete PDF and nothing else, without scripts, embedded files or anything that opens by itself. Every object
 * is looked at that any reading of the file may reach; what readers could read differently is refused.
 */
export async function checkPdf(bytes: Buffer): Promise<Verdict> {
  return await checked(bytes, { mayCarry: false });
}

/**
 * A PDF of which the texts that it carries are the only fault, such as the XML of Europass, with blanks in their
 * place; undefined for any other. The texts are not read, and the result is checked like every file.
 */
export async function withoutCarriedTexts(bytes: Buffer): Promise<Buffer | undefined> {
  const textReading = await faultFrom(
    async () => await placesOfTexts(...(await objectsWithin(bytes, { mayCarry: true }))),
  );
  if ('fault' in textReading || textReading.result.length === 0) return undefined;
  const emptied = Buffer.from(bytes);
  for (const place of textReading.result) emptyText(emptied, place);
  const verdict = await checked(emptied, { mayCarry: true });
  return verdict.status === 'sound' ? emptied : undefined;
}

type Allowed = Pick<Judging, 'mayCarry'>;

async function checked(bytes: Buffer, allowed: Allowed): Promise<Verdict> {
  const [start, end] = [
    bytes.toString('latin1', 0, nearEnd),
    bytes.toString('latin1', Math.max(0, bytes.length - nearEnd)),
  ];
  if (!beginsAsPdf(start) || markup.test(start) || markup.test(end) || endsAsArchive(bytes))
    return refused('wrong-type');
  if (!isWhole(bytes, end)) return refused('broken');
  const objectReading = await faultFrom(async () => await objectsWithin(bytes, allowed));
  if ('fault' in objectReading) return refused(objectReading.fault);
  // A second reading, by a library that follows the file's tables as readers do.
  const openingResult = await pdfOpens(bytes, allowed);
  return openingResult === 'sound' ? { status: 'sound', kind: 'pdf' } : refused(openingResult);
}

/** A few bytes before the mark, such as of a mail program or for a printer. */
const beforeMark = /^([\s\S]{0,128}?)%PDF-[12]\.\d/;
const pictures = ['GIF8', '\x89PNG', '\xff\xd8', 'BM', 'RIFF', 'II*', 'MM\0', '\x1f\x8b'];
/** What a script needs: calls, comments that hide the rest, further commands. */
const signsOfScripts = /[`;&|#<>(){}$*/\\]/;
/** A blank line, a header of a mail, or a line for a printer: no shell knows them as commands. */
const harmlessLine = /^(?:\xef\xbb\xbf)?(?:\s*|[A-Za-z][\w-]*: .*|(?:\p{Cc}%-12345X)?@PJL .*)$/u;

/** Whether nothing but harmless bytes is before the mark: the file must be nothing else for any other program. */
function beginsAsPdf(start: string): boolean {
  const junk = beforeMark.exec(start)?.[1];
  if (junk === undefined || signsOfScripts.test(junk)) return false;
  if (beginsAsOtherFile(Buffer.from(junk, 'latin1'))) return false;
  if (pictures.some((beginning) => junk.startsWith(beginning))) return false;
  return junk
    .split(/\r\n|\r|\n/)
    .slice(0, -1)
    .every((line) => harmlessLine.test(line));
}

/** What a reading of the file finds, or why it is refused. */
async function faultFrom<Result>(
  read: () => Promise<Result>,
): Promise<{ readonly result: Result } | { readonly fault: Fault }> {
  try {
    return { result: await read() };
  } catch (error) {
    if (error instanceof Bomb || error instanceof TooMuchToRead) return { fault: 'bomb' };
    if (error instanceof BrokenStream) return { fault: 'broken' };
    if (error instanceof FaultFound) return { fault: error.because };
    throw error;
  }
}

/** All objects of a file, none of which has a fault: the first is thrown. */
async function objectsWithin(
  bytes: Buffer,
  allowed: Allowed,
): Promise<readonly [readonly PdfObject[], StreamReading]> {
  const budget = { left: maxReading };
  const objects = objectsIn(bytes, budget);
  // Before streams are unpacked: in an encrypted file they are not what they seem.
  throwFirstFault(objects, { resolve: resolverOf(objects), ...allowed });
  const { packed, drawings } = await unpackStreams(objects, {
    bytes,
    resolve: resolverOf(objects),
    budget,
  });
  const all = [...objects, ...packed];
  const resolve = resolverOf(all);
  if (packed.length > 0) throwFirstFault(all, { resolve, ...allowed });
  weighPages(all, { drawings, resolve });
  return [all, { bytes, resolve, budget }];
}

function throwFirstFault(objects: readonly PdfObject[], judging: Judging): void {
  for (const object of objects) {
    const fault = faultOf(object, judging);
    if (fault !== undefined) throw new FaultFound(fault);
  }
}

/** Every revision of an object counts: readers disagree about which is the newest. */
function resolverOf(objects: readonly PdfObject[]): Resolve {
  const byNumber = Map.groupBy(objects, ({ number }) => number);
  const unnumbered = (byNumber.get(undefined) ?? []).map(({ value }) => value);
  if (unnumbered.length > maxUnnumbered) throw new TooMuchToRead();
  const resolve = (value: PdfValue, depth: number): readonly PdfValue[] => {
    if (value.kind !== 'reference') return [value];
    const values = [...(byNumber.get(value.to) ?? []).map((object) => object.value), ...unnumbered];
    return depth > 3 ? [] : values.flatMap((each) => resolve(each, depth + 1));
  };
  return (value) => resolve(value, 0);
}

/** Readers mend places that are wrong by the length of some lines. */
const maxOff = 1024;

/** The trailer is at the end, and points near to a cross-reference table. */
function isWhole(bytes: Buffer, end: string): boolean {
  const offset = /startxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(end)?.[1];
  if (offset === undefined) return false;
  const near = bytes.toString('latin1', Math.max(0, Number(offset) - maxOff), Number(offset) + maxOff);
  return Number(offset) > 0 && /\b(?:xref|\d+\s+\d+\s+obj)\b/.test(near) && bytes.includes('endobj');
}
