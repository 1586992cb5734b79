import { calendarDate } from '@portway/rules/kernel';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { londonClock } from '../../../../platform/time/local-time.ts';
import type { CheckedWorker, SponsorChecksRepository, StandingDuty } from './checks.repository.ts';
import type {
  Finding,
  FoundKind,
  Looked,
  Looking,
  Over,
  SponsorFacts,
  Touched,
  WorkerFacts,
} from './finders/index.ts';
import type { Settling } from './settle.service.ts';

type On = RequestContext['transaction'];

export interface Finders {
  readonly kinds: readonly FoundKind[];
  lookAtWorker(worker: WorkerFacts, looking: Looking): Looked;
  organisationFindings(facts: SponsorFacts, looking: Looking): readonly Finding[];
  lawTouching(worker: WorkerFacts, looking: Looking, lastLook: Looking['today']): readonly Touched[];
  lawChanges(touched: readonly Touched[]): readonly Finding[];
  recordsOver(over: readonly Over[]): readonly Finding[];
  missedUntil(today: Looking['today'], hour: number): Looking['today'];
}

export interface SponsorChecksDeps {
  readonly repository: SponsorChecksRepository;
  readonly settle: Settling;
  readonly finders: Finders;
  /** Looks at the records that are kept of workers, and says what is over its day. */
  readonly records: {
    readonly look: (
      on: On,
      wanted: { readonly organisation: string; readonly workers: readonly string[]; readonly today: string },
    ) => Promise<readonly Over[]>;
  };
  /** Has one worker looked at soon, by what nobody who is logged in may see. */
  readonly lookLater: (on: On, about: { organisation: string; worker: string }) => Promise<void>;
  readonly today: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly onWarning: (message: string) => void;
}

/** Workers looked at in one transaction. */
const batch = 500;
/** Findings written before requests get their turn. */
const breath = 50;

/** What line managers see all of. Of the rest they see parts, from which nothing follows. */
const ofLineManagers: readonly FoundKind[] = [
  ...(['absence', 'absence-nears', 'absence-asked', 'unpaid', 'start'] as const),
];

