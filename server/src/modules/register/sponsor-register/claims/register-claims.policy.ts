import { Refusal } from '../../../../platform/refusal.ts';

/** One entry at a time can be an organisation's. `field` is where the request names the other. */
export function giveBackFirst(field: 'entry' | 'slug'): Refusal {
  const message = 'You have already chosen another entry. Undo that first.';
  return new Refusal('invalid', message, { status: 422, fields: { [field]: message } });
}

/** Of a DOC file we cannot make a copy for our team. */
export function refuseDoc(): never {
  const message = 'Please upload a PDF, DOCX or TXT file.';
  throw new Refusal('wrong-type', message, { status: 422, fields: { file: message } });
}
