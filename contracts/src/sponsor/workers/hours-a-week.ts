import '../../jitless.ts';
import { z } from 'zod';

/** Hours of work in a week, up to all it has. `message` asks for them. */
export const hoursAWeek = (message: string) =>
  z
    .number(message)
    // Not positive: the smallest numbers would be rounded to none.
    .min(0.01, 'Enter more than 0 hours.')
    .max(168, 'A week has 168 hours.')
    .multipleOf(0.01, 'Use at most two decimals.');
