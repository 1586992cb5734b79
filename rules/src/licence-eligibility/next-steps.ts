import type { Step } from '../kernel/index.ts';
import { checkApplyGuidance, checkLicence, checkSponsorDocuments } from '../sources/index.ts';
import { documentsDeadline } from './document-parameters.ts';
import type { EligibilityFacts } from './facts.ts';
import { sayLaw } from './reasons.ts';

/** A page of ours (`/…`) or of GOV.UK. */
interface StepLink {
  readonly title: string;
  readonly url: string;
}

/** Something to do, in the order to do it. */
export interface NextStep {
  readonly text: string;
  readonly link?: StepLink;
}

const salaryCalculator = { title: 'Minimum salary calculator', url: '/salary-calculator' };
const costEstimator = { title: 'Licence cost estimator', url: '/cost-estimator' };
const occupationCodes = { title: 'Occupation codes', url: '/occupations' };
const rules = { title: 'Rules and sources', url: '/rules' };
const expansionWorker = {
  title: 'GOV.UK: UK Expansion Worker visa',
  url: 'https://www.gov.uk/uk-expansion-worker-visa',
};

/**
 * What to do next, obstacles first; and the law that was read for it. `ready`: there is no obstacle, and the
 * law of the day is on record.
 */
export function nextStepsFor(
  facts: EligibilityFacts,
  ready: boolean,
): { nextSteps: NextStep[]; steps: Step[] } {
  const prepare: NextStep[] = [
    { text: 'See what the licence costs on the day you apply.', link: costEstimator },
    { text: 'Read the rules behind a sponsor licence, each with its source.', link: rules },
  ];
  if (!ready) {
    const again = { text: 'Then answer the questions again.' };
    return { nextSteps: [...mendingSteps(facts), ...prepare, again], steps: [] };
  }
  const { sentence, step } = sayLaw(documentsDeadline, facts.appliedOn);
  const check = {
    text: 'Check the salary against the minimum for the job once more.',
    link: salaryCalculator,
  };
  const apply = { text: `Apply online on GOV.UK. ${sentence}`, link: checkLicence };
  return { nextSteps: [check, ...prepare, apply], steps: [step] };
}

/** The salary comes first: without it there is no case for this job, whatever else is put right. */
function mendingSteps(facts: EligibilityFacts): NextStep[] {
  const toMend = [
    ...(facts.meetsSalaryThreshold === 'no' ? [raiseSalary] : []),
    ...presence[facts.isUKRegistered],
    ...(facts.knowsJobRoleAndCode === 'no' ? [findCode] : []),
    ...(facts.authorizingOfficerAvailable === 'no' ? [chooseOfficer] : []),
    ...(facts.documentsSubmitted === 'more-information' ? [collectDocuments] : []),
  ];
  return toMend.length > 0 ? toMend : [lookUpTheLaw];
}

const raiseSalary: NextStep = {
  text: 'Work out the lowest salary that could apply to the job, and compare the offer. The certificate must match the real job.',
  link: salaryCalculator,
};
const findCode: NextStep = {
  text: 'Find the occupation code whose description fits the duties of the job, and see whether it is eligible.',
  link: occupationCodes,
};
const chooseOfficer: NextStep = {
  text: 'Choose an Authorising Officer, and read what the role asks before you name the person.',
  link: checkApplyGuidance,
};
const collectDocuments: NextStep = {
  text: 'Look up which documents your organisation has to send, and collect them.',
  link: checkSponsorDocuments,
};
const lookUpTheLaw: NextStep = {
  text: 'Check on GOV.UK what a sponsor licence asks for: our records do not cover the day.',
  link: checkApplyGuidance,
};

const presence: Readonly<Record<EligibilityFacts['isUKRegistered'], readonly NextStep[]>> = {
  yes: [],
  'foreign-company': [
    { text: 'See whether UK Expansion Worker fits the plans of your company.', link: expansionWorker },
    { text: 'Or see what a UK branch of your company needs to apply.', link: checkApplyGuidance },
  ],
  planning: [
    {
      text: 'Register the organisation, begin to operate in the UK and open a UK business bank account.',
      link: checkApplyGuidance,
    },
  ],
};
