import { londonToday } from '../../../../kit/page/london-today.ts';
import { documentFile } from '../../../../subjects/document/document-file.server.ts';
import { evaluateBill } from '../evaluate-bill.ts';
import type { Route } from './+types/bill-file.ts';
import { billDocument } from './bill-document.ts';

/** The result for the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  return await documentFile(request, billDocument(evaluateBill(url.searchParams, today), { url, today }));
}
