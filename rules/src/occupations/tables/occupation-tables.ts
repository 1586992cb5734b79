import type { Occupation } from '../occupation.ts';

/** A table of Appendix Skilled Occupations that names occupation codes. */
export type OccupationTable = '1' | '1a' | '2' | '2a' | '2aa' | '3' | '3a' | '6';

/**
 * The tables of Appendix Skilled Occupations that list a code, which is what SW 6.1 asks. They follow from
 * the skill level and the pay scale, because each table contains one kind of code.
 */
export function tablesOf({ skillLevel, payScale, onlyJobs }: Occupation): readonly OccupationTable[] {
  switch (skillLevel) {
    case 'higher':
      return payScale ? ['3'] : ['1', '2'];
    case 'medium':
      // For a code with some eligible jobs, Table 6 lists the other ones.
      if (onlyJobs) return ['1a', '2aa', '6'];
      return payScale ? ['3a'] : ['1a', '2aa'];
    case 'medium-extending-only':
      return ['2a', '6'];
    case 'ineligible':
      return ['6'];
  }
}
