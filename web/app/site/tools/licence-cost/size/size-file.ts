import { londonToday } from '../../../../kit/page/london-today.ts';
import { documentFile } from '../../../../subjects/document/document-file.server.ts';
import type { Route } from './+types/size-file.ts';
import { answerSize } from './answer-size.ts';
import { sizeDocument } from './size-document.ts';

/** The result of the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  return await documentFile(url, sizeDocument(answerSize(url.searchParams, today), { url, today }));
}
