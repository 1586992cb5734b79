import {
  assessmentFields,
  assessmentOptions,
  groundField,
  groundOptions,
} from '@portway/contracts/law/assessment/assessment';
import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import type {
  EligibilityAnswers,
  EligibilityFacts,
  EligibilityQuestion,
} from '@portway/rules/licence-eligibility';
import { questions } from './questions.ts';

/** The question on what the organisation exists for, asked beside the first and never required. */
export const ground = 'existsMainlyToSponsor';

/** The answers as in the query: the option's text, or empty. */
export type TypedAnswers = Readonly<Record<EligibilityQuestion | typeof ground, string>>;

/** The answers in the rule's form. */
export type JudgedAnswers = EligibilityAnswers & Pick<EligibilityFacts, typeof ground>;

/** The answers in a query or form, normalised to the option's own capitals. */
export function readTypedAnswers(query: URLSearchParams): TypedAnswers {
  const answerOf = (name: EligibilityQuestion) => asOption(name, query.get(name) ?? '');
  return {
    isUKRegistered: answerOf('isUKRegistered'),
    documentsSubmitted: answerOf('documentsSubmitted'),
    knowsJobRoleAndCode: answerOf('knowsJobRoleAndCode'),
    meetsSalaryThreshold: answerOf('meetsSalaryThreshold'),
    authorizingOfficerAvailable: answerOf('authorizingOfficerAvailable'),
    existsMainlyToSponsor: query.get(ground) ?? '',
  };
}

/** What a person chooses from at that question. */
export const groundChoices = Object.keys(groundOptions);

/** The job as typed: a title in one's own words, a code, or nothing. */
export function readRole(query: URLSearchParams): string {
  return (query.get('role') ?? '').trim().slice(0, 200);
}

/** What a person chooses from. */
export function optionsOf(name: EligibilityQuestion): string[] {
  return Object.keys(assessmentOptions[name]);
}

function asOption(name: EligibilityQuestion, text: string): string {
  const normalised = text.trim().toLowerCase();
  return optionsOf(name).find((option) => option.toLowerCase() === normalised) ?? text;
}

/** The contract's error message for one answer. */
export function problemWith(name: EligibilityQuestion, text: string): string | undefined {
  return assessmentFields[name].safeParse(text).error?.issues[0]?.message;
}

/** The day in the query; today where there is none or it is invalid. */
export function dayAsked(query: URLSearchParams, today: CalendarDate): CalendarDate {
  const on = query.get('on') ?? '';
  return isCalendarDate(on) ? on : today;
}

/** The answers and the job as a query, without empty ones. */
export function answersQuery(answers: TypedAnswers, role = ''): URLSearchParams {
  const filledAnswers = questions.flatMap(({ name }) =>
    answers[name] === '' ? [] : [[name, answers[name]]],
  );
  const purpose = answers[ground] === '' ? [] : [[ground, answers[ground]]];
  return new URLSearchParams([...filledAnswers, ...purpose, ...(role === '' ? [] : [['role', role]])]);
}

/** The answers in the rule's form; undefined while one is missing or invalid. */
export function judgeable(answers: TypedAnswers): JudgedAnswers | undefined {
  const parsedAnswers = {
    isUKRegistered: assessmentFields.isUKRegistered.safeParse(answers.isUKRegistered).data,
    documentsSubmitted: assessmentFields.documentsSubmitted.safeParse(answers.documentsSubmitted).data,
    knowsJobRoleAndCode: assessmentFields.knowsJobRoleAndCode.safeParse(answers.knowsJobRoleAndCode).data,
    meetsSalaryThreshold: assessmentFields.meetsSalaryThreshold.safeParse(answers.meetsSalaryThreshold).data,
    authorizingOfficerAvailable: assessmentFields.authorizingOfficerAvailable.safeParse(
      answers.authorizingOfficerAvailable,
    ).data,
  };
  return isWhole(parsedAnswers)
    ? { ...parsedAnswers, [ground]: groundField.safeParse(answers[ground]).data }
    : undefined;
}

type Judged = { readonly [Question in EligibilityQuestion]: EligibilityAnswers[Question] | undefined };

function isWhole(answers: Judged): answers is EligibilityAnswers {
  return questions.every(({ name }) => answers[name] !== undefined);
}
