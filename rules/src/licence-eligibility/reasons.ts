import { type CalendarDate, inPounds, lawOn, lawStep, type Parameter, type Step } from '../kernel/index.ts';
import type { AssessedJob } from './assessed-job.ts';
import { documents, documentsExempt, usualDocuments } from './document-parameters.ts';
import type { EligibilityAnswers, EligibilityFacts, EligibilityQuestion } from './facts.ts';
import { basedInUk, genuineAndLawful } from './organisation-parameters.ts';
import { authorisingOfficer } from './people-parameters.ts';
import { mainlyToSponsor } from './refusal-parameters.ts';
import { eligibleRole, salaryMet, skillLevel } from './role-parameters.ts';

/** What one answer means for the application. */
export interface EligibilityReason {
  readonly answer: EligibilityQuestion | 'existsMainlyToSponsor';
  /** Whether the answer is no obstacle. */
  readonly ok: boolean;
  /** What the answer means here, in a sentence of ours. */
  readonly summary: string;
  /** The law behind it, in one or more sentences. */
  readonly law: string;
}

/** A reason, the law that was read for it, and whether all of that law is on record. */
export interface ReadReason {
  readonly reason: EligibilityReason;
  readonly steps: readonly Step[];
  readonly lawKnown: boolean;
}

interface Meaning {
  readonly ok: boolean;
  /** Our own sentence, before those of the law. */
  readonly words: string;
  readonly laws: readonly Parameter<string | readonly string[]>[];
}

type Meanings = {
  readonly [Question in EligibilityQuestion]: Readonly<Record<EligibilityAnswers[Question], Meaning>>;
};

const yes = (words: string, ...laws: Meaning['laws']): Meaning => ({ ok: true, words, laws });
const notYet = (words: string, ...laws: Meaning['laws']): Meaning => ({ ok: false, words, laws });

const meanings: Meanings = {
  isUKRegistered: {
    yes: yes('You say that it is.', genuineAndLawful),
    'foreign-company': notYet(
      'A company from abroad has two options to consider: UK Expansion Worker, or a UK branch that applies.',
      basedInUk,
    ),
    planning: notYet(
      'The organisation has to exist and operate in the UK before it can be licensed.',
      genuineAndLawful,
    ),
  },
  documentsSubmitted: {
    yes: yes('You say that you can provide them.', documents, documentsExempt),
    'more-information': notYet(
      'You need to know more about the documents.',
      documents,
      documentsExempt,
      usualDocuments,
    ),
  },
  knowsJobRoleAndCode: {
    yes: yes('You say that you know both.', skillLevel, eligibleRole),
    no: notYet('They decide whether it can be sponsored, and what it must pay.', skillLevel, eligibleRole),
  },
  meetsSalaryThreshold: {
    yes: yes('You say that it meets the minimum.', salaryMet),
    no: notYet('Nobody can be sponsored for the job at this salary.', salaryMet),
  },
  authorizingOfficerAvailable: {
    yes: yes('You say that you have one.', authorisingOfficer),
    no: notYet('An application names an Authorising Officer.', authorisingOfficer),
  },
};

const questions: readonly EligibilityQuestion[] = [
  'isUKRegistered',
  'documentsSubmitted',
  'knowsJobRoleAndCode',
  'meetsSalaryThreshold',
  'authorizingOfficerAvailable',
];

/**
 * One reason for each of the five answers, in the order of the questions; two of them speak of the job. A sixth where it
 * was said what the organisation exists for.
 */
export function readReasons(
  { appliedOn, existsMainlyToSponsor, ...answers }: EligibilityFacts,
  job: AssessedJob | undefined,
): readonly ReadReason[] {
  const five = questions.map((question) => {
    const meaning = meaningOf(question, answers);
    return readReason(question, job ? ofJob(question, meaning, job) : meaning, appliedOn);
  });
  if (existsMainlyToSponsor === undefined) return five;
  const ground = readReason('existsMainlyToSponsor', grounds[existsMainlyToSponsor], appliedOn);
  // Before the ground was recorded, No is still no obstacle.
  return [...five, existsMainlyToSponsor === 'no' ? { ...ground, lawKnown: true } : ground];
}

const grounds: Readonly<Record<'yes' | 'no', Meaning>> = {
  yes: notYet('An application would have to be refused on this ground.', mainlyToSponsor),
  no: yes('You say: not mainly for that.', mainlyToSponsor),
};

function ofJob(question: EligibilityQuestion, meaning: Meaning, job: AssessedJob): Meaning {
  if (question === 'knowsJobRoleAndCode')
    return {
      ...meaning,
      ok: meaning.ok && job.sponsorable === 'yes',
      words: `${meaning.ok ? '' : 'You are not sure of the code. '}${verdictOn(job)}`,
    };
  if (question !== 'meetsSalaryThreshold' || job.minimumPence === null) return meaning;
  const minimum = `${inPounds(job.minimumPence)} a year`;
  const words = meaning.ok
    ? `You say that it is ${minimum} or more.`
    : `${meaning.words} The least is ${minimum}.`;
  return { ...meaning, words };
}

function verdictOn({ sponsorable, existingWorkersOnly, occupationCode: code }: AssessedJob): string {
  const verdicts: Readonly<Record<AssessedJob['sponsorable'], string>> = {
    yes: `A job of ${code} can be sponsored.`,
    depends: existingWorkersOnly
      ? `A job of ${code} can be sponsored only for a worker who has been in the route for long enough.`
      : `A job of ${code} can be sponsored on conditions.`,
    no: `No new worker can be sponsored for a job of ${code}.`,
    unknown: `Of ${code} no law is recorded for the day.`,
  };
  return verdicts[sponsorable];
}

function meaningOf<Question extends EligibilityQuestion>(
  question: Question,
  answers: EligibilityAnswers,
): Meaning {
  return meanings[question][answers[question]];
}

function readReason(
  answer: EligibilityReason['answer'],
  { ok, words, laws }: Meaning,
  day: CalendarDate,
): ReadReason {
  const lawTexts = laws.map((law) => sayLaw(law, day));
  return {
    reason: { answer, ok, summary: words, law: lawTexts.map(({ sentence }) => sentence).join(' ') },
    steps: lawTexts.map(({ step }) => step),
    lawKnown: lawTexts.every(({ isKnown }) => isKnown),
  };
}

interface LawSaid {
  /** The law in words, saying so if it is not settled. */
  readonly sentence: string;
  readonly step: Step;
  readonly isKnown: boolean;
}

/** Reads a law of the licence on the day, as a sentence and a step. */
export function sayLaw(law: Parameter<string | readonly string[]>, day: CalendarDate): LawSaid {
  const version = lawOn(law, day);
  if (version.status === 'no-law') {
    const step = { label: law.title, figure: { text: version.message } };
    return { sentence: version.message, step, isKnown: false };
  }
  const text = typeof version.value === 'string' ? version.value : listInWords(law.title, version.value);
  const sentence = unsettled.includes(version.law.confidence) ? `${text} To be confirmed on GOV.UK.` : text;
  return { sentence, step: lawStep(version, { text }), isKnown: true };
}

/** The confidence of law that is presented as to be confirmed. */
const unsettled: readonly string[] = ['derived', 'from-memory', 'disputed'];

const listInWords = (title: string, items: readonly string[]) => `${title}: ${items.join(', ')}.`;
