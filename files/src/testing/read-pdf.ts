import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader finds in a PDF: its pages with their text, and whatever it could do. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    const [leftEdge = 0, bottom = 0, right = 0, top = 0] = page.view;
    const places = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, at: item.transform, width: item.width }]
        : [],
    );
    const annotations = await page.getAnnotations();
    pages.push({ text, size: [right - leftEdge, top - bottom], places, annotations });
  }
  return {
    pages,
    text: pages.map(({ text }) => text).join('\n'),
    title: Object.entries((await pdf.getMetadata()).info).find(([name]) => name === 'Title')?.[1],
    scripts: await pdf.getJSActions(),
    action: await pdf.getOpenAction(),
    attachments: await pdf.getAttachments(),
    outline: await pdf.getOutline(),
    raw: Buffer.from(bytes).toString('latin1'),
  };
}

/** The first page of a PDF as it is seen, in steps of grey from 0 for black to 255, one for each point. */
export async function drawnPage(bytes: Uint8Array): Promise<readonly number[]> {
  const data = new Uint8Array(bytes);
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS, disableFontFace: true }).promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = createCanvas(Math.floor(viewport.width), Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  const greys: number[] = [];
  const pixels = canvas.data();
  for (let at = 0; at < pixels.length; at += 4) {
    greys.push(((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3);
  }
  return greys;
}
