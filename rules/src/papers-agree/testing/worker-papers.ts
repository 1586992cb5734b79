import { calendarDate } from '../../kernel/index.ts';
import {
  type PaperFacts,
  type PaperField,
  type PaperSource,
  paperFields,
  type RecordedChange,
  type StatedValue,
  type Statement,
} from '../index.ts';

const day = (text: string | null) => (text === null ? null : calendarDate(text));

export const text = (words: string, ...others: string[]): StatedValue => ({
  kind: 'text',
  text: words,
  others,
});
export const aYear = (pounds: number): StatedValue => ({
  kind: 'pay',
  pence: Math.round(pounds * 100),
  basis: 'year',
});
export const aMonth = (pounds: number): StatedValue => ({
  kind: 'pay',
  pence: Math.round(pounds * 100),
  basis: 'month',
});
export const aWeek = (pounds: number): StatedValue => ({
  kind: 'pay',
  pence: Math.round(pounds * 100),
  basis: 'week',
});
export const hours = (perWeek: number): StatedValue => ({ kind: 'hours', hours: perWeek, basis: 'week' });
export const hoursAMonth = (perMonth: number): StatedValue => ({
  kind: 'hours',
  hours: perMonth,
  basis: 'month',
});
export const onDay = (date: string): StatedValue => ({ kind: 'day', day: calendarDate(date) });
export const sealed = (key: string): StatedValue => ({ kind: 'keys', keys: [key] });

type Stated = Partial<Record<PaperField, StatedValue>>;

/** What one paper states, from a day on. */
export function paper(
  source: PaperSource,
  { from, to = null, saidOn }: { from: string | null; to?: string | null; saidOn?: string },
  stated: Stated,
): Statement[] {
  return paperFields.flatMap((field) => {
    const value = stated[field];
    if (value === undefined) return [];
    const about = { source, field, value, from: day(from), to: day(to) };
    return [
      {
        id: `${source} ${from} ${field}`,
        ...about,
        ...(saidOn !== undefined && { saidOn: calendarDate(saidOn) }),
      },
    ];
  });
}

export const eventOn = (field: PaperField, from: string, to: StatedValue | null = null): RecordedChange => ({
  ...{ id: `${field} ${from}`, field, from: calendarDate(from), to },
});

export const worker = (statements: readonly Statement[][], more: Partial<PaperFacts> = {}): PaperFacts => ({
  statements: statements.flat(),
  changes: [],
  ...more,
});