export function sponsorChecksService(deps: SponsorChecksDeps) {
  const { repository, settle, finders } = deps;

  async function lookingAt(on: On, organisation: string): Promise<Looking> {
    const today = calendarDate(deps.today());
    const hour = Number(londonClock.shows(deps.now()).time.slice(0, 2));
    const missedUntil = finders.missedUntil(today, hour);
    return { today, missedUntil, cutOver: await repository.cutOver(on, organisation) };
  }

  async function lookAtSponsor(on: On, organisation: string, more: readonly Finding[] = []): Promise<number> {
    const looking = await lookingAt(on, organisation);
    const { today } = looking;
    const facts = await repository.sponsor(on, { organisation, today });
    const { account } = await repository.caller(on);
    const findings = [...(facts === undefined ? [] : finders.organisationFindings(facts, looking)), ...more];
    const standing = await repository.standing(on, organisation, null);
    return settle(on, { organisation, kinds: finders.kinds, findings, standing, account, today });
  }

  async function lookAtBatch(on: On, at: At, after: string | undefined) {
    const { organisation, looking, unchecked } = at;
    const { today } = looking;
    const workers = await repository.workers(on, { organisation, today, after, limit: batch });
    if (workers.length === 0) return undefined;
    const findings: Finding[] = [];
    const results: CheckedWorker[] = [];
    for (const [index, worker] of workers.entries()) {
      if (index % breath === 0) await new Promise((resolve) => setImmediate(resolve));
      const result = finders.lookAtWorker(worker, looking);
      findings.push(...result.findings);
      results.push(checkedWorker(worker, result));
      for (const why of result.unchecked) note(unchecked, why, worker.id);
      if (at.lastLook !== null) at.touched.push(...finders.lawTouching(worker, looking, at.lastLook));
    }
    const ids = workers.map(({ id }) => id);
    findings.push(...finders.recordsOver(await deps.records.look(on, { organisation, workers: ids, today })));
    const standing = stillOwed(await repository.standing(on, organisation, ids), { workers, today });
    const settling = { organisation, kinds: finders.kinds, findings, standing, account: null, today };
    at.written += await settle(on, settling);
    await repository.saveChecked(on, results);
    await repository.reach(on, organisation, workers.length);
    at.workers += workers.length;
    return ids.at(-1);
  }

  async function look(organisation: string): Promise<At> {
    const at = await repository.inTransaction(async (on): Promise<At> => {
      const { lastLookOn } = await repository.begin(on, organisation);
      const looking = await lookingAt(on, organisation);
      return {
        organisation,
        looking,
        lastLook: lastLookOn,
        unchecked: new Map(),
        touched: [],
        workers: 0,
        written: 0,
      };
    });
    let after: string | undefined;
    do {
      after = await repository.inTransaction((on) => lookAtBatch(on, at, after));
    } while (after !== undefined);
    await repository.inTransaction(async (on) => {
      at.written += await lookAtSponsor(on, organisation, finders.lawChanges(at.touched));
      const unchecked = [...at.unchecked].map(([why, entry]) => ({ why, ...entry }));
      await repository.finish(on, organisation, { at: new Date(deps.now()), unchecked });
    });
    return at;
  }

  const checks = {
    /** Looks at one worker again, after a change of what is on record; in the transaction of the change. */
    async worker(
      on: On,
      { organisation, worker: only }: { organisation: string; worker: string },
    ): Promise<void> {
      const looking = await lookingAt(on, organisation);
      const { today } = looking;
      const { account, role } = await repository.caller(on);
      const kinds = role === 'line-manager' ? ofLineManagers : finders.kinds;
      await repository.counting(on, async () => {
        const workers = await repository.workers(on, { organisation, today, only, limit: 1 });
        const results = workers.map((worker) => ({ worker, ...finders.lookAtWorker(worker, looking) }));
        // A line manager does not see them: they are looked at later.
        const over =
          role === 'line-manager'
            ? []
            : await deps.records.look(on, { organisation, workers: [only], today });
        const findings = [...results.flatMap((result) => result.findings), ...finders.recordsOver(over)];
        const standing = stillOwed(await repository.standing(on, organisation, [only]), { workers, today });
        await settle(on, { organisation, kinds, findings, standing, account, today });
        if (role === 'line-manager') await deps.lookLater(on, { organisation, worker: only });
        else
          await repository.saveChecked(
            on,
            results.map(({ worker, ...result }) => checkedWorker(worker, result)),
          );
      });
    },
    /** Looks at one worker without a log-in. */
    workerAlone: (about: { organisation: string; worker: string }): Promise<void> =>
      repository.inTransaction((on) => checks.worker(on, about)),
    /** Looks at what the organisation itself has to do; in the transaction of a change of it. */
    organisation: async (on: On, organisation: string): Promise<void> =>
      void (await lookAtSponsor(on, organisation)),
    /** Looks at everything of one organisation, without a log-in. */
    look: async (organisation: string): Promise<void> => void (await look(organisation)),
    /** Looks at every organisation. One that fails keeps what is on record of it, and the others are looked at. */
    async all(): Promise<{
      readonly organisations: number;
      readonly workers: number;
      readonly written: number;
    }> {
      const sum = { organisations: 0, workers: 0, written: 0 };
      for (let after: string | undefined; ; ) {
        const page = await repository.organisations(after);
        for (const organisation of page) {
          const at = await look(organisation).catch((error: unknown) => {
            deps.onWarning(
              `The records of organisation ${organisation} were not looked at: ${String(error)}`,
            );
          });
          if (at === undefined) continue;
          sum.organisations += 1;
          sum.workers += at.workers;
          sum.written += at.written;
        }
        after = page.at(-1);
        if (after === undefined) return sum;
      }
    },
  };
  return checks;
}

export type SponsorChecks = ReturnType<typeof sponsorChecksService>;

/**
 * Without what was found to be reported of workers whose sponsorship has ended: what was due before stays until a person
 * has done it. What a person recorded is kept, so that it is not found once more.
 */
function stillOwed(
  standing: readonly StandingDuty[],
  { workers, today }: { workers: readonly WorkerFacts[]; today: string },
): readonly StandingDuty[] {
  const endedWorkers = new Set(
    workers.flatMap(({ id, endedOn }) => (endedOn !== null && endedOn <= today ? [id] : [])),
  );
  return standing.filter(
    ({ worker, duty, foundKey }) =>
      foundKey === null || duty === null || worker === null || !endedWorkers.has(worker),
  );
}

const checkedWorker = ({ id, nextCheckOn }: WorkerFacts, { unchecked, pay }: Looked): CheckedWorker => ({
  ...{ id, nextCheckOn, unchecked, pay },
});

/** One look at an organisation, as far as it has come. */
interface At {
  readonly organisation: string;
  readonly looking: Looking;
  readonly lastLook: Looking['today'] | null;
  readonly unchecked: Map<string, { count: number; workers: string[] }>;
  readonly touched: Touched[];
  workers: number;
  written: number;
}

/** Of each reason, the first few workers are named. */
const maxNamed = 5;

function note(unchecked: At['unchecked'], why: string, worker: string): void {
  const entry = unchecked.get(why) ?? { count: 0, workers: [] };
  entry.count += 1;
  if (entry.workers.length < maxNamed) entry.workers.push(worker);
  unchecked.set(why, entry);
}
