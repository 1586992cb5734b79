import type { Occupation } from '../occupations/index.ts';
import { rulesReadTo } from '../recorded/index.ts';

/** What no outcome about settlement pay checks. */
export function notChecked({ payScale }: Occupation): string[] {
  return [
    'Whether five years in the route, or in another that counts, are complete, and whether permission was continuous.',
    'Absences from the UK during that time.',
    'The Life in the UK test.',
    'English: the level was B1 in November 2025. Whether it changes, and when, is disputed.',
    'Whether the sponsor still has its licence, still needs the worker, and confirms the salary.',
    'Whether all of the salary counts: guaranteed basic gross pay only, without overtime, bonuses, allowances or benefits in kind, and less what the worker pays back to the sponsor.',
    'Leave from work, such as parental or sick leave. The salary on the return to work counts then.',
    'Time as a Tier 2 (General) worker in one of seven science, research and university teaching codes: row E of the table has its own figures for it.',
    ...(payScale === undefined
      ? []
      : ['The rates of the national pay scale, and each scale’s own full-time hours.']),
    'Suitability, such as criminality or earlier breaches of conditions.',
    'Settlement after ten years instead of five, which is a proposal. No rules for it had been laid by June 2026, and we have no record of what came later.',
    `Changes to the Rules after ${rulesReadTo}, which were not read.`,
  ];
}
