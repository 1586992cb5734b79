import { type InForce, lawOn, lawStep, type NoLaw, type Parameter, type Step } from '../kernel/index.ts';
import type { ListScope } from '../occupations/index.ts';
import type { RoleFacts, YesNoUnknown } from './role-facts.ts';

/** Whether a list row covers the job on the day of the certificate. */
export interface Coverage {
  readonly status: 'in-force';
  readonly covers: YesNoUnknown;
  /** The missing facts that would decide it. */
  readonly missing: readonly ('listScopeConfirmed' | 'workNation')[];
  readonly law: InForce<ListScope>;
  readonly step: Step;
}

/** Reads the row; `no-law` from the day on which its list ends, because what follows is not known. */
export function listCoverage(row: Parameter<ListScope>, facts: RoleFacts): Coverage | NoLaw {
  const law = lawOn(row, facts.assignedOn);
  if (law.status === 'no-law') return law;
  const job = coversTheJob(law.value, facts);
  const place = coversThePlace(law.value, facts);
  const missing = [
    ...(job === 'unknown' ? ['listScopeConfirmed' as const] : []),
    ...(place === 'unknown' ? ['workNation' as const] : []),
  ];
  const isExcluded = job === false || place === false;
  return {
    status: 'in-force',
    covers: isExcluded ? false : missing.length > 0 ? 'unknown' : true,
    missing: isExcluded ? [] : missing,
    law,
    step: lawStep(law, { text: scopeText(law.value) }),
  };
}

/** Whether a row covers only some jobs of the code. */
export function namesSomeJobs(row: Parameter<ListScope> | undefined): boolean {
  const [first] = row?.versions ?? [];
  return first !== undefined && !first.value.whole;
}

/** A row in words: "only archaeologists, UK wide". */
export function scopeText({ scope, condition, area }: ListScope): string {
  return condition === undefined ? `${scope}, ${area}` : `${scope} (${condition}), ${area}`;
}

/** A condition on every job of the code, such as the sponsor's registration, is reported as not checked. */
function coversTheJob({ scope }: ListScope, { listScopeConfirmed }: RoleFacts): YesNoUnknown {
  return scope === 'all jobs' ? true : (listScopeConfirmed ?? 'unknown');
}

function coversThePlace({ area }: ListScope, { workNation }: RoleFacts): YesNoUnknown {
  if (area !== 'Scotland only') return true;
  return workNation === undefined ? 'unknown' : workNation === 'scotland';
}
