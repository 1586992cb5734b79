import {
  maxRecordFile,
  recordFileEndings,
  wrongRecordFileType,
} from '@portway/contracts/sponsor/records/kept-record';
import { hintsOf, type PageHints } from './page-hints.ts';

/** A page on this phone that was not sent, or was. */
export interface ChosenPage {
  /** The same when it is sent again. */
  readonly key: string;
  readonly file: File;
  /** Quarters of a turn to the right. */
  readonly quarters: number;
  readonly state: 'here' | 'sending' | 'sent' | 'failed';
  readonly why?: string | undefined;
}

export const endings = recordFileEndings;

/** What can be found without opening it. The server checks its content. */
export function faultOfPage({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.(?:pdf|jpe?g|png|docx|txt)$/i.test(name)) return wrongRecordFileType;
  if (size === 0) return 'This file is empty. Choose another.';
  return size > maxRecordFile ? 'This file is too large. Choose one of up to 25 MB.' : undefined;
}

export const isPicture = ({ type }: Pick<File, 'type'>) => type === 'image/jpeg' || type === 'image/png';

const previewSide = 640;
const measuredSide = 480;

/** Draws the picture as it will be sent, and says what it looks like. */
export async function drawPreview(
  canvas: HTMLCanvasElement,
  { file, quarters }: Pick<ChosenPage, 'file' | 'quarters'>,
): Promise<PageHints> {
  const picture = await createImageBitmap(file);
  const hints = hintsOf(greyOf(picture));
  paint(canvas, picture, {
    quarters,
    scale: Math.min(1, previewSide / Math.max(picture.width, picture.height)),
  });
  picture.close();
  return hints;
}

/** The file to send: a picture that was turned is written again. */
export async function fileToSend({ file, quarters }: Pick<ChosenPage, 'file' | 'quarters'>): Promise<Blob> {
  if (quarters === 0 || !isPicture(file)) return file;
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  paint(canvas, picture, { quarters, scale: 1 });
  picture.close();
  const turned = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
  return turned ?? file;
}

function paint(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { quarters, scale }: { readonly quarters: number; readonly scale: number },
): void {
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const isSideways = quarters % 2 === 1;
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const on = canvas.getContext('2d');
  if (on === null) return;
  on.translate(canvas.width / 2, canvas.height / 2);
  on.rotate((quarters * Math.PI) / 2);
  on.drawImage(picture, -width / 2, -height / 2, width, height);
}

function greyOf(picture: ImageBitmap) {
  const scale = Math.min(1, measuredSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  paint(canvas, picture, { quarters: 0, scale });
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  const greys = new Uint8ClampedArray(width * height);
  for (let index = 0; index < greys.length; index++) {
    const red = index * 4;
    greys[index] = 0.3 * (pixels[red] ?? 0) + 0.59 * (pixels[red + 1] ?? 0) + 0.11 * (pixels[red + 2] ?? 0);
  }
  return { width, height, greys };
}
