import { type Labelled, lineNamed, type Span } from './lines.ts';

const number = String.raw`(\d{1,2}(?:\.\d{1,2})?(?:½|¼|¾)?|\d{1,2} and a half|\d{1,2}h[0-5]\d)`;
const weekly = new RegExp(
  String.raw`(?<![\d.:])${number}[\s-]{0,2}(?:hours|hour|hrs|hr|h)?[\s-]{0,2}(?:(?:per|a|each|\/)\s{0,2}(?:week|wk)|p\.?w\b|(?<=hours?[\s-]{0,2})week\b)`,
  'giu',
);
const opening = new RegExp(
  String.raw`^(?:hours?[\s:-]{0,3})?${number}(?:\s{0,2}(?:hours?|hrs?)\b)?(?=$|\s{0,2}[,;(|.]| per week| a week| hours| over)`,
  'iu',
);
/** `37.5 hours` by itself: at the end of a part of a line, and of nothing else than the week. */
const alone = new RegExp(
  String.raw`(?<=^|[,;|(·•-]\s{0,3}|\btime\s{0,3}[(,-]?\s{0,3})${number} ?(?:hours|hrs)(?=\s{0,3}(?:$|[,;|).·•+-]|over \d|across \d))`,
  'gimu',
);
/** `24 to 36 hours` says no number of hours. */
const rangeBefore = /\d\s{0,2}(?:-|–|—|to|or|and)\s{0,2}$/;
const names = [
  'hours',
  'hours per week',
  'hours of work',
  'weekly hours',
  'working hours',
  'contracted hours',
];
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The hours a week, where the text gives one number for them. */
export function hoursIn(text: string, labelled: readonly Labelled[]): Span<number> | undefined {
  const line = lineNamed(labelled, names);
  const match = line && opening.exec(line.text);
  const labelledSpans =
    line && match ? [spanOf(match[1] ?? '', line.start + match[0].indexOf(match[1] ?? ''), match[0])] : [];
  const weeklySpans = [...text.matchAll(weekly)]
    .filter(
      ({ 0: whole, index }) =>
        hasUnit(whole) && !rangeBefore.test(text.slice(Math.max(0, index - 12), index)),
    )
    .map(({ 0: whole, 1: hours = '', index }) => spanOf(hours, index, whole));
  const spans = [...labelledSpans, ...weeklySpans].filter(isWeek);
  const [first] = spans;
  if (first !== undefined) return labelledSpans.length > 0 || isOne(spans) ? first : undefined;
  const byThemselves = [...text.matchAll(alone)]
    .map(({ 0: whole, 1: hours = '', index }) => spanOf(hours, index, whole))
    .filter(isWeek);
  return isOne(byThemselves) ? byThemselves[0] : undefined;
}

const isWeek = ({ value }: Span<number>) => value >= 1 && value <= 80;
const isOne = (spans: readonly Span<number>[]) => new Set(spans.map(({ value }) => value)).size === 1;
const hasUnit = (whole: string) => /h|p\.?w/i.test(whole.replace(/(?:each|week).{0,10}$/i, ''));

function spanOf(hours: string, start: number, words: string): Span<number> {
  return { value: hoursWritten(hours), start, end: start + words.trimEnd().length };
}

/** `37.5`, `37½`, `37 and a half` and `22h30`, rounded to two decimals. */
function hoursWritten(hours: string): number {
  const [whole = '', minutes] = hours.split(/h/iu);
  if (minutes !== undefined) return Number(whole) + Math.round((Number(minutes) / 60) * 100) / 100;
  const fraction = fractions[hours.at(-1) ?? ''] ?? (hours.endsWith('half') ? 0.5 : 0);
  return Number.parseFloat(hours) + fraction;
}
