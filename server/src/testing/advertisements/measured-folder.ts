import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import { z } from 'zod';

/** What a careful reader takes from an advertisement; what it does not say is absent. */
const expectation = z.strictObject({
  title: z.string().optional(),
  /** The town, perhaps with its county after a comma. */
  place: z.string().optional(),
  hoursPerWeek: z.number().optional(),
  /** From, to and period; null where it names no wage. */
  pay: z.tuple([z.number().nullable(), z.number().nullable(), z.string().nullable()]).nullish(),
  paySpoken: z.string().optional(),
  closesOn: z.string().optional(),
  employment: z.string().optional(),
  workplace: z.string().optional(),
  sponsorship: z.string().optional(),
});
type Expectation = z.output<typeof expectation>;

export interface MeasuredFolder {
  readonly right: number;
  readonly expected: number;
  /** Answers that the advertisement does not give, or gives as something else. */
  readonly wrong: number;
  readonly faults: readonly string[];
}

type Facts = Readonly<Record<string, string>>;

/** How well `NN.txt` of a folder are read, beside `NN.json`. */
export function measuredFolder(
  folder: string,
  readText: (text: string) => readonly JobSuggestion[],
): MeasuredFolder {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const compared = names.toSorted().map((name) => {
    const json = readFileSync(join(folder, name.replace(/txt$/, 'json')), 'utf8');
    const expected = factsExpected(expectation.parse(JSON.parse(json)));
    const facts = factsOf(readText(readFileSync(join(folder, name), 'utf8')));
    return faultsOf(name, expected, facts);
  });
  const sum = (key: 'right' | 'expected' | 'wrong') => compared.reduce((total, each) => total + each[key], 0);
  return {
    right: sum('right'),
    expected: sum('expected'),
    wrong: sum('wrong'),
    faults: compared.flatMap(({ faults }) => faults),
  };
}

function faultsOf(name: string, expected: Facts, facts: Facts): MeasuredFolder {
  const right = Object.keys(expected).filter((field) => facts[field] === expected[field]);
  const wrong = Object.keys(facts).filter((field) => facts[field] !== expected[field]);
  const missing = Object.keys(expected).filter((field) => !(field in facts));
  return {
    right: right.length,
    expected: Object.keys(expected).length,
    wrong: wrong.length,
    faults: [
      ...wrong.map((field) => `${name} ${field}: “${facts[field]}”, not “${expected[field] ?? 'nothing'}”`),
      ...missing.map((field) => `${name} ${field}: nothing, not “${expected[field]}”`),
    ],
  };
}

const bases: Readonly<Record<string, string>> = {
  'pro rata': 'full-time-equivalent',
  'full-time equivalent': 'full-time-equivalent',
  'on target earnings': 'on-target',
};
const offers: Readonly<Record<string, string>> = { yes: 'offered', depends: 'offered', no: 'refused' };

function factsExpected({ pay, paySpoken, sponsorship, place, ...rest }: Expectation): Facts {
  return withoutNothing({
    ...rest,
    place: place?.split(',')[0],
    ...(pay != null && { pay: pay.map(String).join(' '), basis: bases[paySpoken ?? ''] ?? 'actual' }),
    sponsorship: sponsorship === 'not said' ? undefined : sponsorship,
  });
}

function factsOf(suggestions: readonly JobSuggestion[]): Facts {
  return Object.fromEntries(
    suggestions.flatMap((suggestion) => {
      switch (suggestion.field) {
        case 'pay': {
          const { from, to, period, basis } = suggestion.value;
          return [
            ['pay', [from, to, period].map(String).join(' ')],
            ['basis', basis],
          ];
        }
        case 'sponsorship':
          return [['sponsorship', offers[suggestion.value] ?? '']];
        case 'skills':
        case 'payScaleRole':
        case 'healthCareEmployer':
          return [];
        default:
          return [[suggestion.field, String(suggestion.value)]];
      }
    }),
  );
}

function withoutNothing(facts: Readonly<Record<string, string | number | undefined>>): Facts {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]])),
  );
}
