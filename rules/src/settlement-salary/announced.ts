import type { Warning } from '../kernel/index.ts';

/** Settlement after ten years: read in one place only, so it is said and nothing is calculated from it. */
export const tenYearsAnnounced: Warning = {
  code: 'ten-years-announced',
  message:
    'Announced, check GOV.UK: one page of 3 November 2026 says that settlement will take ten years as a rule, and three or five for high earners. It is said to enter the Rules from December 2026, in stages through 2027. Time as a Student, Graduate or High Potential Individual would no longer count, and the ten-year long residence route would close. Who is caught is not known. We have not read it in the Rules, and no figure here rests on it.',
};
