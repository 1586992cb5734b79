import { reportingDeadlineOperation } from '@portway/contracts/law/calculators/reporting-deadline';
import type { CalendarDate } from '@portway/rules/kernel';
import { answersIn } from '../../../kit/forms/answers-in.ts';
import { problemsOf } from '../../../text/problems.ts';

/** Initial values of the form. */
const defaults = {
  event: '',
  nation: 'england-and-wales',
  visaValidFrom: '',
  grantNotifiedOn: '',
  /** The numbers of weekdays, with commas between; empty while they are not told. */
  worksOn: '',
};

/** The form's fields as typed; the query string holds the answers. */
export type DeadlineAnswers = Readonly<Record<keyof typeof defaults | 'day', string>>;

/** The answers in the query, with defaults where it has none; it happened today. */
export function readDeadlineAnswers(query: URLSearchParams, today: CalendarDate): DeadlineAnswers {
  // Each ticked day is an answer of its own; a link has them in one.
  return { ...answersIn(query, { ...defaults, day: today }), worksOn: query.getAll('worksOn').join(',') };
}

const day = { field: 'day', message: 'Enter the day it happened.' };
const words = {
  event: { field: 'event', message: 'Choose what happened.' },
  nation: { field: 'nation', message: 'Choose where the worker works.' },
  happenedOn: day,
  firstDayAbsent: { ...day, message: 'Enter the first day of the absence.' },
  certificateStart: { ...day, message: 'Enter the start day on the certificate.' },
  worksOn: { field: 'worksOn', message: 'Choose the days of the week on which the worker works.' },
  visaValidFrom: { field: 'visaValidFrom', message: 'Enter the first day of the visa.' },
  grantNotifiedOn: { field: 'grantNotifiedOn', message: 'Enter the day the worker was told of the grant.' },
};

/** The facts for the rule, or the errors by field; neither before something was chosen. */
export function deadlineFacts(answers: DeadlineAnswers) {
  if (answers.event === '') return { facts: undefined, problems: [] };
  const result = reportingDeadlineOperation.request.safeParse(requestOf(answers));
  return result.success
    ? { facts: result.data, problems: [] }
    : { facts: undefined, problems: problemsOf(result.error.issues.map(ofField), words) };
}

/** What is wrong with one day of the week is wrong with the question. */
const ofField = <Issue extends { path: readonly PropertyKey[] }>(issue: Issue) => ({
  ...issue,
  path: issue.path.slice(0, 1),
});

/** The one day of the form is the day that the event asks for. */
function requestOf({ event, nation, day, visaValidFrom, grantNotifiedOn, worksOn }: DeadlineAnswers) {
  switch (event) {
    case 'worker-unauthorised-absence':
      return {
        event,
        nation,
        firstDayAbsent: day,
        worksOn: worksOn === '' ? undefined : worksOn.split(',').map(Number),
      };
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
