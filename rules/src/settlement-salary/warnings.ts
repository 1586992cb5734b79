import type { Warning } from '../kernel/index.ts';
import { type Occupation, salaryList } from '../occupations/index.ts';
import { tenYearsAnnounced } from './announced.ts';
import type { SettlementFacts } from './settlement-facts.ts';

/** What a reader should know before relying on the figure. */
export function warningsOf({ lastSponsoredOnList }: SettlementFacts, occupation: Occupation): Warning[] {
  const { code, title, payScale, skillLevel } = occupation;
  const warnings: Warning[] = [tenYearsAnnounced];
  if (lastSponsoredOnList && payScale === undefined && !salaryList.has(code))
    warnings.push({
      code: 'list-not-recorded',
      message: `${code} ${title} is not on the Immigration Salary List in our records. Ask the employer for which list the permission was granted: the earlier Shortage Occupation List counts in row D only.`,
    });
  if (payScale !== undefined && skillLevel !== 'higher')
    warnings.push({
      code: 'table-3a',
      message: `The row for national pay scales names Table 3. ${code} ${title} is in Table 3a: that the row covers it is to be confirmed on GOV.UK.`,
    });
  return warnings;
}
