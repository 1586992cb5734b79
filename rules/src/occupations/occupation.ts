/** What the Rules call the skill level of an occupation code. */
export type SkillLevel = 'higher' | 'medium' | 'medium-extending-only' | 'ineligible';

/**
 * One SOC 2020 unit group as in an edition of Appendix Skilled Occupations. What is left out is not recorded.
 */
export interface Occupation {
  readonly code: string;
  readonly title: string;
  readonly skillLevel: SkillLevel;
  /** The only jobs of the code that are skilled at this level, if the table names some. */
  readonly onlyJobs?: string;
  /** The national pay scales that decide its salary. */
  readonly payScale?: 'health' | 'education';
  /** Whether a PhD can lower the salary. */
  readonly phd?: boolean;
  /** Its row of the Immigration Salary List: which jobs, on what condition, where, and the rates printed there. */
  readonly salaryList?: {
    readonly scope: string;
    readonly condition?: string;
    /** When the condition was added to the row, where that was later than the edition. */
    readonly conditionSince?: string;
    readonly area: string;
    readonly ratePounds: number;
    readonly lowerRatePounds: number;
  };
  /** Its row of the Temporary Shortage List: which jobs. */
  readonly shortageList?: { readonly scope: string };
}
