import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import {
  type CheckAnswers,
  excuseFacts,
  readCheckAnswers,
  whoFacts,
} from '../../../subjects/right-to-work/check-answers.ts';
import type { CheckShown } from '../../../subjects/right-to-work/check-shown.ts';
import { presentExcuse } from '../../../subjects/right-to-work/present-excuse.ts';
import { rulesFor } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { presentCheck } from './present-check.ts';

/** The result page's data for a query. */
export function evaluateCheck(query: URLSearchParams, today: CalendarDate) {
  const answers = readCheckAnswers(query, today);
  const { result, problems } = resultOf(answers);
  const day = lawDayOf(answers);
  return {
    answers,
    problems,
    result,
    law: result && isCalendarDate(day) ? rulesFor(day) : undefined,
    recorded: lastChecked(recordedIn(result?.steps ?? [])),
  };
}

/**
 * The excuse that the check gives, where the law asks the reader to check; else who checks. Somebody employed before
 * our record begins is asked about as well: the duty is older.
 */
function resultOf(answers: CheckAnswers): {
  result: CheckShown | undefined;
  problems: readonly { name: string; message: string }[];
} {
  const who = whoFacts(answers);
  if (!who.facts) return { result: undefined, problems: who.problems };
  const duty = presentCheck(who.facts);
  if (!duty.isAsked && answers.arrangement !== 'employee') return { result: duty, problems: [] };
  const { facts, problems, fields } = excuseFacts(answers);
  return { result: facts && presentExcuse(facts, fields), problems };
}

/** The name of the field whose day picks the law, and that day. */
export const lawFieldOf = ({ arrangement, method }: CheckAnswers) =>
  arrangement === 'employee' ? (method === 'none' ? 'startsOn' : 'checkedOn') : 'arrangedOn';

const lawDayOf = (answers: CheckAnswers) => answers[lawFieldOf(answers)];
