import '../../jitless.ts';
import { z } from 'zod';
import { moment } from '../../account/account-settings/account-fields.ts';

export const caseStates = ['to-start', 'started', 'ended'] as const;
export const caseStepWhos = ['employer', 'worker'] as const;

/** From the accepted offer to the first day, in this order; a hire without sponsorship has the first and the last two. */
export const hireStations = [
  'contract',
  'licence',
  'certificate',
  'application',
  'decision',
  'check',
  'start',
] as const;
export type HireStationId = (typeof hireStations)[number];

export const hireStation = z
  .object({
    id: z.enum(hireStations),
    title: z.string(),
    from: z.string().nullable().describe('YYYY-MM-DD. The first of its planned days; null if none is known.'),
    until: z.string().nullable().describe('YYYY-MM-DD. The last of its planned days.'),
    state: z.enum(['done', 'now', 'to-come']),
  })
  .meta({ id: 'HireStation' });
export type HireStation = z.output<typeof hireStation>;

export const caseStep = z
  .object({
    id: z.string(),
    title: z.string(),
    who: z.enum(caseStepWhos),
    station: z.enum(hireStations).describe('Where on the way to the first day it belongs.'),
    day: z
      .string()
      .nullable()
      .describe('YYYY-MM-DD. The planned day by which it is needed; null if none is known.'),
    done: z.object({ by: z.string(), at: moment }).nullable(),
  })
  .meta({ id: 'HireCaseStep' });
export type HireCaseStep = z.output<typeof caseStep>;

/** A hire as its worker sees it. */
export const myHire = z
  .object({
    startsOn: z.string().describe('The first day at work, YYYY-MM-DD.'),
    status: z.enum(caseStates),
    stations: z.array(hireStation),
    steps: z.array(
      caseStep
        .omit({ done: true })
        .extend({ doneAt: moment.nullable().describe('When the employer marked it as done.') }),
    ),
  })
  .meta({ id: 'MyHire' });
export type MyHire = z.output<typeof myHire>;
