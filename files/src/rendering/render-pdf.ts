import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { maxCharacters, maxPages, maxPixels, maxSide } from './bounds.ts';
import { openPaper, type Paper, writeLastWords } from './paper.ts';
import { pdfjsFolder, readingFont } from './reading-font.ts';
import { type PlacedPiece, type TextLayer, textLayer } from './text-layer.ts';

/** A page of few colours as PNG, which keeps text sharp; one with photographs as JPEG. */
async function pagePicture(canvas: Canvas): Promise<Buffer> {
  const pixels = canvas.data();
  if (hasManyColours(pixels)) return canvas.encode('jpeg', 80);
  const { width, height } = canvas;
  return await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, effort: 1 })
    .toBuffer();
}

/** Text in a few colours has some hundreds, for its letters have soft edges. */
const few = 1024;
/** Every 29th picture element is looked at: enough to find a portrait. */
const step = 4 * 29;

function hasManyColours(pixels: Buffer): boolean {
  const colours = new Set<number>();
  for (let at = 0; at + 4 <= pixels.length && colours.size <= few; at += step) {
    colours.add(pixels.readUInt32LE(at));
  }
  return colours.size > few;
}

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type Opened = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;
type Page = Awaited<ReturnType<Opened['getPage']>>;
type Item = Awaited<ReturnType<Page['getTextContent']>>['items'][number];
type Piece = Extract<Item, { str: string }>;

/** Dots a point: 150 an inch. */
const dots = 150 / 72;
/** A side of a picture that canvases still draw. */
const maxDots = 16_000;
/** An image of more picture elements is left out of its page. */
const maxImage = 40_000_000;

/** A PDF, ready to be drawn. */
export async function openForDrawing(bytes: Uint8Array): Promise<Opened> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // For letters of a font that the file names and does not have.
  for (const family of ['sans-serif', 'serif', 'monospace'])
    GlobalFonts.registerFromPath(readingFont, family);
  return await pdfjs.getDocument({
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    standardFontDataUrl: `${pdfjsFolder}/standard_fonts/`,
    cMapUrl: `${pdfjsFolder}/cmaps/`,
    cMapPacked: true,
    wasmUrl: `${pdfjsFolder}/wasm/`,
    iccUrl: `${pdfjsFolder}/iccs/`,
    useSystemFonts: false,
    // Letters are drawn as outlines: no font of the file reaches a font engine.
    disableFontFace: true,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: maxImage,
  }).promise;
}

/** A PDF as pictures of its pages, each with its text. Nothing else of the original comes along. */
export async function renderPdf(bytes: Uint8Array, title: string): Promise<Buffer> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const original = await openForDrawing(bytes);
  const paper = openPaper(title);
  const texts = textLayer(paper.doc);
  for (let number = 1; number <= Math.min(original.numPages, maxPages); number += 1) {
    const page = await original.getPage(number);
    await addPage(paper, page, { texts, transform: pdfjs.Util.transform });
    page.cleanup();
  }
  texts.end();
  if (original.numPages > maxPages) {
    writeLastWords(
      paper,
      `This copy shows the first ${maxPages} of ${original.numPages} pages. The original has all of them.`,
    );
  }
  return await paper.finish();
}

interface Tools {
  readonly texts: TextLayer;
  readonly transform: Pdfjs['Util']['transform'];
}

async function addPage(paper: Paper, page: Page, { texts, transform }: Tools): Promise<void> {
  const { doc, root } = paper;
  const whole = page.getViewport({ scale: 1 });
  const longest = Math.max(whole.width, whole.height, 1);
  const viewport = page.getViewport({ scale: Math.min(1, maxSide / longest) });
  const size = [Math.max(viewport.width, 1), Math.max(viewport.height, 1)] as const;
  doc.addPage({ size: [...size], margin: 0 });
  const picture = await pictureOf(page);
  doc.markContent('Artifact', { type: 'Layout' });
  doc.image(picture, 0, 0, { width: size[0], height: size[1] });
  doc.endMarkedContent();
  const pieces = piecesOf((await page.getTextContent()).items, viewport, transform);
  for (const paragraph of paragraphsOf(pieces)) {
    const element = doc.struct('P');
    root.add(element);
    element.add(() => {
      // pdfkit's pages are upside down: texts stand the right way up.
      doc.addContent(`q 1 0 0 -1 0 ${size[1]} cm`);
      for (const piece of paragraph) doc.addContent(texts.operatorsFor(piece));
      doc.addContent('Q');
    });
    element.end();
  }
}

async function pictureOf(page: Page): Promise<Buffer> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dots, Math.sqrt(maxPixels / (width * height)), maxDots / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  return await pagePicture(canvas);
}

type Viewport = ReturnType<Page['getViewport']>;

function piecesOf(
  items: readonly Item[],
  viewport: Viewport,
  transform: Tools['transform'],
): readonly PlacedPiece[] {
  const [a = 1, b = 0] = viewport.transform;
  const unit = Math.hypot(a, b);
  let remaining = maxCharacters;
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    remaining -= item.str.length;
    return remaining < 0
      ? []
      : (placed(item, transform(viewport.transform, item.transform), { unit, viewport }) ?? []);
  });
}

function placed(
  { str, dir, width }: Piece,
  matrix: readonly number[],
  { unit, viewport }: { readonly unit: number; readonly viewport: Viewport },
): PlacedPiece | undefined {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrix;
  const [along, size] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (!(along > 0 && size > 0 && Number.isFinite(along * size * x * y))) return undefined;
  return {
    text: str,
    isRightToLeft: dir === 'rtl',
    x,
    y: viewport.height - y,
    direction: [a / along, -b / along],
    size,
    length: width * unit,
  };
}

/** A gap between lines of more than this many letters' height begins a paragraph. */
const paragraphGap = 1.7;

/** A screen reader reads paragraph by paragraph. */
function paragraphsOf(pieces: readonly PlacedPiece[]): readonly (readonly PlacedPiece[])[] {
  const paragraphs: PlacedPiece[][] = [];
  let before: PlacedPiece | undefined;
  for (const piece of pieces) {
    const isNext = before !== undefined && Math.abs(before.y - piece.y) <= paragraphGap * piece.size;
    if (isNext) paragraphs.at(-1)?.push(piece);
    else paragraphs.push([piece]);
    before = piece;
  }
  return paragraphs;
}
