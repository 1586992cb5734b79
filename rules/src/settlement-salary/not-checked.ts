import { lawOn } from '../kernel/index.ts';
import type { Occupation } from '../occupations/index.ts';
import { rulesReadTo } from '../recorded/index.ts';
import { settlementEnglish } from './english-parameters.ts';
import type { SettlementFacts } from './settlement-facts.ts';

/** What no outcome about settlement pay checks. */
export function notChecked(facts: SettlementFacts, { payScale }: Occupation, scaleIsRead = false): string[] {
  return [
    'Whether five years in the route, or in another that counts, are complete, and whether permission was continuous.',
    'Absences from the UK during that time.',
    'The Life in the UK test.',
    english(facts),
    'Whether the sponsor still has its licence, still needs the worker, and confirms the salary.',
    'Whether all of the salary counts: guaranteed basic gross pay, and guaranteed payments treated in exactly the same way for tax, pension and National Insurance (SW 14.1); without overtime, bonuses, allowances or benefits in kind, and less what the worker pays back to the sponsor.',
    'Leave from work, such as parental or sick leave. The salary on the return to work counts then.',
    'Time as a Tier 2 (General) worker in one of seven science, research and university teaching codes: row E of the table has its own figures for it.',
    ...(payScale === undefined || scaleIsRead
      ? []
      : ['The rates of the national pay scale, and each scale’s own full-time hours.']),
    'Suitability, such as criminality or earlier breaches of conditions.',
    `Changes to the Rules after ${rulesReadTo}, which were not read.`,
  ];
}

/** By the day of the application: none was asked of the worker in the copy that was read. */
function english({ appliedOn }: SettlementFacts): string {
  const law = lawOn(settlementEnglish, appliedOn);
  return law.status === 'in-force' ? `English: ${law.value}` : `English: ${law.message}`;
}
