import {
  addDays,
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
import type { Eligible } from './eligible.ts';
import { listCoverage } from './list-coverage.ts';
import { listWarnings } from './list-warnings.ts';
import { careRoleMonthsWithSponsor, careSwitchOpen, mediumSkilledInRouteBefore } from './parameters.ts';
import {
  applicationDay,
  holdsAnother,
  mayStayMediumSkilled,
  type RoleFacts,
  routeFact,
  type YesNoUnknown,
} from './role-facts.ts';

interface LawOfClosure {
  readonly step: Step;
  readonly closure: InForce<unknown>;
}

/**
 * Care workers and senior care workers (SW 6.1B): nobody from outside the UK; inside, months of care work for this
 * sponsor, or a present permission sponsored in a care role. Being below RQF 6 they also need the list, or a worker
 * who was in the route before 22 July 2025.
 */
export function careRole(
  facts: RoleFacts,
  occupation: Occupation,
  { step, closure }: LawOfClosure,
): Eligible | NotApplicable | NoLaw {
  const name = `${occupation.code} ${occupation.title}`;
  const steps = [step, lawStep(closure)];
  if (facts.inUk === false)
    return notApplicable(`${name}: no certificate can be assigned to someone outside the UK.`, steps);
  const entry = careEntry(facts);
  if (entry.met === false) return notApplicable(`${name}: ${entry.reason}`, [...steps, ...entry.steps]);
  const stays = mayStayMediumSkilled(facts);
  const row = salaryList.get(occupation.code);
  const coverage = row && listCoverage(row, facts);
  if (stays === false && coverage?.status === 'no-law') return coverage;
  const needsRoute = stays === 'unknown' && coverage?.status === 'no-law';
  return {
    status: 'eligible',
    missing: [
      ...(facts.inUk === undefined ? ['inUk'] : []),
      ...entry.missing,
      ...(needsRoute ? [routeFact(facts)] : []),
    ],
    steps: [
      ...steps,
      ...(coverage?.status === 'in-force' ? [coverage.step] : inTheRouteStep(facts)),
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

/**
 * Whether a worker inside the UK may enter a care role, the reason, and the missing facts that would decide
 * it.
 */
interface CareEntry {
  readonly met: YesNoUnknown;
  readonly reason: string;
  readonly missing: readonly string[];
  readonly steps: readonly Step[];
}

/** SW 6.1B: (a) months of care work for this sponsor, while that is open; or (b) sponsored in a care role now. */
function careEntry(facts: RoleFacts): CareEntry {
  const worked = monthsWorked(facts);
  const sponsored = sponsoredInCare(facts);
  if (worked.met === true) return { ...worked, missing: [] };
  if (sponsored === true)
    return { met: true, reason: 'the worker is sponsored in a care role now.', missing: [], steps: [] };
  const missing = [
    ...(worked.met === 'unknown' ? ['monthsWithSponsor'] : []),
    ...(sponsored === 'unknown' ? ['sponsoredInCare'] : []),
  ];
  const reason = `${worked.reason}, or be sponsored in a care role (6135 or 6136) now.`;
  return { met: missing.length > 0 && 'unknown', reason, missing, steps: worked.steps };
}

interface Worked {
  readonly met: YesNoUnknown;
  readonly reason: string;
  readonly steps: readonly Step[];
}

function monthsWorked(facts: RoleFacts): Worked {
  const months = lawOn(careRoleMonthsWithSponsor, facts.assignedOn);
  const open = lawOn(careSwitchOpen, applicationDay(facts));
  if (months.status === 'no-law' || open.status === 'no-law')
    return { met: 'unknown', reason: 'what the Rules asked is not recorded', steps: [] };
  const { monthsWithSponsor: worked } = facts;
  const requirement = `${months.value} months in 6135 or 6136 before the certificate`;
  if (!open.value)
    return {
      met: false,
      reason: `the worker would have had to apply by ${addDays(open.law.inForceFrom, -1)} after legal work for this sponsor of ${requirement}`,
      steps: [lawStep(open, { text: 'closed' })],
    };
  return {
    met: worked === undefined ? 'unknown' : worked >= months.value,
    reason: `the worker must have done legal work for this sponsor for ${requirement}`,
    steps: [lawStep(months, { count: months.value, of: 'months' }), lawStep(open, { text: 'open' })],
  };
}

/** A worker whose present permission is not Skilled Worker is not sponsored at all. */
function sponsoredInCare(facts: RoleFacts): YesNoUnknown {
  return !holdsAnother(facts) && (facts.sponsoredInCare ?? 'unknown');
}
