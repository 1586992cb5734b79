import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@portway/contracts/operation';
import type { confirmReadingOperation, SponsorGuidance } from '@portway/contracts/sponsor/guidance/guidance';
import { type GuidanceChange, guidanceChanges, guidanceEditions } from '@portway/rules/guidance-changes';
import { calendarDate, type Source } from '@portway/rules/kernel';
import { requireCompliance } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { requireReadable, requireReader } from './guidance.policy.ts';
import type { GuidanceRepository, KeyPersonRow, ReadingRow } from './guidance.repository.ts';

interface Deps {
  readonly repository: GuidanceRepository;
  readonly audit: Audit;
  /** Has what the organisation itself has to do looked at, soon. */
  readonly lookSoon: (on: RequestContext['transaction'], organisation: string) => Promise<void>;
  readonly today: () => string;
}

/** The roles whose holders read the guidance and each new edition. */
const readingRoles: readonly string[] = ['authorising-officer', 'key-contact', 'level-1'];

/** What has changed in the guidance, whom it touches here, and who has read it. */
export function guidanceService({ repository, audit, lookSoon, today }: Deps) {
  async function countsOf(
    { transaction }: RequestContext,
    organisation: string,
    changes: readonly GuidanceChange[],
  ) {
    const day = today();
    const days = [
      ...new Set(changes.filter(({ touches }) => touches === 'certificates-since').map(({ from }) => from)),
    ];
    return {
      workers: await repository.workers(transaction, organisation, day),
      since: await repository.certificatesSince(transaction, organisation, { days, today: day }),
      duties: await repository.openDuties(transaction, organisation),
    };
  }

  return {
    async show(requestContext: RequestContext): Promise<SponsorGuidance> {
      const { transaction, caller } = requestContext;
      const { id: organisation, complianceRole } = requireCompliance(caller);
      const day = calendarDate(today());
      const changes = guidanceChanges(day);
      const people = (await repository.keyPeople(transaction, organisation)).filter(({ role }) =>
        readingRoles.includes(role),
      );
      const readings = await repository.readings(transaction, organisation);
      const { workers, since, duties } = await countsOf(requestContext, organisation, changes);
      const holders = people.filter(({ until_day: until }) => until === null || until >= day).length;
      const touched = ({ touches, from }: GuidanceChange) =>
        ({
          'sponsored-workers': workers.sponsored,
          'everybody-employed': workers.employed,
          'certificates-since': since.get(from) ?? 0,
          'key-people': holders,
        })[touches];
      const editions = guidanceEditions(day);
      return {
        today: day,
        mayRecord: complianceRole === 'officer' || complianceRole === 'adviser',
        editions: editions.map((edition, index) => ({
          ...edition,
          sources: edition.sources.map(sourceShown),
          readers: readersOf(people, {
            readings,
            edition: edition.from,
            nextFrom: editions[index - 1]?.from ?? null,
            account: caller.account,
          }),
        })),
        changes: changes.map((change) => ({
          ...change,
          sources: change.sources.map(sourceShown),
          duties: [...change.duties],
          people: touched(change),
          openDuties: change.duties.reduce((sum, { id }) => sum + (duties.get(id) ?? 0), 0),
        })),
      };
    },
    async confirm(
      requestContext: RequestContext,
      { person: id, edition, readOn }: RequestOf<typeof confirmReadingOperation>,
    ): Promise<{ readonly message: string }> {
      const { transaction, caller } = requestContext;
      const { id: organisation, complianceRole } = requireCompliance(caller);
      const keepsRecords = complianceRole === 'officer' || complianceRole === 'adviser';
      const people = await repository.keyPeople(transaction, organisation);
      const person = people.find((each) => each.id === id);
      requireReader(person, { account: caller.account, keepsRecords });
      const editions = guidanceEditions(calendarDate(today())).map(({ from }) => from);
      requireReadable({ edition, readOn }, { editions, today: today() });
      const isNew = await repository.add(transaction, {
        ...{ id: randomUUID(), organisation, key_person: id, edition, read_on: readOn },
        ...{ by_account: caller.account, by_name: caller.fullName },
      });
      if (!isNew) return { message: 'It is confirmed already.' };
      await audit.note(requestContext, 'guidance-read', id, { edition, readOn });
      await lookSoon(transaction, organisation);
      return { message: `It is on record that ${person.full_name} has read it.` };
    },
  };
}

export type Guidance = ReturnType<typeof guidanceService>;

const sourceShown = ({ title, url = undefined, checkedOn }: Source) => ({
  title,
  url: url ?? null,
  checkedOn,
});

interface OfEdition {
  readonly readings: readonly ReadingRow[];
  readonly edition: string;
  /** The first day of the edition after it; null for the newest. */
  readonly nextFrom: string | null;
  readonly account: string;
}

/** Those who held a role while it was the newest edition. */
function readersOf(people: readonly KeyPersonRow[], { readings, edition, nextFrom, account }: OfEdition) {
  return people
    .filter(
      ({ from_day: from, until_day: until }) =>
        (nextFrom === null || from < nextFrom) && (until === null || until >= edition),
    )
    .map(({ id, role, full_name: fullName, account: own }) => {
      const reading = readings.find((each) => each.key_person === id && each.edition === edition);
      return {
        id,
        role,
        fullName,
        isMe: own === account,
        readOn: reading?.read_on ?? null,
        recordedBy: reading?.by_name ?? null,
      };
    });
}
