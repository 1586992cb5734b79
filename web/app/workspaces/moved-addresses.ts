interface MovedAddress {
  readonly from: string;
  /** The query's parameter that named the thing; of a page that names none, left out. */
  readonly parameter?: string;
  /** The page's address now. */
  readonly to: string;
  /** Where an address without that parameter leads. */
  readonly without: string;
}

/** Earlier addresses of pages, which emails, calendars and bookmarks still hold: most are of release 0.25 and before. */
export const movedAddresses: readonly MovedAddress[] = [
  {
    from: '/dashboard/sponsor/worker',
    parameter: 'worker',
    to: '/dashboard/sponsor/workers/:worker',
    without: '/dashboard/sponsor/workers',
  },
  {
    from: '/dashboard/sponsor/duty',
    parameter: 'duty',
    to: '/dashboard/sponsor/duties/:duty',
    without: '/dashboard/sponsor/duties',
  },
  {
    from: '/dashboard/sponsor/certificate',
    parameter: 'certificate',
    to: '/dashboard/sponsor/certificates/:certificate',
    without: '/dashboard/sponsor/certificates',
  },
  {
    from: '/dashboard/sponsor/right-to-work',
    to: '/dashboard/sponsor/evidence/right-to-work',
    without: '/dashboard/sponsor/evidence/right-to-work',
  },
  {
    from: '/dashboard/hiring/job',
    parameter: 'job',
    to: '/dashboard/hiring/jobs/:job',
    without: '/dashboard/hiring/jobs',
  },
  {
    from: '/dashboard/hiring/case',
    parameter: 'case',
    to: '/dashboard/hiring/cases/:case',
    without: '/dashboard/hiring/cases',
  },
  ...['offer', 'sponsoring', 'reject-for-sponsorship'].map((page) => ({
    from: `/dashboard/hiring/${page}`,
    parameter: 'application',
    to: `/dashboard/hiring/applications/:application/${page}`,
    without: '/dashboard/hiring/applicants',
  })),
  {
    from: '/dashboard/offer',
    parameter: 'application',
    to: '/dashboard/offers/:application',
    without: '/dashboard/applied',
  },
  { from: '/staff/enquiry', parameter: 'id', to: '/staff/enquiries/:enquiry', without: '/staff' },
  {
    from: '/staff/organisation',
    parameter: 'id',
    to: '/staff/organisations/:organisation',
    without: '/staff/organisations',
  },
  {
    from: '/staff/newsletter/issue',
    parameter: 'id',
    to: '/staff/newsletter/:issue',
    without: '/staff/newsletter',
  },
  {
    from: '/staff/testimonial',
    parameter: 'id',
    to: '/staff/testimonials/:testimonial',
    without: '/staff/testimonials/new',
  },
];
