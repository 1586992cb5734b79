import { randomUUID } from 'node:crypto';
import type {
  SponsorEventOnRecord,
  SponsorHistory,
} from '@portway/contracts/sponsor/duties/events/recorded-events';
import { requireCompliance } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import type { Raising } from '../raise.service.ts';
import type { EventRecord } from './event-record.service.ts';
import { requireUncorrected } from './events.policy.ts';
import type { SponsorEventsRepository } from './events.repository.ts';
import type { EventRights } from './events.service.ts';
import type { WorkerRecordRepository } from './worker-record.repository.ts';

interface Deps {
  readonly repository: SponsorEventsRepository;
  readonly workers: WorkerRecordRepository;
  readonly duties: Pick<Raising, 'supersede'>;
  readonly record: EventRecord;
  readonly rights: EventRights;
  /** The workers whom an event names in its stored answers. */
  readonly namedIn: (facts: unknown) => readonly string[];
}

const whoRecords = ['officer', 'line-manager', 'adviser'] as const;

const isTeamMember = ({ caller }: RequestContext) => caller.organisation?.complianceRole === 'line-manager';

/** Answers of a change of hours that are not a line manager's. */
const ofOfficers = ['newPence', 'salaryOption', 'forHealth'];
const tellsOfPayOrHealth = (facts: unknown) => ofOfficers.some((name) => Object.hasOwn(Object(facts), name));

/** Events on record: shown, listed where they raised nothing, and taken back where they did not happen. */
export function recordedEvents(deps: Deps) {
  const { repository, workers, duties, record, rights } = deps;

  async function findEvent(requestContext: RequestContext, id: string) {
    const { id: organisation } = requireCompliance(requestContext.caller, whoRecords);
    const row = await repository.find(requestContext.transaction, organisation, id);
    if (row === undefined) throw missing();
    rights(requestContext, row.kind, row.worker !== null);
    if (isTeamMember(requestContext) && tellsOfPayOrHealth(row.facts)) throw missing();
    return { organisation, row };
  }

  return {
    async show(requestContext: RequestContext, id: string): Promise<SponsorEventOnRecord> {
      const { organisation, row } = await findEvent(requestContext, id);
      const { transaction } = requestContext;
      const isTeam = isTeamMember(requestContext);
      const ids = deps.namedIn(row.facts);
      const movedWorkers = await workers.find(transaction, {
        organisation,
        workers: ids,
        day: row.happened_on,
      });
      return {
        ...recordedOf(row),
        facts: row.facts,
        moved: movedWorkers.map(({ id: worker, name }) => ({ id: worker, name })),
        isHistory: row.history,
        correction:
          row.later_at === null
            ? null
            : {
                at: row.later_at.toISOString(),
                by: row.later_by ?? '',
                because: isTeam ? '' : (row.why ?? ''),
              },
      };
    },
    async withdraw(
      requestContext: RequestContext,
      id: string,
      because: string,
    ): Promise<{ message: string; changes: string[] }> {
      const { transaction, caller } = requestContext;
      await repository.lockOne(transaction, id);
      const { organisation, row } = await findEvent(requestContext, id);
      requireUncorrected(row);
      const query = { organisation, workers: [], undone: row.changed, isRecording: true };
      const plan = await record.plan(transaction, query, null);
      const by = { account: caller.account, name: caller.fullName };
      await repository.add(transaction, {
        id: randomUUID(),
        organisation,
        worker: row.worker,
        kind: 'withdrawn',
        happened_on: row.happened_on,
        facts: {},
        confidential: row.confidential,
        history: row.history,
        corrects: id,
        correction: because,
        changed: [],
        by_account: by.account,
        by_name: by.name,
      });
      await duties.supersede(transaction, { event: id, organisation, by, because, newDay: null });
      await record.write(transaction, { organisation, by }, plan);
      const message =
        'It is on record that this did not happen, with your reason. Its open duties are closed.';
      return { message, changes: [...plan.changes] };
    },
    async history(
      { transaction, caller }: RequestContext,
      after: string | undefined,
    ): Promise<SponsorHistory> {
      const { id: organisation } = requireCompliance(caller, whoRecords);
      const { rows, next } = await repository.history(transaction, organisation, after);
      const total = await repository.historyCount(transaction, organisation);
      return { events: rows.map(recordedOf), next, total };
    },
  };
}

export type RecordedEvents = ReturnType<typeof recordedEvents>;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly worker: string | null;
  readonly full_name: string | null;
  readonly happened_on: string;
  readonly by_name: string;
  readonly recorded_at: Date;
}

const recordedOf = (row: Row) => ({
  id: row.id,
  kind: row.kind,
  worker: row.worker === null ? null : { id: row.worker, name: row.full_name ?? '' },
  happenedOn: row.happened_on,
  by: row.by_name,
  at: row.recorded_at.toISOString(),
});
