import {
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { type Occupation, salaryList, shortageList } from '../occupations/index.ts';
import type { Eligible } from './eligible.ts';
import { type Coverage, listCoverage, scopeText } from './list-coverage.ts';
import { listWarnings } from './list-warnings.ts';
import { mediumSkilledInRouteBefore, prisonOfficers } from './parameters.ts';
import { applicationDay, mayStayMediumSkilled, type RoleFacts, routeFact } from './role-facts.ts';
import { sameSponsorStays } from './same-sponsor.ts';

const code = '3314';

/**
 * A concession for prison officers already in the UK whose terms are disputed: it is said, and nothing is
 * calculated from it.
 */
function prisonOfficerWarning(facts: RoleFacts): Warning[] {
  if (facts.occupationCode !== code || facts.inUk === false) return [];
  const law = lawOn(prisonOfficers, applicationDay(facts));
  return law.status === 'in-force' ? [{ code: 'prison-officers', message: law.value }] : [];
}

/** A job at RQF 3 to 5: for a worker who was in the route before, or while a list covers it. */
export function mediumSkilled(
  facts: RoleFacts,
  occupation: Occupation,
  step: Step,
): Eligible | NotApplicable | NoLaw {
  const extendingOnly = occupation.skillLevel === 'medium-extending-only';
  const stays = mayStayMediumSkilled(facts);
  const before = lawOn(mediumSkilledInRouteBefore, facts.assignedOn);
  const steps =
    before.status === 'in-force'
      ? [step, lawStep(before, { text: `in the route before ${before.value}: ${inWords(stays)}` })]
      : [step];
  if (extendingOnly) return sameSponsorStays(facts, occupation, step);
  const officers = prisonOfficerWarning(facts);
  if (stays === true) return eligible(steps, [...onlySomeJobs(occupation), ...officers]);
  const rows = [salaryList.get(occupation.code), shortageList.get(occupation.code)].filter(
    (row) => row !== undefined,
  );
  const reads = rows.map((row) => listCoverage(row, facts));
  const coverages = reads.filter((outcome) => outcome.status === 'in-force');
  const expired = reads.find((outcome) => outcome.status === 'no-law');
  const missing = missingFor(coverages, stays, routeFact(facts));
  const allSteps = [...steps, ...coverages.map((coverage) => coverage.step)];
  if (missing === undefined)
    return expired && coverages.length === 0
      ? expired
      : notApplicable(
          [refusal(occupation, coverages), ...officers.map(({ message }) => message)].join(' '),
          allSteps,
        );
  const warnings =
    coverages.length > 0
      ? listWarnings(facts, occupation, rows)
      : [{ code: 'medium-skilled', message: refusal(occupation, []) }];
  return { ...eligible(allSteps, [...warnings, ...onlySomeJobs(occupation), ...officers]), missing };
}

const inWords = (stays: boolean | 'unknown') => (stays === 'unknown' ? 'not answered' : stays ? 'yes' : 'no');

const eligible = (steps: readonly Step[], warnings: readonly Warning[]): Eligible => ({
  status: 'eligible',
  missing: [],
  steps,
  warnings,
});

/** The facts that would decide it: none when a list covers the job; undefined when no fact can. */
function missingFor(
  coverages: readonly Coverage[],
  stays: boolean | 'unknown',
  route: string,
): string[] | undefined {
  if (coverages.some(({ covers }) => covers === true)) return [];
  const open = [...new Set(coverages.flatMap(({ missing }) => missing))];
  const missing = stays === 'unknown' ? [...open, route] : open;
  return missing.length > 0 ? missing : undefined;
}

function refusal({ code, title }: Occupation, coverages: readonly Coverage[]): string {
  const [{ value: day }] = mediumSkilledInRouteBefore.versions;
  const rows = coverages.map(({ law }) => `${law.law.title} names ${scopeText(law.value)}`);
  const lists = rows.length > 0 ? ` This job is none of those its lists name: ${rows.join('; ')}.` : '';
  return `${code} ${title} is at RQF 3 to 5. A worker can be sponsored in it only if they were in the route under the rules before ${day}, with continuous permission since.${lists}`;
}

function onlySomeJobs({ code, title, onlyJobs }: Occupation): Warning[] {
  if (onlyJobs === undefined) return [];
  return [{ code: 'only-some-jobs', message: `${code} ${title} is skilled only as ${onlyJobs}.` }];
}
