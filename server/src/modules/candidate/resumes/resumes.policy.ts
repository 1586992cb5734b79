import { Refusal } from '../../../platform/refusal.ts';

/** The user-facing message for each fault of a file. */
const words = {
  'wrong-type': 'Please upload a DOC, DOCX, PDF, or TXT file.',
  empty: 'This file is empty. Choose another.',
  broken: 'This file is damaged or incomplete. Save it again, then upload the new copy.',
  bomb: 'This file becomes too large when it is opened. Save it again without large pictures.',
  locked: 'This file is protected with a password. Save it without one, then upload the new copy.',
  program: 'This file has a program or macro in it. Save it as a PDF without one, then upload the new copy.',
  'carries-file':
    'This file has another file inside it. Save it as a PDF without one, then upload the new copy.',
  elsewhere:
    'This file fetches something by itself, or has a link that opens something other than a web page, an email or a telephone number. Remove it, then upload the new copy.',
  unchecked:
    'We could not check this file in time. Try again, or save it as a PDF without large pictures and upload the new copy.',
} as const;

const busy = 'We are checking many files at the moment. Please upload yours again in a minute.';
const busySeconds = 30;

export type FileFault = keyof typeof words | 'busy';

/** `name`, as it was sent: an ending that the content belies is named. */
export function refuseFile(fault: FileFault, name: string): never {
  if (fault === 'busy') throw new Refusal('busy', busy, { status: 503, retryAfter: busySeconds });
  const message = fault === 'wrong-type' ? `${notWhatItsNameSays(name)}${words[fault]}` : words[fault];
  throw new Refusal(fault === 'wrong-type' ? 'wrong-type' : 'file-refused', message, {
    status: 422,
    fields: { file: message },
  });
}

const endings = { pdf: 'a PDF', doc: 'a DOC file', docx: 'a DOCX file', txt: 'plain text' } as const;

function notWhatItsNameSays(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase();
  const kinds: readonly string[] = Object.entries(endings).flatMap(([each, kind]) =>
    each === ending ? kind : [],
  );
  return kinds.length === 0 ? '' : `Its name ends in .${ending}, but this file is not ${kinds[0]}. `;
}

export function requireRoom(held: number, max: number): void {
  if (held < max) return;
  const message = `You can keep ${max} CVs. Remove or replace one first.`;
  throw new Refusal('too-many', message, { status: 409, fields: { file: message } });
}
