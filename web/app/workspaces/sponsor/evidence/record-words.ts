import type { RecordLine } from '@portway/contracts/sponsor/records/kept-record';
import type { EvidenceFilter, WorkerEvidence } from '@portway/contracts/sponsor/records/records';
import { dayInWords } from '../../../text/days.ts';

export const shelfTitles: Readonly<Record<RecordLine['shelf'], string>> = {
  entry: 'Right to work and entry',
  recruitment: 'Recruitment',
  pay: 'Pay',
  skill: 'Skill',
  contact: 'Contact, absence, rights',
  reports: 'Reports and our own advice',
};

/** The record whose files can be read. */
export const certificateRecord = 'certificate';

export const organisationShelfTitle = 'Of the organisation';

export const stateLabels: Readonly<Record<RecordLine['state'], string>> = {
  kept: 'Kept',
  missing: 'Missing',
  'not-needed': 'Not needed',
  'not-known': 'To be answered',
};

export const filterLabels: Readonly<Record<EvidenceFilter, string>> = {
  missing: 'Missing',
  'not-known': 'To be answered',
  ending: 'A paper ends soon',
  over: 'Past its day',
  held: 'Held',
};

export const sortOptions = [
  { value: 'missing', label: 'Most missing first' },
  { value: 'name', label: 'By name' },
  { value: 'ends', label: 'Papers that end first' },
  { value: 'over', label: 'Last days first' },
] as const;

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const numberWord = (count: number) => numbers[count] ?? `${count}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const inState = (lines: readonly RecordLine[], state: RecordLine['state']) =>
  lines.filter((line) => line.state === state);

/** How many are missing, in words. */
export function evidenceHeadline(lines: readonly RecordLine[]): string {
  const missing = inState(lines, 'missing').length;
  const over = lines.filter(isToGo).length;
  if (missing > 0)
    return missing === 1 ? 'One record is missing' : `${capital(numberWord(missing))} records are missing`;
  if (over > 0)
    return over === 1
      ? 'One record is past its day'
      : `${capital(numberWord(over))} records are past their day`;
  if (inState(lines, 'kept').length === 0) return 'Nothing has to be kept any more';
  const open = inState(lines, 'not-known').length;
  return open === 0
    ? 'Everything asked for is kept'
    : `Nothing is missing, ${numberWord(open)} to be answered`;
}

/** A kept record whose last day is over, and which nothing holds. */
export const isToGo = ({ kept, keptUntil }: RecordLine) =>
  kept !== null && kept.holdReason === null && keptUntil.isOver;

/** Missing: two, and the like. */
export const titleWithCount = (title: string, count: number) => `${title}: ${numberWord(count)}`;

/** What is kept of a record, on one line. */
export function keptInWords({ kept, onRecord }: RecordLine): string {
  const newest = kept?.versions[0];
  const parts = [
    ...(onRecord === null ? [] : [onRecordInWords(onRecord.words)]),
    ...(kept !== null && kept.versions.length > 1 ? [`${kept.versions.length} versions`] : []),
    ...(newest === undefined ? [] : [newest.fileCount === 1 ? '1 file' : `${newest.fileCount} files`]),
    ...(newest?.validUntil ? [`valid to ${dayInWords(newest.validUntil)}`] : []),
    ...(kept?.holdReason ? ['held'] : []),
  ];
  return parts.join(' · ');
}

const onRecordInWords = (words: string) => words.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => dayInWords(day));

/** How a worker stands, on one line of the list. */
export function standsInWords({ isCounted, missing, notKnown, kept, needed }: WorkerEvidence): string {
  if (!isCounted) return 'Not counted yet';
  const parts = [`${kept} of ${needed} kept`];
  if (missing > 0) parts.push(`${missing} missing`);
  if (notKnown > 0) parts.push(`${notKnown} to be answered`);
  return parts.join(', ');
}

/** How far a record of law was checked, for its reader. */
export const confidenceWords: Readonly<Record<string, string>> = {
  official: 'official text read',
  confirmed: 'two or more sources',
  'single-source': 'one source: check GOV.UK',
  derived: 'derived: check GOV.UK',
  'from-memory': 'from practice: check GOV.UK',
  disputed: 'sources differ: check GOV.UK',
};
