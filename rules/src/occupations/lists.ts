import { type Parameter, parameter, since, successorUnknown } from '../kernel/index.ts';
import {
  checkOccupations,
  davidsonMorrisShortage,
  littler,
  memory,
  occupationTables,
} from '../sources/index.ts';
import { edition20250722 } from './edition-2025-07-22.ts';
import type { Occupation } from './occupation.ts';

/** Which jobs of the code, and where, a list covers. */
export interface ListScope {
  readonly scope: string;
  readonly area: string;
  /** Whether the row covers every job of the code in the whole United Kingdom. */
  readonly whole: boolean;
}

const careRoles = ['6135', '6136'];

function salaryListRow({ code, title, salaryList }: Occupation): [string, Parameter<ListScope>][] {
  if (!salaryList) return [];
  const care = careRoles.includes(code);
  const whole = salaryList.scope === 'all jobs' && salaryList.area === 'UK wide';
  const ends = care
    ? successorUnknown(
        '2028-07-22',
        'The care roles leave the Immigration Salary List; what follows is not known.',
        'from-memory',
        memory,
      )
    : successorUnknown(
        '2026-12-31',
        'The Immigration Salary List is due to end; what follows is not known.',
        'confirmed',
        davidsonMorrisShortage,
        littler,
      );
  const row = parameter({
    id: `salary-list.${code}`,
    title: `Immigration Salary List, ${code} ${title}`,
    governedBy: 'assignedOn',
    checkAt: checkOccupations,
    versions: [since('2025-07-22', { ...salaryList, whole }, 'single-source', occupationTables), ends],
  });
  return [[code, row]];
}

function shortageListRow({ code, title, shortageList }: Occupation): [string, Parameter<ListScope>][] {
  if (!shortageList) return [];
  const value = { scope: shortageList.scope, area: 'UK wide', whole: shortageList.scope === 'all jobs' };
  const row = parameter({
    id: `shortage-list.${code}`,
    title: `Temporary Shortage List, ${code} ${title}`,
    governedBy: 'assignedOn',
    checkAt: checkOccupations,
    versions: [
      since('2025-07-22', value, 'single-source', occupationTables),
      successorUnknown(
        '2026-12-31',
        'The Temporary Shortage List is due to end; what follows is not known.',
        'confirmed',
        davidsonMorrisShortage,
        littler,
      ),
    ],
  });
  return [[code, row]];
}

/** Rows of the Immigration Salary List by occupation code. */
export const salaryList = new Map(edition20250722.flatMap(salaryListRow));

/** Rows of the Temporary Shortage List by occupation code. */
export const shortageList = new Map(edition20250722.flatMap(shortageListRow));
