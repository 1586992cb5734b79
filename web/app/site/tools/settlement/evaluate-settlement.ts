import type { CalendarDate } from '@portway/rules/kernel';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { namedReader, readerName } from '../../../text/reader/reader.ts';
import { findRole } from '../salary/role/find-role.ts';
import { payScaleRoles } from '../salary/role/pay-scale-roles.ts';
import type { SalaryApi } from '../salary/salary-api.ts';
import { presentSettlement } from './present-settlement.ts';
import { onScale, readSettlementAnswers, settlementFacts } from './settlement-answers.ts';
import { settlementQuestions } from './settlement-questions.ts';

/** The result page's data for a query; job titles are requested from the API. */
export async function evaluateSettlement(
  query: URLSearchParams,
  today: CalendarDate,
  search: SalaryApi['search'],
) {
  const reader = namedReader(query) ?? 'worker';
  const answers = readSettlementAnswers(query, today);
  const { code, ...role } = await findRole(query, answers.role, search);
  const { facts, problems } =
    code === undefined ? { facts: undefined, problems: [] } : settlementFacts(answers, code);
  const settlement = facts && presentSettlement(facts, reader);
  return {
    reader,
    answers,
    problems,
    role,
    questions: settlementQuestions(code, answers),
    payScaleRoles: payScaleRoles(code, onScale(answers)),
    settlement,
    newCertificate:
      code && `/salary-calculator/calculate?role=${code}&visaType=skilled&${readerName}=${reader}`,
    law: facts && ratesFor(facts.appliedOn),
    recorded: lastChecked(recordedIn(settlement?.steps ?? [])),
  };
}
