import { type Availability, availabilityOf } from './capabilities.ts';

/** What a plan holds, and how much of it is there today. */
export interface PlanFeature {
  readonly text: string;
  readonly availability: Availability;
  /** What can be used now, and what cannot. */
  readonly today: string;
  /** The page where it can be used, or where what is known of it stands. */
  readonly to: string;
  readonly action: string;
}

/** One plan of the pricing page, with prices a year. */
export interface Plan {
  readonly id: 'basic' | 'standard' | 'premium';
  readonly name: string;
  readonly euros: number;
  /** Undefined where the price in pounds is on request. */
  readonly pounds?: number;
  readonly badge?: string;
  readonly features: readonly PlanFeature[];
}

const licence = {
  availability: availabilityOf(['licence-assessment']),
  today: 'Check, stages and documents. You apply on GOV.UK yourself.',
  to: '/sponsor-licence',
  action: 'See the stages',
};

const recruitment: PlanFeature = {
  text: 'Recruitment portal access',
  availability: availabilityOf(['job-editor', 'applicants-board', 'offers']),
  today: 'Jobs with the rules beside them, applicants on a board, messages, offers and hires.',
  to: '/recruitment#open',
  action: 'See what is open',
};

const certificates = {
  availability: availabilityOf(['certificates']),
  today:
    'Each certificate is prepared from the worker’s record. You assign it in the Home Office’s own system.',
  to: '/compliance#open',
  action: 'See what is open',
};

const visas = {
  availability: availabilityOf(['visa-steps']),
  today: 'Figures, papers and the order of the steps. The worker applies on GOV.UK.',
  to: '/visa-processing',
  action: 'See the steps',
};

const compliance = {
  availability: availabilityOf(['counted-duties', 'duty-calendar', 'worker-records', 'inspection-pack']),
  today:
    'Duties counted in days, a calendar, and a record of each worker. A pack for an inspection is not yet open.',
  to: '/compliance#open',
  action: 'See what is open',
};

/** The operator's plans. Every price on the site comes from here. */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'basic',
    name: 'Basic Plan',
    euros: 1200,
    pounds: 1250,
    badge: 'Just License',
    features: [{ text: 'Sponsorship licence only', ...licence }],
  },
  {
    id: 'standard',
    name: 'Standard Plan',
    euros: 1650,
    badge: 'Most Common',
    features: [
      { text: 'Sponsorship licence', ...licence },
      recruitment,
      { text: 'Up to 5 CoS assignments', ...certificates },
      { text: 'Visa assistance for recruits', ...visas },
      { text: 'Ongoing compliance for up to 10 employees', ...compliance },
    ],
  },
  {
    id: 'premium',
    name: 'Premium Plan',
    euros: 2200,
    features: [
      { text: 'Sponsorship licence', ...licence },
      recruitment,
      { text: 'Up to 20 CoS assignments', ...certificates },
      { text: 'Visa assistance', ...visas },
      { text: 'Ongoing compliance for unlimited employees', ...compliance },
    ],
  },
];

/** The home page's claim, as specified, with the price of Basic in pounds. */
export const plansClaim = `Plans start from £${plans[0].pounds}, refundable if you recruit through us, plus Home Office fees.`;

/** The plan with that id, as in a query; undefined when there is none. */
export function planOf(id: string | null): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** The features by which plans differ, in order. */
export const planDifferences: readonly {
  readonly part: string;
  readonly availability: Availability;
  readonly in: readonly [string, string, string];
}[] = [
  { part: 'Sponsorship licence', availability: licence.availability, in: ['Yes', 'Yes', 'Yes'] },
  { part: recruitment.text, availability: recruitment.availability, in: ['No', 'Yes', 'Yes'] },
  { part: 'CoS assignments', availability: certificates.availability, in: ['No', 'Up to 5', 'Up to 20'] },
  { part: 'Visa assistance', availability: visas.availability, in: ['No', 'For recruits', 'Yes'] },
  {
    part: 'Ongoing compliance',
    availability: compliance.availability,
    in: ['No', 'Up to 10 employees', 'Unlimited employees'],
  },
];
