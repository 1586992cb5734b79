import { moves } from '@portway/contracts/candidate/jobs/job-choices';
import { z } from 'zod';
import { asWritten } from './as-written.ts';
import applications from './demo-applications.json' with { type: 'json' };
import hiring from './demo-hiring.json' with { type: 'json' };

/** Days are counted from the day on which the demo is made, and never fall on a weekend. */
const inDays = z.int();

const demoStep = z.union([
  z.strictObject({ from: z.enum(['candidate', 'employer']), says: z.string() }),
  z.strictObject({
    status: z.enum(moves),
    note: z.string().optional(),
    next: z.strictObject({ text: z.string(), inDays }).optional(),
  }),
  z.strictObject({ rejected: z.string() }),
  /** What a colleague writes for colleagues; candidates never see it. */
  z.strictObject({ colleagueNotes: z.string() }),
  z.strictObject({ tag: z.string() }),
  z.strictObject({
    interview: z.strictObject({
      inDays,
      /** In London. */
      time: z.string(),
      minutes: z.int(),
      place: z.string(),
      words: z.string(),
    }),
  }),
  /** An offer of this pay a year, sponsored where it says when its certificate is assigned. */
  z.strictObject({
    offer: z.strictObject({
      pay: z.int(),
      startsInDays: inDays,
      expiresInDays: inDays,
      certificateInDays: inDays.optional(),
      appliesFrom: z.enum(['inside', 'outside']),
      sponsorSize: z.enum(['small', 'large']),
      note: z.string(),
    }),
  }),
  z.enum(['withdraw', 'reopen', 'accept']),
]);

/** What happens to an application: somebody writes, the employer decides or rejects in a letter, the candidate withdraws or comes back. */
export type DemoStep = z.input<typeof demoStep>;

const demoApplication = z.strictObject({
  candidate: z.string(),
  /** Its title: there is one job of each. */
  job: z.string(),
  text: z.string(),
  /** Their CV goes along unless this says so. */
  withoutCv: z.literal(true).optional(),
  steps: z.array(demoStep).optional(),
  /** Whether the other side has read what was written last. */
  allRead: z.literal(true).optional(),
});

/** Somebody of the demo applies for a job of the demo. */
export type DemoApplication = z.input<typeof demoApplication>;

/** Who applied where, with what they wrote and what came of it, in the order in which it happens. */
export const demoApplications: readonly DemoApplication[] = asWritten(z.array(demoApplication), applications);

/** More people for one job of Northgate's, so that its board has somebody in every stage, with what colleagues noted. */
export const demoHiring: readonly DemoApplication[] = asWritten(z.array(demoApplication), hiring);
