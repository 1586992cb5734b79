import {
  type AdvertisedPay,
  advertisedPay,
  type PayBasis,
  type PayPeriod,
} from '@portway/rules/advertised-pay';
import type { Labelled, Span } from './lines.ts';

export interface WrittenPay {
  readonly from: number | null;
  readonly to: number | null;
  readonly period: PayPeriod | null;
  readonly currency: 'GBP' | 'EUR' | 'USD';
  readonly basis: PayBasis;
  /** What the post pays, where the text says it beside the figure for full time. */
  readonly actual: { readonly from: number | null; readonly to: number | null } | null;
}

/** Money that is not the pay of this post: what it is for stands at once before it, or after it. */
const otherBefore =
  /\b(?:turnover|raised|fund(?:ing|ed|s)?|handled?|costs?|costing|worth|revenue|budgets?|grants?|bonus(?:es)?|commission|allowance|weighting|supplement|pension|relocation(?: package)?|extra|sold|saved|invest\p{L}{0,5}|prices?|loans?|vouchers?|contribution|portfolio|contracts?|projects?|tickets?|donations?|sales|assets)(?:[^\S\n]{0,2}[:=(]?[^\S\n]{0,2}(?:of|is|are|was|were|to|up to|over|around|about|at|for|by|worth|some|nearly|almost|more than|approximately|circa|c\.|last year)){0,3}[^\S\n]{0,2}[:=(]?[^\S\n]{0,2}$|\b(?:call-?out|on[- ]call|stand-?by|overtime)\b[^\n.£€]{0,25}$/iu;
const otherAfter =
  /^[^\S\n]{0,2}(?:(?:a|an|annual|yearly|monthly|quarterly|sign(?:ing)?[- ]on|joining|welcome|golden hello|performance|attendance|retention|referral|discretionary|relocation|training|learning|travel|car|fuel|shift|tool|marketing|media|project|research|capital|net)\s){0,3}(?:bonus(?:es)?|budget|allowance|raised|funding|turnover|relocation|voucher|welcome|grant|revenue|pension|commission|package for moving|portfolio|of (?:assets|funding|sales|revenue)|in (?:funding|sales|assets|revenue|grants|loans)|bn|billion|million)\b|^[^\S\n]{0,2}for (?:courses|training|learning|books|moving|relocation)\b|^(?:[^\S\n]{0,2}per|\/)\s?(?!hour|hr|day|week|month|year|annum)\p{L}{2,12}/iu;
const ofPay =
  /^(?:salary|salary range|salary package|pay|pay rate|rate of pay|day rate|rate|how much|package|basic|basic salary|wage|wages|remuneration|compensation|the offer)$/;
/** How much text beside a figure can say that it is other money. */
const reach = 60;

/** The pay as it is written: on a line that says so first, then what the post pays, then the fullest and first. */
export function payIn(
  text: string,
  labelled: readonly Labelled[],
  hoursPerWeek: number | undefined,
): Span<WrittenPay> | undefined {
  const lines = labelled.filter((line) => ofPay.test(line.label));
  const pays = advertisedPay(text, hoursPerWeek).filter(
    ({ start, end }) =>
      !otherBefore.test(text.slice(Math.max(0, start - reach), start)) &&
      !otherAfter.test(text.slice(end, end + reach)),
  );
  if (pays.length === 0) return unsigned(lines);
  const isLabelled = placedIn(lines);
  const weightOf = (pay: AdvertisedPay) =>
    (pay.basis === 'on-target' ? 0 : 8) +
    (isLabelled(pay) ? 4 : 0) +
    (pay.isSaid ? 2 : 0) +
    (pay.from !== null && pay.to !== pay.from ? 1 : 0) +
    (pay.period === null ? 0 : 1);
  const weights = pays.map(weightOf);
  const most = weights.reduce((highest, weight) => Math.max(highest, weight), 0);
  const best = pays[weights.indexOf(most)];
  if (best === undefined) return undefined;
  const forFullTime = pays.find(
    ({ basis, start }) => basis === 'full-time-equivalent' && start <= best.start,
  );
  return written(best.isSaid && best.basis === 'actual' ? (forFullTime ?? best) : best, pays);
}

function written(pay: AdvertisedPay, pays: readonly AdvertisedPay[]): Span<WrittenPay> {
  const { from, to, period, currency, basis, start, end } = pay;
  const paid = pays.find((each) => each.basis === 'actual' && each.isSaid && each.period !== 'hour');
  const actual =
    basis === 'full-time-equivalent' && paid !== undefined ? { from: paid.from, to: paid.to } : null;
  return { value: { from, to, period, currency, basis, actual }, start, end };
}

/** Whether an amount stands within one of these lines. Both are in the order of the text. */
function placedIn(lines: readonly Labelled[]) {
  const ordered = lines.toSorted((one, other) => one.start - other.start);
  let place = 0;
  return ({ start, end }: AdvertisedPay): boolean => {
    while (place < ordered.length) {
      const line = ordered[place];
      if (line === undefined || start < line.start) return false;
      if (end <= line.start + line.text.length) return true;
      place += 1;
    }
    return false;
  };
}

/** `Salary: 54,000` or `54k`: on a line of pay a figure needs no sign. */
const figure =
  /^(?:circa |c\. ?|up to )?(\d{2,3},\d{3}|\d{2,3}(?:\.\d)?[kK])(?!\p{L})(?:\s?(?:-|–|to)\s?(\d{2,3},\d{3}|\d{2,3}(?:\.\d)?[kK])(?!\p{L}))?/u;

function unsigned(lines: readonly Labelled[]): Span<WrittenPay> | undefined {
  for (const { text, start } of lines) {
    const match = figure.exec(text);
    if (!match) continue;
    const [words, low = '', high] = match;
    // The same reading as with signs, so that what is said beside it counts.
    const signed = text.replace(low, `£${low}`).replace(high === undefined ? /$^/ : ` ${high}`, ` £${high}`);
    const [pay] = advertisedPay(signed);
    if (pay === undefined) continue;
    const payStart = start + match.index;
    return { ...written(pay, []), start: payStart, end: payStart + words.length };
  }
  return undefined;
}
