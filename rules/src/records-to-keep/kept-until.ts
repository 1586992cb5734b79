import { type CalendarDate, lawOn } from '../kernel/index.ts';
import { recordsKeptMonths, rightToWorkKeptMonths } from '../sponsor-duties/index.ts';
import { keepUntil } from '../sponsored-worker/index.ts';
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
  const sponsorshipEnd = sponsorshipEndedOn ?? first;
  const days =
    sponsorshipEnd === null
      ? { records: null, rightToWorkCopy: null }
      : keepUntil({ sponsorshipEndedOn: sponsorshipEnd, employmentEndedOn: employmentEndedOn ?? undefined });
  return {
    'sponsorship-plus-1-year': {
      until: days.records,
      mustGo: false,
      because: 'As long as the worker is sponsored, and one year more.',
      disputed: disputedTerm(sponsorshipEnd),
    },
    'employment-plus-2-years': {
      until: employmentEndedOn === null ? null : days.rightToWorkCopy,
      mustGo: true,
      because: 'While the person works, and two years after. The copy is then destroyed.',
      disputed: null,
    },
    'life-of-licence': {
      until: null,
      mustGo: false,
      because: 'As long as the licence is held.',
      disputed: null,
    },
  };
}

const disputedTerm = (sponsorshipEnd: CalendarDate | null): string | null => {
  const law = sponsorshipEnd === null ? undefined : lawOn(recordsKeptMonths, sponsorshipEnd);
  return law?.status === 'no-law'
    ? law.message
    : 'Sources differ on whether approval by a compliance officer ends the year earlier. The whole year is counted.';
};

/** The parameters that the terms rest on. */
export const termParameters = [recordsKeptMonths, rightToWorkKeptMonths] as const;
