import { reportingDeadlineOperation } from '@portway/contracts/estimates/reporting-deadline';
import type { CalendarDate } from '@portway/rules/kernel';
import { answersIn } from '../../../kit/forms/answers-in.ts';
import { problemsOf } from '../../../text/problems.ts';

/** Initial values of the form. */
const defaults = { event: '', nation: 'england-and-wales', visaValidFrom: '', grantNotifiedOn: '' };

/** The form's fields as typed; the query string holds the answers. */
export type DeadlineAnswers = Readonly<Record<keyof typeof defaults | 'day', string>>;

/** The answers in the query, with defaults where it has none; it happened today. */
export function readDeadlineAnswers(query: URLSearchParams, today: CalendarDate): DeadlineAnswers {
  return answersIn(query, { ...defaults, day: today });
}

const day = { field: 'day', message: 'Enter the day it happened.' };
const words = {
  event: { field: 'event', message: 'Choose what happened.' },
  nation: { field: 'nation', message: 'Choose where the worker works.' },
  happenedOn: day,
  firstDayAbsent: { ...day, message: 'Enter the first day of the absence.' },
  certificateStart: { ...day, message: 'Enter the start day on the certificate.' },
  visaValidFrom: { field: 'visaValidFrom', message: 'Enter the first day of the visa.' },
  grantNotifiedOn: { field: 'grantNotifiedOn', message: 'Enter the day the worker was told of the grant.' },
};

/** The facts for the rule, or the errors by field; neither before something was chosen. */
export function deadlineFacts(answers: DeadlineAnswers) {
  if (answers.event === '') return { facts: undefined, problems: [] };
  const parsed = reportingDeadlineOperation.request.safeParse(asked(answers));
  return parsed.success
    ? { facts: parsed.data, problems: [] }
    : { facts: undefined, problems: problemsOf(parsed.error.issues, words) };
}

/** The one day of the form is the day that the event asks for. */
function asked({ event, nation, day, visaValidFrom, grantNotifiedOn }: DeadlineAnswers) {
  switch (event) {
    case 'worker-unauthorised-absence':
      return { event, nation, firstDayAbsent: day };
    case 'worker-late-start':
      return {
        event,
        nation,
        certificateStart: day,
        visaValidFrom: visaValidFrom || undefined,
        grantNotifiedOn: grantNotifiedOn || undefined,
      };
    default:
      return { event, nation, happenedOn: day };
  }
}
