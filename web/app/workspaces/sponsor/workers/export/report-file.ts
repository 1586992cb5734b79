import { requestFor } from '@portway/contracts/client';
import { reportWorkersOperation } from '@portway/contracts/sponsor/workers/worker-sheets';
import { apiFetch } from '../../../../kit/loading/api-fetch.ts';
import { documentFile } from '../../../../subjects/document/document-file.server.ts';
import type { Route } from './+types/report-file.ts';
import { reportDocument } from './report-document.ts';

/** What says who asks, and for which organisation. */
const credentials = ['Authorization', 'Portway-Account', 'Portway-Organisation'] as const;

/** The report of these filters as a PDF. Refusals are the API’s, as they are. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const query: unknown = await request.json().catch(() => undefined);
  const call = requestFor(reportWorkersOperation, query ?? {}, { origin });
  for (const name of credentials) {
    const value = request.headers.get(name);
    if (value !== null) call.headers.set(name, value);
  }
  const response = await context.get(apiFetch)(call);
  if (!response.ok) return response;
  const report = reportWorkersOperation.response.parse(await response.json());
  const filters = reportWorkersOperation.request.parse(query ?? {});
  const file = await documentFile(
    request,
    reportDocument(report, { filters, address: `${origin}/dashboard/sponsor/workers` }),
  );
  const renewed = response.headers.get('Portway-Token');
  if (renewed !== null) file.headers.set('Portway-Token', renewed);
  return file;
}
