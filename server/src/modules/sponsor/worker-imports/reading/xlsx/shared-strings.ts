import { UnreadableTable } from '../table/table-rows.ts';
import type { WorkbookParts } from './workbook-parts.ts';

const maxTexts = 1_000_000;
/** In characters, of all texts together. */
const maxLength = 40_000_000;
/** Of one text: the longest cell that is read has 500 characters. */
const maxTextLength = 2000;

/** The texts of a workbook, to which its cells point by number. */
export async function readSharedStrings(
  parts: WorkbookParts,
  name: string | undefined,
): Promise<readonly string[]> {
  const texts: string[] = [];
  if (name === undefined || !parts.has(name)) return texts;
  let text: string | null = null;
  let length = 0;
  let isText = false;
  let isPhonetic = false;
  await parts.read(name, {
    open(element) {
      if (element === 'si') text = '';
      if (element === 'rPh') isPhonetic = true;
      isText = element === 't';
    },
    close(element) {
      isText = false;
      if (element === 'rPh') isPhonetic = false;
      if (element !== 'si' || text === null) return;
      length += text.length;
      if (texts.length >= maxTexts || length > maxLength)
        throw new UnreadableTable('This workbook has too much text. Send it in parts.');
      texts.push(plainText(text));
      text = null;
    },
    text(piece) {
      if (text !== null && isText && !isPhonetic && text.length < maxTextLength)
        text += piece.slice(0, maxTextLength);
    },
  });
  return texts;
}

/** `_x000D_` is how spreadsheets write a sign that XML has no place for. */
export const plainText = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
