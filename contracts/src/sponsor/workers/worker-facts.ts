import '../../jitless.ts';
import { z } from 'zod';
import { rowId } from '../../account/account-settings/account-fields.ts';
import { jobAnswers } from '../../candidate/jobs/job-fields.ts';
import { lineOrNothing, tags } from '../../candidate/profile/profile-texts.ts';
import { day } from '../../day.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { hoursAWeek } from './hours-a-week.ts';

/** The routes of workers that can be listed. Only the first one’s duties are counted. */
export const workerRoutes = [
  'skilled-worker',
  'global-business-mobility',
  'scale-up',
  'temporary-worker',
  'minister-of-religion',
  'international-sportsperson',
  'other',
] as const;
export type WorkerRoute = (typeof workerRoutes)[number];

export const workerStates = ['not-started', 'working', 'sponsorship-ended', 'left'] as const;
export type WorkerState = (typeof workerStates)[number];

const aDay = day.nullable();

const salaryOption = z
  .enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'], 'Choose a salary option from A to K.')
  .nullable();

const startedEarlier = z
  .boolean()
  .optional()
  .describe('The first day belongs to an earlier certificate, so it may be before this one.');

export const workerTags = tags({ most: 10, tooMany: 'Use at most 10 tags.' });

/** What is recorded of a worker besides the job: each may be changed later, and the change is recorded. */
const facts = {
  fullName: lineOfText('Enter the worker’s full name.', 200),
  reference: lineOrNothing(60).describe('Your own number for the worker, such as payroll’s.'),
  manager: rowId.nullable().describe('The account of the colleague who manages the worker.'),
  route: z.enum(workerRoutes, 'Choose a route.'),
  tags: workerTags,
  certificateStart: aDay.describe('The start day on the certificate.'),
  certificateEnds: aDay,
  visaFrom: aDay,
  visaEnds: aDay,
  grantNotifiedOn: aDay.describe('The day on which the worker was told of the permission.'),
  startedOn: aDay.describe('The day on which the worker really started.'),
  sponsorshipEndedOn: aDay,
  employmentEndedOn: aDay,
  salaryOption: salaryOption.describe('The salary option under which permission was granted.'),
  rightsInformationOn: aDay.describe('When information on employment rights was given.'),
  contactConfirmedOn: aDay.describe('When the worker last confirmed their contact details.'),
  holdReason: lineOrNothing(300).describe('Nothing about the worker is erased while this is set.'),
};

/** The job, pay and hours, from a day on. */
export const workerTerms = z
  .strictObject({
    fromDay: day,
    jobTitle: lineOfText('Enter the job title.', 200),
    occupationCode: jobAnswers.shape.occupationCode.unwrap(),
    payPence: z
      .int('Enter the pay for a year.')
      .min(0, 'Enter the pay for a year.')
      .max(1_000_000_000, 'Enter the pay for a year.')
      .nullable()
      .describe('Guaranteed pay for a year, in pence.'),
    hoursPerWeek: hoursAWeek('Enter the hours a week.').nullable(),
    worksOn: z
      .array(z.int().min(1, 'Choose from Monday to Sunday.').max(7, 'Choose from Monday to Sunday.'))
      .min(1, 'Choose at least one day.')
      .max(7, 'Choose each day only once.')
      .refine((days) => new Set(days).size === days.length, 'Choose each day only once.')
      .describe('Days of the week, 1 for Monday to 7 for Sunday.'),
    workPlace: rowId.nullable(),
    otherPlaces: z
      .array(rowId)
      .max(20, 'Choose at most 20 places.')
      .refine((places) => new Set(places).size === places.length, 'Choose each place only once.'),
    hybridPattern: lineOrNothing(200).describe('Such as “two days a week at home”.'),
  })
  .meta({ id: 'WorkerTermsFacts' });
export type WorkerTermsFacts = z.output<typeof workerTerms>;

export const newWorker = z
  .strictObject(facts)
  .partial()
  .extend({
    fullName: facts.fullName,
    hireCase: rowId.nullable().optional().describe('The hire that the worker comes from.'),
    terms: workerTerms.nullable().optional(),
    startedEarlier,
  })
  .meta({ id: 'NewWorker' });
export type NewWorker = z.output<typeof newWorker>;

/** The facts to change, and the version that the caller saw. */
export const changedFacts = z
  .strictObject(facts)
  .partial()
  .extend({
    version: z.int('Say which version you saw.').min(1, 'Say which version you saw.'),
    startedEarlier,
  })
  .meta({ id: 'WorkerChange' });
export type ChangedFacts = z.output<typeof changedFacts>;

export const workerFacts = z
  .object({
    fullName: z.string(),
    reference: z.string().nullable(),
    route: z.string(),
    tags: z.array(z.string()),
    certificateStart: z.string().nullable(),
    certificateEnds: z.string().nullable(),
    visaFrom: z.string().nullable(),
    visaEnds: z.string().nullable(),
    grantNotifiedOn: z.string().nullable(),
    startedOn: z.string().nullable(),
    sponsorshipEndedOn: z.string().nullable(),
    employmentEndedOn: z.string().nullable(),
    salaryOption: z.string().nullable(),
    rightsInformationOn: z.string().nullable(),
    contactConfirmedOn: z.string().nullable(),
    holdReason: z.string().nullable(),
  })
  .meta({ id: 'WorkerFacts' });
export type WorkerFacts = z.output<typeof workerFacts>;
