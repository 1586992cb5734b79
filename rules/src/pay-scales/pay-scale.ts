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
  /** Per year. */
  readonly ratePence: Pence;
  readonly baseHours: BaseHours;
  /** Per hour, if the Rules print it next to the annual rate. */
  readonly hourlyPence?: Pence;
}

/** The roles of a pay scale by place. A dash in the Rules' table is a role left out here. */
export type PayScale = Readonly<Partial<Record<PayPlace, readonly PayPost[]>>>;

/** Table 4, Table 5, or figures in the code's own row of Table 3 or 3a. */
export type ScaleKind = 'health-bands' | 'teachers' | 'own-figures';

export function post(role: string, title: string, pay: Pick<PayPost, 'ratePence' | 'baseHours'>): PayPost {
  return { role, title, ...pay };
}

/** The display name of each place. */
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
