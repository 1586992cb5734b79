import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';

export type Pay = Pick<JobCard, 'currency' | 'payFrom' | 'payTo'>;

/** The currency symbol that cannot be mistaken for another currency. */
const signs: Readonly<Record<JobCard['currency'], string>> = { GBP: '£', EUR: '€', USD: 'US$' };

/** `£68,000 – £82,000`; one figure where there is no range. Per year, before tax. */
export function payInWords({ currency, payFrom, payTo }: Pay): string {
  const from = moneyInWords(currency, payFrom);
  return payFrom === payTo ? from : `${from} – ${moneyInWords(currency, payTo)}`;
}

/** Whole units with thousands separators: `US$68,000`. */
export function moneyInWords(currency: JobCard['currency'], units: number): string {
  return `${signs[currency]}${units.toLocaleString('en-GB')}`;
}
