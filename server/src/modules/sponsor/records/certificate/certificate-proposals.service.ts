import type {
  CertificateField,
  CertificateProposal,
} from '@portway/contracts/sponsor/records/certificate-paper';
import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { compare, type PaperField, type StatedValue } from '@portway/rules/papers-agree';
import type { ReadField } from '../reading/read-certificate.ts';
import type { PlaceOnRecord, TermsOnRecord, WorkerOnRecord } from './certificate-record.repository.ts';

/** A sealed fact: whether it is on record, how it ends, and whose record has the value that was read. */
export interface SealedOnRecord {
  readonly tail: string | null;
  readonly isThere: boolean;
  /** By a value that was read: the workers with it. */
  readonly holders: ReadonlyMap<string, readonly string[]>;
}

export type SealedField = 'certificate-number' | 'birth-date' | 'passport';

/** What the record of a worker says of the fields of a certificate. */
export interface CertificateOnRecord {
  readonly worker: Pick<WorkerOnRecord, 'id' | 'full_name' | 'certificate_start' | 'certificate_ends'>;
  /** Those in force when the certificate begins; undefined where no job is on record. */
  readonly terms: TermsOnRecord | undefined;
  readonly places: readonly PlaceOnRecord[];
  readonly sealed: Readonly<Record<SealedField, SealedOnRecord>>;
}

/** A proposal with the value that each of its readings would put on record; null where it cannot be taken over. */
export interface Proposal extends CertificateProposal {
  readonly values: readonly (string | null)[];
}

const titles: Readonly<Record<CertificateField, string>> = {
  'certificate-number': 'Certificate number',
  name: 'Name',
  'birth-date': 'Date of birth',
  passport: 'Passport number',
  'certificate-start': 'Certificate begins',
  'certificate-end': 'Certificate ends',
  'job-title': 'Job title',
  'occupation-code': 'Occupation code',
  pay: 'Pay a year',
  hours: 'Hours a week',
  'work-place': 'Works at',
};

/** Each field that was read, held against the record. */
export const proposals = (fields: readonly ReadField[], onRecord: CertificateOnRecord): readonly Proposal[] =>
  fields.map((field) => proposalOf(field, onRecord));

function proposalOf(read: ReadField, onRecord: CertificateOnRecord): Proposal {
  const { field, page, source, readings, question } = read;
  const record = recordOf(field, onRecord);
  const values = readings.map(({ value }) => valueToTake(field, value, onRecord));
  const isSame = readings.some(({ value }) => record.isSame(value));
  const noPlace = field === 'work-place' && values.every((value) => value === null);
  return {
    ...{ field, title: titles[field], page, source, values },
    readings: readings.map(({ words }, place) => ({ words, mayTake: values[place] !== null })),
    question: question ?? (noPlace && !isSame ? noSuchPlace : null),
    onRecord: record.words,
    standing: record.words === null ? 'empty' : isSame ? 'same' : 'different',
  };
}

const noSuchPlace =
  'None of your places of work has this address. Add it to your places, then choose it in the record.';

interface RecordSide {
  readonly words: string | null;
  readonly isSame: (value: string) => boolean;
}

function recordOf(field: CertificateField, onRecord: CertificateOnRecord): RecordSide {
  const { worker, terms } = onRecord;
  switch (field) {
    case 'certificate-number':
    case 'birth-date':
    case 'passport':
      return ofSealed(onRecord.sealed[field], worker.id);
    case 'name':
      return ofText('name', worker.full_name);
    case 'certificate-start':
      return ofDay(worker.certificate_start);
    case 'certificate-end':
      return ofDay(worker.certificate_ends);
    case 'job-title':
      return ofText('job-title', terms?.job_title ?? null);
    case 'occupation-code':
      return { words: terms?.occupation_code ?? null, isSame: (value) => value === terms?.occupation_code };
    case 'pay':
      return ofPay(terms?.pay_pence ?? null);
    case 'hours':
      return ofHours(terms?.hours_per_week ?? null);
    case 'work-place':
      return ofPlace(onRecord);
  }
}

const ofSealed = ({ tail, isThere, holders }: SealedOnRecord, worker: string): RecordSide => ({
  words: !isThere ? null : tail === null ? 'Sealed' : `Sealed, ends ${tail}`,
  isSame: (value) => holders.get(value)?.includes(worker) === true,
});

