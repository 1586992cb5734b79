import type { RequestOf } from '@portway/contracts/operation';
import type {
  listDutiesOperation,
  SponsorDuties,
  SponsorDuty,
  takeStepOperation,
} from '@portway/contracts/sponsor/duties/duties';
import { calendarDate } from '@portway/rules/kernel';
import { standing } from '@portway/rules/reporting-deadline';
import { requireCompliance, requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import {
  changedMeanwhile,
  requireCheckedOrReason,
  requireFollows,
  requireOtherPerson,
  requireReportDay,
} from './duties.policy.ts';
import type { SponsorDutiesRepository } from './duties.repository.ts';
import { dutyOf, dutyRowOf, isOpen, type Standing, teamDutyOf } from './duty.presenter.ts';
import type { RaiseRepository } from './raise.repository.ts';
import { teamWordsOf } from './team-words.presenter.ts';

type StepTaken = RequestOf<typeof takeStepOperation>;

interface Stored {
  readonly deadline: unknown;
  readonly draft: unknown;
  readonly duty: string | null;
}

export interface DutyBookDeps {
  readonly repository: SponsorDutiesRepository;
  readonly raising: Pick<RaiseRepository, 'addStep'>;
  readonly read: (row: Stored) => Pick<SponsorDuty, 'deadline' | 'draft' | 'keep' | 'duty'>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** The duties of a sponsor, and each step from to do to closed. */
export function dutyBook({ repository, raising, read, today }: DutyBookDeps) {
  const standsToday: Standing = (does, reportBy) => {
    if (does === 'record' || does === 'look-at-this') return null;
    return standing({ does, reportBy: calendarDate(reportBy) }, calendarDate(today()));
  };

  async function find({ transaction }: RequestContext, organisation: string, id: string) {
    const row = await repository.find(transaction, organisation, id);
    if (row === undefined) throw missing();
    return row;
  }

  async function presentDuty(requestContext: RequestContext, organisation: string, id: string) {
    const { transaction, caller } = requestContext;
    const row = await find(requestContext, organisation, id);
    const role = caller.organisation?.complianceRole;
    if (role === 'line-manager') return teamDutyOf(row, teamWordsOf(row) ?? '', standsToday);
    const keepsRecords = role === 'officer' || role === 'adviser';
    const { workers } = row.asked;
    const touched = Array.isArray(workers) ? workers.map(String) : [];
    return dutyOf(row, {
      workers: touched.length === 0 ? [] : await repository.named(transaction, organisation, touched),
      steps: await repository.steps(transaction, id),
      file: keepsRecords ? await repository.file(transaction, id) : undefined,
      read: read(row),
      secondCheck: await repository.secondCheck(transaction, organisation),
      account: caller.account,
      mayChange: keepsRecords,
      standing: standsToday,
    });
  }

  return {
    async list(
      { transaction, caller }: RequestContext,
      filters: RequestOf<typeof listDutiesOperation>,
    ): Promise<SponsorDuties> {
      const { id: organisation } = requireCompliance(caller);
      const { show, does, worker, search, after } = filters;
      const query = { organisation, show, does, worker, search, after };
      const { rows, next } = await repository.list(transaction, query);
      const open = await repository.open(transaction, organisation);
      return { duties: rows.map((row) => dutyRowOf(row, standsToday)), next, open };
    },
    async show(requestContext: RequestContext, id: string): Promise<SponsorDuty> {
      return await presentDuty(requestContext, requireCompliance(requestContext.caller).id, id);
    },
    async take(
      requestContext: RequestContext,
      id: string,
      step: StepTaken,
    ): Promise<{ message: string; duty: SponsorDuty }> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const row = await find(requestContext, organisation, id);
      const steps = await repository.steps(transaction, id);
      if (row.version !== step.version) throw changedMeanwhile(steps.at(-1));
      requireFollows(step.step, row.state);
      if (step.step === 'checked') requireOtherPerson(steps, caller.account);
      if (step.step === 'reported') {
        const wants = row.does === 'report' && (await repository.secondCheck(transaction, organisation));
        requireCheckedOrReason(wants, row.state, step.words);
        requireReportDay(step.reportedOn, { happenedOn: row.happened_on, today: today() });
      }
      const isTaken = await repository.take(transaction, { id, version: row.version }, changeOf(step, row));
      if (!isTaken) throw changedMeanwhile((await repository.steps(transaction, id)).at(-1));
      const by = { account: caller.account, name: caller.fullName };
      const words = wordsOf(step);
      await raising.addStep(transaction, { duty: id, organisation, step: step.step, words, by });
      return { message: messages[step.step], duty: await presentDuty(requestContext, organisation, id) };
    },
  };
}

export type DutyBook = ReturnType<typeof dutyBook>;

function changeOf(step: StepTaken, { state }: { readonly state: SponsorDuty['state'] }) {
  switch (step.step) {
    case 'prepared':
      return { state: step.step, draft: step.draft };
    case 'reported':
      return { state: step.step, reported_on: step.reportedOn, reference: step.reference };
    case 'not-reported':
      return { state: step.step, not_reported_because: step.because };
    // What stood there before stays in the steps; the duty is open again.
    case 'corrected':
      return { state: isOpen(state) ? state : ('to-do' as const) };
    default:
      return { state: step.step };
  }
}

function wordsOf(step: StepTaken): string | undefined {
  switch (step.step) {
    case 'reported': {
      const reference = step.reference === null ? '' : `, reference ${step.reference}`;
      return `Reported on ${step.reportedOn}${reference}.${step.words === '' ? '' : ` ${step.words}`}`;
    }
    case 'not-reported':
      return step.because;
    case 'closed':
    case 'corrected':
      return step.words === '' ? undefined : step.words;
    default:
      return undefined;
  }
}

const messages: Readonly<Record<StepTaken['step'], string>> = {
  prepared: 'Saved as prepared.',
  checked: 'Marked as checked by you.',
  reported: 'Recorded as reported by your organisation.',
  'not-reported': 'Recorded as not reported, with the reason.',
  closed: 'This duty is closed.',
  corrected: 'The correction is on the record, and the duty is open again.',
};
