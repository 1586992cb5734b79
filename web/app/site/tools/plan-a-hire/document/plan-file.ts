import { apiFetch } from '../../../../kit/loading/api-fetch.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { documentFile } from '../../../../subjects/document/document-file.server.ts';
import { salaryApi } from '../../salary/salary-api.ts';
import { evaluatePlan } from '../evaluate-plan.ts';
import type { Route } from './+types/plan-file.ts';
import { planDocument } from './plan-document.ts';

/** The plan for the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  const { search } = salaryApi(context.get(apiFetch), url.origin);
  const evaluated = await evaluatePlan(url.searchParams, today, search);
  return await documentFile(request, planDocument(evaluated, { url, today }));
}
