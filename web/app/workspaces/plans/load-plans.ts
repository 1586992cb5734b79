import { submit } from '@portway/contracts/client';
import { type PlanSummary, planSummary } from '@portway/contracts/law/plans/plan-summary';
import { listPlansOperation, type SavedPlan } from '@portway/contracts/law/plans/plans';
import { asMe } from '../../kit/loading/signed-in.ts';

/** A saved plan with what today's rules say of it; undefined where that could not be asked. */
export interface PlanToday {
  readonly plan: SavedPlan;
  readonly summary: PlanSummary | undefined;
}

export async function loadPlans(request: Request) {
  const query = new URL(request.url).searchParams;
  const filters = { search: query.get('search') ?? undefined, after: query.get('after') ?? undefined };
  const { plans, next, count } = await submit(listPlansOperation, filters, { fetch: asMe(request) });
  const rows = await Promise.all(
    plans.map(async (plan): Promise<PlanToday> => ({ plan, summary: await summaryOf(plan.answers) })),
  );
  return { rows, next, count, search: query.get('search') ?? '' };
}

/** The answers as the address of the plan's page has them. */
export const planQuery = (answers: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams(answers)}`;

/** Figures are not stored: the page of the plan works them out by the rules of today. */
export async function summaryOf(answers: Readonly<Record<string, string>>): Promise<PlanSummary | undefined> {
  try {
    const response = await fetch(`/plan-a-hire.json${planQuery(answers)}`);
    return response.ok ? planSummary.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
