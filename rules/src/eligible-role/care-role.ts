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
    return notApplicable(`${name}: no certificate can be assigned to someone outside the UK.`, steps);
  const stays = mayStayMediumSkilled(facts);
  const row = salaryList.get(occupation.code);
  const listed = row && listCoverage(row, facts);
  const work = stays === true ? nothingAsked : monthsWorked(facts, name);
  if (stays === false && listed?.status === 'no-law') return listed;
  if (stays === false && 'status' in work) return work;
  // A worker who was in the route before needs neither the list nor the months: then that day settles it.
  const needsDay = stays === 'unknown' && (listed?.status === 'no-law' || 'status' in work);
  const worked = 'status' in work ? nothingAsked : work;
  return {
    status: 'eligible',
    missing: [...(facts.inUk === undefined ? ['inUk'] : []), ...(needsDay ? ['inRouteSince'] : [])],
    steps: [...steps, ...(listed?.status === 'in-force' ? [listed.step] : []), ...worked.steps],
    warnings: [...worked.warnings, ...(row ? listWarnings(facts, occupation, [row]) : [])],
  };
}

const nothingAsked = { steps: [], warnings: [] } as const;

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
