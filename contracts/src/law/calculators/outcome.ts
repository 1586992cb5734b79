import '../../jitless.ts';
import { z } from 'zod';

const source = z
  .object({
    title: z.string(),
    url: z.string().optional(),
    checkedOn: z.string().describe('The day we read it, YYYY-MM-DD.'),
  })
  .meta({ id: 'Source' });

export const sources = z.array(source).readonly();

export const confidence = z
  .enum(['official', 'confirmed', 'single-source', 'derived', 'from-memory', 'disputed'])
  .describe('How far the figure was checked. The last three are to be confirmed on GOV.UK.');

const figure = z
  .union([
    z.object({ pence: z.int() }),
    z.object({ count: z.number(), of: z.string() }),
    z.object({ text: z.string() }),
  ])
  .meta({ id: 'Figure', description: 'Money in whole pence, a number of something, or words.' });

const lawRead = z
  .object({
    parameter: z.string().describe('Its ID. `/api/rules/{id}` has every version.'),
    title: z.string(),
    governedBy: z.string().describe('Which of the dates in the facts decides the version.'),
    day: z.string(),
    inForceFrom: z.string(),
    confidence,
    note: z.string().optional(),
    sources,
    checkAt: z.object({ title: z.string(), url: z.string() }),
  })
  .meta({ id: 'LawRead', description: 'Which version of which parameter was read, for which day.' });

const step = z
  .object({ label: z.string(), figure: figure.optional(), law: lawRead.optional() })
  .meta({ id: 'Step', description: 'One line of the working.' });

export const steps = z.array(step).readonly();

export const warnings = z
  .array(z.object({ code: z.string(), message: z.string() }).meta({ id: 'Warning' }))
  .readonly();

/** To which day the law of an outcome was read: the earliest day, and each subject with its own. */
export const recordedFields = {
  recordedTo: z
    .string()
    .describe('The earliest day of `recorded`: of some law that this rests on, nothing later was read.'),
  recorded: z
    .array(
      z
        .object({
          subject: z.string().describe('One of `recorded` of GET /api/rules.'),
          name: z.string(),
          readTo: z.string().describe('Nothing published on this subject after this day was read.'),
          newer: z.string().optional().describe('That something newer is known to exist.'),
        })
        .meta({ id: 'Recorded' }),
    )
    .readonly()
    .optional()
    .describe('The subjects of the law that this rests on, each with the day to which it was read.'),
  recordedInWords: z.string().optional().describe('The same in words.'),
};

/** What every outcome shows besides its figures: the working, and up to which day the law is recorded. */
export const workingFields = { steps, ...recordedFields };

export const notApplicable = z.object({
  status: z.literal('not-applicable'),
  reason: z.string(),
  ...workingFields,
});

export const needsFacts = z.object({
  status: z.literal('needs-facts'),
  missing: z.array(z.string()).readonly().describe('The names of the facts to add.'),
  ...workingFields,
});

export const noLawRecorded = z.object({
  message: z.string(),
  parameter: z.string(),
  day: z.string(),
  recordsBeginOn: z.string().optional(),
  recordsEndOn: z.string().optional(),
});

export const noLaw = noLawRecorded.extend({ status: z.literal('no-law'), ...workingFields });

export const pence = z.int().describe('Whole pence.');
