import type {
  AgreementRow,
  PaperExplanation,
  StatedOnAPaper,
} from '@portway/contracts/sponsor/contradictions/contradictions';
import type {
  FieldAgreement,
  PaperField,
  PaperSource,
  StatedValue,
  Statement,
} from '@portway/rules/papers-agree';

/** Where a statement stands, beside what it says. */
export interface Provenance {
  /** What may be shown of a sealed value; left out where the value itself is shown. */
  readonly sealedWords?: string;
  /** As it is written, where the value is kept in another way. */
  readonly words?: string;
  readonly by: string | null;
  readonly recordedOn: string | null;
  readonly certificate?: string;
  readonly hireCase?: string;
  readonly paper?: string;
}

/** What is recorded where the value has changed, so that the rules say whether it is reported. */
const events: Partial<Record<PaperField, NonNullable<AgreementRow['event']>>> = {
  'job-title': 'role',
  'occupation-code': 'role',
  pay: 'pay',
  hours: 'hours',
  'work-place': 'place',
  'first-day': 'start',
  'employer-name': 'org-name-address',
};
export const eventFor = (field: PaperField) => events[field] ?? null;

const kindTitles: Readonly<Record<string, string>> = {
  pay: 'Pay changed',
  hours: 'Hours changed',
  role: 'Role changed',
  place: 'Place of work changed',
  move: 'Moved with the office',
  start: 'Started',
};
export const eventWords = (kind: string) => kindTitles[kind] ?? 'Changed';

const basisWords: Readonly<Record<string, string>> = {
  year: 'a year',
  month: 'a month',
  'four-weeks': 'for four weeks',
  fortnight: 'a fortnight',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

/** A value as it is shown; days as they are stored. */
export function valueWords(value: StatedValue, { sealedWords, words }: Provenance): string {
  if (sealedWords !== undefined) return sealedWords;
  if (words !== undefined) return words;
  switch (value.kind) {
    case 'text':
      return [value.text, ...(value.others ?? [])].join('; ');
    case 'pay': {
      const pounds = (value.pence / 100).toLocaleString('en-GB', {
        minimumFractionDigits: value.pence % 100 === 0 && value.basis === 'year' ? 0 : 2,
        maximumFractionDigits: 2,
      });
      return `£${pounds} ${basisWords[value.basis] ?? ''}`.trim();
    }
    case 'hours':
      return `${value.hours} ${value.hours === 1 ? 'hour' : 'hours'} ${basisWords[value.basis] ?? ''}`.trim();
    case 'day':
      return value.day;
    case 'keys':
      return 'sealed';
  }
}

/** Every value of a source, the newest first; those that say the same and stand next to each other become one. */
export function cellsOf(
  { statements, differences }: Pick<FieldAgreement, 'statements' | 'differences'>,
  provenance: ReadonlyMap<string, Provenance>,
  sources: readonly PaperSource[],
): AgreementRow['cells'] {
  const place = (source: PaperSource) => sources.indexOf(source);
  const underlined = new Set(
    differences.map(({ one, other }) => (place(one.source) < place(other.source) ? other.id : one.id)),
  );
  return sources.flatMap((source) => {
    const values = statements
      .filter((each) => each.source === source)
      .toReversed()
      .reduce<StatedOnAPaper[]>(
        (all, statement) => joined(all, statedOf(statement, provenance, underlined)),
        [],
      );
    return values.length === 0 ? [] : [{ source, values }];
  });
}

function joined(all: StatedOnAPaper[], next: StatedOnAPaper): StatedOnAPaper[] {
  const last = all.at(-1);
  if (last === undefined || last.words !== next.words || last.differs !== next.differs) return [...all, next];
  return [...all.slice(0, -1), { ...last, from: next.from, times: last.times + next.times }];
}

const nowhere: Provenance = { by: null, recordedOn: null };

function statedOf(
  { id, value, from, to }: Statement,
  provenance: ReadonlyMap<string, Provenance>,
  marked: ReadonlySet<string>,
): StatedOnAPaper {
  const where = provenance.get(id) ?? nowhere;
  return {
    ...{ id, from, to, by: where.by, recordedOn: where.recordedOn, times: 1 },
    words: valueWords(value, where),
    isSealed: where.sealedWords !== undefined,
    differs: marked.has(id),
    certificate: where.certificate ?? null,
    hireCase: where.hireCase ?? null,
    paper: where.paper ?? null,
  };
}

const whyTitles = {
  'only-words': 'Only the words differ',
  'paper-is-wrong': 'A paper is wrong',
  'nothing-to-report': 'It changed, and nothing is reported',
  other: 'Another reason',
} as const;

interface Reason {
  readonly id: string;
  readonly why: keyof typeof whyTitles;
  readonly reason: string;
  readonly by_name: string;
  readonly at: Date;
}

export const reasonShown = ({ id, why, reason, by_name, at }: Reason): PaperExplanation => ({
  ...{ by: 'person', id, title: whyTitles[why], words: reason, name: by_name, reports: [] },
  day: at.toISOString().slice(0, 10),
});
