import { apiFetch } from '../../../../kit/loading/api-fetch.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { calendarOf } from '../../../../subjects/document/calendar-of.ts';
import { salaryApi } from '../../salary/salary-api.ts';
import { evaluatePlan } from '../evaluate-plan.ts';
import type { Route } from './+types/plan-calendar.ts';

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** The days of the plan for the same address without `.ics`, as ranges in a calendar file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  const { search } = salaryApi(context.get(apiFetch), url.origin);
  const { plan, code, answers } = await evaluatePlan(url.searchParams, today, search);
  const page = `${url.origin}/plan-a-hire${url.search}`;
  if (!plan?.times) {
    const text = `There are no dates to save yet. Answer the questions first: ${page}\n`;
    return new Response(text, { status: 422, headers: plain });
  }
  const name = `hire-plan-${code}-${answers.assignedOn}`;
  const events = plan.times.steps.map(({ id, title, from, to }) => ({
    uid: `${name}-${id}@${url.host}`,
    from,
    to,
    summary: `Usually: ${title}`,
    description: `An estimate from published times; no promise. General information. The Home Office decides.\n${page}`,
  }));
  return new Response(calendarOf(events, today), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
