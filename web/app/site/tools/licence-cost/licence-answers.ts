import { licenceCostOperation } from '@portway/contracts/law/calculators/licence-cost';
import type { CalendarDate } from '@portway/rules/kernel';
import { answersIn } from '../../../kit/forms/answers-in.ts';
import { problemsOf } from '../../../text/problems.ts';

/** Initial values of the form, as specified. */
const defaults = { licenceType: 'worker', sponsorSize: 'small', priority: 'no', alreadyHolds: '' };

/** The form's fields as typed; the query string holds the answers. */
export type LicenceAnswers = Readonly<Record<keyof typeof defaults | 'appliedOn', string>>;

/** The answers in the query, with the specified defaults where it has none; the day defaults to today. */
export function readLicenceAnswers(query: URLSearchParams, today: CalendarDate): LicenceAnswers {
  return answersIn(query, { ...defaults, appliedOn: today });
}

const words = {
  licenceType: { field: 'licenceType', message: 'Choose the type of licence.' },
  sponsorSize: { field: 'sponsorSize', message: 'Choose the size of the sponsor.' },
  priority: { field: 'priority', message: 'Choose whether you want priority processing.' },
  appliedOn: { field: 'appliedOn', message: 'Enter the day you apply, such as 20 November 2026.' },
  alreadyHolds: {
    field: 'alreadyHolds',
    message: 'Choose the licence you have, or choose that you have none.',
  },
};

/** The facts for the rule, or the errors by field. */
export function licenceFacts(answers: LicenceAnswers) {
  const { alreadyHolds, priority, ...rest } = answers;
  const result = licenceCostOperation.request.safeParse({
    ...rest,
    priority: priority === 'yes' ? true : priority === 'no' ? false : priority,
    alreadyHolds: alreadyHolds === '' ? undefined : alreadyHolds,
  });
  if (result.success) return { facts: result.data, problems: [] };
  return { facts: undefined, problems: problemsOf(result.error.issues, words) };
}
