import { wholeMonths } from '../certificate/index.ts';
import type { Pence } from '../kernel/index.ts';
import {
  type MinimumSalary,
  minimumSalary,
  type SalaryFacts,
  type SalaryOption,
} from '../minimum-salary/index.ts';
import type { ReadyPost } from './post/post-facts.ts';
import type { ScaleFacts } from './scale-facts.ts';

export type WorkerSide = Omit<
  Partial<SalaryFacts>,
  | 'assignedOn'
  | 'appliedOn'
  | 'length'
  | 'occupationCode'
  | 'hours'
  | 'salaryPence'
  | 'workNation'
  | keyof ScaleFacts
>;

/** A worker new to the route who is entitled to no lower figure. */
export const anyNewWorker: WorkerSide = {
  visaType: 'other',
  under26: false,
  newEntrantLimb: 'none',
  phd: 'none',
};

/** An outcome with figures, some of which may still depend on missing facts. */
export type PayAnswer = Extract<MinimumSalary, { readonly options: readonly SalaryOption[] }>;

/** What the rules on salaries require for a worker in this post. */
export function payAsked(post: ReadyPost, worker: WorkerSide): MinimumSalary {
  return minimumSalary({
    ...worker,
    assignedOn: post.day,
    appliedOn: post.appliedOn,
    length: post.months === undefined ? undefined : wholeMonths(post.months),
    occupationCode: post.code,
    hours: { perWeek: post.hoursPerWeek },
    salaryPence: post.testedPence,
    workNation: post.workNation,
    payScaleRole: post.payScaleRole,
    londonArea: post.londonArea,
    shareOfFullTime: post.shareOfFullTime,
    healthAndCare: post.healthAndCare,
  });
}

/**
 * The lowest figure of the open options, and a lower one that would be open only if missing facts confirm it.
 */
export interface Least {
  readonly open: SalaryOption | null;
  readonly ifConfirmed: SalaryOption | null;
}

export function minOf(requiredPay: MinimumSalary): Least {
  if (!('options' in requiredPay)) return { open: null, ifConfirmed: null };
  return { open: requiredPay.lowest, ifConfirmed: requiredPay.ifConfirmed };
}

export const penceOf = (option: SalaryOption | null): Pence | null => option?.minimumAnnualPence ?? null;

/** Whether the pay is enough; an unknown figure is never reached. */
export function reaches(offered: Pence, least: Pence | null): boolean {
  return least !== null && offered >= least;
}
