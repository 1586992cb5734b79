/** One thing that the product does, or does not do yet. */
export interface Capability {
  /** Whether it can be used today. capabilities.test.ts compares this with the routes and the operations. */
  readonly open: boolean;
  /**
   * The path of the page, or the operation (`POST /api/contact`), that answers for it; of one that is not open, the path
   * that will.
   */
  readonly route: string;
}

/**
 * What the pages that describe the product call open or not yet open. Each page names capabilities and takes that word
 * from here, so that no page promises what is not there or denies what is.
 */
export const capabilities = {
  'licence-assessment': { open: true, route: '/sponsor-licence-assessment' },
  'licence-workspace': { open: false, route: '/dashboard/licence' },
  'job-board': { open: true, route: '/jobs' },
  'job-editor': { open: true, route: '/dashboard/hiring/jobs/:job' },
  'applicants-board': { open: true, route: '/dashboard/hiring/board' },
  offers: { open: true, route: '/dashboard/hiring/applications/:application/offer' },
  'jobs-api': { open: true, route: 'POST /api/organisation/jobs' },
  'occupation-codes': { open: true, route: '/occupations' },
  'salary-check': { open: true, route: '/salary-calculator/calculate' },
  'pay-periods': { open: true, route: '/salary-calculator/pay-periods' },
  'cost-comparison': { open: true, route: '/immigration-skill-charge-calculator/compare' },
  'candidate-search': { open: false, route: '/dashboard/hiring/candidates' },
  'interview-booking': { open: false, route: '/dashboard/hiring/interviews' },
  'university-pages': { open: false, route: '/dashboard/university' },
  'visa-steps': { open: true, route: '/visa-processing' },
  'visa-cases': { open: false, route: '/dashboard/visa-cases' },
  certificates: { open: true, route: '/dashboard/sponsor/certificates/:certificate' },
  'duties-read': { open: true, route: '/rules/:id' },
  'right-to-work-tool': { open: true, route: '/tools/right-to-work' },
  'reporting-deadline': { open: true, route: '/tools/reporting-deadline' },
  'counted-duties': { open: true, route: '/dashboard/sponsor/duties/:duty' },
  'duty-calendar': { open: true, route: '/dashboard/sponsor/calendar' },
  'worker-records': { open: true, route: '/dashboard/sponsor/workers/:worker' },
  'records-archive': { open: true, route: '/dashboard/sponsor/archive' },
  'right-to-work-evidence': { open: true, route: '/dashboard/sponsor/evidence/right-to-work' },
  'inspection-pack': { open: false, route: '/dashboard/sponsor/requests' },
} as const satisfies Readonly<Record<string, Capability>>;

export type CapabilityId = keyof typeof capabilities;

/** How much of a feature can be used today. */
export type Availability = 'open' | 'in-part' | 'not-yet';

export const availabilityWords: Readonly<Record<Availability, string>> = {
  open: 'Open',
  'in-part': 'Open in part',
  'not-yet': 'Not yet open',
};

/** Of a feature that needs all of these. */
export function availabilityOf(ids: readonly CapabilityId[]): Availability {
  const openIds = ids.filter((id) => capabilities[id].open);
  if (openIds.length === 0) return 'not-yet';
  return openIds.length === ids.length ? 'open' : 'in-part';
}
