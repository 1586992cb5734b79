import type { CalendarDate } from '../kernel/index.ts';

/** The five answers of the assessment, under the names used in requests. */
export interface EligibilityAnswers {
  /** Registered and trading in the UK; `planning`: means to register. */
  readonly isUKRegistered: 'yes' | 'foreign-company' | 'planning';
  /** Can provide the documents the Home Office asks for. */
  readonly documentsSubmitted: 'yes' | 'more-information';
  readonly knowsJobRoleAndCode: 'yes' | 'no';
  /** The salary meets the minimum for the job. */
  readonly meetsSalaryThreshold: 'yes' | 'no';
  readonly authorizingOfficerAvailable: 'yes' | 'no';
}

export type EligibilityQuestion = keyof EligibilityAnswers;

/** What else may be said of the organisation. */
export interface EligibilityFacts extends EligibilityAnswers {
  /** Whether it was set up, or exists, mainly to bring someone to the UK or to keep them; not asked of everyone. */
  readonly existsMainlyToSponsor?: 'yes' | 'no' | undefined;
  /** The day whose law applies: as if the application were made on it. */
  readonly appliedOn: CalendarDate;
  /** The job in mind, as a code of SOC 2020; without it nothing is said of one job. */
  readonly occupationCode?: string | undefined;
}
