import { csvOf } from './csv-of.ts';
import { pageOf } from './made-from.ts';
import type { ResultDocument } from './result-document.ts';

/** Why there is no result to export: what to answer or correct, in the page's own words. */
export interface NoResult {
  readonly missing: readonly string[];
}

/**
 * The file that an address requests, by its extension. Without a result, a 422 and a text that says what is
 * missing and where the form is: the client may be a program, which a redirect to a page would mislead.
 */
export async function documentFile(url: URL, result: ResultDocument | NoResult): Promise<Response> {
  if ('missing' in result) return refusal(url, result);
  return url.pathname.endsWith('.csv') ? csvFile(result) : await pdfFile(result);
}

function csvFile(result: ResultDocument): Response {
  return file(new TextEncoder().encode(csvOf(result)), `${result.fileName}.csv`, 'text/csv; charset=utf-8');
}

/** Loaded on first use: importing the PDF writer at start-up would cost a tenth of a second. */
async function pdfFile(result: ResultDocument): Promise<Response> {
  const { pdfOf } = await import('./pdf-of.server.ts');
  return file(await oneAtATime(() => pdfOf(result)), `${result.fileName}.pdf`, 'application/pdf');
}

let last: Promise<unknown> = Promise.resolve();

/**
 * One at a time: each blocks the process for some 60 ms, and between two of them other requests are served.
 */
function oneAtATime<Made>(make: () => Promise<Made>): Promise<Made> {
  const turn = last.then(() => new Promise((resolve) => setTimeout(resolve))).then(make);
  last = turn.catch(() => undefined);
  return turn;
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
    'There is no result to take away yet.',
    ...missing.map((line) => `- ${line}`),
    `Answer here: ${url.origin}${pageOf(url)}${url.search}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    status: 422,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
