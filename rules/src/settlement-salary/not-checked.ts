import type { Occupation } from '../occupations/index.ts';
import { recordedTo } from '../sources/index.ts';

/** What no outcome about settlement pay checks. */
export function notChecked({ payScale }: Occupation): string[] {
  return [
    'Whether five years in the route, or in another that counts, are complete, and whether permission was continuous.',
    'Absences from the UK during that time.',
    'The Life in the UK test.',
    'English: the level was B1 in November 2025. Whether it changes, and when, is disputed.',
    'Whether the sponsor still has its licence, still needs the worker, and confirms the salary.',
    'Whether all of the salary counts: guaranteed basic gross pay only, without overtime, bonuses, allowances or benefits in kind, and less what the worker pays back to the sponsor.',
    'Leave from work, such as parental or sick leave: the salary on the return to work counts then.',
    'Time as a Tier 2 (General) worker in one of seven science, research and university teaching codes: row E of the table has figures of its own for it.',
    ...(payScale === undefined
      ? []
      : ['The rates of the national pay scale, and the full-time hours that a scale has of its own.']),
    'Suitability, such as criminality or earlier breaches of conditions.',
    'Settlement after ten years instead of five: a proposal. No rules for it had been laid by June 2026, and what came later is not recorded.',
    `Changes to the Rules after ${recordedTo}, which were not read.`,
  ];
}
