import { Refusal } from '../../../platform/refusal.ts';

/** What the copy of a check of somebody who is not sponsored is filed as, by the ids of the rules. */
export const checkRecord = 'right-to-work-check';

type PaperFault =
  | 'wrong-type'
  | 'empty'
  | 'broken'
  | 'bomb'
  | 'locked'
  | 'program'
  | 'carries-file'
  | 'elsewhere'
  | 'unchecked'
  | 'busy';

/** The message for each fault of a paper. */
const words = {
  'wrong-type': 'Choose a PDF, a JPG or PNG picture, or a DOCX or TXT file.',
  empty: 'This file is empty. Choose another.',
  broken: 'This file is damaged or incomplete. Save or scan it again, then add the new copy.',
  bomb: 'This file becomes too large when it is opened. Save it again with smaller pictures.',
  locked: 'This file is protected with a password. Save it without one, then add the new copy.',
  program: 'This file has a program or macro in it. Save it as a PDF without one, then add the new copy.',
  'carries-file':
    'This file has another file inside it. Save it as a PDF without one, then add the new copy.',
  elsewhere:
    'This file fetches something by itself, or has a link that opens something other than a web page, an email or a telephone number. Print it to a PDF, then add that.',
  unchecked: 'We could not check this file in time. Try again, or add it in parts.',
} as const;

/** `name`, as it was sent: an ending that the content belies is named. */
export function refusePaper(fault: PaperFault, name: string): never {
  if (fault === 'busy')
    throw new Refusal('busy', 'We are checking many files at the moment. Add yours again in a minute.', {
      status: 503,
      retryAfter: 30,
    });
  const ending = /\.(pdf|jpe?g|png|docx|txt)$/i.exec(name)?.[1]?.toUpperCase();
  const belied =
    fault === 'wrong-type' && ending !== undefined
      ? `Its name ends in .${ending.toLowerCase()}, but this file is no ${ending}. `
      : '';
  throw ofFile(fault === 'wrong-type' ? 'wrong-type' : 'file-refused', `${belied}${words[fault]}`, 422);
}

export function requireFewPages(pages: number | null, most: number): void {
  if (pages === null || pages <= most) return;
  throw ofFile(
    'too-many-pages',
    `This file has ${pages.toLocaleString('en-GB')} pages. A file has at most ${most}: add it in parts.`,
    422,
  );
}

export function requireFewFiles(files: number, most: number): void {
  if (files < most) return;
  throw ofFile('too-many', `A version has at most ${most} files. Add a new version.`, 409);
}

function ofFile(code: string, message: string, status: 409 | 422): Refusal {
  return new Refusal(code, message, { status, fields: { file: message } });
}

/** Of two colleagues at one record, the second learns of the first. */
export function requireSeen(seenVersion: number, storedVersion: number): void {
  if (seenVersion === storedVersion) return;
  throw new Refusal(
    'changed',
    'A colleague has changed this record in the meantime. Nothing of yours was saved. Load the page again, then make your change.',
    { status: 409 },
  );
}

export function requireAsked(asks: boolean): void {
  if (asks) return;
  throw ofField('record', 'The facts on record say whether this is needed.');
}

export function refuseRecord(): never {
  throw ofField('record', 'Choose a record.');
}

export function requireVersionToChange(files: number): void {
  if (files > 0) return;
  throw ofField('validUntil', 'There is no file yet of which this could be the last day.');
}

interface Destroyable {
  readonly keepUntil: string | null;
  readonly holdReason: string | null;
  readonly today: string;
}

/** Nothing goes before its day, or while it is held. */
export function requireMayDestroy({ keepUntil, holdReason, today }: Destroyable): void {
  if (holdReason !== null)
    throw new Refusal('held', 'A hold stands on this record. End it first, if it is over.', { status: 409 });
  if (keepUntil !== null && keepUntil < today) return;
  const message =
    keepUntil === null
      ? 'This record has to be kept, and its last day is not known yet.'
      : `This record has to be kept to ${keepUntil}.`;
  throw new Refusal('kept', message, { status: 409 });
}

export function refuseHeldWorker(): never {
  throw new Refusal('held', 'A hold stands on everything of this worker. Lift it first, if it is over.', {
    status: 409,
  });
}

export function requireMayTakeBack(file: { readonly isFresh: boolean; readonly isOwn: boolean }): void {
  if (file.isFresh && file.isOwn) return;
  const message = file.isOwn
    ? 'A file can be removed within an hour. After that it is kept to its day.'
    : 'A colleague added this file. It is kept to its day.';
  throw new Refusal('kept', message, { status: 409 });
}

export function requirePage(pages: number | null, number: number): void {
  if (pages !== null && number <= pages) return;
  const message =
    pages === null ? 'Pages of this kind of file are not shown. Open the file.' : 'There is no such page.';
  throw new Refusal('no-page', message, { status: 409 });
}

/** The worker of a file of this record that can be read: a PDF. */
export function requireReadable(
  file: { readonly record: string; readonly worker: string | null; readonly kind: string },
  record: string,
): string {
  if (file.worker !== null && file.record === record && file.kind === 'pdf') return file.worker;
  const message =
    file.record === record
      ? 'Only a PDF can be read.'
      : 'This is a file of another record, which is not read.';
  throw new Refusal('not-readable', message, { status: 409 });
}

/** The file is lost: stored with another secret, or altered. */
export function unreadable(): Refusal {
  return new Refusal('unreadable', 'This file can no longer be opened. Add it again.', { status: 409 });
}

export function notOfThisList(): Refusal {
  const message = 'Start again from the first page.';
  return new Refusal('invalid', message, { status: 422, fields: { after: message } });
}

function ofField(name: string, message: string): Refusal {
  return new Refusal('invalid', message, { status: 422, fields: { [name]: message } });
}
