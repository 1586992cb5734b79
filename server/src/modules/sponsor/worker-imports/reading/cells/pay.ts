import { annualPay, type PayBasis } from '@portway/rules/pay-period';
import { type CellValue, type Choice, fault, value } from './cell-value.ts';

interface PayOptions {
  /** What the amounts are for, where the heading or another column says so. */
  readonly basis: PayBasis | null;
  readonly hoursPerWeek: number | null;
  readonly daysPerWeek: number | null;
}

const unclear = fault('unclear-pay', 'Write the pay in pounds, such as 43210, or £18.50 an hour.');

const basisWords: readonly (readonly [basis: PayBasis, words: RegExp])[] = [
  ['four-weeks', /\b(?:4|four)[\s-]?week(?:s|ly)?\b|\blunar month/],
  ['fortnight', /\bfortnight(?:ly)?\b|\bbi-?weekly\b|\b(?:2|two)[\s-]?week(?:s|ly)?\b/],
  [
    'year',
    /\bannum\b|\bp\.?\s?a\b\.?|\byears?\b|\byearly\b|\byr\b|\bannual(?:ly|ised|ized)?\b|\bsalar(?:y|ied)\b/,
  ],
  ['month', /\bmonths?\b|\bmonthly\b|\bmth\b|\bp\.?\s?c\.?\s?m\b\.?|\bp\.?m\b\.?/],
  ['week', /\bweeks?\b|\bweekly\b|\bwk\b|\bp\.?\s?w\b\.?/],
  ['day', /\bdays?\b|\bdaily\b|\bp\.?d\b\.?/],
  ['hour', /\bhours?\b|\bhourly\b|\bhr\b|\bp\.?\s?h\b\.?/],
];

/** What pay is for, by the words of a cell or heading: “per annum”, “Hourly rate”. Null where they do not say one thing. */
export function payBasisIn(words: string): PayBasis | null {
  const plain = words.toLowerCase();
  const [basis, other] = basisWords.filter(([, pattern]) => pattern.test(plain)).map(([each]) => each);
  return other === undefined || basis === 'four-weeks' || basis === 'fortnight' ? (basis ?? null) : null;
}

export const payBasis = (text: string): CellValue<PayBasis> => {
  const basis = payBasisIn(text);
  return basis === null
    ? fault('pay-period', 'Write what the pay is for: a year, month, week, day or hour.', [
        ...(['year', 'month', 'week', 'hour'] as const).map((each) => ({
          value: each,
          label: `A ${each}`.replace('A hour', 'An hour'),
        })),
      ])
    : value(basis);
};

const pounds = /£|\bgbp\b|\bpounds?\b|\bsterling\b|\bukp\b/g;
const otherCurrency = /[$€₹¥₦]|\b(?:usd|eur|inr|euros?|dollars?|ngn|pkr|aud|cad|chf|php|zar)\b|\brs\.?\s/;
const fullTimePay = /\bfte\b|\bwte\b|\bpro[\s-]?rata\b|\bfull[\s-]time/;

/** The annual pay, in pence. */
export const pay =
  ({ basis, hoursPerWeek, daysPerWeek }: PayOptions) =>
  (text: string): CellValue<number> => {
    const plain = text.toLowerCase();
    if (otherCurrency.test(plain))
      return fault('other-currency', 'Write the pay in pounds. This is in another currency.');
    if (fullTimePay.test(plain))
      return fault(
        'unclear-pay',
        'This is pay for full time. Write what this worker is paid for their hours.',
      );
    const amount = amountIn(plain.replaceAll(pounds, ' '));
    if (amount === null) return unclear;
    if ('choices' in amount)
      return fault('unclear-pay', 'This can be two amounts. Choose one.', amount.choices);
    if (!isBasisAlone(amount.words)) return unclear;
    const paidFor = payBasisIn(amount.words) ?? basis;
    if (paidFor === null && amount.pounds < minPlainAnnual) return askBasis(amount.pounds);
    const pence = Math.round(amount.pounds * 100);
    const annualPence = annualPay({ pence, basis: paidFor ?? 'year', hoursPerWeek, daysPerWeek });
    if (annualPence === null)
      return fault(
        'pay-period',
        paidFor === 'hour'
          ? 'This is pay for an hour: the hours a week are needed too.'
          : 'This is pay for a day: the days worked are needed too.',
      );
    return annualPence <= maxPence ? value(annualPence) : unclear;
  };

/** A lower figure without a word may be for a month, a week or an hour. */
const minPlainAnnual = 10_000;
const maxPence = 9_999_999_999;

function askBasis(amount: number): CellValue<never> {
  const choices = (
    [
      ['year', 1000, 10_000],
      ['month', 500, 10_000],
      ['week', 100, 5000],
      ['day', 40, 2000],
      ['hour', 5, 500],
    ] as const
  )
    .filter(([, min, max]) => amount >= min && amount < max)
    .map(([each]): Choice => {
      const words = `${amount} ${each === 'hour' ? 'an' : 'a'} ${each}`;
      return { value: words, label: `£${words}` };
    });
  return choices.length === 0 ? unclear : fault('pay-period', 'Choose what this pay is for.', choices);
}

type Amount = { readonly pounds: number; readonly words: string } | { readonly choices: readonly Choice[] };

const fillers =
  /\b(?:per|an?|each|every|gross|basic|base|pay|paid|rate|salary|exact|approved)\b|[/()=:;,+\s-]+|\.(?=\s|$)/g;

/** The one amount of a text, and the words beside it. */
function amountIn(text: string): Amount | null {
  const [, before = '', digits = '', thousand, after = ''] =
    /^([^\d]*)(\d[\d.,'’\s]*?\d|\d)\s*(k\b)?([^\d]*(?:\b[24][\s-]?week\S*)?)$/.exec(text.trim()) ?? [];
  // A sign before an amount means less, more or about.
  if (/[~<>≈-]/.test(before)) return null;
  const number = numberIn(digits.replaceAll(/['’\s]/g, ''), thousand !== undefined);
  if (number === null) return null;
  if (typeof number !== 'number') return { choices: number };
  return { pounds: number, words: `${before} ${after}` };
}

/** Whether words say what pay is for, and nothing else. */
function isBasisAlone(words: string): boolean {
  const others = basisWords.reduce(
    (left, [, pattern]) => left.replaceAll(new RegExp(pattern, 'g'), ' '),
    words,
  );
  return others.replaceAll(fillers, '') === '';
}

function numberIn(digits: string, isThousands: boolean): number | readonly Choice[] | null {
  const times = isThousands ? 1000 : 1;
  if (/^\d{1,9}(?:\.\d+)?$/.test(digits)) {
    // 55.000 is fifty-five thousand in much of Europe.
    if (/^[1-9]\d{1,2}\.\d{3}$/.test(digits) && !isThousands) return twoAmounts(digits);
    return Math.round(Number(digits) * times * 10_000) / 10_000;
  }
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(digits))
    return Number(digits.replaceAll(',', '')) * times;
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(digits) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.')) * times;
  return /^\d{1,9},\d{1,2}$/.test(digits) ? Number(digits.replace(',', '.')) * times : null;
}

function twoAmounts(digits: string): readonly Choice[] {
  const thousands = digits.replace('.', '');
  return [
    { value: `${thousands} a year`, label: `£${Number(thousands).toLocaleString('en-GB')} a year` },
    { value: `${Number(digits).toFixed(2)} an hour`, label: `£${Number(digits).toFixed(2)} an hour` },
  ];
}
