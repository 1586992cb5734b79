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

/** Where a person is, as the address or a posted form says it. */
export interface Asked {
  readonly answers: TypedAnswers;
  /** How many steps were left by Next; 0 at the start. */
  readonly left: number;
  /** By Previous instead: nothing is checked then. */
  readonly back: boolean;
}

/** One step as the page shows it. */
export interface StepShown {
  /** From 0; the bar shows it out of 5. */
  readonly index: number;
  readonly title: string;
  /** Undefined at the e-mail step. */
  readonly question: { name: EligibilityQuestion; options: readonly string[]; chosen: string } | undefined;
  /** The other answers, which travel along. */
  readonly others: readonly (readonly [name: string, value: string])[];
  readonly problem: string | undefined;
  /** The address that shows this step again. */
  readonly here: string;
}

/** Reads the answers so far and the step that was left. */
export function readAsked(query: URLSearchParams): Asked {
  const left = Number(query.get('at'));
  return {
    answers: readTypedAnswers(query),
    left: Number.isInteger(left) ? Math.min(Math.max(left, 0), emailStep + 1) : 0,
    back: query.get('go') === 'back',
  };
}

/** The step to show: the first that was left without a sound answer, or the one after those left. */
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

/** One step, with what is wrong with its answer. */
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

/** The e-mail step, with what is wrong with the address. */
export function emailStepShown(answers: TypedAnswers, problem?: string): StepShown {
  return stepShown(answers, emailStep, problem);
}
