import '../../jitless.ts';
import { type Hours, longestCycle, optionLetters } from '@portway/rules/minimum-salary';
import { z } from 'zod';

const hoursInAWeek = 168;
const decimals = 'Enter hours with at most two decimal places.';

const hundredthsOnly = (hours: number) => Math.abs(hours * 100 - Math.round(hours * 100)) < 1e-6;

const weekHours = (least: number, message: string) =>
  z.number(message).min(least, message).max(hoursInAWeek, message).refine(hundredthsOnly, decimals);

const maxWeeks = longestCycle.versions[0].value;

/** Weekly hours: the same every week, or week by week over a regular cycle. */
export const hoursFields = {
  hoursPerWeek: weekHours(0.01, `Enter the hours a week, more than 0 and up to ${hoursInAWeek}.`)
    .optional()
    .describe('Hours a week, if every week is the same. Or send cycle.'),
  cycle: z
    .array(weekHours(0, `Enter the hours of each week, from 0 to ${hoursInAWeek}.`))
    .min(1, 'Enter the hours of each week of the cycle.')
    .max(maxWeeks, `Hours can be averaged over a regular cycle of at most ${maxWeeks} weeks.`)
    .refine((weeks) => weeks.some((hours) => hours > 0), 'At least one week of the cycle must have hours.')
    .readonly()
    .optional()
    .describe('The hours of each week of a regular cycle, rest weeks included.'),
};

type HoursFields = z.output<z.ZodObject<typeof hoursFields>>;

/** The hours that the fields give; undefined, with an error reported, for none or for both kinds. */
export function readHours(
  { hoursPerWeek, cycle }: HoursFields,
  complain: (field: keyof HoursFields, message: string) => void,
): Hours | undefined {
  if (hoursPerWeek !== undefined && cycle !== undefined) {
    complain('hoursPerWeek', 'Send hoursPerWeek or cycle, not both.');
    return undefined;
  }
  if (hoursPerWeek !== undefined) return { perWeek: hoursPerWeek };
  if (cycle !== undefined) return { cycle };
  complain('hoursPerWeek', 'Send hoursPerWeek, or the hours of each week as cycle.');
  return undefined;
}

const maxPence = 100_000_000_00;

/** An amount of money in whole pence, not negative. */
export const amountPence = z
  .int('Enter whole pence.')
  .min(0, 'Enter zero or more.')
  .max(maxPence, 'Enter a smaller amount.');

/** The facts of a national pay scale, each with every value that it may have; left out for other codes. */
export const payScaleChoices = z
  .array(
    z
      .object({
        fact: z.enum(['payScaleRole', 'workNation', 'londonArea']),
        values: z
          .array(
            z.object({
              value: z.string().describe('What to send.'),
              title: z.string(),
              places: z
                .array(z.string())
                .readonly()
                .optional()
                .describe('The places that have this role, where not all of them have it.'),
            }),
          )
          .readonly(),
      })
      .meta({ id: 'PayScaleChoice' }),
  )
  .readonly()
  .optional()
  .describe(
    'For codes on a national pay scale: the facts that decide the rate, and every value that each may have, in the order of the Rules.',
  );

export const optionLetter = z
  .enum(optionLetters)
  .describe('The salary option of Appendix Skilled Worker, A to K.');
