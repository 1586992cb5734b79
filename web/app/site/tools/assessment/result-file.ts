import { londonToday } from '../../../kit/page/london-today.ts';
import { documentFile } from '../../../subjects/document/document-file.server.ts';
import type { Route } from './+types/result-file.ts';
import { assessmentDocument } from './assessment-document.ts';

/** The result for the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  return await documentFile(request, assessmentDocument({ url, today: londonToday() }));
}
