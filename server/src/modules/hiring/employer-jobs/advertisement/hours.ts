import { type Labelled, lineNamed, type Span } from './lines.ts';

const weekly =
  /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?)\s{0,2}(?:hours|hour|hrs|hr|h)?\s{0,2}(?:(?:per|a|each|\/)\s{0,2}(?:week|wk)|p\.?w\b)/giu;
const opening =
  /^(?:hours?[\s:-]{0,3})?(\d{1,2}(?:\.\d{1,2})?)(?:\s{0,2}(?:hours?|hrs?)\b)?(?=$|\s{0,2}[,;(|.]| per week| a week| hours| over)/iu;
const inLine = /(?:^|\n)[^\S\n]{0,5}(\d{2}(?:\.\d{1,2})?) hours(?=,)/gu;
/** `24 to 36 hours` says no number of hours. */
const rangeBefore = /\d\s{0,2}(?:-|–|—|to|or|and)\s{0,2}$/;

/** The hours a week, where the text gives one number for them. */
export function hoursIn(text: string, labelled: readonly Labelled[]): Span<number> | undefined {
  const line = lineNamed(labelled, [
    'hours',
    'hours per week',
    'weekly hours',
    'working hours',
    'contracted hours',
  ]);
  const match = line && opening.exec(line.text);
  const spans = [
    ...(line && match
      ? [spanOf(match[1] ?? '', line.start + match[0].indexOf(match[1] ?? ''), match[0])]
      : []),
    ...[...text.matchAll(weekly)]
      .filter(
        ({ 0: whole, index }) =>
          hasUnit(whole) && !rangeBefore.test(text.slice(Math.max(0, index - 12), index)),
      )
      .map(({ 0: whole, 1: hours = '', index }) => spanOf(hours, index, whole)),
    ...[...text.matchAll(inLine)].map(({ 0: whole, 1: hours = '', index }) =>
      spanOf(hours, index + whole.indexOf(hours), whole.trimStart()),
    ),
  ].filter(({ value }) => value >= 1 && value <= 80 && (value * 4) % 1 === 0);
  const [first] = spans;
  const isOne = line !== undefined || new Set(spans.map(({ value }) => value)).size === 1;
  return isOne ? first : undefined;
}

const hasUnit = (whole: string) => /h|p\.?w/i.test(whole.replace(/(?:each|week).{0,10}$/i, ''));

function spanOf(hours: string, start: number, words: string): Span<number> {
  return { value: Number(hours), start, end: start + words.trimEnd().length };
}
