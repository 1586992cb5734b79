import type { Amount } from './amounts.ts';

/**
 * What an advertised figure is. `actual`: what the post pays for its hours · `full-time-equivalent`: what full time would
 * pay (pro rata, FTE, WTE) · `on-target`: what it comes to where a target is met (OTE).
 */
export type PayBasis = 'actual' | 'full-time-equivalent' | 'on-target';

export interface BasisOfAmount {
  readonly basis: PayBasis;
  /** Whether the text itself says so, and it is not only how a figure is usually meant. */
  readonly isSaid: boolean;
}

type Mark = 'actual' | 'basic' | 'pro-rata' | 'fte' | 'on-target';

const kinds: readonly (readonly [Mark, string])[] = [
  [
    'actual',
    String.raw`\bactual\b|\btake[\s-]home\b|\bequat(?:es|ing) to\b|\bfor \d{1,2}(?:\.\d{1,2})? ?(?:hours|hrs|days)\b`,
  ],
  ['basic', String.raw`\bbasic\b|\bbase\b|\bguaranteed\b`],
  ['pro-rata', String.raw`\bpro[\s-]{0,2}rat(?:a|ed)(?:[’']?e?d)?\b`],
  [
    'fte',
    String.raw`(?<!\d\s?)\b(?:FTE|F\.T\.E|WTE|W\.T\.E)\b(?!\s?[:=]?\s?(?:1(?:\.0{1,2})?|100\s?%)(?![\d.]))|\b(?:full|whole)[\s-]time[\s-](?:equiv\p{L}{0,6}|salary|rate|pay|figure|basis)\b`,
  ],
  [
    'on-target',
    String.raw`\bO\.?T\.?E\b|\bon[\s-]target\b|\b(?:realistic|potential|expected|first[\s-]year|possible|uncapped|total) earnings\b|\bearnings? potential\b|\b(?:can|could) earn\b|\bearn(?:ing)? up to\b`,
  ],
];
const anyMark = new RegExp(kinds.map(([, words]) => `(${words})`).join('|'), 'giu');
/** A share of full time: `0.6 FTE`, `60% WTE`. One whole post, or several, is none. */
const partOfFullTime =
  /(?<![\d.])(?:0?\.\d{1,3}|[1-9]\d?\s?%)\s{0,2}(?:of )?(?:a )?\(?(?:FTE\b|WTE\b|(?:full|whole)[\s-]time)/iu;
/** What else is granted in proportion to the hours. */
const otherThanPay =
  /\b(?:holidays?|leave|days|bonus(?:es)?|benefits?|pension|entitlements?|vouchers?|subscriptions?)\b[^.\n]{0,30}$/iu;
/** Said for those who would work part time: the figure itself is that of the post. */
const onlyIfPartTime =
  /\b(?:for|if|where|when|to)\b[^.\n]{0,12}\bpart[\s-]time\b|\bpart[\s-]time (?:considered|available|welcome|staff|hours|workers|employees|applicants|options?|roles?|positions?|posts?|colleagues)\b|\bless than full[\s-]time\b/iu;
const aboutPay = /\b(?:salary|salaries|pay|paid|wages?|remuneration|per annum|p\.?a|rate)\b/iu;
/** A line so short says it of the post. */
const shortLine = 60;
/** From this many hours a week a sentence about part time is not about the post. */
const fullTimeHours = 35;
const separator = /[,;(/+]|\s[-–—]\s|\b(?:or|with|plus|rising|and|but)\b/giu;
/** How much text beside an amount can say what it is. */
const reach = 80;

/** Whether a text has any words by which a figure may be pro rata, for full time or on target. */
export const mentionsBasis = (text: string): boolean =>
  /\bpro[\s-]{0,2}rat|\b(?:[FW]\.?T\.?E|O\.?T\.?E)\b|\b(?:full|whole)[\s-]time|\bon[\s-]target|\bearn/i.test(
    text,
  );

interface MarkAt {
  readonly mark: Mark;
  readonly at: number;
}

function marksOf(text: string): MarkAt[] {
  return [...text.matchAll(anyMark)].flatMap((match) => {
    const mark = kinds.find((_, place) => match[place + 1] !== undefined)?.[0];
    return mark === undefined ? [] : [{ mark, at: match.index }];
  });
}

/** The marks that are about pay: 25 days of leave pro rata say nothing of it. */
function payMarks(text: string): MarkAt[] {
  return marksOf(text).filter(
    ({ mark, at }) => mark !== 'pro-rata' || !otherThanPay.test(text.slice(Math.max(0, at - reach), at)),
  );
}

const isPartTimeOnly = (sentence: string, hoursPerWeek: number | undefined) =>
  (hoursPerWeek === undefined || hoursPerWeek >= fullTimeHours) && onlyIfPartTime.test(sentence);

/** Whether a sentence without an amount says that the pay of the text is not what the post pays. */
export function doubtsPay(sentence: string, hoursPerWeek: number | undefined): boolean {
  if (isPartTimeOnly(sentence, hoursPerWeek)) return false;
  if (partOfFullTime.test(sentence)) return true;
  const isOfPay = sentence.trim().length <= shortLine || aboutPay.test(sentence);
  return isOfPay && payMarks(sentence).some(({ mark }) => mark === 'pro-rata' || mark === 'fte');
}

/** What each amount of a sentence is; `amounts` count from the beginning of the sentence. */
export function basesOf(
  sentence: string,
  amounts: readonly Amount[],
  hoursPerWeek: number | undefined,
): BasisOfAmount[] {
  const marks = compared(amounts, nearestMarks(sentence, amounts));
  const isConditional = isPartTimeOnly(sentence, hoursPerWeek);
  const isPart = partOfFullTime.test(sentence) && !isConditional;
  return amounts.map(({ period }, place) => {
    const mark = marks[place];
    const isTime = period === 'hour' || period === 'day';
    if (mark === 'actual') return { basis: 'actual', isSaid: true };
    if (mark === 'on-target') return { basis: 'on-target', isSaid: true };
    const isFullTime = mark === 'fte' || mark === 'pro-rata' || isPart;
    return isFullTime && !isConditional && !isTime
      ? { basis: 'full-time-equivalent', isSaid: true }
      : { basis: 'actual', isSaid: mark === 'basic' };
  });
}

/** The words between two amounts belong to the first up to their last separator, and then to the second. */
function nearestMarks(sentence: string, amounts: readonly Amount[]): (Mark | undefined)[] {
  const gaps = amounts.map(({ start }, place) => sentence.slice(amounts[place - 1]?.end ?? 0, start));
  const beforeFirst = gaps[0] ?? '';
  const isPrefixed = payMarks(beforeFirst.slice(-reach)).length > 0;
  return amounts.map(({ end }, place) => {
    const next = gaps[place + 1];
    const after = (next === undefined ? sentence.slice(end) : split(next, isPrefixed).left).slice(0, reach);
    const gap = gaps[place] ?? '';
    const gapBefore = (place === 0 ? gap : split(gap, isPrefixed).right).slice(-reach);
    return strongest(payMarks(after)) ?? strongest(payMarks(gapBefore).toReversed());
  });
}

function split(gap: string, isPrefixed: boolean): { readonly left: string; readonly right: string } {
  const last = [...gap.slice(-reach).matchAll(separator)].at(-1);
  if (last === undefined) return isPrefixed ? { left: '', right: gap } : { left: gap, right: '' };
  const splitAt = Math.max(0, gap.length - reach) + last.index;
  return { left: gap.slice(0, splitAt), right: gap.slice(splitAt + last[0].length) };
}

/** `basic` says only that a figure is no target; any other word beside it says more. */
function strongest(found: readonly MarkAt[]): Mark | undefined {
  return (found.find(({ mark }) => mark !== 'basic') ?? found[0])?.mark;
}

/** Of two yearly figures where one is for full time, the lower is what is paid. */
function compared(amounts: readonly Amount[], marks: readonly (Mark | undefined)[]): (Mark | undefined)[] {
  const yearly = amounts.flatMap(({ period, to, from }, place) =>
    period === null || period === 'year' ? [{ place, units: to ?? from ?? 0, mark: marks[place] }] : [],
  );
  const highest = yearly.reduce((most, { units }) => Math.max(most, units), 0);
  const lowest = yearly.reduce((least, { units }) => Math.min(least, units), Number.POSITIVE_INFINITY);
  const isInProportion = yearly.some(({ mark }) => mark === 'fte' || mark === 'pro-rata');
  if (!isInProportion || highest === lowest) return [...marks];
  return amounts.map((_, place) => {
    const figure = yearly.find((each) => each.place === place);
    if (figure === undefined || figure.mark === 'on-target' || figure.mark === 'actual') return marks[place];
    if (figure.units === lowest && figure.mark !== 'fte') return 'actual';
    return figure.units === highest ? 'fte' : figure.mark;
  });
}
