import { type Amount, amountsIn } from './amounts.ts';
import { type BasisOfAmount, basesOf, doubtsPay, mentionsBasis, type PayBasis } from './pay-basis.ts';

/** An amount of a text, and whether it is what the post pays. */
export interface AdvertisedPay extends Amount, BasisOfAmount {}

interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly amounts: readonly Amount[];
}

/** Every amount that can be pay, in the order of the text, each with what it is. */
export function advertisedPay(text: string, hoursPerWeek?: number): AdvertisedPay[] {
  if (!mentionsBasis(text))
    return amountsIn(text).map((amount) => ({ ...amount, basis: 'actual', isSaid: false }));
  const sentences = sentencesOf(text);
  const pays = sentences.flatMap(({ text: words, start, amounts }) => {
    const ofSentence = amounts.map((each) => ({ ...each, start: each.start - start, end: each.end - start }));
    const bases = basesOf(words, ofSentence, hoursPerWeek);
    return amounts.flatMap((amount, place) => {
      const basis = bases[place];
      return basis === undefined ? [] : [{ ...amount, ...basis }];
    });
  });
  const isDoubted = sentences.some(
    (sentence) => sentence.amounts.length === 0 && doubtsPay(sentence.text, hoursPerWeek),
  );
  const saysActual = pays.some(({ basis, isSaid }) => basis === 'actual' && isSaid);
  if (!isDoubted || saysActual) return pays;
  return pays.map((pay) =>
    pay.basis === 'actual' && pay.period !== 'hour' && pay.period !== 'day'
      ? { ...pay, basis: 'full-time-equivalent' }
      : pay,
  );
}

interface JobPay {
  /** The pay that the job gives, in whole units a year. */
  readonly figures: readonly number[];
  readonly hoursPerWeek?: number | undefined;
}

/** What the texts of a job say that its figure is, where that is not what the post pays; else undefined. */
export function payBasisIn(
  texts: readonly (string | null | undefined)[],
  { figures, hoursPerWeek }: JobPay,
): Exclude<PayBasis, 'actual'> | undefined {
  const text = texts.filter((each) => each != null && each !== '').join('\n');
  if (!mentionsBasis(text)) return undefined;
  const amounts = advertisedPay(text, hoursPerWeek);
  const ofJob = amounts.filter(({ from, to }) => figures.some((figure) => figure === from || figure === to));
  const [first] = ofJob;
  if (first !== undefined) {
    const isActual = ofJob.some(({ basis }) => basis === 'actual');
    return isActual || first.basis === 'actual' ? undefined : first.basis;
  }
  // A text with other figures speaks of those.
  if (amounts.length > 0) return undefined;
  return sentencesOf(text).some((sentence) => doubtsPay(sentence.text, hoursPerWeek))
    ? 'full-time-equivalent'
    : undefined;
}

/** Each line, or each sentence of it, with its amounts. */
function sentencesOf(text: string): Sentence[] {
  const amounts = amountsIn(text);
  const sentences: Sentence[] = [];
  let start = 0;
  let next = 0;
  const add = (end: number) => {
    const first = next;
    while ((amounts[next]?.start ?? Number.POSITIVE_INFINITY) < end) next += 1;
    sentences.push({ text: text.slice(start, end), start, amounts: amounts.slice(first, next) });
  };
  for (const { 0: mark, index } of text.matchAll(/\n|[.!?](?=\s{1,3}\p{Lu})/gu)) {
    add(index);
    start = index + mark.length;
  }
  add(text.length);
  return sentences;
}