/** Whether two values agree, as papers are compared elsewhere: another way to write the same is the same. */
function agree(
  field: PaperField,
  mine: StatedValue,
  yours: StatedValue,
  places: readonly PlaceOnRecord[] = [],
) {
  const { likeness } = compare(
    { id: 'certificate', source: 'certificate', field, value: mine, from: null, to: null },
    { id: 'record', source: 'record', field, value: yours, from: null, to: null },
    { places: places.map(waysOf) },
  );
  return likeness.is === 'same' || likeness.is === 'close';
}

const waysOf = ({ name, address }: PlaceOnRecord) => (address === null ? [name] : [name, address]);

const ofText = (field: PaperField, text: string | null): RecordSide => ({
  words: text,
  isSame: (value) => text !== null && agree(field, { kind: 'text', text: value }, { kind: 'text', text }),
});

const ofDay = (day: CalendarDate | string | null): RecordSide => ({
  words: day,
  isSame: (value) => value === day,
});

function ofPay(stored: string | number | null): RecordSide {
  if (stored === null) return { words: null, isSame: () => false };
  const pence = Number(stored);
  const pay = (amount: number) => ({ kind: 'pay', pence: amount, basis: 'year' }) as const;
  return {
    words: `£${(pence / 100).toLocaleString('en-GB')} a year`,
    isSame: (value) => agree('pay', pay(Number(value)), pay(pence)),
  };
}

function ofHours(stored: string | number | null): RecordSide {
  const hours = stored === null ? null : Number(stored);
  return {
    words: hours === null ? null : `${hours} hours a week`,
    isSame: (value) => hours !== null && Math.abs(Number(value) - hours) < 0.005,
  };
}

function ofPlace({ terms, places }: CertificateOnRecord): RecordSide {
  const place = places.find(({ id }) => id === terms?.work_place);
  if (place === undefined) return { words: null, isSame: () => false };
  const text = waysOf(place).join(', ');
  return {
    words: text,
    isSame: (value) => agree('work-place', { kind: 'text', text: value }, { kind: 'text', text }, places),
  };
}

const maxLine = 200;
const maxPence = 1_000_000_000;

/** What goes on record; null where the record cannot hold it. */
function valueToTake(field: CertificateField, value: string, { places }: CertificateOnRecord): string | null {
  switch (field) {
    case 'name':
    case 'job-title':
      return value.length <= maxLine ? value : null;
    case 'pay':
      return Number(value) <= maxPence ? value : null;
    case 'work-place': {
      const [place, other] = places.filter(
        (each) =>
          !each.closed &&
          agree('work-place', { kind: 'text', text: value }, { kind: 'text', text: waysOf(each).join(', ') }),
      );
      return place !== undefined && other === undefined ? place.id : null;
    }
    default:
      return value;
  }
}

/** The terms that a certificate speaks of: those in force on its first day, or else the first that came after it. */
export function termsOn(
  day: string | null,
  newestFirst: readonly TermsOnRecord[],
): TermsOnRecord | undefined {
  const inForce = day === null ? undefined : newestFirst.find(({ from_day: from }) => from <= day);
  return inForce ?? newestFirst.at(-1);
}

/** Why it looks like the certificate of somebody else. */
export function anothersCertificate(
  fields: readonly ReadField[],
  onRecord: CertificateOnRecord,
): string | null {
  const readingsOf = (name: CertificateField) => fields.find(({ field }) => field === name)?.readings ?? [];
  const { worker, sealed } = onRecord;
  const number = sealed['certificate-number'];
  const numbers = readingsOf('certificate-number');
  const holders = numbers.flatMap(({ value }) => number.holders.get(value) ?? []);
  if (holders.length > 0 && !holders.includes(worker.id))
    return 'The number of this certificate is on the record of another worker of yours.';
  const names = readingsOf('name');
  const name = recordOf('name', onRecord);
  if (names.length > 0 && !names.some(({ value }) => name.isSame(value)))
    return `This certificate is of ${names[0]?.words}, and the record of ${worker.full_name}.`;
  if (numbers.length > 0 && number.isThere && !holders.includes(worker.id))
    return `The record has another certificate number${number.tail === null ? '' : `, which ends ${number.tail}`}.`;
  return null;
}

export const dayToCompare = (fields: readonly ReadField[], onRecord: string | null): string | null => {
  const start = fields.find(({ field }) => field === 'certificate-start')?.readings ?? [];
  const [only, other] = start;
  return only !== undefined && other === undefined ? calendarDate(only.value) : onRecord;
};
