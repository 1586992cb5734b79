import type { CalendarDate } from '../kernel/index.ts';
import { type EndedFacts, keepUntil } from './organisation-change.ts';

/** What is on record of a worker; `isCheck` is kept by the longer term of the right to work check. */
const documents = [
  { id: 'passport', title: 'Passport and National Insurance number', isCheck: false },
  { id: 'contact-details', title: 'Date of birth and contact details', isCheck: false },
  { id: 'terms', title: 'Job, pay, hours and places', isCheck: false },
  { id: 'absences', title: 'Absences', isCheck: false },
  { id: 'reports', title: 'What happened, and what was reported', isCheck: false },
  { id: 'right-to-work-copy', title: 'Right to work check and its copy', isCheck: true },
] as const;

export interface KeptDocument {
  readonly id: (typeof documents)[number]['id'];
  readonly title: string;
  /** The last day; null where it is not known, or employment goes on. */
  readonly until: CalendarDate | null;
}

/** Until when each document about a worker is kept. */
export function keptDocuments(facts: EndedFacts): readonly KeptDocument[] {
  const { records, rightToWorkCopy } = keepUntil(facts);
  const goesOn = facts.employmentEndedOn === undefined;
  return documents.map(({ id, title, isCheck }) => ({
    id,
    title,
    until: isCheck ? (goesOn ? null : rightToWorkCopy) : records,
  }));
}
