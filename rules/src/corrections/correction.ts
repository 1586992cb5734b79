import { type CalendarDate, calendarDate, type Source } from '../kernel/index.ts';

/** The calculator or page that gave the wrong answer. */
export type Calculator =
  | 'minimum-salary'
  | 'sponsorship-cost'
  | 'licence-cost'
  | 'licence-eligibility'
  | 'occupations'
  | 'job-sponsorship'
  | 'hire-plan'
  | 'sponsor-duties';

/** An error in our published figures or outcomes, and what is right. */
export interface Correction {
  /** The fragment of its address: `/rules/corrections#care-workers`. Never changed once published. */
  readonly id: string;
  readonly title: string;
  readonly was: string;
  readonly is: string;
  readonly affected: {
    readonly who: string;
    readonly calculators: readonly [Calculator, ...Calculator[]];
    /** The occupation codes, if it concerns only some. */
    readonly codes: readonly string[];
  };
  /** The day from which our outcomes were publicly wrong, not the day the law changed. */
  readonly wrongSince: CalendarDate;
  readonly correctedOn: CalendarDate;
  /** The paragraph or table of the Immigration Rules that decides it; left out if none does. */
  readonly paragraph?: string;
  readonly source: Source;
  /** Ids of topics or parameters of the register. */
  readonly rules: readonly [string, ...string[]];
}

type CorrectionText = Omit<Correction, 'correctedOn' | 'wrongSince'> & { readonly wrongSince: string };

/** The corrections of one day. */
export function correctedOn(day: string, corrections: readonly CorrectionText[]): readonly Correction[] {
  return corrections.map((each) => ({
    ...each,
    wrongSince: calendarDate(each.wrongSince),
    correctedOn: calendarDate(day),
  }));
}
