import { salaryShown } from '../profile/preferences/salary-typed.ts';
import type { Search } from './job-query.ts';

/** The pay of a search with thousands separators, as elsewhere. */
export function payShown({ pay }: Search): string {
  return pay !== undefined && /^\d+$/.test(pay) ? salaryShown(Number(pay)) : (pay ?? '');
}
