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
import type { Eligible } from './eligible-role.ts';
import { type Coverage, listCoverage } from './list-coverage.ts';
import { listWarnings } from './list-warnings.ts';
import { mediumSkilledInRouteBefore } from './parameters.ts';
import { mayStayMediumSkilled, type RoleFacts } from './role-facts.ts';

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
  if (stays === true) return eligible(steps, extendingOnly ? [sameOccupation(occupation)] : []);
  const rows = [salaryList.get(occupation.code), shortageList.get(occupation.code)].filter(
    (row) => row !== undefined,
  );
  const reads = extendingOnly ? [] : rows.map((row) => listCoverage(row, facts));
  const listed = reads.filter((read) => read.status === 'in-force');
  const ended = reads.find((read) => read.status === 'no-law');
  const missing = missingFor(listed, stays);
  if (missing === undefined) return ended && listed.length === 0 ? ended : refused(occupation, steps);
  const warnings = listed.length > 0 ? listWarnings(facts, occupation, rows) : [onlyInTheRoute(occupation)];
  return { ...eligible([...steps, ...listed.map((read) => read.step)], warnings), missing };
}

const inWords = (stays: boolean | 'unknown') => (stays === 'unknown' ? 'not told' : stays ? 'yes' : 'no');

const eligible = (steps: readonly Step[], warnings: readonly Warning[]): Eligible => ({
  status: 'eligible',
  missing: [],
  steps,
  warnings,
});

/** Which facts would settle it: none when a list covers the job; undefined when nothing can. */
function missingFor(listed: readonly Coverage[], stays: boolean | 'unknown'): string[] | undefined {
  if (listed.some(({ covers }) => covers === true)) return [];
  const open = listed.some(({ covers }) => covers === 'unknown') ? ['listScopeConfirmed'] : [];
  const missing = stays === 'unknown' ? [...open, 'inRouteSince'] : open;
  return missing.length > 0 ? missing : undefined;
}

function refused(occupation: Occupation, steps: readonly Step[]): NotApplicable {
  return notApplicable(onlyInTheRoute(occupation).message, steps);
}

function onlyInTheRoute({ code, title, skillLevel }: Occupation): Warning {
  const [{ value: day }] = mediumSkilledInRouteBefore.versions;
  const where = skillLevel === 'medium-extending-only' ? ', and only to extend in the same occupation' : '';
  const message = `${code} ${title} is at RQF 3 to 5. It can be sponsored only for a worker who was in the route before ${day} with continuous permission${where}.`;
  return { code: 'medium-skilled', message };
}

function sameOccupation({ code, title }: Occupation): Warning {
  return {
    code: 'same-occupation',
    message: `${code} ${title}: only for a worker who extends in this same occupation.`,
  };
}
