import type { WorkerPapers } from '@portway/contracts/hiring/offers/offers';
import { inShortPounds } from '../../../text/money.ts';

export type Paper = WorkerPapers['papers'][number];
type Decides = NonNullable<Paper['decides']>['by'];

/** What the worker chose on the page, and nowhere else; empty while nothing is chosen. */
export type CountryAnswers = Readonly<Record<Decides, string>>;

/** Chosen for a country that is not on a list. */
export const otherCountry = 'other';

const titles: Readonly<Record<string, string>> = {
  'certificate-reference': 'Certificate number',
  passport: 'Passport',
  english: 'English',
  funds: 'Money to show',
  'funds-in-the-first-year': 'Money to show',
  'tuberculosis-certificate': 'Tuberculosis (TB) test',
  'criminal-record-certificate': 'Police certificate (criminal record certificate)',
  phd: 'PhD',
  relationship: 'Family documents',
  registration: 'Professional registration',
  atas: 'ATAS certificate',
  translations: 'Translations',
};

export const paperTitle = ({ id }: Paper): string => titles[id] ?? 'Another paper';

/** Whether the worker needs the paper, as far as the countries that they chose decide it. */
export function paperStatus({ id, decides }: Paper, answers: CountryAnswers): string {
  if (decides === null) return mayNotApply.has(id) ? 'If it applies' : 'Needed';
  const answer = answers[decides.by];
  const isListed = decides.countries.includes(answer);
  if (decides.by === 'lived-in') {
    if (answer === '') return 'Depends on where you have lived';
    return isListed ? 'Needed' : 'Not asked for, by the country that you chose';
  }
  if (!isListed) return 'Needed, unless you are exempt';
  return 'Shown by your passport';
}

const mayNotApply: ReadonlySet<string> = new Set([
  ...['registration', 'translations', 'atas', 'funds-in-the-first-year', 'criminal-record-certificate'],
]);

/** What it usually costs. */
export function priceWords({ usualPrice }: Paper): string | null {
  if (usualPrice === null) return null;
  const { fromPence, toPence } = usualPrice;
  return `You pay about ${inShortPounds(fromPence)} to ${inShortPounds(toPence)}: an estimate, to be confirmed where you book it.`;
}
