import { figureStep, lawOn, type Step } from '../kernel/index.ts';
import { type AssessedJob, assessedJob } from './assessed-job.ts';
import type { EligibilityFacts } from './facts.ts';
import { type NextStep, nextStepsFor } from './next-steps.ts';
import { type EligibilityReason, readReasons, sayLaw } from './reasons.ts';
import { labourSupply, mainlyToSponsor, personalSponsorship } from './refusal-parameters.ts';

/** `not-eligible`: for this job, as the facts are now. */
export type EligibilityStatus = 'eligible' | 'not-eligible' | 'more-information-needed';

export interface LicenceEligibility {
  readonly status: EligibilityStatus;
  /** The verdict in a few words, with which the message begins. */
  readonly word: string;
  readonly message: string;
  /** One for each answer, in the order of the questions, whatever the status; the ground of refusal last, if it was asked. */
  readonly reasons: readonly EligibilityReason[];
  /** The job in mind, if one was named. */
  readonly job?: AssessedJob | undefined;
  readonly nextSteps: readonly NextStep[];
  /** What these five answers cannot show. */
  readonly notChecked: readonly string[];
  readonly steps: readonly Step[];
}

/** The words shown for each status. */
export const eligibilityWords: Readonly<Record<EligibilityStatus, string>> = {
  eligible: 'No obvious barrier found',
  'not-eligible': 'Not for this job, as it stands',
  'more-information-needed': 'More information needed',
};

const explanations: Readonly<Record<EligibilityStatus, string>> = {
  eligible: 'Based on these answers, nothing we asked about stops you applying for a sponsor licence.',
  'not-eligible':
    'Based on these answers, nobody could be sponsored for this job at this salary. A higher offer, or another real job, can change that.',
  'more-information-needed': 'Some things need to be settled before we can assess an application.',
};

const otherJob = 'No new worker can be sponsored for this job. Another real job can change that.';

/** The verdict where an answer is a ground on which an application must be refused. */
const mustBeRefused = 'A ground for refusal';
const refusalExplanation =
  'Based on these answers, an application would have to be refused, whatever the job and its salary are.';

const notChecked = [
  'Genuineness: a real job that suits your business.',
  'Suitability: whether the Home Office trusts you to do what a sponsor must.',
  'Criminality: convictions, penalties, earlier refusals or revocations.',
];

/** The closing words of every result. */
export const generalInformation = 'General information. The Home Office decides.';

/** Whether the five answers show an obvious barrier to a sponsor licence, by the law of the named day. */
export function licenceEligibility(facts: EligibilityFacts): LicenceEligibility {
  const { occupationCode, appliedOn } = facts;
  const assessment = occupationCode === undefined ? undefined : assessedJob(occupationCode, appliedOn);
  const job = assessment?.job;
  const readings = readReasons(facts, job);
  const reasons = readings.map(({ reason }) => reason);
  const nothingOpen = readings.every(({ reason, lawKnown }) => reason.ok && lawKnown);
  const isRefused =
    facts.existsMainlyToSponsor === 'yes' && lawOn(mainlyToSponsor, appliedOn).status === 'in-force';
  const status = isRefused ? 'not-eligible' : statusOf(facts, { job, nothingOpen });
  const word = isRefused ? mustBeRefused : eligibilityWords[status];
  const next = nextStepsFor(facts, { job, ready: status === 'eligible' });
  const explanation = isRefused
    ? refusalExplanation
    : job?.sponsorable === 'no'
      ? otherJob
      : explanations[status];
  return {
    status,
    word,
    message: `${word}. ${explanation} ${generalInformation}`,
    reasons,
    ...(job && { job }),
    nextSteps: next.nextSteps,
    notChecked: [...notChecked, ...otherGrounds(facts)],
    steps: [
      ...readings.flatMap(({ steps }) => steps),
      ...(assessment?.steps ?? []),
      ...next.steps,
      figureStep('Result', { text: word }),
    ],
  };
}

/** Grounds on which an application must be refused that these answers did not ask about. */
function otherGrounds({ existsMainlyToSponsor, appliedOn }: EligibilityFacts): string[] {
  const laws = [
    ...(existsMainlyToSponsor === undefined ? [mainlyToSponsor] : []),
    labourSupply,
    personalSponsorship,
  ];
  return laws.flatMap((law) => {
    const { isKnown, sentence } = sayLaw(law, appliedOn);
    return isKnown ? [sentence] : [];
  });
}

interface Findings {
  readonly job: AssessedJob | undefined;
  /** Every answer is no obstacle, and its law is on record. */
  readonly nothingOpen: boolean;
}

/**
 * Salary No and a job that cannot be sponsored decide before everything else; nothing is eligible by law that
 * is not on record.
 */
function statusOf(
  { meetsSalaryThreshold }: EligibilityFacts,
  { job, nothingOpen }: Findings,
): EligibilityStatus {
  if (meetsSalaryThreshold === 'no' || job?.sponsorable === 'no') return 'not-eligible';
  return nothingOpen ? 'eligible' : 'more-information-needed';
}
