import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import { events, nations } from '../../../subjects/reporting-deadline/deadline-words.ts';
import { presentDeadline } from '../../../subjects/reporting-deadline/present-deadline.ts';
import { dayInWords } from '../../../text/days.ts';
import { rulesFor } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { deadlineFacts, readDeadlineAnswers } from './deadline-answers.ts';

/** The result page's data for a query. */
export function evaluateDeadline(query: URLSearchParams, today: CalendarDate) {
  const answers = readDeadlineAnswers(query, today);
  const { facts, problems } = deadlineFacts(answers);
  const options = events.flatMap(({ options }): readonly { value: string; label: string }[] => options);
  const labelOf = (list: readonly { value: string; label: string }[], value: string) =>
    list.find((each) => each.value === value)?.label ?? '';
  const result = facts && presentDeadline(facts, today);
  return {
    answers,
    problems,
    result,
    chips: facts
      ? [labelOf(options, answers.event), dayInWords(answers.day), labelOf(nations, answers.nation)].filter(
          Boolean,
        )
      : [],
    law: facts && isCalendarDate(answers.day) ? rulesFor(answers.day) : undefined,
    recorded: lastChecked(recordedIn(result?.steps ?? [])),
  };
}

export type DeadlineEvaluated = ReturnType<typeof evaluateDeadline>;
