import { apiFetch } from '../../../../kit/loading/api-fetch.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { documentFile } from '../../../../subjects/document/document-file.server.ts';
import { evaluateSalary } from '../evaluate-salary.ts';
import { salaryApi } from '../salary-api.ts';
import type { Route } from './+types/salary-file.ts';
import { salaryDocument } from './salary-document.ts';

/** The result for the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  const search = salaryApi(context.get(apiFetch), url.origin);
  const evaluation = await evaluateSalary(url.searchParams, today, search);
  return await documentFile(request, salaryDocument(evaluation, { url, today }));
}
