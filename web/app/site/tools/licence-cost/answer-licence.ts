import type { CalendarDate } from '@portway/rules/kernel';
import { licenceCost } from '@portway/rules/licence-fee';
import { simpleLicenceCost } from '@portway/rules/simple-estimate';
import { recordedTo } from '@portway/rules/sources';
import { lawInForceOn } from '../../../text/law-day.ts';
import { asRecordedTo } from '../../../text/outcome.ts';
import { licenceFacts, readLicenceAnswers } from './licence-answers.ts';
import { presentLicenceCost } from './present-licence-cost.ts';

/** What the page shows for the answers of an address. */
export function answerLicence(query: URLSearchParams, today: CalendarDate) {
  const answers = readLicenceAnswers(query, today);
  const { facts, problems } = licenceFacts(answers);
  return {
    answers,
    problems,
    result: facts && presentLicenceCost(licenceCost(facts), facts, simpleLicenceCost(facts)),
    law: facts && lawInForceOn(facts.appliedOn),
    recorded: asRecordedTo(recordedTo),
  };
}
