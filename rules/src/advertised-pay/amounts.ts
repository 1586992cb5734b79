export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

/** Money for work as a text writes it, and from where to where. */
export interface Amount {
  readonly from: number | null;
  readonly to: number | null;
  /** Null where the text does not say. */
  readonly period: PayPeriod | null;
  readonly currency: 'GBP' | 'EUR' | 'USD';
  readonly start: number;
  readonly end: number;
}

const number = String.raw`(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?!,?\d)(\.\d{1,2})?(?:\s?([kK](?![\p{L}])|m\b|bn\b))?`;
const money = new RegExp(
  String.raw`(?<![\p{L}\d])(up to |to a maximum of |maximum of |from |starting at |starting from )?(£|€|\$|GBP\s?|EUR\s?|USD\s?)\s{0,3}${number}(?:\s{0,3}(?:-|–|—|to|and)\s{0,3}(?:£|€|\$)?\s{0,2}${number})?(?:\s{0,3}(?:per|a|an|each|\/|p\.?\s?)\s?(hour|hr|h|day|d|week|wk|w|month|cm|m|year|yr|annum|a)\b\.?(?:a\.)?|\s{1,2}(annually|hourly|daily|weekly|monthly|yearly))?`,
  'giu',
);
const periods: Readonly<Record<string, PayPeriod>> = {
  hour: 'hour',
  hr: 'hour',
  h: 'hour',
  hourly: 'hour',
  day: 'day',
  d: 'day',
  daily: 'day',
  week: 'week',
  wk: 'week',
  w: 'week',
  weekly: 'week',
  month: 'month',
  cm: 'month',
  m: 'month',
  monthly: 'month',
  year: 'year',
  yr: 'year',
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
const currencies: Readonly<Record<string, Amount['currency']>> = {
  '€': 'EUR',
  EUR: 'EUR',
  $: 'USD',
  USD: 'USD',
};

/** Every amount of the text that can be a wage, in its order. Linear in the length of the text. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(money)].flatMap((match) => amountOf(match) ?? []);
}

function amountOf(match: RegExpExecArray): Amount | undefined {
  const [
    whole,
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
  const upper = high === '' ? undefined : unitsOf(high + highPence, highUnit);
  const lower = unitsOf(low + lowPence, lowUnit || (Number(low) < 1000 ? highUnit : ''));
  const period = periods[(match[9] ?? match[10] ?? '').toLowerCase()] ?? null;
  const [min, max] = plausible[period ?? 'unsaid'];
  if ([lower, upper ?? lower].some((each) => each < min || each > max)) return undefined;
  if (upper !== undefined && upper < lower) return undefined;
  const currency = currencies[sign.trim().toUpperCase()] ?? 'GBP';
  const place = { period, currency, start: match.index, end: match.index + whole.length };
  if (upper === undefined && /^(?:up|to|max)/i.test(limit)) return { from: null, to: lower, ...place };
  if (upper === undefined && limit !== '') return { from: lower, to: null, ...place };
  return { from: lower, to: upper ?? lower, ...place };
}

function unitsOf(digits: string, unit: string): number {
  const units = Number(digits.replaceAll(',', ''));
  return unit === '' ? units : Math.round(units * 1000);
}
