import type { ComparedOffer, ComparisonAnswers } from '@portway/contracts/hiring/offers/offer-comparison';
import type { OfferTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferVersion } from '@portway/contracts/hiring/offers/offers';
import { type HirePlan, type HirePlanFacts, hirePlan } from '@portway/rules/hire-plan';
import { type CalendarDate, calendarDate, lawOn } from '@portway/rules/kernel';
import { countsFromOf, planOfOffer, settlementOfOffer } from '@portway/rules/offer-plan';
import { recordedBy } from '@portway/rules/recorded';
import { type Line, stepsOfBill, type Totals } from '@portway/rules/sponsorship-cost';
import {
  fundsApplicant,
  fundsFirstChild,
  fundsFurtherChild,
  fundsPartner,
} from '@portway/rules/visa-requirements';
import { offerFactsFor, sponsorshipOf } from '../offer-facts.presenter.ts';

type Compared = Omit<ComparedOffer, 'application' | 'company' | 'status' | 'terms' | 'workplace' | 'forMe'>;

export interface ComparisonFacts {
  readonly answers: ComparisonAnswers;
  /** The permission that the profile names. */
  readonly currentVisa: string | undefined;
  readonly today: CalendarDate;
}

/** What the rules say of one offer for the caller and the family that they name, beside the others. */
export function comparedOffer(
  { terms, judgement }: Pick<OfferVersion, 'terms' | 'judgement'>,
  { answers, currentVisa, today }: ComparisonFacts,
): Compared {
  const offer = offerFactsFor(terms);
  const sponsorship = sponsorshipOf(terms, judgement?.sponsor);
  const facts = offer && sponsorship && planOfOffer(offer, sponsorship);
  const plan = facts && hirePlan({ ...facts, ...familyOf(answers), ...routeOf(facts, answers) });
  const days = judgement?.plan.find(({ id }) => id === 'visa-decision');
  const decision = days && { earliest: calendarDate(days.earliest), latest: calendarDate(days.latest) };
  const { inRouteSince } = answers;
  const countsFrom = countsFromOf({ inRouteSince, currentVisa, decision });
  const settlement = offer === undefined ? withoutCode : settlementOfOffer(offer, { countsFrom, today });
  const steps = [...(plan === undefined ? [] : [...plan.salary.steps, ...plan.steps]), ...settlement.steps];
  return {
    ...(plan === undefined ? unsponsored : costsOf(plan, terms)),
    fundsPence: plan === undefined || facts === undefined ? null : fundsOf(plan, facts, answers),
    ...settlement,
    judgedOn: plan?.judgedOn.assignedOn ?? null,
    steps,
    ...recordedBy([...steps, ...(plan === undefined ? [] : stepsOfBill(plan.cost))]),
  };
}

const withoutCode = {
  settlement: null,
  settlementFrom: null,
  settlementNote: 'The offer names no occupation code.',
  steps: [],
};

const unsponsored = { costs: [], workerPays: null, familyPays: null, familyNote: null, firstYear: null };

/** Family as the cost rules take it, without priority services. */
function familyOf({ partner, childrenUnder18: count }: ComparisonAnswers): Partial<HirePlanFacts> {
  return {
    ...(partner === 'yes' ? { partner: { priority: 'none' as const } } : {}),
    ...(count > 0 ? { children: { count, under18: count, priority: 'none' as const } } : {}),
  };
}

/** Somebody who already is in the route and applies inside the UK: it can decide about the family. */
function routeOf({ location }: HirePlanFacts, { inRouteSince }: ComparisonAnswers): Partial<HirePlanFacts> {
  if (location === 'outside' || inRouteSince === undefined) return {};
  return { visaType: 'skilled', inRouteSince: calendarDate(inRouteSince) };
}

function costsOf({ cost }: HirePlan, { pay }: OfferTerms) {
  if (!('lines' in cost) || cost.lines === undefined || cost.totals === undefined) return unsponsored;
  const totals = cost.byEmployer ? [cost.byEmployer.healthAndCare, cost.byEmployer.otherwise] : [cost.totals];
  const workerPays = rangeOf(totals, ({ candidatePence }) => candidatePence);
  const familyPays = rangeOf(totals, ({ dependantsPence }) => dependantsPence);
  return {
    costs: cost.lines.flatMap(costShown),
    workerPays,
    familyPays,
    familyNote: cost.lines.flatMap(familyNoteOf)[0] ?? null,
    firstYear:
      workerPays === null || familyPays === null
        ? null
        : {
            fromPence: pay * 100 - workerPays.toPence - familyPays.toPence,
            toPence: pay * 100 - workerPays.fromPence - familyPays.fromPence,
          },
  };
}

function rangeOf(totals: readonly Totals[], amountOf: (one: Totals) => number | null) {
  const amounts = totals.flatMap((one) => amountOf(one) ?? []);
  if (amounts.length < totals.length) return null;
  return { fromPence: Math.min(...amounts), toPence: Math.max(...amounts) };
}

function costShown(line: Line): ComparedOffer['costs'] {
  if ('notApplicable' in line || 'cannotCome' in line) return [];
  const payer = line.payer === 'employer' ? 'employer' : line.payer === 'candidate' ? 'worker' : 'family';
  return [
    {
      title: line.title,
      amountPence: 'amountPence' in line ? line.amountPence : null,
      payer,
      mustBeEmployer: line.whoPays === 'sponsor-only',
    },
  ];
}

function familyNoteOf(line: Line): string[] {
  if ('cannotCome' in line) return [line.cannotCome];
  if (line.item === 'family' && 'needsFacts' in line)
    return ['Whether family can come is not decided by what the offer and you say.'];
  return [];
}

/** What has to be shown unless it is certified; none where the plan does not ask for it. */
function fundsOf({ needed }: HirePlan, { assignedOn }: HirePlanFacts, answers: ComparisonAnswers) {
  if (!needed.some(({ id }) => id === 'funds' || id === 'funds-in-the-first-year')) return null;
  const { partner, childrenUnder18: count } = answers;
  const amounts = [
    { law: fundsApplicant, times: 1 },
    { law: fundsPartner, times: partner === 'yes' ? 1 : 0 },
    { law: fundsFirstChild, times: Math.min(count, 1) },
    { law: fundsFurtherChild, times: Math.max(count - 1, 0) },
  ];
  return amounts.reduce<number | null>((sum, { law, times }) => {
    const version = lawOn(law, assignedOn);
    return sum === null || version.status === 'no-law' ? null : sum + times * version.value;
  }, 0);
}
