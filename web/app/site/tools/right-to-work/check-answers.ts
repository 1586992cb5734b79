import { rightToWorkOperation } from '@portway/contracts/law/calculators/right-to-work';
import type { CalendarDate } from '@portway/rules/kernel';
import { answersIn } from '../../../kit/forms/answers-in.ts';
import { problemsOf } from '../../../text/problems.ts';

/** Initial values of the form. */
const defaults = { arrangement: 'individual-sub-contractor', passesDetails: '' };

/** The form's fields as typed; the query string holds the answers. */
export type CheckAnswers = Readonly<Record<keyof typeof defaults | 'arrangedOn', string>>;

/** The answers in the query, with the defaults where it has none; the day defaults to today. */
export function readCheckAnswers(query: URLSearchParams, today: CalendarDate): CheckAnswers {
  return answersIn(query, { ...defaults, arrangedOn: today });
}

const words = {
  arrangement: { field: 'arrangement', message: 'Choose how this person works.' },
  passesDetails: { field: 'passesDetails', message: 'Choose whether you pass details on for a fee.' },
  arrangedOn: {
    field: 'arrangedOn',
    message: 'Enter the day the arrangement was made, such as 1 October 2026.',
  },
};

/** The facts for the rule, or the errors by field. */
export function checkFacts({ arrangement, passesDetails, arrangedOn }: CheckAnswers) {
  const result = rightToWorkOperation.request.safeParse({
    arrangement,
    arrangedOn,
    ...(arrangement === 'matching-service' &&
      passesDetails !== '' && { passesDetails: yesOrNo(passesDetails) }),
  });
  if (result.success) return { facts: result.data, problems: [] };
  return { facts: undefined, problems: problemsOf(result.error.issues, words) };
}

/** The contract refuses every other word. */
const yesOrNo = (text: string) => (text === 'yes' ? true : text === 'no' ? false : text);
