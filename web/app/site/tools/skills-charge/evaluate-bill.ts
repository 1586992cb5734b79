import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import {
  type SponsorshipCost,
  type SponsorshipFacts,
  sponsorshipCost,
} from '@portway/rules/sponsorship-cost';
import { biometricsRange } from '@portway/rules/visa-fee';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { inShortPounds } from '../../../text/money.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { namedReader } from '../../../text/reader/reader.ts';
import { type BillShown, presentBill } from './bill/present-bill.ts';
import { presentChargeRefunds } from './bill/present-charge-refunds.ts';
import { presentSimple } from './bill/present-simple.ts';
import { listedJobs, relevantQuestions } from './relevant-questions.ts';
import { readSponsorshipAnswers, sponsorshipFacts } from './sponsorship-answers.ts';

/** The result page's data for a query. */
export function evaluateBill(query: URLSearchParams, today: CalendarDate) {
  const reader = namedReader(query) ?? 'employer';
  const answers = readSponsorshipAnswers(query, today);
  const { facts, problems } = sponsorshipFacts(answers);
  const cost = facts && sponsorshipCost(facts);
  const bill = cost && presentBill(cost, reader);
  return {
    reader,
    answers,
    problems,
    questions: relevantQuestions(answers),
    listedJobs: listedJobs(answers),
    bill,
    /** Whether there are prices without Health and Care, where there are none with it. */
    pricedWithoutHealth: facts && cost && pricedWithoutHealth(facts, cost),
    refunds: facts && cost && presentChargeRefunds(facts, isChargeDue(cost)),
    simple: facts && answers.years !== 'days' ? presentSimple(facts, answers.years) : undefined,
    biometrics: facts && biometricsNote(facts.appliedOn),
    law: facts && ratesFor(facts.assignedOn, facts.appliedOn),
    recorded: lastChecked(recordedIn(bill ? stepsOf(bill) : [])),
  };
}

const stepsOf = ({ steps, sections }: BillShown) => [...steps, ...sections.flatMap((each) => each.steps)];

function pricedWithoutHealth(facts: SponsorshipFacts, { status }: SponsorshipCost): boolean {
  if (facts.healthAndCare !== true || status !== 'not-applicable') return false;
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
  return `Biometrics centre fees are usually ${inShortPounds(fromPence)}–${inShortPounds(toPence)}. This is an estimate that varies by country and by the services you choose, and is not in the totals.`;
}
