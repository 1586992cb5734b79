import { type PayBasis, payBasisIn } from '../../advertised-pay/index.ts';
import type { Nation } from '../../eligible-role/index.ts';
import type { CalendarDate, Pence } from '../../kernel/index.ts';
import { findOccupation } from '../../occupations/index.ts';
import { type ScaleFacts, scaleFactsFor } from '../scale-facts.ts';

/** What a job advertisement says. What it does not say is left out. */
export interface PostFacts extends ScaleFacts {
  /** The day of the certificate, whose law applies. */
  readonly day: CalendarDate;
  /** The day of the visa application, if it is another one. */
  readonly appliedOn?: CalendarDate | undefined;
  /** Whole months of the certificate, once an offer says them. */
  readonly months?: number | undefined;
  /** The first day at work, and where the visa application is made, once an offer says them. */
  readonly startsOn?: CalendarDate | undefined;
  readonly appliesFrom?: 'inside' | 'outside' | undefined;
  /** The last day on which someone can apply for the job. */
  readonly closesOn?: CalendarDate | undefined;
  readonly occupationCode?: string | undefined;
  readonly currency?: string | undefined;
  readonly employment?: 'permanent' | 'fixed-term' | 'contract' | undefined;
  /** Per year, before tax: the bottom and the top of the range. */
  readonly payFromPence?: Pence | undefined;
  readonly payToPence?: Pence | undefined;
  /** What that pay is; where it is left out, the texts of the job decide. */
  readonly payBasis?: PayBasis | undefined;
  /** What the job says in words. */
  readonly texts?: readonly string[] | undefined;
  readonly hoursPerWeek?: number | undefined;
  readonly workNation?: Nation | undefined;
}

/** A post with every fact that the rules on salaries need. */
export interface ReadyPost extends ScaleFacts {
  readonly day: CalendarDate;
  readonly appliedOn: CalendarDate;
  readonly months: number | undefined;
  readonly startsOn: CalendarDate | undefined;
  readonly appliesFrom: 'inside' | 'outside' | undefined;
  readonly closesOn: CalendarDate | undefined;
  readonly code: string;
  readonly title: string;
  readonly lowPence: Pence;
  /** The top of the range: what the employer says can be paid. */
  readonly testedPence: Pence;
  readonly hoursPerWeek: number;
  readonly workNation: Nation | undefined;
}

/** Why nothing can be said about a post, and which facts are missing. */
export interface NotReady {
  readonly reason: string;
  readonly missing: readonly string[];
}

/** What the pay of a post is: as it answers, or else by what its own texts call this figure. */
export function payBasisOf({
  payBasis,
  texts = [],
  payFromPence,
  payToPence,
  hoursPerWeek,
}: Omit<PostFacts, 'day'>): PayBasis {
  if (payBasis !== undefined) return payBasis;
  const figures = [payFromPence, payToPence].flatMap((pence) => (pence === undefined ? [] : [pence / 100]));
  if (figures.length === 0) return 'actual';
  return payBasisIn(texts, { figures, hoursPerWeek }) ?? 'actual';
}

/** The post with everything that the rules on salaries need, or why it cannot be judged. */
export function readyPost(facts: PostFacts): ReadyPost | NotReady {
  const { occupationCode: code, payToPence, hoursPerWeek, currency, employment } = facts;
  const missing = [
    ...(code === undefined ? ['occupationCode'] : []),
    ...(payToPence === undefined ? ['payTo'] : []),
    ...(hoursPerWeek === undefined ? ['hoursPerWeek'] : []),
  ];
  if (code === undefined || payToPence === undefined || hoursPerWeek === undefined)
    return { missing, reason: `The job does not say ${missing.map((fact) => words[fact]).join(' and ')}.` };
  const payBasis = payBasisOf(facts);
  if (payBasis !== 'actual') return { missing: ['actualPay'], reason: notActual[payBasis](hoursPerWeek) };
  if (currency !== 'GBP')
    return {
      missing: [],
      reason: 'The pay is not given in pounds, and the Rules set no exchange rate.',
    };
  if (employment === 'contract')
    return {
      missing: [],
      reason:
        'This is contract work. A sponsor must employ the worker, so whether it can be sponsored depends on the contract.',
    };
  return {
    day: facts.day,
    appliedOn: facts.appliedOn ?? facts.day,
    months: facts.months,
    startsOn: facts.startsOn,
    appliesFrom: facts.appliesFrom,
    closesOn: facts.closesOn,
    code,
    title: findOccupation(code)?.title ?? '',
    lowPence: facts.payFromPence ?? payToPence,
    testedPence: payToPence,
    hoursPerWeek,
    workNation: facts.workNation,
    ...scaleFactsFor({ ...facts, occupationCode: code }, facts),
  };
}

/** Why a figure that is not what the post pays decides nothing. */
const notActual = {
  'full-time-equivalent': (hours: number) =>
    `The pay is the figure for full time. The Rules look at what is paid for ${hours} hours a week, and the job does not say that.`,
  'on-target': () =>
    'The pay counts on meeting a target. The Rules look at guaranteed pay, and the job does not say that.',
} as const;

const words: Readonly<Record<string, string>> = {
  occupationCode: 'its occupation code',
  payTo: 'its pay',
  hoursPerWeek: 'its hours a week',
};
