import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import {
  type EligibilityStatus,
  generalInformation,
  type LicenceEligibility,
  licenceEligibility,
  type NextStep,
  usualDocuments,
} from '@portway/rules/licence-eligibility';
import { dayInWords, withDaysInWords } from '../../../../text/days.ts';
import { type WorkingStepShown, workingSteps } from '../../../../text/working-steps.ts';
import { judgeable, type TypedAnswers } from '../assessment-answers.ts';
import { type JobResultShown, presentJob } from '../present-job.ts';
import { purposeShort, questions } from '../questions.ts';

/** One answer and what it means. */
export interface ReasonShown {
  readonly short: string;
  readonly answer: string;
  readonly ok: boolean;
  /** What it means here, in one clause. */
  readonly summary: string;
  /** The law behind it. */
  readonly law: string;
}

/** The result as shown. */
export interface ResultShown {
  readonly status: EligibilityStatus;
  readonly word: string;
  /** Why, in a sentence or two, without the verdict and without who decides. */
  readonly explanation: string;
  readonly judgedOn: string;
  readonly reasons: readonly ReasonShown[];
  /** "5 of 5 in place". */
  readonly inPlace: string;
  /** The job in mind, if one was named. */
  readonly job: JobResultShown | undefined;
  /** Empty if the answer is that they can be provided. */
  readonly documentsNeeded: readonly string[];
  readonly nextSteps: readonly NextStep[];
  readonly notChecked: readonly string[];
  readonly working: readonly WorkingStepShown[];
}

/** The verdict on five answers by the law of the day, in words; undefined while one is missing or invalid. */
export function presentResult(
  answers: TypedAnswers,
  day: CalendarDate,
  occupationCode?: string,
): ResultShown | undefined {
  const validAnswers = judgeable(answers);
  if (validAnswers === undefined) return undefined;
  const outcome = licenceEligibility({ ...validAnswers, occupationCode, appliedOn: day });
  const needsDocuments = validAnswers.documentsSubmitted === 'more-information';
  return {
    status: outcome.status,
    word: outcome.word,
    explanation: explanationOf(outcome),
    judgedOn: dayInWords(day),
    reasons: reasonsShown(outcome, answers),
    inPlace: `${outcome.reasons.filter(({ ok }) => ok).length} of ${outcome.reasons.length} in place`,
    job: outcome.job && presentJob(outcome.job, day),
    documentsNeeded: needsDocuments ? documentsOn(day) : [],
    nextSteps: [...outcome.nextSteps, consultation].map((step) => ({
      ...step,
      text: withDaysInWords(step.text),
    })),
    notChecked: outcome.notChecked.map(withDaysInWords),
    working: workingSteps(outcome.steps).map(withoutSentence),
  };
}

const consultation: NextStep = {
  title: 'Talk it over with us',
  text: 'Free, 15 minutes. It is not immigration advice.',
  link: { title: 'Book your consultation', url: '/demo?purpose=consultation' },
};

/** The message begins with the verdict and ends with who decides; the page shows both separately. */
function explanationOf({ word, message }: LicenceEligibility): string {
  return message.replace(`${word}. `, '').replace(` ${generalInformation}`, '');
}

function reasonsShown({ reasons }: LicenceEligibility, answers: TypedAnswers): ReasonShown[] {
  return reasons.map(({ answer, ok, summary, law }) => ({
    short: questions.find(({ name }) => name === answer)?.short ?? purposeShort,
    answer: answers[answer],
    ok,
    summary: withDaysInWords(summary),
    law: withDaysInWords(law),
  }));
}

function documentsOn(day: CalendarDate): readonly string[] {
  const outcome = lawOn(usualDocuments, day);
  return outcome.status === 'in-force' ? outcome.value : [];
}

/** The reasons already say what each law says; the working only names it. */
function withoutSentence({ label, figure, law }: WorkingStepShown): WorkingStepShown {
  return law || figure === undefined ? { label, ...(law && { law }) } : { label, figure };
}
