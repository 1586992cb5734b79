import type { OfferTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferJudgement, WorkerPapers } from '@portway/contracts/hiring/offers/offers';
import { workerPapers } from '@portway/rules/hire-plan';
import { calendarDate } from '@portway/rules/kernel';
import { planOfOffer } from '@portway/rules/offer-plan';
import { recordedBy } from '@portway/rules/recorded';
import { offerFactsFor, sponsorshipOf } from './offer-facts.presenter.ts';

/** What the worker gets together for the visa of an accepted offer, by the rules of its planned days. */
export function papersFor(terms: OfferTerms, judgement: OfferJudgement | null): WorkerPapers | null {
  const offer = offerFactsFor(terms);
  const sponsorship = sponsorshipOf(terms, judgement?.sponsor);
  if (offer === undefined || sponsorship === undefined) return null;
  const plan = planOfOffer(offer, sponsorship);
  const application = judgement?.plan.find(({ id }) => id === 'visa-application');
  const judgedOn = application?.expected ?? plan.assignedOn;
  const { papers, steps } = workerPapers({ ...plan, appliedOn: calendarDate(judgedOn) });
  return {
    papers: papers.map(({ notes, decides, ...paper }) => ({
      ...paper,
      notes: [...notes],
      decides: decides && { by: decides.by, countries: [...decides.countries] },
    })),
    applyOn: application ? { earliest: application.earliest, latest: application.latest } : null,
    steps,
    judgedOn,
    ...recordedBy(steps),
  };
}
