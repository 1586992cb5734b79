import { csvOf } from './csv-of.ts';
import { pageOf } from './made-from.ts';
import { PdfQueueFull, pdfInThread } from './pdf-thread.server.ts';
import type { ResultDocument } from './result-document.ts';

/** Why there is no result to export: what to answer or correct, in the page's own words. */
export interface NoResult {
  readonly missing: readonly string[];
}

/** Set by our own server on every request for a page: the key of the visitor's limits. */
const ofVisitor = 'Portway-Visitor';

/**
 * The file that a request's address names, by its extension. Without a result, a 422 and a text that says what
 * is missing and where the form is: the client may be a program, which a redirect to a page would mislead.
 */
export async function documentFile(request: Request, result: ResultDocument | NoResult): Promise<Response> {
  const url = new URL(request.url);
  if ('missing' in result) return refusal(url, result);
  return url.pathname.endsWith('.csv') ? csvFile(result) : await pdfFile(request, result);
}

function csvFile(result: ResultDocument): Response {
  return file(new TextEncoder().encode(csvOf(result)), `${result.fileName}.csv`, 'text/csv; charset=utf-8');
}

async function pdfFile({ signal, headers }: Request, result: ResultDocument): Promise<Response> {
  try {
    const bytes = await pdfInThread(result, { signal, visitor: headers.get(ofVisitor) ?? '' });
    return file(bytes, `${result.fileName}.pdf`, 'application/pdf');
  } catch (error) {
    if (error instanceof PdfQueueFull) return tryAgain(error);
    throw error;
  }
}

function tryAgain({ of }: PdfQueueFull): Response {
  const text =
    of === 'visitor'
      ? 'We are still making your earlier PDFs. Please try again in a few seconds.'
      : 'We are making many PDFs at the moment. Please try again in a few seconds.';
  return new Response(`${text}\n`, {
    status: of === 'visitor' ? 429 : 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' },
  });
}

function file(body: Uint8Array<ArrayBuffer>, name: string, type: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Length': `${body.length}`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      // Search engines should index the page instead.
      'X-Robots-Tag': 'noindex',
    },
  });
}

function refusal(url: URL, { missing }: NoResult): Response {
  const lines = [
    'There is no result to download yet.',
    ...missing.map((line) => `- ${line}`),
    `Answer here: ${url.origin}${pageOf(url)}${url.search}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    status: 422,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
