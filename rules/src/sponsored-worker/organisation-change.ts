import { addMonths, type CalendarDate, lawOn, lawStep, type Step } from '../kernel/index.ts';
import { recordsKeptMonths, rightToWorkKeptMonths } from '../sponsor-duties/index.ts';
import { type Conclusion, type Happened, raises } from './conclusion.ts';

export interface NewOwnerFacts extends Happened {
  /** Whether the new owner already holds a licence for the route. */
  readonly holdsLicence: boolean;
}

/** A new owner: reported by the sponsor, and without a licence of its own the new owner applies for one. */
export function newOwner({ nation, happenedOn, holdsLicence }: NewOwnerFacts): readonly Conclusion[] {
  const reported = raises(
    { event: 'org-ownership', nation, happenedOn },
    {
      because: 'Licences do not transfer: a sale, merger or takeover is reported.',
      keep: ['The agreement, and who moves'],
    },
  );
  if (holdsLicence) return [reported];
  return [
    reported,
    raises(
      { event: 'org-new-owner-applies', nation, happenedOn },
      { because: 'The new owner holds no licence for the route. Two readings: apply by the earlier day.' },
    ),
  ];
}

export interface KeyPersonLeftFacts extends Happened {
  readonly role: 'authorising-officer' | 'key-contact' | 'level-1';
}

/** A role of the licence that nobody holds since a day: a licence needs each of them. */
export function keyPersonLeft({ role, nation, happenedOn }: KeyPersonLeftFacts): Conclusion {
  if (role === 'level-1')
    return raises(
      { event: 'org-no-level-1', nation, happenedOn },
      { because: `No Level 1 user is recorded after ${happenedOn}. Reports fall due all the same.` },
    );
  const title = role === 'key-contact' ? 'Key Contact' : 'Authorising Officer';
  return raises(
    { event: 'org-key-personnel', nation, happenedOn },
    { because: `No ${title} is recorded after ${happenedOn}. Report who takes the role.` },
  );
}

/** Until when what is kept about a worker is kept. */
export interface KeepUntil {
  /** The passport, contact details and other records of Appendix D. */
  readonly records: CalendarDate | null;
  /** The copy of the right to work check: the later of the two terms. */
  readonly rightToWorkCopy: CalendarDate | null;
  readonly steps: readonly Step[];
}

export interface EndedFacts {
  readonly sponsorshipEndedOn: CalendarDate;
  /** Without it the worker is still employed, and nothing is offered for erasure. */
  readonly employmentEndedOn?: CalendarDate | undefined;
}

/** The last day on which records are kept after sponsorship and employment end; never the earlier of disputed ends. */
export function keepUntil({ sponsorshipEndedOn, employmentEndedOn }: EndedFacts): KeepUntil {
  const months = lawOn(recordsKeptMonths, sponsorshipEndedOn);
  const lastEnded = [sponsorshipEndedOn, employmentEndedOn ?? sponsorshipEndedOn].toSorted()[1];
  const copyMonths = lawOn(rightToWorkKeptMonths, lastEnded ?? sponsorshipEndedOn);
  if (months.status === 'no-law' || copyMonths.status === 'no-law')
    return { records: null, rightToWorkCopy: null, steps: [] };
  const records = addMonths(sponsorshipEndedOn, months.value);
  const copy = employmentEndedOn === undefined ? null : addMonths(employmentEndedOn, copyMonths.value);
  return {
    records,
    rightToWorkCopy: copy === null || copy > records ? copy : records,
    steps: [
      lawStep(months, { text: records }),
      lawStep(copyMonths, copy === null ? undefined : { text: copy }),
    ],
  };
}
