import { type CalendarDate, lawOn } from '../kernel/index.ts';
import { keptUntilOf } from './kept-until.ts';
import { recordLaws } from './parameters.ts';

/** A record as a worker is told of it, who is asked for one. */
export interface RecordInWords {
  readonly title: string;
  /** When it is kept; null where no law of that day is on record. */
  readonly neededWhen: string | null;
  readonly keptFor: string;
}

/** What a record is and for how long it is kept, by the law of that day; undefined for an id that is none. */
export function recordInWords(id: string, onDay: CalendarDate): RecordInWords | undefined {
  const described = recordLaws.find((each) => each.id === id);
  if (described === undefined) return undefined;
  const law = lawOn(described.law, onDay);
  return {
    title: described.title,
    neededWhen: law.status === 'no-law' ? null : law.value,
    keptFor: keptUntilOf({ sponsorshipEndedOn: null, employmentEndedOn: null })[described.keep].because,
  };
}
