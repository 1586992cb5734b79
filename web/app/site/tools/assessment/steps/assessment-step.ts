import type { EligibilityQuestion } from '@portway/rules/licence-eligibility';
import type { FoundRole } from '../../salary/role/find-role.ts';
import {
  answersQuery,
  ground,
  groundChoices,
  optionsOf,
  problemWith,
  readRole,
  readTypedAnswers,
  type TypedAnswers,
} from '../assessment-answers.ts';
import { emailTitle, questions } from '../questions.ts';

const emailStep = questions.length;
/** The question that also asks what the organisation exists for. */
const purposeStep = questions.findIndex(({ name }) => name === 'isUKRegistered');
/** The question that also asks for the job. */
const jobStep = questions.findIndex(({ name }) => name === 'knowsJobRoleAndCode');
/** The question whose answer the job's least salary helps with. */
const salaryStep = questions.findIndex(({ name }) => name === 'meetsSalaryThreshold');
const nothingChosen = 'Please select an answer before proceeding';

/** State of the assessment, read from a query or a posted form. */
export interface StepQuery {
  readonly answers: TypedAnswers;
  /** The job as typed. */
  readonly role: string;
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
  /** Undefined at the email step. */
  readonly question: { name: EligibilityQuestion; options: readonly string[]; chosen: string } | undefined;
  /** The job's field, at the step that asks for it; and what was found for it. */
  readonly job: JobShown | undefined;
  /** What the organisation exists for, at the step that asks for it. */
  readonly purpose: { readonly options: readonly string[]; readonly chosen: string } | undefined;
  /** The other answers, carried along in hidden fields. */
  readonly others: readonly (readonly [name: string, value: string])[];
  readonly problem: string | undefined;
  /** Address that shows this step again. */
  readonly here: string;
}

export interface JobShown {
  readonly typed: string;
  readonly found: FoundRole;
  readonly problem: string | undefined;
  /** Whether this step asks for it; the step after shows what was found. */
  readonly asks: boolean;
  /** Address of the step that asks for it. */
  readonly change: string;
}

/** Reads the answers so far and which step was left. */
export function readStepQuery(query: URLSearchParams): StepQuery {
  const position = Number(query.get('at'));
  return {
    answers: readTypedAnswers(query),
    role: readRole(query),
    left: Number.isInteger(position) ? Math.min(Math.max(position, 0), emailStep + 1) : 0,
    back: query.get('go') === 'back',
  };
}

/** The query in which a choice between occupations is made: it goes on to the step after the job's. */
export function choiceQuery({ answers, role }: StepQuery): URLSearchParams {
  const query = answersQuery(answers, role);
  query.set('at', String(jobStep + 1));
  return query;
}

/** The step to show: the first left without a valid answer, or the next one. */
export function stepFor(stepQuery: StepQuery, role: FoundRole): StepShown {
  const { answers, left, back } = stepQuery;
  if (back) return stepShown(stepQuery, role, Math.max(left - 2, 0));
  for (const [index, { name }] of questions.slice(0, left).entries()) {
    const problem = problemWith(name, answers[name]);
    if (problem !== undefined) {
      const onNext = answers[name] === '' && index === left - 1;
      return stepShown(stepQuery, role, index, onNext ? nothingChosen : problem);
    }
    if (index === jobStep && isUnclear(stepQuery, role)) return stepShown(stepQuery, role, index);
  }
  return stepShown(stepQuery, role, Math.min(left, emailStep));
}

/** Something was typed for the job, and it is not one code yet. */
function isUnclear({ role }: StepQuery, { code }: FoundRole): boolean {
  return role !== '' && code === undefined;
}

/** One step, with the error in its answer. */
function stepShown(stepQuery: StepQuery, foundRole: FoundRole, index: number, problem?: string): StepShown {
  const { answers } = stepQuery;
  const question = questions[index];
  const role = foundRole.code ?? stepQuery.role;
  const params = answersQuery(answers, role);
  params.set('at', String(index));
  const carried = [...answersQuery(answers, role)];
  return {
    index,
    title: question?.title ?? emailTitle,
    question: question && {
      name: question.name,
      options: optionsOf(question.name),
      chosen: answers[question.name],
    },
    job: index === jobStep || index === salaryStep ? jobShown(stepQuery, foundRole, index) : undefined,
    purpose: index === purposeStep ? { options: groundChoices, chosen: answers[ground] } : undefined,
    others: carried.filter(([name]) => {
      if (name === 'role') return index !== jobStep;
      return name === ground ? index !== purposeStep : name !== question?.name;
    }),
    problem,
    here: `/assessment?${params}`,
  };
}

function jobShown(stepQuery: StepQuery, foundRole: FoundRole, index: number): JobShown {
  const change = answersQuery(stepQuery.answers, stepQuery.role);
  change.set('at', String(jobStep));
  const hasLeftJob = !stepQuery.back && stepQuery.left > jobStep;
  return {
    typed: stepQuery.role,
    found: foundRole,
    problem:
      hasLeftJob && isUnclear(stepQuery, foundRole) ? problemWithRole(stepQuery.role, foundRole) : undefined,
    asks: index === jobStep,
    change: `/assessment?${change}`,
  };
}

function problemWithRole(role: string, { which, trouble }: FoundRole): string {
  if (which) return `“${role}” matches several occupations. Choose one of these, or leave the job blank.`;
  return `${trouble ?? 'We could not find this job.'} Or leave the job blank.`;
}

/** The email step, with the error in the email address. */
export function emailStepShown(stepQuery: StepQuery, role: FoundRole, problem?: string): StepShown {
  return stepShown(stepQuery, role, emailStep, problem);
}
