import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@portway/contracts/operation';
import type {
  endAbsenceOperation,
  recordAbsenceOperation,
  recordRightToWorkOperation,
  saveWorkerTermsOperation,
} from '@portway/contracts/sponsor/workers/worker-records';
import { isExcepted, isPermitted } from '@portway/rules/sponsored-worker';
import { requireCompliance, requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import type { PlannedEvents } from '../../duties/planned-events/planned-events.service.ts';
import { checkColumns, recordedWords } from '../../right-to-work/check.presenter.ts';
import type { WorkerWrites } from '../worker-writes.service.ts';
import {
  refuseField,
  requireFacts,
  requireLastDay,
  requireSoundAbsence,
  requireSoundCheck,
} from '../workers.policy.ts';
import type { StoredWorker, WorkersRepository } from '../workers.repository.ts';
import type { WorkerCheck } from '../workers.service.ts';
import type { JudgeCheck } from './judged-check.service.ts';

interface Confirmation {
  readonly message: string;
}

interface Deps {
  readonly repository: WorkersRepository;
  readonly writes: WorkerWrites;
  readonly check: WorkerCheck;
  readonly judgeCheck: JudgeCheck;
  readonly plans: Pick<PlannedEvents, 'settle'>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

export const whoRecordsEvents = ['officer', 'adviser', 'line-manager'] as const;

/** What is recorded of a worker from a day on: terms, absences and right to work checks. */
export function workerRecordsService({ repository, writes, check, judgeCheck, plans, today }: Deps) {
  async function findWorker({ transaction }: RequestContext, organisation: string, id: string) {
    const row = await repository.find(transaction, organisation, id);
    if (row === undefined) throw missing();
    return row;
  }
  const byOf = ({ caller }: RequestContext) => ({ by_account: caller.account, by_name: caller.fullName });
  const checkWorker = ({ transaction }: RequestContext, { id, organisation }: StoredWorker) =>
    check.worker(transaction, { organisation, worker: id });

  return {
    async saveTerms(
      requestContext: RequestContext,
      id: string,
      { corrects = false, ...terms }: RequestOf<typeof saveWorkerTermsOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const row = await findWorker(requestContext, organisation, id);
      const recordedTerms = await repository.terms(transaction, id);
      const before = recordedTerms.find(({ from_day: day }) => day === terms.fromDay);
      if (before !== undefined && !corrects)
        refuseField(
          'fromDay',
          'Terms from this day are on record. Choose another day, or say that you correct them.',
        );
      const by = { account: caller.account, name: caller.fullName };
      await writes.saveTerms(transaction, { organisation, by }, { worker: id, terms });
      if (before !== undefined) {
        const changes = [
          { field: `Terms from ${terms.fromDay}`, from: inWords(before), to: inWords(storedAs(terms)) },
        ];
        await repository.addChange(transaction, {
          worker: id,
          organisation,
          changes,
          ...byOf(requestContext),
        });
      }
      await checkWorker(requestContext, row);
      return { message: 'Saved.' };
    },
    async recordAbsence(
      requestContext: RequestContext,
      id: string,
      absence: RequestOf<typeof recordAbsenceOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const organisation = requireCompliance(caller, whoRecordsEvents).id;
      const row = await findWorker(requestContext, organisation, id);
      const recordedAbsences = await repository.absences(transaction, id);
      const { firstDay, lastDay = null, pay, kind = null, planned } = absence;
      const [agreed, excepted] = [isPermitted(absence), isExcepted(absence)];
      requireSoundAbsence(
        { firstDay, lastDay, agreed },
        { others: recordedAbsences, started: row.started_on, today: today() },
      );
      await repository.addAbsence(transaction, {
        id: randomUUID(),
        worker: id,
        organisation,
        ...{ first_day: firstDay, last_day: lastDay, pay, kind, agreed, excepted },
        ...byOf(requestContext),
      });
      const by = { name: caller.fullName };
      const settled = { organisation, planned, kind: 'absence', worker: id, by };
      await plans.settle(transaction, settled, 'firstDay');
      await checkWorker(requestContext, row);
      return { message: 'The absence is recorded.' };
    },
    async endAbsence(
      requestContext: RequestContext,
      id: string,
      { absence: which, lastDay }: RequestOf<typeof endAbsenceOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const organisation = requireCompliance(caller, whoRecordsEvents).id;
      const row = await findWorker(requestContext, organisation, id);
      const absence = (await repository.absences(transaction, id)).find((each) => each.id === which);
      if (absence === undefined) refuseField('absence', 'There is no such absence.');
      if (absence.last_day !== null)
        refuseField('lastDay', 'The last day of this absence is on record already.');
      requireLastDay({ firstDay: absence.first_day, lastDay, agreed: absence.agreed }, today());
      if (lastDay === null) await repository.stillAway(transaction, which, today());
      else await repository.endAbsence(transaction, which, lastDay);
      await checkWorker(requestContext, row);
      const stillAway = 'It is recorded that the worker is still away.';
      return { message: lastDay === null ? stillAway : 'The last day is recorded.' };
    },
    async recordCheck(
      requestContext: RequestContext,
      id: string,
      check: RequestOf<typeof recordRightToWorkOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const row = await findWorker(requestContext, organisation, id);
      const { method, checkedOn, nextOn = null } = check;
      requireSoundCheck({ checkedOn, nextOn }, today());
      const recordedChecks = await repository.checks(transaction, id);
      if (recordedChecks.some((other) => other.checked_on === checkedOn && other.method === method))
        refuseField('checkedOn', 'This check is on record already.');
      const record = { started_on: row.started_on, planned_start: row.certificate_start };
      const judgement = judgeCheck(check, record, recordedChecks);
      requireFacts(judgement.missing);
      await repository.addCheck(transaction, {
        id: randomUUID(),
        worker: id,
        organisation,
        ...checkColumns(check, judgement),
        ...byOf(requestContext),
      });
      await checkWorker(requestContext, row);
      return { message: recordedWords(judgement) };
    },
  };
}

export type WorkerRecords = ReturnType<typeof workerRecordsService>;

interface InWords {
  readonly job_title: string;
  readonly occupation_code: string | null;
  readonly pay_pence: string | number | null;
  readonly hours_per_week: string | number | null;
}

const storedAs = (terms: RequestOf<typeof saveWorkerTermsOperation>): InWords => ({
  job_title: terms.jobTitle,
  occupation_code: terms.occupationCode,
  pay_pence: terms.payPence,
  hours_per_week: terms.hoursPerWeek,
});

/** What stood in terms that were wrong. */
function inWords({
  job_title: title,
  occupation_code: code,
  pay_pence: pay,
  hours_per_week: hours,
}: InWords) {
  const pounds = pay === null ? 'no pay' : `£${(Number(pay) / 100).toLocaleString('en-GB')} a year`;
  return `${title}, ${code ?? 'no code'}, ${pounds}, ${hours === null ? 'no hours' : `${Number(hours)} hours`}`;
}
