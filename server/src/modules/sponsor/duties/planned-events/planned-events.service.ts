import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@portway/contracts/operation';
import type {
  EventToPlan,
  PlannedEvent,
  planEventOperation,
} from '@portway/contracts/sponsor/duties/events/planned-events';
import type { PlannedRow } from '@portway/contracts/sponsor/duties/events/planned-row';
import { addMonths, calendarDate } from '@portway/rules/kernel';
import { requireCompliance, requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import {
  requireKnown,
  requireNoOtherPlan,
  requireOpen,
  requireToCome,
  requireUnplanned,
  requireWorkers,
} from './planned-events.policy.ts';
import type { OpenPlan, PlannedEventsRepository } from './planned-events.repository.ts';

type On = RequestContext['transaction'];

interface Deps {
  readonly repository: PlannedEventsRepository;
  /** Kinds that only those who keep the records plan, as they record them. */
  readonly forRecordKeepers: readonly string[];
  readonly titleOf: (kind: string) => string;
  /** The workers whom a planned move of an office names. */
  readonly namedIn: (facts: unknown) => readonly string[];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

interface Settled {
  readonly organisation: string;
  readonly planned: string | undefined;
  readonly kind: string;
  readonly worker: string | null;
  readonly by: { readonly name: string };
}

const whoRecords = ['officer', 'line-manager', 'adviser'] as const;
const maxDue = 10;
/** A plan is one that people still remember. */
const longestMonths = 60;

/** What is planned for a day to come: it starts no count and raises no duty, until it is recorded. */
export function plannedEventsService({ repository, forRecordKeepers, titleOf, namedIn, today }: Deps) {
  const span = () => ({ today: today(), last: addMonths(calendarDate(today()), longestMonths) });

  const rowShown = ({ id, kind, day, worker, fullName }: OpenPlan): PlannedRow => ({
    ...{ id, kind, day, title: titleOf(kind) },
    worker: worker === null ? null : { id: worker, name: fullName ?? '' },
  });

  async function findPlan({ caller, transaction }: RequestContext, id: string) {
    const { id: organisation } = requireCompliance(caller);
    const row = await repository.find(transaction, organisation, id);
    if (row === undefined) throw missing();
    return { organisation, row };
  }

  return {
    async plan(
      requestContext: RequestContext,
      planned: EventToPlan,
    ): Promise<ResponseOf<typeof planEventOperation>> {
      const { transaction, caller } = requestContext;
      const { kind, ...facts } = planned;
      const worker = 'worker' in planned ? planned.worker : null;
      const isOpen = worker !== null && !forRecordKeepers.includes(kind) && !tellsOfPay(facts);
      const { id: organisation } = isOpen
        ? requireCompliance(caller, whoRecords)
        : requireRecordKeeper(caller);
      const { day, field } = dayIn(planned);
      requireToCome(day, span(), field);
      const ids = worker === null ? namedIn(facts) : [worker];
      const foundWorkers = await repository.workers(transaction, organisation, ids);
      requireWorkers(foundWorkers.length, ids.length, worker === null ? 'workers' : 'worker');
      if (worker !== null) requireNoOtherPlan(kind, foundWorkers[0]);
      const about = { organisation, worker, kind };
      await repository.lock(transaction, about);
      requireUnplanned(await repository.same(transaction, { ...about, day }), field);
      const id = randomUUID();
      const by = { by_account: caller.account, by_name: caller.fullName };
      await repository.add(transaction, { id, ...about, planned_for: day, facts, ...by });
      return { message: 'It is planned. On its day you are asked whether it happened.', id };
    },
    async show(requestContext: RequestContext, id: string): Promise<PlannedEvent> {
      const { organisation, row } = await findPlan(requestContext, id);
      const { transaction, caller } = requestContext;
      const movedWorkers = await repository.workers(transaction, organisation, namedIn(row.facts));
      const role = caller.organisation?.complianceRole;
      return {
        ...{ id, kind: row.kind, title: titleOf(row.kind), day: row.planned_for, state: row.state },
        worker: row.worker === null ? null : { id: row.worker, name: row.full_name ?? '' },
        facts: { ...row.facts },
        moved: movedWorkers.map(({ id: each, full_name: name }) => ({ id: each, name })),
        by: row.by_name,
        at: row.planned_at.toISOString(),
        ended:
          row.ended_at === null || row.ended_by === null
            ? null
            : { by: row.ended_by, at: row.ended_at.toISOString() },
        may: whoRecords.some((each) => each === role),
      };
    },
    async move(
      requestContext: RequestContext,
      id: string,
      day: string,
    ): Promise<{ readonly message: string }> {
      requireCompliance(requestContext.caller, whoRecords);
      const { organisation, row } = await findPlan(requestContext, id);
      const { transaction } = requestContext;
      requireToCome(day, span(), 'day');
      const about = { organisation, worker: row.worker, kind: row.kind };
      await repository.lock(transaction, about);
      const same = await repository.same(transaction, { ...about, day });
      if (same?.id !== id) requireUnplanned(same, 'day');
      requireOpen(await repository.move(transaction, { id, organisation, day }), 'day');
      return { message: 'It is planned for that day.' };
    },
    async cancel(requestContext: RequestContext, id: string): Promise<{ readonly message: string }> {
      requireCompliance(requestContext.caller, whoRecords);
      const { organisation } = await findPlan(requestContext, id);
      const by = requestContext.caller.fullName;
      requireOpen(await repository.cancel(requestContext.transaction, { id, organisation, by }), 'day');
      return { message: 'It is planned no longer.' };
    },
    /** In the transaction of its record: what was planned has happened. */
    async settle(on: On, { organisation, planned, kind, worker, by }: Settled, field: string): Promise<void> {
      if (planned === undefined) return;
      requireKnown(await repository.find(on, organisation, planned), field);
      const settled = { id: planned, organisation, by: by.name, kind, worker };
      requireOpen(await repository.settle(on, settled), field);
    },
    async ofWorker(on: On, worker: string): Promise<PlannedRow[]> {
      return (await repository.ofWorker(on, worker)).map(rowShown);
    },
    /** Those whose day has come. */
    async due(
      on: On,
      organisation: string,
    ): Promise<{ readonly count: number; readonly rows: PlannedRow[] }> {
      const day = today();
      const rows = await repository.due(on, { organisation, today: day, most: maxDue });
      const count = rows.length < maxDue ? rows.length : await repository.dueCount(on, organisation, day);
      return { count, rows: rows.map(rowShown) };
    },
  };
}

export type PlannedEvents = ReturnType<typeof plannedEventsService>;

/** The planned day, and the field that it was sent in. */
function dayIn(planned: EventToPlan): { readonly day: string | null; readonly field: string } {
  if (planned.kind === 'absence') return { day: planned.firstDay, field: 'firstDay' };
  if (planned.kind === 'start') return { day: planned.startedOn, field: 'startedOn' };
  return { day: planned.happenedOn, field: 'happenedOn' };
}

const ofKeepers = ['newPence', 'salaryOption'];
const tellsOfPay = (facts: object) =>
  Object.entries(facts).some(([name, value]) => ofKeepers.includes(name) && value !== undefined);
