import { londonToday } from '../../../kit/page/london-today.ts';
import { documentFile } from '../../../subjects/document/document-file.server.ts';
import type { Route } from './+types/deadline-file.ts';
import { deadlineDocument } from './deadline-document.ts';
import { evaluateDeadline } from './evaluate-deadline.ts';

/** The result for the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  return await documentFile(
    request,
    deadlineDocument(evaluateDeadline(url.searchParams, today), { url, today }),
  );
}
