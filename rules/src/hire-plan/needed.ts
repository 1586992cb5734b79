import { atasNeeded } from '../atas/index.ts';
import { addMonths, lawOn, lawStep, type Parameter, type Step } from '../kernel/index.ts';
import { noFundsAfter } from '../visa-requirements/index.ts';
import { applicationOf, type HirePlanFacts, licenceOf } from './facts.ts';
import {
  certificateReference,
  criminalRecord,
  criminalRecordCodes,
  englishProof,
  fundsProof,
  fundsProofInFirstYear,
  passport,
  phdProof,
  relationshipProof,
  translations,
  tuberculosis,
} from './parameters.ts';

/** Something to have in hand. */
export interface Needed {
  readonly id: string;
  readonly who: 'employer' | 'worker';
  readonly text: string;
}

/** What employer and worker need in hand, with the law that was read. */
export function neededFor(plan: HirePlanFacts): {
  readonly needed: readonly Needed[];
  readonly steps: readonly Step[];
} {
  const day = applicationOf(plan);
  const items = documentsOf(plan).flatMap((parameter) => {
    const law = lawOn(parameter, day);
    return law.status === 'no-law'
      ? []
      : [{ id: idOf(parameter), who: 'worker' as const, text: law.value, step: lawStep(law) }];
  });
  const atas = atasFor(plan);
  return {
    needed: [...neededByEmployer(plan), ...items.map(({ step: _step, ...item }) => item), ...atas.needed],
    steps: [...items.map(({ step }) => step), ...atas.steps],
  };
}

function idOf({ id }: Parameter<string>): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

function neededByEmployer(plan: HirePlanFacts): readonly Needed[] {
  const licence: Needed[] = licenceOf(plan)
    ? [{ id: 'licence', who: 'employer', text: 'A sponsor licence, with its key personnel and documents.' }]
    : [];
  const certificate =
    plan.location === 'outside'
      ? 'A defined certificate, requested for this job and assigned to this worker.'
      : 'An undefined certificate from the yearly allocation.';
  return [
    ...licence,
    { id: 'certificate', who: 'employer', text: certificate },
    { id: 'right-to-work-check', who: 'employer', text: 'A right to work check, done before the first day.' },
  ];
}

function documentsOf(plan: HirePlanFacts): readonly Parameter<string>[] {
  const { location, occupationCode, phd = 'none', partner, children, visaType, inRouteSince } = plan;
  const fromAbroad = location === 'outside';
  const codes = lawOn(criminalRecordCodes, applicationOf(plan));
  const showsRecord = fromAbroad && codes.status === 'in-force' && codes.value.includes(occupationCode);
  const staysInRoute = !fromAbroad && (visaType === 'skilled' || inRouteSince !== undefined);
  return [
    certificateReference,
    passport,
    ...(staysInRoute ? [] : [englishProof]),
    ...fundsOf(plan),
    ...(fromAbroad ? [tuberculosis] : []),
    ...(showsRecord ? [criminalRecord] : []),
    ...(phd === 'none' ? [] : [phdProof]),
    ...(partner || (children && children.count > 0) ? [relationshipProof] : []),
    translations,
  ];
}

/** Money is shown from abroad, and inside the UK only in the first months with permission (SW 15.1). */
function fundsOf(plan: HirePlanFacts): readonly Parameter<string>[] {
  const { location, inRouteSince } = plan;
  const applied = applicationOf(plan);
  const fundsRule = lawOn(noFundsAfter, applied);
  if (location === 'outside' || fundsRule.status === 'no-law') return [fundsProof];
  if (inRouteSince === undefined) return [fundsProofInFirstYear];
  return addMonths(inRouteSince, fundsRule.value) <= applied ? [] : [fundsProof];
}

/** Where it is not known whether one is needed, it is listed with what decides it. */
function atasFor(plan: HirePlanFacts): {
  readonly needed: readonly Needed[];
  readonly steps: readonly Step[];
} {
  const atas = atasNeeded({
    appliedOn: applicationOf(plan),
    occupationCode: plan.occupationCode,
    ...plan.atas,
  });
  if (atas.status === 'no-law' || atas.status === 'not-needed') return { needed: [], steps: atas.steps };
  const text =
    atas.status === 'needed'
      ? atas.sentence
      : 'Perhaps an ATAS certificate: for research at PhD level in a listed subject, for an employer that also sponsors students, unless the worker is an exempt national.';
  return { needed: [{ id: 'atas', who: 'worker', text }], steps: atas.steps };
}
