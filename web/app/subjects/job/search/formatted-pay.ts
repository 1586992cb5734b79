import type { JobSearch } from '../job-search.ts';
import { yearlyPayInFigures } from '../pay/yearly-pay.ts';

/** The pay of a search with thousands separators, as elsewhere. */
export function formattedPay({ pay }: JobSearch): string {
  return pay !== undefined && /^\d+$/.test(pay) ? yearlyPayInFigures(Number(pay)) : (pay ?? '');
}
