import { addMonths, type CalendarDate, lawOn } from '../kernel/index.ts';
import { recordsKeptMonths, rightToWorkKeptMonths } from '../sponsor-duties/index.ts';
import type { RetentionTerm } from './record-ids.ts';

export interface EndDays {
  readonly sponsorshipEndedOn: CalendarDate | null;
  readonly employmentEndedOn: CalendarDate | null;
}

/** Until when the records of one term are kept, and what comes after that day. */
export interface KeptUntil {
  /** The last day; null while the term has not begun, or goes on with the licence. */
  readonly until: CalendarDate | null;
  /** Whether the record has to be destroyed then; others may go, and are kept no longer than they are needed. */
  readonly mustGo: boolean;
  readonly because: string;
  /** Where sources read the term differently: which reading is used. */
  readonly disputed: string | null;
}

/** The last days of each term, by the later of several readings. */
export function keptUntilOf({
  sponsorshipEndedOn,
  employmentEndedOn,
}: EndDays): Readonly<Record<RetentionTerm, KeptUntil>> {
  const [first = null] = [sponsorshipEndedOn, employmentEndedOn].filter((day) => day !== null).toSorted();
  const sponsorship = termAfter(recordsKeptMonths, sponsorshipEndedOn ?? first);
  const employment = termAfter(rightToWorkKeptMonths, employmentEndedOn);
  // Of several terms for one document the latest counts.
  const [copyUntil = null] = [sponsorship.until, employment.until]
    .filter((day) => day !== null)
    .toSorted()
    .reverse();
  return {
    'sponsorship-plus-1-year': {
      until: sponsorship.until,
      mustGo: false,
      because: 'As long as the worker is sponsored, and one year more.',
      disputed:
        sponsorship.why ??
        'Sources differ on whether approval by a compliance officer ends the year earlier. The whole year is counted.',
    },
    'employment-plus-2-years': {
      until: employment.until === null ? null : copyUntil,
      mustGo: true,
      because: 'While the person works, and two years after. The copy is then destroyed.',
      disputed: employment.why,
    },
    'life-of-licence': {
      until: null,
      mustGo: false,
      because: 'As long as the licence is held.',
      disputed: null,
    },
  };
}

/** By the law of the day on which the term begins; without a day, where it has not begun or that law is not on record. */
function termAfter(months: typeof recordsKeptMonths, from: CalendarDate | null) {
  if (from === null) return { until: null, why: null };
  const law = lawOn(months, from);
  if (law.status === 'no-law') return { until: null, why: law.message };
  return { until: addMonths(from, law.value), why: null };
}
