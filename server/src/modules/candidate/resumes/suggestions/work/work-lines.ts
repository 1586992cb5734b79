import { type DayOrder, type MonthRange, momentIn, rangeIn } from '../month-ranges.ts';
import { isBullet, withoutBullet } from '../sections.ts';
import { isName, titleness } from './part-kinds.ts';

/** A line of a part about work, and what it could be in a heading. */
export interface WorkLine {
  readonly text: string;
  readonly isBlank: boolean;
  readonly isBullet: boolean;
  /** Goes on from the bullet above, because the page was too narrow for it. */
  readonly isRest: boolean;
  readonly range: MonthRange | undefined;
  /** Could belong to a heading rather than to a description. */
  readonly isHead: boolean;
}

const longestHead = 110;

export function workLines(lines: readonly string[], order: DayOrder): readonly WorkLine[] {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const result: WorkLine[] = [];
  for (const text of lines) {
    const lineBefore = result.at(-1);
    const isItem = isBullet(text);
    const range = rangeIn(text, order) ?? (isItem ? undefined : momentAlone(text));
    const isRest =
      lineBefore !== undefined &&
      (lineBefore.isBullet || lineBefore.isRest) &&
      !isItem &&
      isCut(lineBefore.text.trim(), text.trim(), longest);
    result.push({
      text,
      isBlank: text.trim() === '',
      isBullet: isItem,
      isRest,
      range,
      isHead: !isRest && range === undefined && isHeadText(text),
    });
  }
  return result;
}

/** `Summer 2025` below a job: when it was, but neither its first nor its last month. */
function momentAlone(text: string): MonthRange | undefined {
  const moment = momentIn(text);
  const isAlone = moment !== undefined && !/\p{L}/u.test(text.replace(moment.written, ''));
  return isAlone ? { start: undefined, end: undefined, current: false, written: moment.written } : undefined;
}

/** A bullet that the end of the line cut short; a heading below it begins with a name. */
function isCut(before: string, line: string, longest: number): boolean {
  if (line === '' || /[.!?]$/.test(before)) return false;
  if (/^\p{Ll}/u.test(line) || /(?:,|\b(?:and|or|of|the|a|an|in|for|to|with|by|&))$/i.test(before))
    return true;
  return before.length >= longest * 0.9 && !isHeadText(line);
}

/** Short, no sentence, and written as names and titles are. */
function isHeadText(line: string): boolean {
  const text = withoutBullet(line).trim();
  if (text === '' || text.length > longestHead) return false;
  const withoutAbbreviation = text.replace(/\b(?:inc|ltd|co|corp|llc|plc|s\.a|b\.v|s\.r\.l|bros|st)\.$/i, '');
  if (/[.;:!?]$/.test(withoutAbbreviation)) return false;
  return isName(text) || (titleness(text.split(/\s*[,|·]\s*/)[0] ?? '') >= 1.5 && !/,\s+\p{Ll}/u.test(text));
}
