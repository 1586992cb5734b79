import { type InForce, lawOn, lawStep, type NoLaw, type Parameter, type Step } from '../kernel/index.ts';
import type { ListScope } from '../occupations/index.ts';
import type { Known, RoleFacts } from './role-facts.ts';

/** Whether a list row covers the job on the day of the certificate. */
export interface Coverage {
  readonly status: 'in-force';
  readonly covers: Known;
  readonly law: InForce<ListScope>;
  readonly step: Step;
}

/** Reads the row; `no-law` from the day on which its list ends, because nobody knows what follows. */
export function listCoverage(row: Parameter<ListScope>, facts: RoleFacts): Coverage | NoLaw {
  const law = lawOn(row, facts.assignedOn);
  if (law.status === 'no-law') return law;
  return {
    status: 'in-force',
    covers: covers(law.value, facts),
    law,
    step: lawStep(law, { text: scopeText(law.value) }),
  };
}

/** A row in words: "only archaeologists, UK wide". */
export function scopeText({ scope, condition, area }: ListScope): string {
  return condition === undefined ? `${scope}, ${area}` : `${scope} (${condition}), ${area}`;
}

function covers({ scope, area, whole }: ListScope, { listScopeConfirmed, workNation }: RoleFacts): Known {
  if (whole) return true;
  const elsewhere = area === 'Scotland only' && workNation !== undefined && workNation !== 'scotland';
  if (elsewhere || listScopeConfirmed === false) return false;
  if (listScopeConfirmed === true) return true;
  const everywhere = area === 'UK wide' || workNation === 'scotland';
  // A condition on every job of the code, such as the sponsor's registration, is named as not checked.
  return scope === 'all jobs' && everywhere ? true : 'unknown';
}
