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
import { type CareEntry, careEntry } from './care-entry.ts';
import type { Eligible } from './eligible-role.ts';
import { listCoverage } from './list-coverage.ts';
import { listWarnings } from './list-warnings.ts';
import { mediumSkilledInRouteBefore } from './parameters.ts';
import { mayStayMediumSkilled, type RoleFacts, routeFact } from './role-facts.ts';

interface Read {
  readonly step: Step;
  readonly closed: InForce<unknown>;
}

/**
 * Care workers and senior care workers (SW 6.1B): nobody from outside the UK; inside, months of care work for this
 * sponsor, or a present permission sponsored in a care role. Being below RQF 6 they also need the list, or a worker
 * who was in the route before 22 July 2025.
 */
export function careRole(
  facts: RoleFacts,
  occupation: Occupation,
  { step, closed }: Read,
): Eligible | NotApplicable | NoLaw {
  const name = `${occupation.code} ${occupation.title}`;
  const steps = [step, lawStep(closed)];
  if (facts.inUk === false)
    return notApplicable(`${name}: no certificate can be assigned to someone outside the UK.`, steps);
  const entry = careEntry(facts);
  if (entry.met === false) return notApplicable(`${name}: ${entry.reason}`, [...steps, ...entry.steps]);
  const stays = mayStayMediumSkilled(facts);
  const row = salaryList.get(occupation.code);
  const listed = row && listCoverage(row, facts);
  if (stays === false && listed?.status === 'no-law') return listed;
  const needsRoute = stays === 'unknown' && listed?.status === 'no-law';
  return {
    status: 'eligible',
    missing: [
      ...(facts.inUk === undefined ? ['inUk'] : []),
      ...entry.missing,
      ...(needsRoute ? [routeFact(facts)] : []),
    ],
    steps: [
      ...steps,
      ...(listed?.status === 'in-force' ? [listed.step] : inTheRouteStep(facts)),
      ...entry.steps,
    ],
    warnings: [...openEntry(entry, name), ...(row ? listWarnings(facts, occupation, [row]) : [])],
  };
}

function inTheRouteStep({ assignedOn }: RoleFacts): Step[] {
  const before = lawOn(mediumSkilledInRouteBefore, assignedOn);
  return before.status === 'in-force' ? [lawStep(before, { text: `before ${before.value}` })] : [];
}

function openEntry({ met, reason }: CareEntry, name: string): Warning[] {
  return met === 'unknown' ? [{ code: 'care-months-with-sponsor', message: `${name}: ${reason}` }] : [];
}
