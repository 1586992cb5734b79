import { applicationCorrections } from './application-corrections.ts';
import type { Correction } from './correction.ts';
import { costCorrections } from './cost-corrections.ts';
import { joinedCorrections } from './joined-corrections.ts';
import { law2026Corrections } from './law-2026-corrections.ts';
import { licenceCorrections } from './licence-corrections.ts';
import { november28Corrections } from './november-28-corrections.ts';
import { occupationCorrections } from './occupation-corrections.ts';
import { roleSearchCorrections } from './role-search-corrections.ts';
import { salaryCorrections } from './salary-corrections.ts';

/** Every published error in our figures and outcomes that was corrected, newest first. */
export const corrections: readonly Correction[] = [
  ...occupationCorrections,
  ...roleSearchCorrections,
  ...salaryCorrections,
  ...costCorrections,
  ...applicationCorrections,
  ...november28Corrections,
  ...licenceCorrections,
  ...law2026Corrections,
  ...joinedCorrections,
].toSorted((one, other) => other.correctedOn.localeCompare(one.correctedOn));
