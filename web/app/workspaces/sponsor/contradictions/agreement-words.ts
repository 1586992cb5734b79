import type {
  AgreementRow,
  AgreementState,
  ExplanationKind,
  PaperExplanation,
  StatedOnAPaper,
} from '@portway/contracts/sponsor/contradictions/contradictions';
import type { PaperSource } from '@portway/rules/papers-agree';
import { dayInWords, shortDay, withDaysInWords } from '../../../text/days.ts';

export const sourceTitles: Readonly<Record<PaperSource, string>> = {
  certificate: 'Certificate',
  offer: 'Offer',
  contract: 'Contract',
  payslip: 'Payslips',
  'right-to-work': 'Right to work',
  passport: 'Passport',
  other: 'Other papers',
  record: 'Record here',
  register: 'Register of sponsors',
  licence: 'Licence',
};

export const paperTitles = {
  certificate: 'Certificate of Sponsorship',
  contract: 'Contract',
  payslip: 'Payslip',
  'right-to-work': 'Right to work result',
  passport: 'Passport',
  other: 'Another paper',
} as const;

export const stateWords: Readonly<Record<AgreementState, string>> = {
  'not-explained': 'Not explained',
  explained: 'Explained',
  'not-comparable': 'Not compared',
  'only-one': 'Stated once',
  agree: 'Agree',
};

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
export const countWord = (count: number) => small[count] ?? count.toLocaleString('en-GB');

/** The page in one sentence. */
export function agreementHeadline(rows: readonly AgreementRow[]): string {
  const open = rows.filter(({ state }) => state === 'not-explained').length;
  if (open > 0) return `${countWord(open)} ${open === 1 ? 'difference is' : 'differences are'} not explained`;
  const explained = rows.filter(({ state }) => state === 'explained').length;
  if (explained > 0) return 'Every difference is explained';
  return rows.some(({ state }) => state === 'agree') ? 'The papers agree' : 'There is nothing to compare yet';
}

/** For when a value stands, where it was typed and by whom. */
export function besideWords({ from, to, by, recordedOn, times }: StatedOnAPaper): string {
  const days =
    from === null
      ? to === null
        ? ''
        : `until ${shortDay(to)}`
      : to === null
        ? `from ${shortDay(from)}`
        : `${shortDay(from)} to ${shortDay(to)}`;
  const author = by === null ? '' : `${by}${recordedOn === null ? '' : `, ${shortDay(recordedOn)}`}`;
  return [days, times > 1 ? `${times} papers` : '', author].filter((part) => part !== '').join(' · ');
}

/** One explanation in a sentence. */
export function explanationWords({ by, title, day, words, name, reports }: PaperExplanation): string {
  if (by === 'person') return `${title}: ${words ?? ''} (${name}, ${dayInWords(day)})`;
  const reported = reports.find(({ reportedOn }) => reportedOn !== null);
  const open = reports.find(({ state }) => state === 'to-do' || state === 'prepared' || state === 'checked');
  const report =
    reported?.reportedOn != null
      ? `, reported ${dayInWords(reported.reportedOn)}`
      : open?.reportBy != null
        ? `, to be reported by ${dayInWords(open.reportBy)}`
        : ', nothing is reported';
  return `${title} on ${dayInWords(day)}, recorded by ${name}${report}.`;
}

/** What differs, since when. */
export function openWords({ since, between }: AgreementRow): string {
  const names = between.map((source) => sourceTitles[source].toLowerCase());
  const last = names.at(-1) ?? '';
  const papers = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  return `${since === null ? 'Differs' : `Since ${dayInWords(since)}`}: ${papers}.`;
}

export const noteWords = (note: string): string => withDaysInWords(note);

export const changedWords: Readonly<Record<NonNullable<AgreementRow['event']>, string>> = {
  role: 'The job changed',
  pay: 'The pay changed',
  hours: 'The hours changed',
  place: 'The place of work changed',
  start: 'The first day was moved',
  'org-name-address': 'Our name changed',
};

export const whyOptions: readonly {
  readonly value: ExplanationKind;
  readonly label: string;
  readonly note?: string;
}[] = [
  { value: 'only-words', label: 'Only the words differ' },
  { value: 'paper-is-wrong', label: 'A paper is wrong', note: 'Say which, and what is done about it.' },
  { value: 'nothing-to-report', label: 'It changed, and it is on record elsewhere' },
  { value: 'other', label: 'Another reason' },
];
