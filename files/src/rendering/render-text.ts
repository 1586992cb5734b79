import { maxCharacters, maxPages } from './bounds.ts';
import { openPaper, type Paper, writeLastWords } from './paper.ts';
import { openReadingFont, readingFont } from './reading-font.ts';
import { textMark } from './rendering-task.ts';

const more = 'This copy ends here. The original has more.';

/**
 * A text as a PDF; or as plain text where it has letters that our font cannot draw, or that are written from right to
 * left.
 */
export async function renderText(original: string, title: string): Promise<Buffer> {
  const text = tidied(original);
  const isCut = text.length > maxCharacters;
  const visibleText = isCut ? text.slice(0, maxCharacters).toWellFormed() : text;
  const printable = printableOf(visibleText);
  if (printable === undefined) return Buffer.from(`${textMark}${visibleText}${isCut ? `\n\n${more}` : ''}\n`);
  const paper = openPaper(title);
  const fits = writeLines(paper, printable.split('\n'));
  if (isCut || !fits) writeLastWords(paper, more);
  return await paper.finish();
}

/** Whether all lines fit. */
function writeLines({ doc, root }: Paper, lines: readonly string[]): boolean {
  let pages = 1;
  doc.addPage();
  doc.on('pageAdded', () => {
    pages += 1;
  });
  doc.font(readingFont, 10.5).fillColor('#000');
  for (const line of lines) {
    if (pages > maxPages) return false;
    if (line.trim() === '') doc.moveDown(0.6);
    else doc.text(line, { structParent: root, structType: 'P', lineGap: 2 });
  }
  return true;
}

/** Control characters, and those that turn text round or hide in it. */
const unseen = /(?![\t\n])\p{Cc}|[\ufeff\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]|\p{Co}/gu;

function tidied(text: string): string {
  return text
    .slice(0, 2 * maxCharacters)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029|\f/g, '\n')
    .replaceAll(unseen, '')
    .replaceAll('\t', '    ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
/** Parts of pictograms, which mean nothing by themselves. */
const joiners = /\p{Join_Control}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu;
/** pdfkit looks for a place to break a line from every letter of a long word. */
const longWord = /\S{80}(?=\S)/g;

/** The text in signs that our font has; undefined where letters of it are missing there. */
export function printableOf(text: string): string | undefined {
  if (rightToLeft.test(text)) return undefined;
  const font = openReadingFont();
  const plain = text.replaceAll(joiners, '');
  const missing = new Set(
    [...new Set(plain)].filter(
      (sign) => sign !== '\n' && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    ),
  );
  if ([...missing].some((sign) => /[\p{L}\p{M}\p{N}]/u.test(sign))) return undefined;
  const printable =
    missing.size === 0 ? plain : [...plain].map((sign) => (missing.has(sign) ? '•' : sign)).join('');
  return printable.replaceAll(longWord, '$& ');
}
