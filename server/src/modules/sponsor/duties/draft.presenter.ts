import type { Conclusion } from '@portway/rules/sponsored-worker';

/** A field of the draft: what the guidance asks for, as far as it is known, and the facts for it. */
export interface DraftField {
  readonly field: string;
  readonly text: string;
}

/** The fields of the report, to be filled with facts. Slavery has none: it leads to help, and is not drafted. */
export function draftOf({ duty, deadline, does }: Conclusion, happenedOn: string): readonly DraftField[] {
  if (deadline === null || !('duties' in deadline) || duty === 'worker-slavery-identified') return [];
  if (does !== 'report' && does !== 'decide-and-record') return [];
  const [raised] = deadline.duties;
  const fields = (raised?.contains ?? []).map((field) => ({
    field: capital(field),
    text: isTheDay(field) ? happenedOn : '',
  }));
  const hasDay = fields.some(({ text }) => text !== '');
  return hasDay ? fields : [{ field: 'The day it happened', text: happenedOn }, ...fields];
}

const isTheDay = (field: string) => field === 'the date' || field === 'date';

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
