import { describe, expect, it } from 'vitest';
import { optionOf, salary } from '../testing/salary.ts';
import type { OptionLetter } from './index.ts';

// The vectors collected with the facts: `required` is rounded up to whole pounds. V35 keeps the formula’s £39,947;
// the published £39,956 comes from an hourly rate rounded first, as its origin says.

interface Vector {
  id: string;
  name: string;
  day: string;
  option: OptionLetter;
  code: string;
  hours: number;
  /** Pounds a year. */
  salary: number;
  required: number;
  passes: boolean;
  origin: string;
}

const vectors: readonly Vector[] = [
  {
    id: 'V01',
    name: 'Software developer, standard, 37.5h, exactly going rate',
    day: '2026-11-20',
    option: 'A',
    code: '2134',
    hours: 37.5,
    salary: 54700,
    required: 54700,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V02',
    name: 'Same, £1 short',
    day: '2026-11-20',
    option: 'A',
    code: '2134',
    hours: 37.5,
    salary: 54699,
    required: 54700,
    passes: false,
    origin: 'derived from the rules',
  },
  {
    id: 'V04',
    name: 'Same, £58,347',
    day: '2026-11-20',
    option: 'A',
    code: '2134',
    hours: 40,
    salary: 58347,
    required: 58347,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V05',
    name: 'Software developer, 35h (going rate falls, threshold does not)',
    day: '2026-11-20',
    option: 'A',
    code: '2134',
    hours: 35,
    salary: 51054,
    required: 51054,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V07',
    name: 'Part-time 20h, pays pro-rated going rate only',
    day: '2026-11-20',
    option: 'A',
    code: '2134',
    hours: 20,
    salary: 29174,
    required: 41700,
    passes: false,
    origin: 'derived from the rules',
  },
  {
    id: 'V09',
    name: 'Same at £38,300',
    day: '2026-11-20',
    option: 'E',
    code: '2134',
    hours: 37.5,
    salary: 38300,
    required: 38300,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V10',
    name: 'STEM PhD developer',
    day: '2026-11-20',
    option: 'C',
    code: '2134',
    hours: 37.5,
    salary: 43700,
    required: 43700,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V12',
    name: 'IT tester 2136: threshold binds (going rate 41,200 < 41,700)',
    day: '2026-11-20',
    option: 'A',
    code: '2136',
    hours: 37.5,
    salary: 41200,
    required: 41700,
    passes: false,
    origin: 'derived from the rules',
  },
  {
    id: 'V13',
    name: 'New entrant IT tester 37.5h (70% column clamped to 33,400)',
    day: '2026-11-20',
    option: 'E',
    code: '2136',
    hours: 37.5,
    salary: 33400,
    required: 33400,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V15',
    name: 'Same, £35,627',
    day: '2026-11-20',
    option: 'E',
    code: '2136',
    hours: 40,
    salary: 35627,
    required: 35627,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V16',
    name: 'ISL: graphic designer 2142',
    day: '2026-11-20',
    option: 'D',
    code: '2142',
    hours: 37.5,
    salary: 33400,
    required: 33400,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V18',
    name: 'ISL: biological scientist at £40,300',
    day: '2026-11-20',
    option: 'D',
    code: '2112',
    hours: 37.5,
    salary: 40300,
    required: 40300,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V19',
    name: 'TSL role, standard option: data analyst 3544 (no TSL discount)',
    day: '2026-11-20',
    option: 'A',
    code: '3544',
    hours: 37.5,
    salary: 34900,
    required: 41700,
    passes: false,
    origin: 'derived from the rules',
  },
  {
    id: 'V21',
    name: 'Transitional developer (CoS before 4 Apr 2024)',
    day: '2026-11-20',
    option: 'F',
    code: '2134',
    hours: 37.5,
    salary: 40000,
    required: 40000,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V22',
    name: 'Transitional chef 5434: threshold 31,300 binds',
    day: '2026-11-20',
    option: 'F',
    code: '5434',
    hours: 37.5,
    salary: 31300,
    required: 31300,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V24',
    name: 'Transitional new entrant accountant',
    day: '2026-11-20',
    option: 'J',
    code: '2421',
    hours: 37.5,
    salary: 25800,
    required: 25800,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V26',
    name: '60h/week developer: only 48/60 of pay counts to threshold; going rate pro-rated on 60h',
    day: '2026-11-20',
    option: 'A',
    code: '2134',
    hours: 60,
    salary: 87520,
    required: 87520,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V27',
    name: '60h/week chef (transitional): going rate 25,000x60/37.5 = 40,000',
    day: '2026-11-20',
    option: 'F',
    code: '5434',
    hours: 60,
    salary: 40000,
    required: 40000,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V29',
    name: 'Irregular pattern: 52h x3 weeks + 1 rest week (average 39h), aerospace engineer £60,000',
    day: '2026-11-20',
    option: 'A',
    code: '2126',
    hours: 39,
    salary: 60000,
    required: 54496,
    passes: true,
    origin: 'inputs published by LexisNexis checklist; answer derived',
  },
  {
    id: 'V32',
    name: 'April 2024 edition: developer',
    day: '2024-08-01',
    option: 'A',
    code: '2134',
    hours: 37.5,
    salary: 49400,
    required: 49400,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V34',
    name: 'April 2024 edition: new entrant electrical engineer 2123',
    day: '2024-08-01',
    option: 'E',
    code: '2123',
    hours: 37.5,
    salary: 37450,
    required: 37450,
    passes: true,
    origin: 'published: Migration Service Scotland',
  },
  {
    id: 'V35',
    name: 'April 2024 edition: same, 40h',
    day: '2024-08-01',
    option: 'E',
    code: '2123',
    hours: 40,
    salary: 39956,
    required: 39947,
    passes: true,
    origin:
      'published: Migration Service Scotland (they answer £39,956 from £19.21 x 40 x 52; formula gives £39,946.67)',
  },
  {
    id: 'V37',
    name: 'April 2024: transitional marketing director 1132',
    day: '2024-08-01',
    option: 'F',
    code: '1132',
    hours: 37.5,
    salary: 29000,
    required: 55600,
    passes: false,
    origin: 'derived from the rules',
  },
  {
    id: 'V39',
    name: '4 April 2024: same worker',
    day: '2024-08-01',
    option: 'I',
    code: '6135',
    hours: 37.5,
    salary: 23200,
    required: 23200,
    passes: true,
    origin: 'derived from the rules',
  },
  {
    id: 'V40',
    name: 'April 2024: chief executive new entrant (GOV.UK table 8 Oct 2024 prints £58,870)',
    day: '2024-08-01',
    option: 'E',
    code: '1111',
    hours: 37.5,
    salary: 58870,
    required: 58870,
    passes: true,
    origin: 'published: GOV.UK',
  },
];

/** Facts with which the vector’s code can be sponsored: it tests the figure, not who may use it. */
const inTheRoute = { inRouteSince: '2023-01-01', inUk: true } as const;

describe.each(vectors)(
  '$id, $name ($origin)',
  ({ day, option, code, hours, salary: pounds, required, passes }) => {
    const outcome = salary({
      ...inTheRoute,
      assignedOn: day,
      occupationCode: code,
      hours,
      salaryPence: pounds * 100,
    });
    const judgedOption = optionOf(outcome, option);

    it(`needs £${required}`, () => {
      expect(judgedOption.offerAtLeastPence).toBe(required * 100);
    });

    it(passes ? 'passes' : 'fails', () => {
      expect(judgedOption.shortByPence === 0).toBe(passes);
    });
  },
);

it('there are 25 of them, each once', () => {
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(25);
});
