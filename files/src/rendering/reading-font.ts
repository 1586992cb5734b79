import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

/** The folder of pdfjs, with the fonts and tables that PDFs may rely on. */
export const pdfjsFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Latin, Greek and Cyrillic letters, drawn as Arial is. Its licence allows it inside a document. */
export const readingFont = join(pdfjsFolder, 'standard_fonts/LiberationSans-Regular.ttf');

export function openReadingFont(): Font {
  const font = create(readFileSync(readingFont));
  if (!('createSubset' in font)) throw new Error(`${readingFont} is not one font.`);
  return font;
}
