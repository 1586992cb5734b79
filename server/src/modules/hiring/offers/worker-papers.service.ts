import type { OfferTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferJudgement, WorkerPapers } from '@portway/contracts/hiring/offers/offers';
import { workerPapers } from '@portway/rules/hire-plan';
import { calendarDate } from '@portway/rules/kernel';
import { recordedBy } from '@portway/rules/recorded';
import { planFactsOf } from './offer-facts.service.ts';

/** What the worker gets together for the visa of an accepted offer, by the rules of its planned days. */
export function papersFor(terms: OfferTerms, judgement: OfferJudgement | null): WorkerPapers | null {
  const plan = planFactsOf(terms, judgement?.sponsor);
  if (plan === undefined) return null;
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
