import { type InForce, lawOn, lawStep, type NoLaw, notApplicable } from '../kernel/index.ts';
import { extendingOnlyCodes, type GoingRates } from '../occupations/index.ts';
import type { Eligible } from './eligible.ts';
import { inRouteBefore, type RoleFacts, routeFact } from './role-facts.ts';

type Rates = InForce<Readonly<Record<string, GoingRates>>> | NoLaw;

/** Before the first edition that records skill levels: a code with a going rate could be sponsored. */
export function beforeRecords(
  facts: RoleFacts,
  rates: Rates,
  { recordsBeginOn }: NoLaw,
): Eligible | ReturnType<typeof notApplicable> {
  const { occupationCode, assignedOn } = facts;
  const extending = lawOn(extendingOnlyCodes, assignedOn);
  const extendingOnly = extending.status === 'in-force' && extending.value.includes(occupationCode);
  const inRoute = extendingOnly ? inRouteBefore(facts, assignedOn) : true;
  const same = `${occupationCode} can be sponsored only for a worker who extends in the same occupation.`;
  if (extendingOnly && inRoute === false) return notApplicable(same, [lawStep(extending)]);
  const hasRate = rates.status === 'in-force' && rates.value[occupationCode] !== undefined;
  const warnings = hasRate
    ? []
    : [
        {
          code: 'role-not-checked',
          message: `Whether the code could be sponsored before ${recordsBeginOn} is not in our records. To be confirmed on GOV.UK.`,
        },
      ];
  return {
    status: 'eligible',
    missing: inRoute === 'unknown' ? [routeFact(facts)] : [],
    steps: extendingOnly ? [lawStep(extending)] : [],
    warnings: extendingOnly ? [...warnings, { code: 'same-occupation', message: same }] : warnings,
  };
}
