import type { Fault } from '../verdict.ts';
import { columnsOf } from './pdf-columns.ts';
import { inColumn, type PdfRow, type PlacedText, rowsOf } from './pdf-lines.ts';
import { withSoftHyphens } from './soft-hyphens.ts';

const maxPages = 30;

/** The text of a PDF, line by line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pages = await ofEachPage(bytes, (pieces) => columnsOf(pieces).map(inColumn).join('\n\n'));
  return pages.join('\n');
}

/** The rows of each page of a PDF, for what has a label beside each value. */
export const pdfRows = (bytes: Uint8Array): Promise<readonly (readonly PdfRow[])[]> =>
  ofEachPage(bytes, rowsOf);

async function ofEachPage<Read>(
  bytes: Uint8Array,
  read: (pieces: readonly PlacedText[]) => Read,
): Promise<readonly Read[]> {
  const { task, document } = await openPdf(bytes);
  const { OPS } = await pdfjs();
  const pages: Read[] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    const operators = await page.getOperatorList();
    pages.push(read(withSoftHyphens(pieces, operators, OPS.showText)));
    page.cleanup();
  }
  await task.destroy();
  return pages;
}

/** How many pages a PDF has. */
export async function pdfPages(bytes: Uint8Array): Promise<number> {
  const { task, document } = await openPdf(bytes);
  const { numPages } = document;
  await task.destroy();
  return numPages;
}

type Opened = Awaited<ReturnType<typeof openPdf>>['document'];

const blank = 0x20;

/** Whether the library finds something in a file that this one carries. */
async function carriesFile(document: Opened): Promise<boolean> {
  for (const name of (await document.getAttachments())?.keys() ?? []) {
    const content = await document.getAttachmentContent(name);
    if (content?.some((byte) => byte !== blank) === true) return true;
  }
  return false;
}

/** Whether the library opens the file, and finds no scripts or attachments in it; empty ones where it `mayCarry` some. */
export async function pdfOpens(
  bytes: Uint8Array,
  { mayCarry }: { readonly mayCarry: boolean },
): Promise<'sound' | Fault> {
  // Outside of what a file is blamed for: the library may be missing.
  await pdfjs();
  try {
    const { task, document } = await openPdf(bytes);
    const scripts = await document.getJSActions();
    const carries = mayCarry ? await carriesFile(document) : (await document.getAttachments()) !== null;
    await document.getPage(1);
    await task.destroy();
    if (scripts !== null) return 'program';
    return carries ? 'carries-file' : 'sound';
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
