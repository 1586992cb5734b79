import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';

const request = z
  .strictObject({
    keyword: z
      .string('Send one text.')
      .trim()
      .max(200, 'Use at most 200 characters.')
      .default('')
      .describe('A job title in your own words, an occupation code or its first digits.'),
  })
  .meta({ id: 'SalarySearchRequest' });

const suggestion = z.object({
  occupationCode: z.string().describe('The four digits of a SOC 2020 unit group.'),
  jobType: z.string().describe('GOV.UK’s title of the occupation.'),
  matchedTitle: z.string().describe('The job title that was found, as people write it.'),
  skillLevel: z
    .enum(['higher', 'medium', 'medium-extending-only', 'ineligible'])
    .describe('ineligible: no worker can be sponsored for it.'),
});

const response = z
  .object({
    salaries: z.array(suggestion).max(10).readonly().describe('Likeliest code first.'),
    namesSeveral: z
      .boolean()
      .describe(
        'Whether the words name several occupations, as “engineer” does. Ask which one before using the first.',
      ),
  })
  .meta({ id: 'SalarySearch' });

/** Occupation codes that match a job title. */
export const searchSalariesOperation = defineOperation({
  id: 'searchSalaries',
  method: 'GET',
  path: '/api/salary/search',
  access: forAnybody,
  lasting: true,
  tag: 'Salary',
  summary: 'The occupation codes that a job title can have, likeliest first, at most 10.',
  description:
    'Allows for typing errors, plurals, abbreviations and American spelling. With no keyword, there are no codes.',
  request,
  response,
});
