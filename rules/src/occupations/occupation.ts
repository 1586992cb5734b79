/** What the Rules call the skill level of an occupation code. */
export type SkillLevel = 'higher' | 'medium' | 'medium-extending-only' | 'ineligible';

/** One SOC 2020 unit group as an edition of Appendix Skilled Occupations has it. */
export interface Occupation {
  readonly code: string;
  readonly title: string;
  readonly skillLevel: SkillLevel;
  /** The national pay scales that decide its salary. */
  readonly payScale?: 'health' | 'education';
  /** Its row of the Immigration Salary List: which jobs, and where. */
  readonly salaryList?: { readonly scope: string; readonly area: string };
  /** Its row of the Temporary Shortage List: which jobs. */
  readonly shortageList?: { readonly scope: string };
}
