import { type HirePlanFacts, type LicenceAnswers, sponsorForPlan } from '../hire-plan/index.ts';
import { type ScaleFacts, scaleFactsFor } from '../job-sponsorship/index.ts';
import { type CalendarDate, calendarDate, type Pence } from '../kernel/index.ts';

/** What an offer says of the job, as far as the rules need it. Days are YYYY-MM-DD. */
export interface OfferFacts {
  readonly occupationCode: string;
  readonly hoursPerWeek: number;
  /** Guaranteed basic gross pay a year. */
  readonly payPence: Pence;
  readonly workNation: HirePlanFacts['workNation'];
  readonly scale: ScaleFacts;
  readonly startsOn: string | undefined;
}

/** How the job is sponsored. */
export interface OfferSponsorship {
  /** The planned day of the certificate. */
  readonly certificateOn: string;
  readonly months: number;
  readonly appliesFrom: HirePlanFacts['location'];
  readonly sponsorSize: HirePlanFacts['sponsorSize'];
  readonly holdsLicence: boolean;
  /** What the organisation said of its licence; undefined where nothing is known of it. */
  readonly licence?: (LicenceAnswers & { readonly licenceAppliedOn: string }) | undefined;
}

/** The terms of an offer as a plan: the one way from what an offer says to what the rules say of it. */
export function planOfOffer(offer: OfferFacts, sponsorship: OfferSponsorship): HirePlanFacts {
  const { occupationCode, hoursPerWeek, payPence, workNation, startsOn } = offer;
  const { certificateOn, months, appliesFrom, sponsorSize, holdsLicence, licence } = sponsorship;
  const assignedOn = calendarDate(certificateOn);
  return {
    occupationCode,
    hours: { perWeek: hoursPerWeek },
    salaryPence: payPence,
    months,
    assignedOn,
    location: appliesFrom,
    ...(licence === undefined
      ? { sponsorSize, holdsLicence }
      : sponsorForPlan({ size: sponsorSize, holdsLicence }, licence, calendarDate(licence.licenceAppliedOn))),
    startWanted: startsOn === undefined ? undefined : calendarDate(startsOn),
    workNation,
    ...scaleFor(offer, assignedOn),
  };
}

/** The scale's answers that the code has on the day. */
export function scaleFor({ occupationCode, workNation, scale }: OfferFacts, day: CalendarDate): ScaleFacts {
  return scaleFactsFor({ occupationCode, day, workNation }, scale);
}
