interface Workplace {
  /** Of the frame's route: its pages find by it who is logged in. */
  id: string;
  frame: string;
  pages: readonly WorkPage[];
}

interface WorkPage {
  path: string;
  file: string;
  /** What menus and lists call it. */
  title: string;
}

/**
 * The pages behind the log-in, each in the frame of its workplace. They are drawn at build as skeletons, which the
 * browser of whoever is logged in fills; no search engine is told of them.
 */
export const workplaces = [
  {
    id: 'frame:dashboard',
    frame: 'dashboard/frame.tsx',
    pages: [
      { path: '/dashboard', file: 'dashboard/home/home.tsx', title: 'Home' },
      { path: '/dashboard/home', file: 'dashboard/home/home.tsx', title: 'Home' },
      {
        path: '/dashboard/profile',
        file: 'dashboard/profile/overview/overview.tsx',
        title: 'What recruiters see',
      },
      { path: '/dashboard/profile/edit', file: 'dashboard/profile/edit/edit.tsx', title: 'Your profile' },
      {
        path: '/dashboard/profile/resume',
        file: 'dashboard/profile/resume/resume.tsx',
        title: 'Your CVs',
      },
      {
        path: '/dashboard/profile/preferences',
        file: 'dashboard/profile/preferences/preferences.tsx',
        title: 'Your preferences',
      },
      {
        path: '/dashboard/profile/culture',
        file: 'dashboard/profile/culture/culture.tsx',
        title: 'Your culture answers',
      },
      { path: '/dashboard/jobs', file: 'dashboard/jobs/jobs.tsx', title: 'Search for Jobs' },
      { path: '/dashboard/job-details', file: 'dashboard/jobs/job-details.tsx', title: 'A job' },
      { path: '/dashboard/applied', file: 'dashboard/applied/applied.tsx', title: 'Applied' },
      { path: '/dashboard/messages', file: 'dashboard/messages/messages.tsx', title: 'Messages' },
      {
        path: '/dashboard/organisation',
        file: 'dashboard/organisation/organisation.tsx',
        title: 'Organisation',
      },
      { path: '/dashboard/account', file: 'dashboard/account/details.tsx', title: 'Your details' },
      { path: '/dashboard/account/password', file: 'dashboard/account/password.tsx', title: 'Your password' },
      { path: '/dashboard/account/security', file: 'dashboard/account/security.tsx', title: 'Security' },
      { path: '/dashboard/account/sessions', file: 'dashboard/account/sessions.tsx', title: 'Your sessions' },
      {
        path: '/dashboard/account/notifications',
        file: 'dashboard/account/notifications.tsx',
        title: 'Notifications',
      },
      {
        path: '/dashboard/account/data',
        file: 'dashboard/account/download-or-delete.tsx',
        title: 'Your data',
      },
    ],
  },
  {
    id: 'frame:desk',
    frame: 'dashboard/desk/frame.tsx',
    pages: [
      { path: '/staff', file: 'dashboard/desk/enquiries/enquiries.tsx', title: 'Enquiries' },
      { path: '/staff/enquiry', file: 'dashboard/desk/enquiries/enquiry.tsx', title: 'An enquiry' },
      { path: '/staff/users', file: 'dashboard/desk/users.tsx', title: 'Users' },
      { path: '/staff/organisations', file: 'dashboard/desk/organisations.tsx', title: 'Organisations' },
      { path: '/staff/dead-letters', file: 'dashboard/desk/dead-letters.tsx', title: 'Dead letters' },
      { path: '/staff/audit', file: 'dashboard/desk/audit.tsx', title: 'Audit log' },
    ],
  },
] as const satisfies readonly Workplace[];
