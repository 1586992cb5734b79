import {
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { type Occupation, salaryList } from '../occupations/index.ts';
import type { Eligible } from './eligible-role.ts';
import { listCoverage } from './list-coverage.ts';
import { listWarnings } from './list-warnings.ts';
import { careRoleMonthsWithSponsor } from './parameters.ts';
import { mayStayMediumSkilled, type RoleFacts } from './role-facts.ts';

interface Read {
  readonly step: Step;
  readonly closed: InForce<unknown>;
}

/** Care workers and senior care workers: nobody from outside the UK; inside, a time with the sponsor first. */
export function careRole(
  facts: RoleFacts,
  occupation: Occupation,
  { step, closed }: Read,
): Eligible | NotApplicable | NoLaw {
  const name = `${occupation.code} ${occupation.title}`;
  const steps = [step, lawStep(closed)];
  if (facts.inUk === false)
    return notApplicable(`${name}: no certificate for someone outside the UK.`, steps);
  const stays = mayStayMediumSkilled(facts);
  const row = salaryList.get(occupation.code);
  const listed = row && listCoverage(row, facts);
  if (stays === false && listed?.status === 'no-law') return listed;
  const work = stays === false ? monthsWorked(facts, name) : { steps: [], warnings: [] };
  if ('status' in work) return work;
  return {
    status: 'eligible',
    missing: facts.inUk === undefined ? ['inUk'] : [],
    steps: [...steps, ...(listed?.status === 'in-force' ? [listed.step] : []), ...work.steps],
    warnings: [...work.warnings, ...(row ? listWarnings(facts, occupation, [row]) : [])],
  };
}

function monthsWorked(
  { monthsWithSponsor, assignedOn }: RoleFacts,
  name: string,
): { steps: Step[]; warnings: Warning[] } | NotApplicable {
  const needed = lawOn(careRoleMonthsWithSponsor, assignedOn);
  if (needed.status === 'no-law') return { steps: [], warnings: [] };
  const steps = [lawStep(needed, { count: needed.value, of: 'months' })];
  if (monthsWithSponsor !== undefined && monthsWithSponsor < needed.value) {
    const reason = `${name}: someone inside the UK must first have worked ${needed.value} months for the sponsor.`;
    return notApplicable(reason, steps);
  }
  const message = `${name}: the worker must have worked ${needed.value} months for the sponsor before the switch.`;
  const warnings = monthsWithSponsor === undefined ? [{ code: 'care-months-with-sponsor', message }] : [];
  return { steps, warnings };
}
