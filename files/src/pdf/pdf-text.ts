import type { Fault } from '../verdict.ts';
import { columnsOf } from './pdf-columns.ts';
import { inColumn } from './pdf-lines.ts';
import { withSoftHyphens } from './soft-hyphens.ts';

const maxPages = 30;

/** The text of a PDF, line by line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { task, document } = await openPdf(bytes);
  const { OPS } = await pdfjs();
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    const operators = await page.getOperatorList();
    pages.push(
      columnsOf(withSoftHyphens(pieces, operators, OPS.showText))
        .map(inColumn)
        .join('\n\n'),
    );
    page.cleanup();
  }
  await task.destroy();
  return pages.join('\n');
}

/** Whether the library opens the file, and finds no scripts or attachments in it. */
export async function pdfOpens(bytes: Uint8Array): Promise<'sound' | Fault> {
  // Outside of what a file is blamed for: the library may be missing.
  await pdfjs();
  try {
    const { task, document } = await openPdf(bytes);
    const [files, scripts] = [await document.getAttachments(), await document.getJSActions()];
    await document.getPage(1);
    await task.destroy();
    if (scripts !== null) return 'program';
    return files === null ? 'sound' : 'carries-file';
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';
  }
}

async function openPdf(bytes: Uint8Array) {
  const { getDocument, VerbosityLevel } = await pdfjs();
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 1,
  });
  return { task, document: await task.promise };
}

async function pdfjs() {
  makeUpForMissing();
  return await import('pdfjs-dist/legacy/build/pdf.mjs');
}

/** pdfjs can also render, and looks for a browser's canvas when loaded; reading needs none. */
function makeUpForMissing(): void {
  for (const name of ['DOMMatrix', 'Path2D', 'ImageData']) {
    if (!(name in globalThis))
      Object.defineProperty(globalThis, name, { value: class {}, configurable: true });
  }
}
