import type { payPeriods } from '@portway/contracts/hiring/employer-jobs/advertisement';
import type { Labelled, Span } from './lines.ts';

export type PayPeriod = (typeof payPeriods)[number];

export interface WrittenPay {
  readonly from: number | null;
  readonly to: number | null;
  readonly period: PayPeriod | null;
  readonly currency: 'GBP' | 'EUR' | 'USD';
}

const number = String.raw`(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(\.\d{1,2})?\s?([kK](?![\p{L}])|m\b|bn\b)?`;
const pay = new RegExp(
  String.raw`(?<![\p{L}\d])(up to |to a maximum of |maximum of |from |starting at )?(£|€|\$|GBP\s?|EUR\s?|USD\s?)\s{0,3}${number}(?:\s{0,3}(?:-|–|—|to|and)\s{0,3}(?:£|€|\$)?\s{0,2}${number})?(?:\s{0,3}(?:per|a|an|each|\/|p\.?\s?)\s?(hour|hr|h|day|d|week|wk|month|cm|year|annum|a)\b\.?(?:a\.)?|\s{1,2}(annually|hourly|yearly))?`,
  'giu',
);
const periods: Readonly<Record<string, PayPeriod>> = {
  hour: 'hour',
  hr: 'hour',
  h: 'hour',
  hourly: 'hour',
  day: 'day',
  d: 'day',
  week: 'week',
  wk: 'week',
  month: 'month',
  cm: 'month',
  year: 'year',
  annum: 'year',
  a: 'year',
  annually: 'year',
  yearly: 'year',
};
/** What a wage for each period can be, so that a bonus or a turnover is not taken for one. */
const plausible: Readonly<Record<PayPeriod | 'unsaid', readonly [number, number]>> = {
  hour: [5, 300],
  day: [40, 3000],
  week: [150, 6000],
  month: [600, 40_000],
  year: [8000, 1_000_000],
  unsaid: [8000, 1_000_000],
};
const currencies: Readonly<Record<string, WrittenPay['currency']>> = {
  '€': 'EUR',
  EUR: 'EUR',
  $: 'USD',
  USD: 'USD',
};
/** Money that is not the pay of this post. */
const otherBefore =
  /\b(?:turnover|raised|fund(?:ing|ed|s)|handled?|costs?|costing|worth|revenue|budget|grants?|bonus(?:es)?|allowance|OTE|earnings|pension|extra|call-?out|on[- ]call|sold|saved|invest\w{0,5}|actual|prices?|customers|loans?)\b[^\n.£€]{0,25}$/i;
const otherAfter =
  /^\s{0,2}(?:\p{L}{1,15}\s){0,2}(?:bonus|budget|allowance|raised|funding|turnover|relocation|voucher|welcome|grant|OTE|revenue|pension)\b|^\s{0,2}for (?:courses|training|learning|books)\b/iu;
const ofPay =
  /^(?:salary|pay|pay rate|day rate|rate|how much|package|basic|wage|wages|remuneration|compensation|the offer|salary range)$/;

/** The pay, as it is written: on a line that says so first, then the fullest and first of the text. */
export function payIn(text: string, labelled: readonly Labelled[]): Span<WrittenPay> | undefined {
  const lines = labelled.filter((line) => ofPay.test(line.label));
  const spans = [...text.matchAll(pay)].flatMap((match) => {
    const amounts = amountsIn(match);
    const start = match.index;
    const end = start + match[0].length;
    const isOther =
      otherBefore.test(text.slice(Math.max(0, start - 60), start)) ||
      otherAfter.test(text.slice(end, end + 50));
    if (!amounts || isOther) return [];
    const isLabelled = lines.some((line) => start >= line.start && end <= line.start + line.text.length);
    const isRange = amounts.from !== null && amounts.to !== amounts.from;
    const weight = (isLabelled ? 4 : 0) + (isRange ? 1 : 0) + (amounts.period === null ? 0 : 1);
    return [{ value: amounts, start, end, weight }];
  });
  const most = Math.max(...spans.map(({ weight }) => weight));
  const best = spans.find(({ weight }) => weight === most);
  return best && { value: best.value, start: best.start, end: best.end };
}

function amountsIn(match: RegExpExecArray): WrittenPay | undefined {
  const [
    ,
    limit = '',
    sign = '',
    low = '',
    lowPence = '',
    lowUnit = '',
    high = '',
    highPence = '',
    highUnit = '',
  ] = match;
  if (/^(?:m|bn)$/i.test(lowUnit) || /^(?:m|bn)$/i.test(highUnit)) return undefined;
  const upper = high === '' ? undefined : amountOf(high + highPence, highUnit);
  const lower = amountOf(low + lowPence, lowUnit || (Number(low) < 1000 ? highUnit : ''));
  const period = periods[(match[9] ?? match[10] ?? '').toLowerCase()] ?? null;
  const [min, max] = plausible[period ?? 'unsaid'];
  if ([lower, upper ?? lower].some((each) => each < min || each > max)) return undefined;
  if (upper !== undefined && upper < lower) return undefined;
  const currency = currencies[sign.trim().toUpperCase()] ?? 'GBP';
  if (upper === undefined && /^(?:up|to|max)/i.test(limit))
    return { from: null, to: lower, period, currency };
  if (upper === undefined && limit !== '') return { from: lower, to: null, period, currency };
  return { from: lower, to: upper ?? lower, period, currency };
}

function amountOf(digits: string, unit: string): number {
  const amount = Number(digits.replaceAll(',', ''));
  return unit === '' ? amount : amount * 1000;
}
