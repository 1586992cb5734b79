import { londonToday } from '../../../kit/page/london-today.ts';
import { documentFile } from '../../../subjects/document/document-file.server.ts';
import type { Route } from './+types/check-file.ts';
import { checkDocument } from './check-document.ts';
import { evaluateCheck } from './evaluate-check.ts';

/** The result for the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  return await documentFile(request, checkDocument(evaluateCheck(url.searchParams, today), { url, today }));
}
