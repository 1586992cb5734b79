import type { CalendarDate } from '@portway/rules/kernel';
import { optionLetters, optionTitles } from '@portway/rules/minimum-salary';
import { recordedTo } from '@portway/rules/sources';
import { lawInForceOn } from '../../../../text/law-day.ts';
import { asRecordedTo } from '../../../../text/outcome.ts';
import { payFacts, readPayAnswers } from './pay-answers.ts';
import { presentPay } from './present-pay.ts';

/** What the page shows for the answers of an address. */
export function answerPay(query: URLSearchParams, today: CalendarDate) {
  const answers = readPayAnswers(query, today);
  const untouched = answers.pays.trim() === '' && answers.role === '';
  const { facts, problems } = untouched ? { facts: undefined, problems: [] } : payFacts(answers);
  return {
    answers,
    problems,
    options: optionLetters.map((letter) => ({ value: letter, label: `${letter} · ${optionTitles[letter]}` })),
    result: facts && presentPay(facts),
    law: facts && lawInForceOn(facts.assignedOn),
    recorded: asRecordedTo(recordedTo),
  };
}
