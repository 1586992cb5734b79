import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';

/** As many as one sitemap may hold, and some less. */
export const maxAddresses = 45_000;

export const jobAddressesOperation = defineOperation({
  id: 'listJobAddresses',
  method: 'GET',
  path: '/api/job-addresses',
  tag: 'Jobs',
  access: forAnybody,
  summary: 'The addresses of all open jobs, newest first, in parts, for search engines.',
  request: z
    .strictObject({
      part: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, 'Send the number of a part, from 1.')
        .optional()
        .describe('Which part. If you leave it out, you only get the number of parts.'),
    })
    .meta({ id: 'JobAddressesAsked' }),
  response: z
    .object({
      parts: z.int().describe(`Each of at most ${maxAddresses}.`),
      slugs: z.array(z.string()).describe('Each page is at `/jobs/{slug}`.'),
    })
    .meta({ id: 'JobAddresses' }),
});

export const jobAddressOperations = {
  jobAddressesOperation,
} as const;
