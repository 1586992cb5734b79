import '../jitless.ts';
import { z } from 'zod';
import { forAnybody } from '../access.ts';
import { defineOperation } from '../operation.ts';

/** As many as one sitemap may hold, and some less. */
export const maxAddresses = 45_000;

export const jobAddressesOperation = defineOperation({
  id: 'listJobAddresses',
  method: 'GET',
  path: '/api/job-addresses',
  tag: 'Jobs',
  access: forAnybody,
  summary: 'The addresses of all open jobs, the newest first, in parts: for search engines.',
  request: z
    .strictObject({
      part: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, 'Give a part, from 1.')
        .optional()
        .describe('Which part of them; left out, how many parts there are is all that is answered.'),
    })
    .meta({ id: 'JobAddressesAsked' }),
  response: z
    .object({
      parts: z.int().describe(`Each of at most ${maxAddresses}.`),
      slugs: z.array(z.string()).describe('Each page is at `/jobs/{slug}`.'),
    })
    .meta({ id: 'JobAddresses' }),
});
