import { call } from '@portway/contracts/client';
import { showSponsorFactsOperation } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { ProblemError } from '@portway/contracts/problem';
import { redirectDocument } from 'react-router';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../kit/loading/signed-in.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import type { Route } from './+types/begin-plan.ts';
import { planQuery } from './load-plans.ts';
import { planAnswersOf } from './plan-answers-of.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Plan this hire', description: 'Leads to the plan of a hire.', index: false });

/** Leads to the plan with what the organisation says of itself already answered; without, as for everybody. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const answers = await answersFor(request);
  throw redirectDocument(`/plan-a-hire${Object.keys(answers).length === 0 ? '' : planQuery(answers)}`);
}
export const HydrateFallback = PageSkeleton;

async function answersFor(request: Request): Promise<Record<string, string>> {
  try {
    return planAnswersOf(await call(showSponsorFactsOperation, undefined, { fetch: asMe(request) }));
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof ProblemError || error instanceof TypeError) return {};
    throw error;
  }
}

/** Never seen: the loader leads on. */
export default function BeginPlan() {
  return <PageSkeleton />;
}
