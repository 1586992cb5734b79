import type { Pence } from '../kernel/index.ts';
import {
  type MinimumSalary,
  minimumSalary,
  type SalaryFacts,
  type SalaryOption,
} from '../minimum-salary/index.ts';
import type { ReadyPost } from './post-facts.ts';

export type WorkerSide = Omit<
  Partial<SalaryFacts>,
  'assignedOn' | 'occupationCode' | 'hours' | 'salaryPence' | 'workNation'
>;

/** Somebody new to the route whom nothing entitles to a lower figure. */
export const anyNewWorker: WorkerSide = {
  visaType: 'other',
  under26: false,
  newEntrantLimb: 'none',
  phd: 'none',
};

/** An answer that has figures, some of them perhaps still waiting for a fact. */
export type PayAnswer = Extract<MinimumSalary, { readonly options: readonly SalaryOption[] }>;

/** The law of salaries, asked of the post for a worker. */
export function payAsked(post: ReadyPost, worker: WorkerSide): MinimumSalary {
  return minimumSalary({
    ...worker,
    assignedOn: post.day,
    occupationCode: post.code,
    hours: { perWeek: post.hoursPerWeek },
    salaryPence: post.testedPence,
    workNation: post.workNation,
  });
}

/** The lowest figure that is open, and the lower one that only facts which nobody told could open. */
export interface Least {
  readonly open: SalaryOption | null;
  readonly ifConfirmed: SalaryOption | null;
}

export function minOf(asked: MinimumSalary): Least {
  if (!('options' in asked)) return { open: null, ifConfirmed: null };
  return { open: asked.lowest, ifConfirmed: asked.ifConfirmed };
}

export const penceOf = (option: SalaryOption | null): Pence | null => option?.minimumAnnualPence ?? null;

/** Whether so much is enough: a figure that is not known is never reached. */
export function reaches(offered: Pence, least: Pence | null): boolean {
  return least !== null && offered >= least;
}
