import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import type { KnownAdvertisement } from './known-advertisement.ts';

export interface Measured {
  /** The share of what was suggested that is right. */
  readonly precision: number;
  /** The share of what should have been suggested that was. */
  readonly recall: number;
  /** What was wrong or missing, in words. */
  readonly faults: readonly string[];
}

/** How well the suggestions for these advertisements agree with what a reader takes from them. */
export function measured(
  advertisements: readonly KnownAdvertisement[],
  readText: (text: string) => readonly JobSuggestion[],
): Measured {
  const compared = advertisements.map((advertisement) => {
    const expected = factsOf(advertisement.expected);
    const facts = readText(advertisement.text).map(factOf);
    return {
      right: facts.filter((fact) => expected.includes(fact)).length,
      found: facts.length,
      expected: expected.length,
      faults: [
        ...facts.filter((fact) => !expected.includes(fact)).map((fact) => `wrong: ${fact}`),
        ...expected.filter((fact) => !facts.includes(fact)).map((fact) => `missing: ${fact}`),
      ].map((fault) => `${advertisement.text.trim().slice(0, 30).replaceAll('\n', ' ')}… ${fault}`),
    };
  });
  const sum = (key: 'right' | 'found' | 'expected') => compared.reduce((total, each) => total + each[key], 0);
  return {
    precision: sum('right') / sum('found'),
    recall: sum('right') / sum('expected'),
    faults: compared.flatMap(({ faults }) => faults),
  };
}

function factsOf({ skills = [], pay, ...rest }: KnownAdvertisement['expected']): string[] {
  return [
    ...Object.entries(rest).map(([field, value]) => `${field} ${value}`),
    ...(pay === undefined ? [] : [`pay ${pay.map(String).join(' ')}`]),
    ...skills.map((skill) => `skills ${skill}`),
  ];
}

function factOf(suggestion: JobSuggestion): string {
  if (suggestion.field !== 'pay') return `${suggestion.field} ${suggestion.value}`;
  const { from, to, period } = suggestion.value;
  return `pay ${from} ${to} ${period}`;
}
