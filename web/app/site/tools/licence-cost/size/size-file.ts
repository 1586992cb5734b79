import { londonToday } from '../../../../kit/page/london-today.ts';
import { documentFile } from '../../../../subjects/document/document-file.server.ts';
import type { Route } from './+types/size-file.ts';
import { evaluateSize } from './evaluate-size.ts';
import { sizeDocument } from './size-document.ts';

/** The result for the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  return await documentFile(request, sizeDocument(evaluateSize(url.searchParams, today), { url, today }));
}
