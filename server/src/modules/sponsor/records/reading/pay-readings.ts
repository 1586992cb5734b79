import type { PayBasis } from '@portway/rules/pay-period';
import { pay, payBasisIn } from '../../worker-imports/reading/cells/pay.ts';

interface PayOptions {
  /** What stands in a field of its own, such as “For each: Year”. */
  readonly periods: readonly string[];
  readonly hoursPerWeek: number | null;
}

interface Read {
  readonly readings: readonly { readonly value: string; readonly words: string }[];
  readonly question: string | null;
}

/** From which and up to which amount, in pounds, pay for so long is asked about. */
const stretches: readonly (readonly [basis: PayBasis, from: number, to: number])[] = [
  ['year', 1000, Number.POSITIVE_INFINITY],
  ['month', 500, 50_000],
  ['week', 100, 10_000],
  ['day', 40, 2000],
  ['hour', 5, 500],
];
const stretchWords: Readonly<Record<PayBasis, string>> = {
  year: 'a year',
  month: 'a month',
  'four-weeks': 'for four weeks',
  fortnight: 'a fortnight',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

/** What an amount of pay can be for; without a word that says it, each stretch of time that could be. */
export function payReadings(text: string, { periods, hoursPerWeek }: PayOptions): Read {
  const stated = [text, ...periods].map(payBasisIn).filter((basis) => basis !== null);
  const [basis, other] = new Set(stated);
  const readAs = (each: PayBasis) =>
    pay({ basis: each, hoursPerWeek, daysPerWeek: null })(withoutBasis(text));
  const amount = readAs('year');
  if (payBasisIn(withoutBasis(text)) !== null) return { readings: [], question: unclear };
  if (!('value' in amount))
    return {
      readings: (amount.choices ?? []).flatMap(
        ({ value }) => payReadings(value, { periods: [], hoursPerWeek }).readings,
      ),
      question: amount.fault,
    };
  const pounds = amount.value / 100;
  const bases =
    basis === undefined
      ? stretches.filter(([, from, to]) => pounds >= from && pounds < to).map(([each]) => each)
      : [...new Set(stated)];
  const readings = bases.flatMap((each) => {
    const annual = readAs(each);
    if (!('value' in annual)) return [];
    const asWritten = `${inPounds(amount.value)} ${stretchWords[each]}`;
    return [
      {
        value: `${annual.value}`,
        words: each === 'year' ? asWritten : `${asWritten}: ${inPounds(annual.value)} a year`,
      },
    ];
  });
  if (basis === undefined)
    return { readings, question: 'The file does not say what this pay is for. Choose it.' };
  if (other !== undefined)
    return { readings, question: 'The file says twice what this pay is for, and not the same. Choose one.' };
  const question = readings.length > 0 ? null : 'This needs the hours or days a week, which were not read.';
  return { readings, question };
}

const unclear = 'Which amount this is cannot be read. Type it in the record.';

/** The amount alone: what it is for is said beside it. */
const withoutBasis = (text: string) =>
  text
    .replaceAll(/\((?:[a-z ]+)\)/gi, ' ')
    .replaceAll(/\b(?:per|every|for)?\s*(?:4|four)[\s-]?week(?:s|ly)\b/gi, ' ')
    .replaceAll(/\b(?:per|an?|for each|every)\s+(?:annum|year|month|week|day|hour|fortnight)\b/gi, ' ')
    .replaceAll(/\b(?:p\.?a|annually|yearly|monthly|weekly|daily|hourly|pcm|ph|pw|pm)\b\.?/gi, ' ')
    .trim();

function inPounds(pence: number): string {
  const digits = pence % 100 === 0 ? 0 : 2;
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: 2 })}`;
}
