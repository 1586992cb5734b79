import type { CalendarDate } from '@portway/rules/kernel';
import { licenceCost } from '@portway/rules/licence-fee';
import { simpleLicenceCost } from '@portway/rules/simple-estimate';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { licenceFacts, readLicenceAnswers } from './licence-answers.ts';
import { presentLicenceCost } from './present-licence-cost.ts';

/** The result page's data for a query. */
export function evaluateLicence(query: URLSearchParams, today: CalendarDate) {
  const answers = readLicenceAnswers(query, today);
  const { facts, problems } = licenceFacts(answers);
  const result = facts && presentLicenceCost(licenceCost(facts), facts, simpleLicenceCost(facts));
  return {
    answers,
    problems,
    result,
    law: facts && ratesFor(facts.appliedOn),
    recorded: lastChecked(recordedIn(result?.steps ?? [])),
  };
}
