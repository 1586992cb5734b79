import type { CalendarDate } from '../kernel/index.ts';
import { type LawSubject, type RecordedBriefly, recordedDays } from './recorded-days.ts';
import { subjectOf } from './subject-of.ts';

/** A step of an outcome, as far as it says what it read. */
interface StepRead {
  readonly law?: { readonly parameter: string } | undefined;
}

/** How far the law of an outcome is recorded. */
export interface Recorded {
  /** The earliest day of the subjects. */
  readonly recordedTo: CalendarDate;
  readonly recorded: readonly RecordedBriefly[];
  /** The same as part of a sentence, with ISO days; empty where there is no subject. */
  readonly recordedInWords: string;
}

/** The subjects that the steps of an outcome read. */
export function recordedBy(steps: readonly StepRead[]): Recorded {
  return recordedFor(steps.flatMap(({ law }) => (law === undefined ? [] : [law.parameter])));
}

/** The subjects that parameters belong to, by their ids. */
export function recordedFor(parameters: readonly string[]): Recorded {
  const subjects = new Set<LawSubject | undefined>([...new Set(parameters)].map(subjectOf));
  return recordedOf(recordedDays.filter(({ subject }) => subjects.has(subject)));
}

/** Subjects in brief, with the earliest of their days: that of the Immigration Rules where there is none. */
export function recordedOf(subjects: readonly RecordedBriefly[]): Recorded {
  const [first] = subjects.map(({ readTo }) => readTo).toSorted();
  return {
    recordedTo: first ?? recordedSubject('rules').readTo,
    recordedInWords: inWords(subjects),
    recorded: subjects.map(({ subject, name, readTo, newer }) => ({
      subject,
      name,
      readTo,
      ...(newer === undefined ? {} : { newer }),
    })),
  };
}

/** “Rules and guidance part 2 read to 2026-10-10 · fees read to 2026-04-08 (a newer table exists)”. */
function inWords(subjects: readonly RecordedBriefly[]): string {
  const together = Map.groupBy(subjects, ({ readTo, newer = '' }) => `${readTo} ${newer}`);
  const parts = [...together.values()].map((group) => {
    const names = group.map(({ name }) => name);
    const last = names.pop() ?? '';
    const { readTo = '', newer } = group[0] ?? {};
    const sentence = `${names.length > 0 ? `${names.join(', ')} and ` : ''}${last} read to ${readTo}`;
    return newer === undefined ? sentence : `${sentence} (${newer})`;
  });
  const words = parts.join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** To which day one subject was read. */
export function recordedSubject(subject: LawSubject): RecordedBriefly {
  const record = recordedDays.find((each) => each.subject === subject);
  if (record === undefined) throw new RangeError(subject);
  return record;
}

/** To which day the Immigration Rules were read. */
export const rulesReadTo: CalendarDate = recordedSubject('rules').readTo;
