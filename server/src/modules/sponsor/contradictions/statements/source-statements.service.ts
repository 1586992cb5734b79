import type { StatedValues } from '@portway/contracts/sponsor/contradictions/stated-papers';
import { addDays, type CalendarDate, calendarDate } from '@portway/rules/kernel';
import type { PaperField, PaperSource, StatedValue } from '@portway/rules/papers-agree';
import type { Provenance } from '../agreement.presenter.ts';
import type {
  CertificateFactsRow,
  CheckFacts,
  PaperFactsRow,
  SponsorNames,
  TermsFacts,
  WorkerFacts,
} from './statements.repository.ts';

interface Where extends Provenance {
  readonly id: string;
  readonly source: PaperSource;
  readonly from: CalendarDate | null;
  readonly to?: CalendarDate | null;
  readonly saidOn?: CalendarDate | null;
}

/** One value of a source; null is not stated. */
export type Stating = readonly [field: PaperField, value: StatedValue | null, where: Where];

/** What a certificate says, as far as it is compared. */
export interface OnCertificate {
  readonly payPence: number | null;
  readonly hoursPerWeek: number | null;
  readonly occupationCode: string | null;
  readonly extension: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

export interface OnOffer {
  readonly title: string;
  readonly pay: number | null;
  readonly hoursPerWeek: number | null;
  readonly startsOn: string;
  readonly place: string;
  readonly occupationCode: string | null;
}

/** A number as it is compared: ways to write it become one. */
const keyOf = (number: string): StatedValue => ({
  kind: 'keys',
  keys: [number.replaceAll(/[\s-]/g, '').toUpperCase()],
});
const textOf = (text: string | null | undefined, others: readonly string[] = []): StatedValue | null =>
  text == null || text.trim() === '' ? null : { kind: 'text', text, others };
const dayOf = (day: CalendarDate | null): StatedValue | null => (day === null ? null : { kind: 'day', day });
const payOf = (pence: number | null, hoursPerWeek: number | null): StatedValue | null =>
  pence === null ? null : { kind: 'pay', pence, basis: 'year', hoursPerWeek };
const hoursOf = (hours: number | null): StatedValue | null =>
  hours === null ? null : { kind: 'hours', hours, basis: 'week' };
const tailWords = (tail: string | null) => (tail === null ? 'sealed' : `sealed, ends ${tail}`);

const fixedFields = [
  ['name', 'full_name', 'name'],
  ['certificate-start', 'certificate_start', 'certificateStart'],
  ['first-day', 'started_on', 'startedOn'],
  ['certificate-end', 'certificate_ends', 'certificateEnds'],
  ['permission-end', 'visa_ends', 'visaEnds'],
] as const;

/** What is on record of a worker, and was: each until the day on which it was changed. */
export function recordStatements(worker: WorkerFacts, terms: readonly TermsFacts[]): readonly Stating[] {
  const fixed = fixedFields.flatMap(([field, column, name]): Stating[] => {
    let from: CalendarDate | null = null;
    const earlier = worker.earlier
      .filter((each) => each.field === column)
      .map(({ text, day, until }): Stating => {
        const where: Where = {
          id: `before ${until}`,
          source: 'record',
          from,
          to: until,
          by: null,
          recordedOn: from,
        };
        from = until;
        return [field, name === 'name' ? textOf(text) : dayOf(day), where];
      });
    const value = name === 'name' ? textOf(worker.name) : dayOf(worker[name]);
    return [...earlier, [field, value, { id: 'now', source: 'record', from, by: null, recordedOn: from }]];
  });
  return [...fixed, ...terms.flatMap((row, index) => termsStatements(row, terms[index + 1]))];
}

function termsStatements(row: TermsFacts, next: TermsFacts | undefined): Stating[] {
  const { id, fromDay, jobTitle, code, pence, hours, place, otherPlaces, by, recordedOn } = row;
  const to = next === undefined ? null : addDays(next.fromDay, -1);
  const where: Where = { id, source: 'record', from: fromDay, to, by, recordedOn };
  return [
    ['job-title', textOf(jobTitle), where],
    ['occupation-code', textOf(code), where],
    ['pay', payOf(pence, hours), where],
    ['hours', hoursOf(hours), where],
    ['work-place', textOf(place, otherPlaces), where],
  ];
}

const sealedFields = [
  ['passport', 'passport-number'],
  ['national-insurance', 'national-insurance'],
  ['certificate-number', 'certificate-number'],
  ['birth-date', 'birth-date'],
] as const;

interface Unsealed {
  readonly field: string;
  readonly plain: string;
  readonly tail: string | null;
  readonly recordedOn: string;
}

export const sealedStatements = ({ field, plain, tail, recordedOn }: Unsealed): readonly Stating[] =>
  sealedFields
    .filter(([column]) => column === field)
    .map(([, name]) => [
      name,
      keyOf(plain),
      { id: 'now', source: 'record', from: null, by: null, recordedOn, sealedWords: tailWords(tail) },
    ]);

interface HeldCertificate
  extends Pick<CertificateFactsRow, 'id' | 'assignedOn' | 'startDay' | 'endDay' | 'by' | 'tail'> {
  readonly on: OnCertificate;
  readonly number: string | null;
  /** Whether it is the one on which the permission of today was granted. */
  readonly isCurrent: boolean;
}

export function certificateStatements(held: HeldCertificate): readonly Stating[] {
  const { id, on, startDay, endDay, assignedOn, by, number, tail } = held;
  const where: Where = {
    id,
    source: 'certificate',
    from: startDay ?? assignedOn,
    saidOn: assignedOn,
    by,
    recordedOn: assignedOn,
    certificate: id,
  };
  const { fields } = on;
  const others = (fields['other-work-addresses'] ?? '').split(/[\n;]/).filter((line) => line.trim() !== '');
  const job: readonly Stating[] = [
    ['name', textOf([fields['given-names'], fields['family-name']].filter(Boolean).join(' ')), where],
    ['job-title', textOf(fields['job-title']), where],
    ['occupation-code', textOf(on.occupationCode), where],
    ['pay', payOf(on.payPence, on.hoursPerWeek), where],
    ['hours', hoursOf(on.hoursPerWeek), where],
    ['work-place', textOf(fields['main-work-address'], others), where],
  ];
  if (!held.isCurrent) return job;
  return [
    ...job,
    ['certificate-start', dayOf(startDay), where],
    ['first-day', on.extension ? null : dayOf(startDay), where],
    ['certificate-end', dayOf(endDay), where],
    ['permission-end', dayOf(endDay), { ...where, words: `certificate to ${endDay}` }],
    [
      'certificate-number',
      number === null ? null : keyOf(number),
      { ...where, sealedWords: tailWords(tail) },
    ],
  ];
}

/** The end of a certificate that is on record alone, to hold the permission against. */
export const certificateOnRecord = ({ certificateEnds }: WorkerFacts): Stating => [
  'permission-end',
  dayOf(certificateEnds),
  {
    ...{ id: 'on record', source: 'certificate', from: null, by: null, recordedOn: null },
    words: `certificate to ${certificateEnds}`,
  },
];

export function checkStatements({
  id,
  checkedOn,
  expiresOn,
  documentExpiresOn,
  by,
  recordedOn,
}: CheckFacts): readonly Stating[] {
  const where: Where = { id, source: 'right-to-work', from: checkedOn, by, recordedOn };
  return [
    ['permission-end', dayOf(expiresOn), where],
    ['document-expiry', dayOf(documentExpiresOn), where],
  ];
}

interface Accepted {
  readonly hireCase: string;
  readonly name: string;
  readonly on: OnOffer;
  readonly acceptedOn: string;
}

export function offerStatements({ hireCase, name, on, acceptedOn }: Accepted): readonly Stating[] {
  const { title, pay, hoursPerWeek, place, occupationCode } = on;
  const startsOn = calendarDate(on.startsOn);
  const where: Where = {
    id: hireCase,
    source: 'offer',
    from: startsOn,
    by: null,
    recordedOn: acceptedOn,
    hireCase,
  };
  return [
    ['name', textOf(name), where],
    ['job-title', textOf(title), where],
    ['occupation-code', textOf(occupationCode), where],
    ['pay', payOf(pay === null ? null : pay * 100, hoursPerWeek), where],
    ['hours', hoursOf(hoursPerWeek), where],
    ['work-place', textOf(place), where],
    ['first-day', dayOf(startsOn), where],
  ];
}

interface Typed extends Pick<PaperFactsRow, 'id' | 'kind' | 'fromDay' | 'toDay' | 'by' | 'at'> {
  readonly open: StatedValues;
  readonly sealed: readonly {
    readonly field: string;
    readonly plain: string;
    readonly tail: string | null;
  }[];
  readonly foldedNames: (name: string) => readonly string[];
}

const textFields = ['name', 'job-title', 'occupation-code', 'work-place', 'licence-number'] as const;
const dayFields = [
  'certificate-start',
  'first-day',
  'certificate-end',
  'permission-end',
  'document-expiry',
] as const;

export function paperStatements({
  id,
  kind,
  fromDay,
  toDay,
  by,
  at,
  open,
  sealed,
  foldedNames,
}: Typed): readonly Stating[] {
  const where: Where = {
    id,
    source: kind,
    from: fromDay,
    to: toDay,
    by,
    recordedOn: at.toISOString().slice(0, 10),
    paper: id,
  };
  const employer = open['employer-name'];
  const [start, end] = [open['certificate-start'], open['certificate-end']];
  const ofCertificate: readonly Stating[] =
    kind !== 'certificate'
      ? []
      : [
          ['first-day', start === undefined ? null : dayOf(calendarDate(start)), where],
          [
            'permission-end',
            end === undefined ? null : dayOf(calendarDate(end)),
            { ...where, words: `certificate to ${end}` },
          ],
        ];
  return [
    ...textFields.map((field): Stating => [field, textOf(open[field]), where]),
    ...dayFields.map((field): Stating => {
      const day = open[field];
      return [field, day === undefined ? null : dayOf(calendarDate(day)), where];
    }),
    ['pay', open.pay === undefined ? null : { kind: 'pay', ...open.pay }, where],
    ['hours', open.hours === undefined ? null : { kind: 'hours', ...open.hours }, where],
    [
      'employer-name',
      employer === undefined ? null : { kind: 'keys', keys: foldedNames(employer) },
      { ...where, ...(employer !== undefined && { words: employer }) },
    ],
    ...ofCertificate,
    ...sealed.flatMap(({ field, plain, tail }) =>
      sealedFields
        .filter(([, name]) => name === field)
        .map(([, name]): Stating => [name, keyOf(plain), { ...where, sealedWords: tailWords(tail) }]),
    ),
  ];
}

/** The sponsor’s own name and licence; the entry of the register in place of the name, where one is chosen. */
export function sponsorStatements(
  { name, tradingName, licenceNumber, register }: SponsorNames,
  foldedNames: (name: string) => readonly string[],
): readonly Stating[] {
  const where = { id: 'sponsor', from: null, by: null } as const;
  const names = [name, tradingName].filter((each) => each !== null);
  const employer: Stating =
    register === null
      ? [
          'employer-name',
          names.length === 0 ? null : { kind: 'keys', keys: names.flatMap(foldedNames) },
          { ...where, source: 'record', recordedOn: null, words: name ?? '' },
        ]
      : [
          'employer-name',
          { kind: 'keys', keys: [register.name, ...register.tradingNames].flatMap(foldedNames) },
          { ...where, source: 'register', recordedOn: register.edition, words: register.name },
        ];
  return [
    employer,
    ['licence-number', textOf(licenceNumber), { ...where, source: 'licence', recordedOn: null }],
  ];
}
