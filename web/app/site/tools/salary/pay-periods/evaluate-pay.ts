import type { CalendarDate } from '@portway/rules/kernel';
import { optionLetters, optionTitles } from '@portway/rules/minimum-salary';
import { recordedIn } from '../../../../subjects/document/recorded-in.ts';
import { ratesFor } from '../../../../text/law-day.ts';
import { lastChecked } from '../../../../text/outcome.ts';
import { payFacts, readPayAnswers } from './pay-answers.ts';
import { presentPay } from './present-pay.ts';

/** The result page's data for a query. */
export function evaluatePay(query: URLSearchParams, today: CalendarDate) {
  const answers = readPayAnswers(query, today);
  const untouched = answers.pays.trim() === '' && answers.role === '';
  const { facts, problems } = untouched ? { facts: undefined, problems: [] } : payFacts(answers);
  const result = facts && presentPay(facts);
  return {
    answers,
    problems,
    options: optionLetters.map((letter) => ({ value: letter, label: `${letter} · ${optionTitles[letter]}` })),
    result,
    law: facts && ratesFor(facts.assignedOn),
    recorded: lastChecked(recordedIn(result?.steps ?? [])),
  };
}
