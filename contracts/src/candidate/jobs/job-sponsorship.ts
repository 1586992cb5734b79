import '../../jitless.ts';
import { z } from 'zod';
import { pence, recordedFields, steps, warnings } from '../../law/calculators/outcome.ts';
import { postVerdicts, sponsorshipOffers } from './job-choices.ts';

const entry = z
  .object({
    id: z.int(),
    slug: z.string().describe('Its page: /sponsors/{slug}.'),
    name: z.string(),
    town: z.string().nullable(),
    county: z.string().nullable(),
    lastSeenOn: z
      .string()
      .describe('The last edition that lists it. Earlier than today’s if it has left the register.'),
    ratings: z
      .array(z.object({ rating: z.string(), route: z.string() }))
      .describe('As in the register: type and rating, and the route.'),
  })
  .meta({ id: 'RegisterEntry' });
export type RegisterEntry = z.output<typeof entry>;

export const registerEdition = z
  .object({ publishedOn: z.string().describe('The day of the register that was read.') })
  .meta({ id: 'RegisterEdition' });

export const matchConfidences = ['exact', 'likely', 'possible'] as const;

export const registerCandidate = z
  .object({
    entry,
    confidence: z.enum(matchConfidences),
    because: z.array(z.string()).describe('In words, what matches and what does not.'),
  })
  .meta({ id: 'RegisterCandidate' });
export type RegisterCandidate = z.output<typeof registerCandidate>;

/** Whether an employer stands on the register of licensed sponsors, and as what. Never a silent guess. */
export const registerMatch = z
  .object({
    status: z
      .enum(['confirmed', 'candidates', 'not-found', 'no-register'])
      .describe(
        'confirmed: the employer says which entry is theirs · candidates: these might be theirs · not-found: none is like it · no-register: no edition has been imported',
      ),
    edition: registerEdition.nullable(),
    confirmed: entry.nullable(),
    confirmedOn: z
      .string()
      .nullable()
      .describe(
        'The day on which our team confirmed that the entry is theirs; null where the employer alone says so.',
      ),
    candidates: z.array(registerCandidate).describe('Likeliest first, at most three.'),
    sponsorsSkilledWorkers: z
      .union([z.boolean(), z.literal('unknown')])
      .describe(
        'Whether the confirmed entry, or one that matches exactly, can sponsor new Skilled Workers. It must be licensed for them, and not rated B. Unless `confirmedOn` says otherwise, nobody has checked that the employer is who it says it is.',
      ),
  })
  .meta({ id: 'RegisterMatch' });
export type RegisterMatch = z.output<typeof registerMatch>;

/** Whether the post as it stands can be sponsored at its pay and hours. From the rules, with the working. */
export const postSponsorship = z
  .object({
    status: z
      .enum(postVerdicts)
      .describe(
        'For whom the pay is enough: anyone · phd: new entrants, and with a relevant PhD · new entrants only · nobody · unknown',
      ),
    reason: z.string(),
    lastSafeDay: z
      .string()
      .nullish()
      .describe('The last day to assign a certificate with this result, where a list is due to end.'),
    testedPence: pence.nullable().describe('The pay that was tested: the top of the range.'),
    lowEndPasses: z.boolean().nullable().describe('Whether the bottom of the range is enough too.'),
    standardPence: pence.nullable().describe('The lowest pay for a new worker without any discount.'),
    newEntrantPence: pence.nullable(),
    phdPence: pence.nullable().describe('With a PhD that is relevant to the job.'),
    stemPhdPence: pence.nullable().describe('With one in a STEM subject.'),
    payNote: z
      .string()
      .nullable()
      .describe('How the pay compares with what the Rules require, in a few words.'),
    judgedOn: z.string().describe('The day whose rules were used.'),
    ...recordedFields,
    missing: z.array(z.string()),
    warnings,
    steps,
    calculator: z.string().describe('The address of the salary calculator, with what is known filled in.'),
    costs: z.string().nullable().describe('The address of the cost calculator, likewise.'),
  })
  .meta({ id: 'PostSponsorship' });
export type PostSponsorship = z.output<typeof postSponsorship>;

const limb = z.object({
  status: z.enum(['yes', 'no', 'unknown']),
  because: z.string(),
  until: z.string().nullable().describe('The last day on which this can be used, if there is one.'),
});

/** The same for the caller, by their profile. */
export const sponsorshipForMe = z
  .object({
    status: z
      .enum(['not-needed', 'yes', 'no', 'depends', 'unknown'])
      .describe('depends: on what the profile does not say'),
    headline: z.string(),
    reasons: z.array(z.string()),
    lowestPence: pence.nullable().describe('The lowest figure that could apply on these answers.'),
    shortByPence: pence.nullable(),
    newEntrant: limb,
    switching: limb.omit({ until: true }),
    phd: limb.omit({ until: true }),
    excluded: z
      .array(z.object({ title: z.string(), because: z.string() }))
      .describe('The salary options that the profile excludes, and why.'),
    missing: z.array(z.string()).describe('Profile fields that would help us answer.'),
    steps,
  })
  .meta({ id: 'SponsorshipForMe' });
export type SponsorshipForMe = z.output<typeof sponsorshipForMe>;

export const jobSponsorship = z
  .object({
    offered: z
      .enum(sponsorshipOffers)
      .nullable()
      .describe('What the employer says. Null if it says nothing.'),
    register: registerMatch,
    post: postSponsorship,
  })
  .meta({ id: 'JobSponsorship' });
export type JobSponsorship = z.output<typeof jobSponsorship>;
