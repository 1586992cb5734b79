import { rateEditions } from '@portway/rules/occupations';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';

const pounds = z.number().describe('Pounds a year, as printed.');
const column = z.int().nullable().describe('Whole pence. Null if nothing is recorded.');

const rates = z
  .object({
    fullPence: column.describe('A year at the going rate’s own hours, in whole pence.'),
    hourlyPence: column,
    newEntrantPence: column.describe('The column of 70 %.'),
    phdPence: column.describe('The column of 90 %.'),
    stemPhdPence: column.describe('The column of 80 %.'),
  })
  .meta({ id: 'RateColumns', description: 'The columns of one rate, each as published.' });

const occupation = z
  .object({
    code: z.string(),
    title: z.string(),
    skillLevel: z
      .enum(['higher', 'medium', 'medium-extending-only', 'ineligible'])
      .describe(
        'higher: RQF 6 and above · medium: RQF 3 to 5 (6135: RQF 2) · medium-extending-only: Table 2a, only to extend with the same sponsor · ineligible: no worker can be sponsored.',
      ),
    onlyJobs: z
      .string()
      .exactOptional()
      .describe('The only jobs of the code that are skilled at this level.'),
    payScale: z
      .enum(['health', 'education'])
      .exactOptional()
      .describe('The national pay scales that decide the salary.'),
    phd: z.boolean().exactOptional().describe('Whether a PhD can lower the salary.'),
    salaryList: z
      .object({
        scope: z.string(),
        condition: z.string().exactOptional(),
        conditionSince: z.string().exactOptional(),
        area: z.string(),
        ratePounds: pounds,
        lowerRatePounds: pounds,
      })
      .exactOptional()
      .describe('Its row of the Immigration Salary List.'),
    shortageList: z
      .object({ scope: z.string() })
      .exactOptional()
      .describe('Its row of the Temporary Shortage List.'),
  })
  .meta({ id: 'Occupation' });

const goingRates = z.object({
  edition: z.enum(rateEditions).describe('The first day of the edition.'),
  standard: rates,
  lower: rates.describe('The rate of workers in the route before 4 April 2024.'),
});

const response = z
  .object({
    occupation,
    goingRates: z.array(goingRates).readonly().describe('One for each edition with figures for the code.'),
  })
  .meta({ id: 'OccupationRow' });

/** What the tables of Appendix Skilled Occupations say of one code. */
export const occupationOperation = defineOperation({
  id: 'showOccupation',
  method: 'GET',
  path: '/api/occupations/{code}',
  access: forAnybody,
  lasting: true,
  tag: 'Salary',
  summary: 'One occupation code: skill level, lists and going rates in every recorded edition.',
  description:
    'The rows as published, without the day’s rules. The estimates say which of them applies. An unknown code gets 404.',
  parameters: z.object({ code: z.string().describe('The four digits of a SOC 2020 unit group.') }),
  response,
});
