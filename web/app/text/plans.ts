/** One plan of the pricing page, with prices a year. */
export interface Plan {
  readonly id: 'basic' | 'standard' | 'premium';
  readonly name: string;
  readonly euros: number;
  /** Undefined where the price in pounds is on request. */
  readonly pounds?: number;
  readonly badge?: string;
  readonly features: readonly string[];
}

/** The operator's plans. Every price on the site comes from here. */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'basic',
    name: 'Basic Plan',
    euros: 1200,
    pounds: 1250,
    badge: 'Just License',
    features: ['Sponsorship licence only'],
  },
  {
    id: 'standard',
    name: 'Standard Plan',
    euros: 1650,
    badge: 'Most Common',
    features: [
      'Sponsorship licence',
      'Recruitment portal access',
      'Up to 5 CoS assignments',
      'Visa assistance for recruits',
      'Ongoing compliance for up to 10 employees',
    ],
  },
  {
    id: 'premium',
    name: 'Premium Plan',
    euros: 2200,
    features: [
      'Sponsorship licence',
      'Recruitment portal access',
      'Up to 20 CoS assignments',
      'Visa assistance',
      'Ongoing compliance for unlimited employees',
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
  readonly in: readonly [string, string, string];
}[] = [
  { part: 'Sponsorship licence', in: ['Yes', 'Yes', 'Yes'] },
  { part: 'Recruitment portal access', in: ['No', 'Yes', 'Yes'] },
  { part: 'CoS assignments', in: ['No', 'Up to 5', 'Up to 20'] },
  { part: 'Visa assistance', in: ['No', 'For recruits', 'Yes'] },
  { part: 'Ongoing compliance', in: ['No', 'Up to 10 employees', 'Unlimited employees'] },
];
