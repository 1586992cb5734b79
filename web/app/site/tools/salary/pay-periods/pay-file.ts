import { londonToday } from '../../../../kit/page/london-today.ts';
import { documentFile } from '../../../../subjects/document/document-file.server.ts';
import type { Route } from './+types/pay-file.ts';
import { answerPay } from './answer-pay.ts';
import { payDocument } from './pay-document.ts';

/** The result of the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  return await documentFile(url, payDocument(answerPay(url.searchParams, today), { url, today }));
}
