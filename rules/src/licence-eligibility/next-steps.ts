import type { Step } from '../kernel/index.ts';
import { checkApplyGuidance, checkLicence, checkSponsorDocuments } from '../sources/index.ts';
import { type AssessedJob, minimumSalaryInWords } from './assessed-job.ts';
import { documentsDeadline } from './document-parameters.ts';
import type { EligibilityFacts } from './facts.ts';
import { sayLaw } from './reasons.ts';

/** A page of ours (`/…`), a part of the result's own page (`#…`), or a page of GOV.UK. */
interface StepLink {
  readonly title: string;
  readonly url: string;
}

/** Something to do, in the order to do it. */
export interface NextStep {
  /** What to do, in a few words. */
  readonly title: string;
  readonly text: string;
  readonly link: StepLink;
}

/** What is known when the next steps are chosen. */
interface Readiness {
  readonly job: AssessedJob | undefined;
  /** There is no obstacle, and the law of the day is on record. */
  readonly ready: boolean;
}

const expansionWorker = {
  title: 'GOV.UK: UK Expansion Worker visa',
  url: 'https://www.gov.uk/uk-expansion-worker-visa',
};

/** What to do next, obstacles first; and the law that was read for it. */
export function nextStepsFor(
  facts: EligibilityFacts,
  { job, ready }: Readiness,
): { nextSteps: NextStep[]; steps: Step[] } {
  const plan = job?.sponsorable === 'no' || facts.existsMainlyToSponsor === 'yes' ? [] : [planOf(job)];
  if (!ready) return { nextSteps: [...mendingSteps(facts, job), ...plan, applyLater], steps: [] };
  const { sentence, step } = sayLaw(documentsDeadline, facts.appliedOn);
  const apply = { title: 'Apply on GOV.UK', text: sentence, link: checkLicence };
  return { nextSteps: [checkMissing, ...plan, apply], steps: [step] };
}

const checkMissing: NextStep = {
  title: 'Check that nothing is missing',
  text: 'These answers are not everything.',
  link: { title: 'The readiness list', url: '#checklist' },
};
const applyLater: NextStep = {
  title: 'Then apply on GOV.UK',
  text: 'Apply when all of this is in place. You pay the fee with the application.',
  link: checkLicence,
};

/** The plan takes the job along. */
function planOf(job: AssessedJob | undefined): NextStep {
  const role = job === undefined ? '' : `role=${job.occupationCode}&`;
  return {
    title: 'Plan this hire',
    text: 'What it must pay, what it costs, and when they can start.',
    link: { title: 'Open the plan', url: `/plan-a-hire?${role}holdsLicence=no` },
  };
}

/** The job and its salary come first: without them there is no case, whatever else is put right. */
function mendingSteps(facts: EligibilityFacts, job: AssessedJob | undefined): NextStep[] {
  const toMend = [
    ...(facts.existsMainlyToSponsor === 'yes' ? [readTheGround] : []),
    ...jobSteps(facts, job),
    ...presence[facts.isUKRegistered],
    ...(facts.authorizingOfficerAvailable === 'no' ? [chooseOfficer] : []),
    ...(facts.documentsSubmitted === 'more-information' ? [collectDocuments] : []),
  ];
  return toMend.length > 0 ? toMend : [lookUpTheLaw];
}

function jobSteps({ meetsSalaryThreshold, knowsJobRoleAndCode }: EligibilityFacts, job?: AssessedJob) {
  if (job?.sponsorable === 'no') return [otherJob];
  return [
    ...(meetsSalaryThreshold === 'no' ? [raiseSalary(job)] : []),
    ...(job?.sponsorable === 'depends' ? [checkConditions(job)] : []),
    ...(knowsJobRoleAndCode === 'no' ? [findCode] : []),
  ];
}

const occupationCodes = { title: 'Occupation codes', url: '/occupations' };

const otherJob: NextStep = {
  title: 'Choose a job that can be sponsored',
  text: 'Find the occupation code that describes the real work. If this one does, hire someone who may work in the UK already.',
  link: occupationCodes,
};
const findCode: NextStep = {
  title: 'Find the occupation code',
  text: 'The one whose description fits the duties of the job decides whether it can be sponsored.',
  link: occupationCodes,
};
const chooseOfficer: NextStep = {
  title: 'Choose an Authorising Officer',
  text: 'Read what the role asks before you name the person.',
  link: checkApplyGuidance,
};
const collectDocuments: NextStep = {
  title: 'Collect the documents',
  text: 'Look up which ones your organisation has to send.',
  link: checkSponsorDocuments,
};
const readTheGround: NextStep = {
  title: 'Read the ground of refusal',
  text: 'See on GOV.UK when a business counts as set up, or existing, mainly to bring someone in or to keep them.',
  link: checkApplyGuidance,
};
const lookUpTheLaw: NextStep = {
  title: 'Check the law of the day',
  text: 'See on GOV.UK what a sponsor licence asks for: our records do not cover the day.',
  link: checkApplyGuidance,
};

function raiseSalary(job: AssessedJob | undefined): NextStep {
  const least = job === undefined ? '' : minimumSalaryInWords(job);
  const role = job === undefined ? '' : `/calculate?role=${job.occupationCode}`;
  return {
    title: 'Work out the lowest salary',
    text: `${least} Compare the offer with it. The certificate must match the real job.`.trim(),
    link: { title: 'Minimum salary calculator', url: `/salary-calculator${role}` },
  };
}

function checkConditions({ occupationCode }: AssessedJob): NextStep {
  return {
    title: 'Check the conditions of this job',
    text: 'The page of its code names them, each with its source.',
    link: { title: `Occupation code ${occupationCode}`, url: `/occupations/${occupationCode}` },
  };
}

const presence: Readonly<Record<EligibilityFacts['isUKRegistered'], readonly NextStep[]>> = {
  yes: [],
  'foreign-company': [
    {
      title: 'Look at UK Expansion Worker',
      text: 'See whether it fits the plans of your company.',
      link: expansionWorker,
    },
    {
      title: 'Or look at a UK branch',
      text: 'See what a UK branch of your company needs to apply.',
      link: checkApplyGuidance,
    },
  ],
  planning: [
    {
      title: 'Register the organisation',
      text: 'Begin to operate in the UK, and open a UK business bank account.',
      link: checkApplyGuidance,
    },
  ],
};
