import { eligibleRole } from '@portway/rules/eligible-role';
import type { CalendarDate } from '@portway/rules/kernel';
import { findOccupation } from '@portway/rules/occupations';
import { type WorkedSalary, workedSalary } from '../parts/examples/worked-salary.ts';

/** A software role: whether a new worker can be sponsored for it, and its minimum salary. */
export interface SoftwareRole {
  readonly code: string;
  readonly title: string;
  readonly sponsored: 'Yes' | 'While it is listed' | 'No' | 'To be confirmed';
  readonly standard: WorkedSalary | undefined;
  readonly under26: WorkedSalary | undefined;
}

/** The roles most teams hire for, and two that are on a list. */
const codes = ['2134', '2133', '2135', '2136', '2137', '2139', '2141', '3133', '3544'];

/** The roles for a new worker from abroad, by the law of the day. */
export function softwareRoles(day: CalendarDate): SoftwareRole[] {
  return codes.map((code) => ({
    code,
    title: findOccupation(code)?.title ?? code,
    sponsored: sponsoredOn(code, day),
    standard: workedSalary({ occupationCode: code, under26: false }, day),
    under26: workedSalary({ occupationCode: code, under26: true }, day),
  }));
}

function sponsoredOn(code: string, day: CalendarDate): SoftwareRole['sponsored'] {
  const role = eligibleRole({ assignedOn: day, occupationCode: code, inUk: false });
  if (role.status === 'no-law') return 'To be confirmed';
  if (role.status === 'not-applicable') return 'No';
  return role.warnings.some((warning) => warning.code === 'list-ends') ? 'While it is listed' : 'Yes';
}
