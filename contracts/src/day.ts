import './jitless.ts';
import { isCalendarDate } from '@portway/rules/kernel';
import { z } from 'zod';

const fault = 'Enter a day that exists, with its month and year.';

/** A day as `YYYY-MM-DD`, both as it is sent and as it comes back. */
export const day = z
  .string(fault)
  .refine((text): boolean => isCalendarDate(text), fault)
  .meta({ format: 'date' });
