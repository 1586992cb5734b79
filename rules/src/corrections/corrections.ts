import { applicationCorrections } from './application-corrections.ts';
import type { Correction } from './correction.ts';
import { costCorrections } from './cost-corrections.ts';
import { occupationCorrections } from './occupation-corrections.ts';
import { salaryCorrections } from './salary-corrections.ts';

/** Everything that our figures and answers said wrongly in public and that was put right, newest first. */
export const corrections: readonly Correction[] = [
  ...occupationCorrections,
  ...salaryCorrections,
  ...costCorrections,
  ...applicationCorrections,
].toSorted((one, other) => other.correctedOn.localeCompare(one.correctedOn));
