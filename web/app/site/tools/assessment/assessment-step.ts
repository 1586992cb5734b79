import type { EligibilityQuestion } from '@portway/rules/licence-eligibility';
import {
  answersQuery,
  optionsOf,
  problemWith,
  readTypedAnswers,
  type TypedAnswers,
} from './assessment-answers.ts';
import { emailTitle, questions } from './questions.ts';

const emailStep = questions.length;
const nothingChosen = 'Please select an answer before proceeding';

/** State of the assessment, read from a query or a posted form. */
export interface Asked {
  readonly answers: TypedAnswers;
  /** Number of steps left with Next; 0 at the start. */
  readonly left: number;
  /** Left with Previous instead, which checks nothing. */
  readonly back: boolean;
}

/** One step as shown. */
export interface StepShown {
  /** From 0; the progress bar shows it out of 5. */
  readonly index: number;
  readonly title: string;
  /** Undefined at the e-mail step. */
  readonly question: { name: EligibilityQuestion; options: readonly string[]; chosen: string } | undefined;
  /** The other answers, carried along in hidden fields. */
  readonly others: readonly (readonly [name: string, value: string])[];
  readonly problem: string | undefined;
  /** Address that shows this step again. */
  readonly here: string;
}

/** Reads the answers so far and which step was left. */
export function readAsked(query: URLSearchParams): Asked {
  const left = Number(query.get('at'));
  return {
    answers: readTypedAnswers(query),
    left: Number.isInteger(left) ? Math.min(Math.max(left, 0), emailStep + 1) : 0,
    back: query.get('go') === 'back',
  };
}

/** The step to show: the first left without a valid answer, or the next one. */
export function stepFor({ answers, left, back }: Asked): StepShown {
  if (back) return stepShown(answers, Math.max(left - 2, 0));
  for (const [index, { name }] of questions.slice(0, left).entries()) {
    const problem = problemWith(name, answers[name]);
    if (problem === undefined) continue;
    const onNext = answers[name] === '' && index === left - 1;
    return stepShown(answers, index, onNext ? nothingChosen : problem);
  }
  return stepShown(answers, Math.min(left, emailStep));
}

/** One step, with the error in its answer. */
function stepShown(answers: TypedAnswers, index: number, problem?: string): StepShown {
  const question = questions[index];
  const here = answersQuery(answers);
  here.set('at', String(index));
  const others = [...answersQuery(answers)].filter(([name]) => name !== question?.name);
  return {
    index,
    title: question?.title ?? emailTitle,
    question: question && {
      name: question.name,
      options: optionsOf(question.name),
      chosen: answers[question.name],
    },
    others,
    problem,
    here: `/assessment?${here}`,
  };
}

/** The e-mail step, with the error in the e-mail address. */
export function emailStepShown(answers: TypedAnswers, problem?: string): StepShown {
  return stepShown(answers, emailStep, problem);
}
