import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The employers' workspace. See each room in its folder. */
export const hiringPages = [
  {
    path: '/dashboard/hiring/jobs',
    file: 'workspaces/hiring/jobs/jobs.tsx',
    title: 'Jobs',
    sidebar: { place: 1, icon: 'BriefcaseBusiness' },
    palette: { words: 'vacancies posts adverts drafts hiring', icon: 'BriefcaseBusiness' },
  },
  {
    path: '/dashboard/hiring/new-job',
    file: 'workspaces/hiring/jobs/begin/new-job.tsx',
    title: 'Post a job',
    palette: { words: 'new vacancy advert paste duplicate plan', icon: 'FilePlus2' },
  },
  { path: '/dashboard/hiring/jobs/:job', file: 'workspaces/hiring/jobs/editor/job.tsx', title: 'Job' },
  {
    path: '/dashboard/hiring/messages',
    file: 'workspaces/conversations/hiring-conversations.tsx',
    title: 'Messages',
    sidebar: {
      place: 4,
      icon: 'MessagesSquare',
      count: {
        of: 'unread',
        one: 'conversation with unread messages',
        many: 'conversations with unread messages',
      },
    },
    palette: {
      words: 'chat conversations inbox unread write answer candidates applicants templates assigned mine',
      icon: 'MessagesSquare',
    },
  },
  {
    path: '/dashboard/organisation',
    file: 'workspaces/hiring/organisation/organisation.tsx',
    title: 'Organisation',
    sidebar: { place: 5, icon: 'Building2' },
    palette: { words: 'company page details logo offices website', icon: 'Building2' },
  },
  {
    path: '/dashboard/organisation/people',
    file: 'workspaces/hiring/organisation/people.tsx',
    title: 'People and access',
    palette: {
      words: 'organisation members colleagues roles rights invite invitations compliance leave',
      icon: 'Building2',
    },
  },
  {
    path: '/dashboard/organisation/register',
    file: 'workspaces/hiring/organisation/register/organisation-register.tsx',
    title: 'Your entry on the register',
    palette: {
      words: 'organisation claim entry register sponsors licence rating size sponsor',
      icon: 'Building2',
    },
  },
  {
    path: '/dashboard/sponsorship',
    file: 'workspaces/hiring/sponsorship/sponsorship.tsx',
    title: 'Sponsorship',
    palette: {
      label: 'Set up sponsorship',
      words: 'sponsor licence compliance begin start officer workers visa home office',
      icon: 'Sunrise',
    },
  },
  {
    path: '/dashboard/organisation/log',
    file: 'workspaces/hiring/organisation-log/organisation-log.tsx',
    title: 'Audit log',
    under: '/dashboard/organisation',
  },
  {
    path: '/dashboard/hiring/applications/:application/sponsoring',
    file: 'workspaces/hiring/visa-facts/visa-facts.tsx',
    title: 'Sponsoring an applicant',
    under: '/dashboard/hiring/applicants',
  },
  {
    path: '/dashboard/hiring/applicants',
    file: 'workspaces/hiring/applications/applications.tsx',
    title: 'Applicants',
    sidebar: {
      place: 2,
      icon: 'Users',
      count: { of: 'applicants', one: 'application to answer', many: 'applications to answer' },
    },
    palette: {
      words: 'candidates applications people pipeline board list interview reject tags notes',
      icon: 'Users',
    },
  },
  {
    path: '/dashboard/hiring/board',
    file: 'workspaces/hiring/applications/board.tsx',
    title: 'Applicants for a job',
    under: '/dashboard/hiring/applicants',
  },
  {
    path: '/dashboard/hiring/applications/:application/reject-for-sponsorship',
    file: 'workspaces/hiring/visa-facts/reject-for-sponsorship.tsx',
    title: 'Rejecting for sponsorship',
    under: '/dashboard/hiring/applicants',
  },
  {
    path: '/dashboard/hiring/applications/:application/offer',
    file: 'workspaces/hiring/offers/offer.tsx',
    title: 'Offer',
    under: '/dashboard/hiring/applicants',
  },
  {
    path: '/dashboard/hiring/cases',
    file: 'workspaces/hiring/hire-cases/hire-cases.tsx',
    title: 'Hires',
    under: '/dashboard/hiring/applicants',
    // Nobody needs it before there is one.
    sidebar: {
      place: 3,
      icon: 'Handshake',
      onlyWide: true,
      whileAny: 'hires',
      count: { of: 'hireSteps', one: 'hire with a step of yours', many: 'hires with steps of yours' },
    },
    palette: {
      words: 'cases accepted offers onboarding right to work check first day started',
      icon: 'Handshake',
    },
  },
  {
    path: '/dashboard/hiring/cases/:case',
    file: 'workspaces/hiring/hire-cases/hire-case.tsx',
    title: 'Hire',
  },
] as const satisfies readonly WorkspacePage[];
