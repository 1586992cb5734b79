import type { SponsorEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import type { WorkerTermsFacts } from '@portway/contracts/sponsor/workers/worker-facts';

/** What an event says of a worker’s record, from its day on. */
export interface Wanted {
  readonly fromDay: string;
  readonly days?: {
    readonly startedOn?: string;
    readonly sponsorshipEndedOn?: string;
    readonly employmentEndedOn?: string;
    readonly salaryOption?: string;
  };
  readonly terms?: Partial<Omit<WorkerTermsFacts, 'fromDay'>>;
  readonly alsoAt?: string;
}

type Place = Extract<SponsorEventFacts, { kind: 'place' }>;

/** What the record says once this has happened; null where nothing of it changes. */
export function wantedOf(facts: SponsorEventFacts): Wanted | null {
  switch (facts.kind) {
    case 'start':
      return facts.startedOn === null
        ? null
        : { fromDay: facts.startedOn, days: { startedOn: facts.startedOn } };
    case 'pay':
      return facts.duringExceptedAbsence
        ? null
        : {
            fromDay: facts.happenedOn,
            terms: {
              payPence: facts.newPence,
              ...(facts.newHours !== undefined && { hoursPerWeek: facts.newHours }),
            },
            ...optionOf(facts),
          };
    case 'hours':
      return facts.overtimeOnly
        ? null
        : {
            fromDay: facts.happenedOn,
            terms: {
              hoursPerWeek: facts.newHours,
              ...(facts.newPence !== undefined && { payPence: facts.newPence }),
            },
            ...optionOf(facts),
          };
    case 'role':
      return {
        fromDay: facts.happenedOn,
        terms: {
          jobTitle: facts.newTitle,
          ...(facts.newCode !== null && { occupationCode: facts.newCode }),
        },
      };
    case 'place':
      return placeOf(facts);
    case 'move':
      return facts.workPlace === null
        ? null
        : { fromDay: facts.happenedOn, terms: { workPlace: facts.workPlace } };
    case 'worker-leaves': {
      const { happenedOn, employmentEndedOn } = facts;
      const employment = employmentEndedOn === null ? {} : { employmentEndedOn };
      return { fromDay: happenedOn, days: { sponsorshipEndedOn: happenedOn, ...employment } };
    }
    case 'worker-no-longer-needs-sponsor':
    case 'worker-stops-other':
    case 'worker-no-show':
      return { fromDay: facts.happenedOn, days: { sponsorshipEndedOn: facts.happenedOn } };
    default:
      return null;
  }
}

/** The salary option of the permission, where the event says it. */
const optionOf = ({ salaryOption }: { readonly salaryOption?: string | undefined }) =>
  salaryOption === undefined ? {} : { days: { salaryOption } };

function placeOf({
  to,
  happenedOn: fromDay,
  workPlace,
  mainOfficeStays,
  hybridPattern,
}: Place): Wanted | null {
  const main = workPlace === null ? {} : { workPlace };
  switch (to) {
    case 'fully-remote':
      return { fromDay, terms: { hybridPattern: 'At home, full-time or for good' } };
    case 'hybrid':
      return {
        fromDay,
        terms: { hybridPattern: hybridPattern ?? 'A hybrid pattern', ...(!mainOfficeStays && main) },
      };
    case 'office':
    case 'client-site':
      if (workPlace === null) return null;
      return mainOfficeStays ? { fromDay, alsoAt: workPlace } : { fromDay, terms: main };
    default:
      return null;
  }
}

const fromThePage = 'Change it on the worker’s page.';

/** Why what the event speaks of stays as it is on record; null where it changes, or is on no record. */
export function staysBecause(facts: SponsorEventFacts): string | null {
  switch (facts.kind) {
    case 'pay':
      return facts.duringExceptedAbsence ? 'The pay on record stays: it is lower for a time only.' : null;
    case 'hours':
      return facts.overtimeOnly ? 'The hours on record stay: it is overtime only.' : null;
    case 'place':
      return (facts.to === 'office' || facts.to === 'client-site') && facts.workPlace === null
        ? `The place of work on record stays, because you chose none. ${fromThePage}`
        : null;
    case 'move':
      return facts.workPlace === null && facts.workers.length > 0
        ? 'The places of work on record stay, because you did not choose the new one.'
        : null;
    case 'worker-leaves':
      return facts.employmentEndedOn === null
        ? `No last day of employment is recorded. Once there is one, record it on the worker’s page: it decides how long records are kept.`
        : null;
    default:
      return null;
  }
}

/** What cannot be changed because no job is on record for that day. */
export const noTerms =
  'No job is on record for that day, so pay, hours and place stay as they are. Record the job on the worker’s page.';
