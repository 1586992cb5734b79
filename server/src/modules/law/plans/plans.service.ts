import { randomUUID } from 'node:crypto';
import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import type {
  draftJobOfPlanOperation,
  listPlansOperation,
  PlannedJob,
  PlannedSponsor,
  SavedPlan,
  savePlanOperation,
} from '@portway/contracts/law/plans/plans';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { findOccupation } from '@portway/rules/occupations';
import { requireHiring } from '../../../platform/auth/authorisation.ts';
import type { Caller, RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { EmployerJobs } from '../../hiring/employer-jobs/employer-jobs.service.ts';
import type { SponsorFactsService } from '../../hiring/sponsor-facts/sponsor-facts.service.ts';
import { requireOccupation, requireRoom } from './plans.policy.ts';
import type { PlansOwner, PlansRepository, SavedPlanRow } from './plans.repository.ts';

/** A plan with what it says of the sponsor. */
interface Planned extends SavedPlan {
  readonly sponsor: PlannedSponsor | null;
}

interface Saved {
  readonly message: string;
  readonly plan: SavedPlan;
}

export interface PlansDeps {
  readonly repository: PlansRepository;
  readonly jobs: Pick<EmployerJobs, 'add' | 'chooseYears'>;
  /** What the organisation says of itself as a sponsor. */
  readonly sponsorFacts: Pick<SponsorFactsService, 'show' | 'learn'>;
  readonly readSponsor: (stored: unknown) => PlannedSponsor | null;
  readonly readJob: (stored: unknown) => PlannedJob;
  readonly max: number;
}

/** Hire plans saved under a name: only the answers are stored, so that figures are always of the day they are read. */
export function plansService({ repository, jobs, sponsorFacts, readSponsor, readJob, max }: PlansDeps) {
  async function find({ caller, transaction }: RequestContext, id: string): Promise<SavedPlan> {
    const row = await repository.find(transaction, ownerOf(caller), id);
    if (row === undefined) throw missing();
    return savedPlan(row);
  }
  /** Locked until this transaction ends. */
  async function findForUpdate({ caller, transaction }: RequestContext, id: string): Promise<Planned> {
    const row = await repository.findForUpdate(transaction, ownerOf(caller), id);
    if (row === undefined) throw missing();
    return { ...savedPlan(row), sponsor: row.sponsor === null ? null : readSponsor(row.sponsor) };
  }
  async function makeRoom({ caller, transaction }: RequestContext): Promise<void> {
    await repository.lock(transaction, caller.account);
    requireRoom(await repository.count(transaction, caller.account), max);
  }
  function savedPlan(row: SavedPlanRow): SavedPlan {
    return {
      id: row.id,
      name: row.name,
      answers: textsOf(row.answers),
      job: readJob(row.job),
      draft: draftOf(row),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  }
  /** Carries what a plan says of the sponsor to its job; says where the organisation says something else. */
  async function carrySponsor(
    requestContext: RequestContext,
    job: string,
    { years, ...answers }: PlannedSponsor,
  ): Promise<string | null> {
    await jobs.chooseYears(requestContext, job, years);
    const facts = await sponsorFacts.show(requestContext);
    await sponsorFacts.learn(requestContext, answers);
    return differenceInWords(answers, facts);
  }
  return {
    async list(
      { caller, transaction }: RequestContext,
      query: RequestOf<typeof listPlansOperation>,
    ): Promise<ResponseOf<typeof listPlansOperation>> {
      const { rows, next } = await repository.list(transaction, ownerOf(caller), query);
      return { plans: rows.map(savedPlan), next, count: await repository.count(transaction, caller.account) };
    },
    show: find,
    async save(
      requestContext: RequestContext,
      { name, answers, job, sponsor }: RequestOf<typeof savePlanOperation>,
    ): Promise<Saved> {
      const { caller, transaction } = requestContext;
      requireOccupation(findOccupation(job.occupationCode) !== undefined);
      await repository.takeSave(transaction, caller.account);
      await makeRoom(requestContext);
      const id = randomUUID();
      await repository.add(transaction, {
        id,
        account: caller.account,
        name,
        answers,
        job,
        sponsor: sponsor ?? null,
      });
      return { message: `“${name}” is saved.`, plan: await find(requestContext, id) };
    },
    async rename(requestContext: RequestContext, id: string, name: string): Promise<Saved> {
      await findForUpdate(requestContext, id);
      await repository.rename(requestContext.transaction, id, name);
      return { message: `The plan is now called “${name}”.`, plan: await find(requestContext, id) };
    },
    async remove(requestContext: RequestContext, id: string): Promise<{ readonly message: string }> {
      const { name } = await findForUpdate(requestContext, id);
      await repository.remove(requestContext.transaction, id);
      return { message: `“${name}” is deleted.` };
    },
    async restore(requestContext: RequestContext, id: string): Promise<Saved> {
      const { caller, transaction } = requestContext;
      if (await repository.isRemoved(transaction, caller.account, id)) {
        await makeRoom(requestContext);
        await repository.restore(transaction, id);
      }
      const plan = await find(requestContext, id);
      return { message: `“${plan.name}” is back.`, plan };
    },
    async draftJob(
      requestContext: RequestContext,
      id: string,
    ): Promise<ResponseOf<typeof draftJobOfPlanOperation>> {
      requireHiring(requestContext.caller);
      const { job, draft, sponsor } = await findForUpdate(requestContext, id);
      if (draft !== null) {
        const plan = await find(requestContext, id);
        return { message: 'This plan has a job already.', plan, jobId: draft.id, warning: null };
      }
      const { job: draftJob } = await jobs.add(requestContext, job);
      await repository.setDraft(requestContext.transaction, id, draftJob.id);
      const warning = sponsor === null ? null : await carrySponsor(requestContext, draftJob.id, sponsor);
      const plan = await find(requestContext, id);
      return {
        message: `A draft of “${job.title}” is saved for your organisation.`,
        plan,
        jobId: draftJob.id,
        warning,
      };
    },
  };
}

export type Plans = ReturnType<typeof plansService>;

const sizes = { small: 'small or charitable', large: 'medium or large' } as const;

function differenceInWords(
  { size, holdsLicence }: Omit<PlannedSponsor, 'years'>,
  facts: SponsorFacts,
): string | null {
  const differences = [
    ...(facts.size !== null && facts.size !== size
      ? [`The plan counts with a ${sizes[size]} organisation, and yours is recorded as ${sizes[facts.size]}.`]
      : []),
    ...(facts.holdsLicence !== null && facts.holdsLicence !== holdsLicence
      ? [
          facts.holdsLicence
            ? 'The plan has no sponsor licence, and your organisation is recorded with one.'
            : 'The plan has a sponsor licence, and your organisation is recorded without one.',
        ]
      : []),
  ];
  if (differences.length === 0) return null;
  return `${differences.join(' ')} The job counts with what your organisation says, so its figures differ from the plan’s.`;
}

const ownerOf = ({ account, organisation }: Caller): PlansOwner => ({
  account,
  organisation: organisation?.id ?? null,
});

function draftOf({ draft_id, draft_title, draft_state, draft_created_at }: SavedPlanRow): SavedPlan['draft'] {
  if (draft_id === null || draft_state === null || draft_created_at === null) return null;
  return {
    id: draft_id,
    title: draft_title ?? '',
    state: draft_state,
    createdAt: draft_created_at.toISOString(),
  };
}

function textsOf(answers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, String(text)]));
}
