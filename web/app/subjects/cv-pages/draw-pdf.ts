import { getDocument, PDFWorker } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

const maxPages = 10;

export interface DrawnPages {
  readonly canvases: readonly HTMLCanvasElement[];
  readonly pages: number;
}

/**
 * Renders the pages of a PDF into canvases, in a web worker. Nothing in the file runs: the server refused
 * scripts at upload, and none is run here.
 */
export async function drawPdf(bytes: ArrayBuffer, width: number): Promise<DrawnPages> {
  const thread = new Worker(trusted(workerAddress), { type: 'module' });
  const worker = PDFWorker.create({ port: thread });
  const task = getDocument({
    data: bytes,
    worker,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: 20_000_000,
  });
  try {
    const document = await task.promise;
    const canvases: HTMLCanvasElement[] = [];
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
      canvases.push(await drawnPage(await document.getPage(number), width));
    }
    return { canvases, pages: document.numPages };
  } finally {
    await task.destroy();
    worker.destroy();
    thread.terminate();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function drawnPage(page: Page, width: number): Promise<HTMLCanvasElement> {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale: scale * Math.min(2, devicePixelRatio) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

/** The address of our own worker, the only one that the browser may run. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('pdf-thread', { createScriptURL: () => address });
  return policy === undefined ? address : policy.createScriptURL(address);
}
