import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import { rulesFor } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { checkFacts, readCheckAnswers } from './check-answers.ts';
import { presentCheck } from './present-check.ts';

/** The result page's data for a query. */
export function evaluateCheck(query: URLSearchParams, today: CalendarDate) {
  const answers = readCheckAnswers(query, today);
  const { facts, problems } = checkFacts(answers);
  const result = facts && presentCheck(facts);
  return {
    answers,
    problems,
    result,
    law: facts && isCalendarDate(answers.arrangedOn) ? rulesFor(answers.arrangedOn) : undefined,
    recorded: lastChecked(recordedIn(result?.steps ?? [])),
  };
}
