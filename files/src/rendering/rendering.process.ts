import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { docxText } from '../docx/docx-text.ts';
import { decodedText } from '../text-check.ts';
import { drawPage } from './draw-page.ts';
import { renderPdf } from './render-pdf.ts';
import { renderText } from './render-text.ts';
import { type RenderedKind, takenApart } from './rendering-task.ts';

/**
 * The process that renders one file: from its standard input to its standard output. Whatever it throws ends it, and
 * means that there is no rendering.
 */
const { kind, title, bounds, bytes, page } = takenApart(await buffer(process.stdin));
new Worker(new URL('./bounds-watch.worker.ts', import.meta.url), { workerData: bounds }).unref();
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const rendering = await made();
process.stdout.write(rendering, () => process.exit(0));

async function made(): Promise<Buffer> {
  const isPicture = kind === 'jpeg' || kind === 'png';
  if (page === undefined && !isPicture) return await render(kind, bytes, title);
  if (page === undefined || kind === 'docx' || kind === 'txt') throw new Error('Nothing is drawn of this.');
  return await drawPage(bytes, { kind, ...page });
}

async function render(fileKind: RenderedKind, original: Uint8Array, pdfTitle: string): Promise<Buffer> {
  if (fileKind === 'pdf') return await renderPdf(original, pdfTitle);
  const text = fileKind === 'docx' ? await docxText(original) : decodedText(original);
  if (text === undefined || text.trim() === '') throw new Error('There is no text in it.');
  return await renderText(text, pdfTitle);
}
