import type { Nation } from '../eligible-role/index.ts';
import type { Pence } from '../kernel/index.ts';

/** Where a rate is paid: a nation, a part of England for teachers, or the same everywhere. */
export type PayPlace = Nation | 'london-fringe' | 'outer-london' | 'inner-london' | 'united-kingdom';

/**
 * The weekly hours a rate is for. `full-time`: full time as the pay scale itself defines it, without a number ·
 * `not-stated`: the Rules say neither.
 */
export type BaseHours = number | 'full-time' | 'not-stated';

/** One role or band of a pay scale in one place. Its `role` is the same in every place that has it. */
export interface PayPost {
  readonly role: string;
  readonly title: string;
  /** A year. */
  readonly ratePence: Pence;
  readonly baseHours: BaseHours;
  /** An hour, where the Rules print it beside the year. */
  readonly hourlyPence?: Pence;
}

/** The roles of a pay scale by place. A dash in the Rules' table is a role that is left out. */
export type PayScale = Readonly<Partial<Record<PayPlace, readonly PayPost[]>>>;

/** Table 4, Table 5, or figures in the code's own row of Table 3 or 3a. */
export type ScaleKind = 'health-bands' | 'teachers' | 'own-figures';

export function post(role: string, title: string, pay: Pick<PayPost, 'ratePence' | 'baseHours'>): PayPost {
  return { role, title, ...pay };
}

/** What each place is called. */
export const placeTitles: Readonly<Record<PayPlace, string>> = {
  england: 'England',
  'london-fringe': 'London fringe',
  'outer-london': 'Outer London',
  'inner-london': 'Inner London',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
  'united-kingdom': 'the United Kingdom',
};
