import type { OfferDraft } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferJudgement } from '@portway/contracts/hiring/offers/offers';
import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { type HirePlan, hirePlan } from '@portway/rules/hire-plan';
import { planOfOffer } from '@portway/rules/offer-plan';
import { recordedBy } from '@portway/rules/recorded';
import { stepsOfBill } from '@portway/rules/sponsorship-cost';
import { offerFactsFor, sponsorshipOf } from './offer-facts.presenter.ts';

export interface SponsorOfOffer {
  /** What the organisation says of itself. */
  readonly facts: SponsorFacts;
  /** YYYY-MM-DD */
  readonly today: string;
}

/**
 * What the rules say of an offer on the days of its own timeline. The candidate's own answers are not read, so that a
 * lower figure which only they could confirm stays open. Null while nobody is to be sponsored, or too little is
 * written down.
 */
export function judgeOffer(terms: OfferDraft, { facts, today }: SponsorOfOffer): OfferJudgement | null {
  const { rating, licencePriority, licenceAppliedOn } = facts;
  const sponsor = { rating, licencePriority, licenceAppliedOn: licenceAppliedOn ?? today };
  const offer = offerFactsFor(terms);
  const sponsorship = sponsorshipOf(terms, sponsor);
  if (offer === undefined || sponsorship === undefined) return null;
  const plan = hirePlan(planOfOffer(offer, sponsorship));
  const steps = [...plan.salary.steps, ...plan.steps];
  return {
    ...withStart(plan),
    lastSafeDay: plan.sponsorable.lastSafeDay,
    minPence: minOf(plan),
    costs: costsOf(plan),
    workerHealthCarePence: healthCareOf(plan),
    plan: plan.timeline.map((milestone) => ({ ...milestone })),
    needed: plan.needed.map((item) => ({ ...item })),
    sponsor,
    steps,
    judgedOn: plan.judgedOn.assignedOn,
    ...recordedBy([...steps, ...stepsOfBill(plan.cost)]),
  };
}

/** A first day that cannot be met is said before anything else, and is no clear result. */
function withStart({ sponsorable: { verdict, reason }, start }: HirePlan) {
  if (start === null || start.reach === 'usual') return { verdict, reason };
  if (start.reach === 'aims') return { verdict, reason: `${reason} ${start.reason}` };
  const unclear = verdict === 'no-obvious-barrier' ? 'more-to-find-out' : verdict;
  return { verdict: unclear, reason: `${start.reason} ${reason}` } as const;
}

function minOf({ salary }: HirePlan): number | null {
  return 'lowest' in salary ? (salary.lowest?.minimumAnnualPence ?? null) : null;
}

/** The other total of the worker, while the kind of employer decides and is not said. */
function healthCareOf({ cost }: HirePlan): number | null {
  return 'byEmployer' in cost ? (cost.byEmployer?.healthAndCare.candidatePence ?? null) : null;
}

function costsOf({ cost }: HirePlan): OfferJudgement['costs'] {
  if (!('lines' in cost) || cost.lines === undefined) return [];
  return cost.lines.flatMap((line) => {
    if ('notApplicable' in line || 'cannotCome' in line) return [];
    if (line.payer !== 'employer' && line.payer !== 'candidate') return [];
    const payer = line.payer === 'employer' ? 'employer' : 'worker';
    return [{ payer, title: line.title, amountPence: 'amountPence' in line ? line.amountPence : null }];
  });
}
