import { Refusal } from '../../platform/refusal.ts';

/** The user-facing message for each fault of a file. */
const words = {
  'wrong-type': 'Please upload a DOC, DOCX, PDF, or TXT file.',
  empty: 'This file is empty. Choose another.',
  broken: 'This file is damaged or not whole. Save it again, and upload that.',
  bomb: 'This file grows too large when it is opened. Save it again without large pictures.',
  locked: 'This file is protected with a password. Save it without one, and upload that.',
  program: 'This file has a program or macro in it. Save it as a PDF without, and upload that.',
  'carries-file': 'This file has another file inside it. Save it as a PDF without, and upload that.',
  elsewhere:
    'This file fetches something by itself, or has a link that opens something other than a web page, an e-mail or a telephone number. Remove that, and upload it again.',
  unchecked:
    'We could not check this file in time. Try again, or save it as a PDF without large pictures, and upload that.',
} as const;

const busy = 'Many files are being checked at the moment. Please upload yours again in a minute.';
const busySeconds = 30;

export type FileFault = keyof typeof words | 'busy';

export function refuseFile(fault: FileFault): never {
  if (fault === 'busy') throw new Refusal('busy', busy, { status: 503, retryAfter: busySeconds });
  const message = words[fault];
  throw new Refusal(fault === 'wrong-type' ? 'wrong-type' : 'file-refused', message, {
    status: 422,
    fields: { file: message },
  });
}

export function requireRoom(held: number, max: number): void {
  if (held < max) return;
  const message = `You can keep ${max} CVs. Remove or replace one first.`;
  throw new Refusal('too-many', message, { status: 409, fields: { file: message } });
}
