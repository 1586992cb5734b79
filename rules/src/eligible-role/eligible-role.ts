import {
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
} from '../kernel/index.ts';
import {
  findOccupation,
  goingRates,
  noOverseasHires,
  type Occupation,
  occupationCodes,
  skillInWords,
} from '../occupations/index.ts';
import { type SwitchingFacts, switchingInside } from '../switching/index.ts';
import { beforeRecords } from './before-records.ts';
import { careRole } from './care-role.ts';
import type { Eligible } from './eligible.ts';
import { mediumSkilled } from './medium-skilled.ts';
import { applicationDay, type RoleFacts } from './role-facts.ts';
import { sponsorRating } from './sponsor-rating.ts';

/**
 * Whether the job can be sponsored for this worker on the day of the certificate: before any price or pay. Sources:
 * Appendix Skilled Worker (SW 1.5ZA, 1.5A, 5.3, 6.1 to 6.1C) and the occupation tables of 22 July 2025.
 */
export function eligibleRole(facts: RoleFacts): Eligible | NotApplicable | NoLaw {
  const code = eligibleCode(facts);
  if (code.status !== 'eligible') return code;
  const switching = switchingInside(switchingFacts(facts));
  if (switching.status !== 'may-switch') return switching;
  const rating = sponsorRating(facts);
  if (rating.status !== 'eligible') return rating;
  return {
    status: 'eligible',
    missing: [...new Set([...switching.missing, ...code.missing, ...rating.missing])],
    steps: [...switching.steps, ...rating.steps, ...code.steps],
    warnings: [...switching.warnings, ...rating.warnings, ...code.warnings],
  };
}

/** The facts about a switch inside the UK, with the certificate's start where it is known. */
export function switchingFacts(facts: RoleFacts): SwitchingFacts {
  return { ...facts, appliedOn: applicationDay(facts), startsOn: facts.length?.between?.startsOn };
}

/**
 * Whether the occupation code can be sponsored for this worker, judging by the tables, the lists and the
 * route.
 */
function eligibleCode(facts: RoleFacts): Eligible | NotApplicable | NoLaw {
  const codes = lawOn(occupationCodes, facts.assignedOn);
  const occupation = findOccupation(facts.occupationCode);
  if (!occupation) return unknownCode(facts.occupationCode, codes);
  if (codes.status === 'no-law') return beforeRecords(facts, lawOn(goingRates, facts.assignedOn), codes);
  const step = lawStep(codes, { text: `${codeAndTitle(occupation)}: ${skillInWords(occupation)}` });
  if (occupation.skillLevel === 'ineligible') {
    return notApplicable(`${codeAndTitle(occupation)} is not an eligible role for Skilled Worker.`, [step]);
  }
  if (occupation.skillLevel === 'higher')
    return { status: 'eligible', missing: [], steps: [step], warnings: [] };
  const closure = lawOn(noOverseasHires, facts.assignedOn);
  return closure.status === 'in-force' && closure.value.includes(occupation.code)
    ? careRole(facts, occupation, { step, closure })
    : mediumSkilled(facts, occupation, step);
}

const codeAndTitle = ({ code, title }: Occupation) => `${code} ${title}`;

function unknownCode(code: string, codes: InForce<unknown> | NoLaw): NotApplicable {
  const steps = codes.status === 'no-law' ? codes.steps : [lawStep(codes, { text: `${code} is not in it` })];
  return notApplicable(`${code} is not an occupation code of SOC 2020.`, steps);
}
