import type { RequestOf } from '@portway/contracts/operation';
import type {
  answerRecordOperation,
  changeRecordOperation,
  destroyRecordOperation,
} from '@portway/contracts/sponsor/records/records';
import { calendarDate } from '@portway/rules/kernel';
import { requireCompliance, requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { RecordFilesRepository } from './filing/record-files.repository.ts';
import {
  refuseHeldWorker,
  refuseRecord,
  requireAsked,
  requireMayDestroy,
  requireSeen,
  requireVersionToChange,
} from './records.policy.ts';
import type { KeptRecordsRepository, StoredRecord } from './records.repository.ts';
import type { RecordStandings } from './standing/record-standing.service.ts';

type On = RequestContext['transaction'];

interface Said {
  readonly message: string;
}

/** Looks at a worker again, after a change of what is on record. */
export type CheckWorker = (
  on: On,
  about: { readonly organisation: string; readonly worker: string },
) => Promise<void>;

interface Deps {
  readonly repository: KeptRecordsRepository;
  readonly files: Pick<RecordFilesRepository, 'count'>;
  readonly standings: Pick<RecordStandings, 'facts' | 'linesOf'>;
  readonly checkWorker: CheckWorker;
  readonly audit: Audit;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** Changes to records that are kept: what a person says of them, holds, and their destruction. */
export function recordChangesService({ repository, files, standings, checkWorker, audit, today }: Deps) {
  /** The record, locked: of two colleagues, the second is told of the first. */
  async function lockedRecord(on: On, organisation: string, { id, seen }: { id: string; seen: number }) {
    const record = await repository.find(on, organisation, id);
    if (record === undefined) throw missing();
    await repository.lock(on, {
      organisation,
      worker: record.worker,
      check: record.of_check,
      record: record.record,
    });
    const row = await repository.find(on, organisation, id);
    if (row === undefined) throw missing();
    requireSeen(seen, row.version);
    return row;
  }
  const look = async (on: On, organisation: string, { worker }: Pick<StoredRecord, 'worker'>) => {
    if (worker !== null) await checkWorker(on, { organisation, worker });
  };

  /** A hold on a worker holds each record of them. */
  async function requireNoHoldOnWorker(on: On, organisation: string, { worker }: StoredRecord) {
    if (worker === null) return;
    const facts = { organisation, workers: [worker], today: today() };
    const [row] = await standings.facts(on, facts);
    if (row?.isHeld === true) refuseHeldWorker();
  }

  return {
    async answer(
      requestContext: RequestContext,
      worker: string,
      { record, needed }: RequestOf<typeof answerRecordOperation>,
    ): Promise<Said> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const day = calendarDate(today());
      const [row] = await standings.facts(transaction, { organisation, workers: [worker], today: day });
      if (row === undefined) throw missing();
      const line = standings.linesOf(row, day).find(({ need }) => need.id === record);
      if (line === undefined) refuseRecord();
      requireAsked(line.need.asks);
      const by = { by_account: caller.account, by_name: caller.fullName };
      if (needed === null) await repository.takeAnswerBack(transaction, worker, record);
      else await repository.answer(transaction, { worker, organisation, record, needed, ...by });
      const answer = needed === null ? 'withdrawn' : needed ? 'needed' : 'not needed';
      await audit.note(requestContext, 'record-answered', worker, { record, answer });
      await checkWorker(transaction, { organisation, worker });
      return { message: needed === null ? 'The answer is withdrawn.' : 'Saved.' };
    },
    async change(
      requestContext: RequestContext,
      id: string,
      { seen, validUntil, holdReason }: RequestOf<typeof changeRecordOperation>,
    ): Promise<Said> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const row = await lockedRecord(transaction, organisation, { id, seen });
      const subject = row.worker ?? row.person ?? organisation;
      const { record } = row;
      if (validUntil !== undefined) {
        requireVersionToChange(await files.count(transaction, id));
        await repository.setValidUntil(transaction, id, validUntil);
        await audit.note(requestContext, 'record-changed', subject, {
          record,
          validUntil: validUntil ?? 'none',
        });
      }
      await repository.change(transaction, id, holdReason === undefined ? {} : { hold_reason: holdReason });
      if (holdReason !== undefined && holdReason !== row.hold_reason) {
        const action = holdReason === null ? 'record-hold-ended' : 'record-held';
        await audit.note(requestContext, action, subject, { record });
      }
      await look(transaction, organisation, row);
      if (holdReason === undefined) return { message: 'Saved.' };
      return {
        message:
          holdReason === null
            ? 'The hold has ended. That you ended it is recorded.'
            : 'Held. Nothing of this record is destroyed until the hold ends.',
      };
    },
    async destroy(
      requestContext: RequestContext,
      id: string,
      { seen }: RequestOf<typeof destroyRecordOperation>,
    ): Promise<Said> {
      const { transaction, caller } = requestContext;
      const organisation = requireCompliance(caller, ['officer']).id;
      const row = await lockedRecord(transaction, organisation, { id, seen });
      const day = today();
      // Its last day follows from the worker's days, which may have changed since the last look.
      await look(transaction, organisation, row);
      const { keep_until: keepUntil, hold_reason: holdReason } =
        (await repository.find(transaction, organisation, id)) ?? row;
      await requireNoHoldOnWorker(transaction, organisation, row);
      requireMayDestroy({ keepUntil, holdReason, today: day });
      const count = await files.count(transaction, id);
      await repository.destroy(transaction, id, { on: day, by: caller.fullName, files: count });
      const details = { record: row.record, keptUntil: keepUntil ?? '', files: `${count}` };
      await audit.note(requestContext, 'record-destroyed', row.worker ?? row.person ?? organisation, details);
      await look(transaction, organisation, row);
      return { message: 'Destroyed. That you did it, and when, stays on record without the content.' };
    },
  };
}

export type RecordChanges = ReturnType<typeof recordChangesService>;
