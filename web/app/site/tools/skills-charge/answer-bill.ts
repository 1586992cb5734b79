import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import { recordedTo } from '@portway/rules/sources';
import {
  type SponsorshipCost,
  type SponsorshipFacts,
  sponsorshipCost,
} from '@portway/rules/sponsorship-cost';
import { biometricsRange } from '@portway/rules/visa-fee';
import { lawInForceOn } from '../../../text/law-day.ts';
import { inShortPounds } from '../../../text/money.ts';
import { asRecordedTo } from '../../../text/outcome.ts';
import { presentBill } from './present-bill.ts';
import { presentChargeRefunds } from './present-charge-refunds.ts';
import { presentSimple } from './present-simple.ts';
import { listedJobs, questionsAsked } from './questions-asked.ts';
import { readSponsorshipAnswers, sponsorshipFacts } from './sponsorship-answers.ts';

/** What the page shows for the answers of an address. */
export function answerBill(query: URLSearchParams, today: CalendarDate) {
  const answers = readSponsorshipAnswers(query, today);
  const { facts, problems } = sponsorshipFacts(answers);
  const cost = facts && sponsorshipCost(facts);
  return {
    answers,
    problems,
    questions: questionsAsked(answers),
    listedJobs: listedJobs(answers),
    bill: cost && presentBill(cost),
    /** Whether the same answers without Health and Care have prices where these have none. */
    pricedWithoutHealth: facts && cost && pricedWithoutHealth(facts, cost),
    refunds: facts && cost && presentChargeRefunds(facts, isChargeDue(cost)),
    simple: facts && answers.years !== 'days' ? presentSimple(facts, answers.years) : undefined,
    biometrics: facts && biometricsNote(facts.appliedOn),
    law: facts && lawInForceOn(facts.assignedOn, facts.appliedOn),
    recorded: asRecordedTo(recordedTo),
  };
}

function pricedWithoutHealth(facts: SponsorshipFacts, { status }: SponsorshipCost): boolean {
  if (!facts.healthAndCare || status !== 'not-applicable') return false;
  return sponsorshipCost({ ...facts, healthAndCare: false }).status !== 'not-applicable';
}

function isChargeDue(cost: SponsorshipCost): boolean {
  const lines = 'lines' in cost ? (cost.lines ?? []) : [];
  return lines.some((line) => line.item === 'skills-charge' && 'amountPence' in line);
}

function biometricsNote(appliedOn: CalendarDate): string | undefined {
  const range = lawOn(biometricsRange, appliedOn);
  if (range.status === 'no-law') return undefined;
  const { fromPence, toPence } = range.value;
  return `Biometrics centre fees are usually ${inShortPounds(fromPence)}–${inShortPounds(toPence)}: an estimate that varies by country and by the services you choose, and is not in the totals.`;
}
