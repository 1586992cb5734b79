import { draftYears } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import type { PlanSummary } from '@portway/contracts/law/plans/plan-summary';
import type { PlannedJob, PlannedSponsor } from '@portway/contracts/law/plans/plans';
import { findOccupation } from '@portway/rules/occupations';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { salaryApi } from '../salary/salary-api.ts';
import type { Route } from './+types/plan-summary.ts';
import { evaluatePlan, type PlanEvaluated } from './evaluate-plan.ts';
import { planFacts } from './plan-facts.ts';

/** The verdict and the figures of the plan at the same address without `.json`, for lists of saved plans. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { search } = salaryApi(context.get(apiFetch), url.origin);
  const evaluated = await evaluatePlan(url.searchParams, londonToday(), search);
  return Response.json(planSummary(evaluated), {
    headers: { ...keepUntilMidnight(), 'X-Robots-Tag': 'noindex' },
  });
}

/** A plan in a few lines, with the answers that save it. */
export function planSummary(evaluated: PlanEvaluated): PlanSummary {
  const { answers, problems, plan, code, role, title } = evaluated;
  if (!plan || code === undefined) {
    const which = role.which && `“${role.which.word}” matches several occupations: choose one.`;
    const noRole = which ?? role.trouble ?? 'Type a job title, or choose an occupation code.';
    return {
      status: 'unanswered',
      missing: problems.length > 0 ? problems.map(({ message }) => message) : [noRole],
    };
  }
  const { look, title: verdict, reason } = plan.verdict;
  return {
    status: 'answered',
    title: title ?? 'This hire',
    // The code that was found, so that a saved plan stays the same job even if the search changes.
    answers: { ...answers, role: code },
    job: plannedJob(evaluated, code),
    sponsor: plannedSponsor(evaluated, code),
    verdict: { look, title: verdict, reason },
    figures: plan.figures.map(({ label, figure }) => ({ label, figure })),
  };
}

/** What the answers say of the job; a cycle of weeks has no hours of a week that a job could show. */
function plannedJob({ answers, role }: PlanEvaluated, code: string): PlannedJob {
  const { facts } = planFacts(answers, code, londonToday());
  const roleText = role.matched === undefined ? '' : answers.role.trim();
  const title = roleText === '' ? (findOccupation(code)?.title ?? code) : roleText;
  const pounds = facts?.salaryPence === undefined ? 0 : Math.round(facts.salaryPence / 100);
  const hours = facts !== undefined && 'perWeek' in facts.hours ? facts.hours.perWeek : 0;
  return {
    title: (title[0]?.toUpperCase() ?? '') + title.slice(1, 120),
    occupationCode: code,
    ...(hours >= 1 && hours <= 80 && Number.isInteger(hours * 4) && { hoursPerWeek: hours }),
    ...(pounds >= 1 && pounds <= 10_000_000 && { currency: 'GBP' as const, payFrom: pounds, payTo: pounds }),
    ...(facts?.workNation !== undefined && { nation: facts.workNation }),
    ...(facts?.payScaleRole !== undefined && { payScaleRole: facts.payScaleRole }),
    ...(facts?.londonArea !== undefined && { londonArea: facts.londonArea }),
    ...(facts?.shareOfFullTime !== undefined && { shareOfFullTime: facts.shareOfFullTime }),
    ...(facts?.healthAndCare !== undefined && { healthCareEmployer: facts.healthAndCare.employer }),
  };
}

/** What the answers say of the sponsor, and for how many years it would sponsor. */
function plannedSponsor({ answers }: PlanEvaluated, code: string): Partial<PlannedSponsor> {
  const { facts } = planFacts(answers, code, londonToday());
  if (facts === undefined) return {};
  const { sponsorSize: size, holdsLicence, sponsorRating, licence, months } = facts;
  const years = draftYears.find((each) => 12 * each === months);
  return {
    size,
    holdsLicence,
    ...(years !== undefined && { years }),
    ...(sponsorRating !== undefined && { rating: sponsorRating }),
    ...(answers.licenceAppliedOn !== '' && licence !== undefined && { licenceAppliedOn: licence.appliedOn }),
    ...(licence !== undefined && { licencePriority: licence.priority }),
  };
}
