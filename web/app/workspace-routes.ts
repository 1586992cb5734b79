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
    frame: 'workspaces/candidate/frame.tsx',
    pages: [
      { path: '/dashboard', file: 'workspaces/candidate/home/home.tsx', title: 'Home' },
      { path: '/dashboard/home', file: 'workspaces/candidate/home/home.tsx', title: 'Home' },
      {
        path: '/dashboard/profile',
        file: 'workspaces/candidate/profile/overview/overview.tsx',
        title: 'What recruiters see',
      },
      {
        path: '/dashboard/profile/edit',
        file: 'workspaces/candidate/profile/edit/edit.tsx',
        title: 'Your profile',
      },
      {
        path: '/dashboard/profile/resume',
        file: 'workspaces/candidate/profile/resume/resume.tsx',
        title: 'Your CVs',
      },
      {
        path: '/dashboard/profile/preferences',
        file: 'workspaces/candidate/profile/preferences/preferences.tsx',
        title: 'Your preferences',
      },
      {
        path: '/dashboard/profile/culture',
        file: 'workspaces/candidate/profile/culture/culture.tsx',
        title: 'Your culture answers',
      },
      { path: '/dashboard/jobs', file: 'workspaces/candidate/jobs/jobs.tsx', title: 'Search for Jobs' },
      { path: '/dashboard/job-details', file: 'workspaces/candidate/jobs/job-details.tsx', title: 'A job' },
      { path: '/dashboard/applied', file: 'workspaces/candidate/applied/applied.tsx', title: 'Applied' },
      { path: '/dashboard/messages', file: 'workspaces/candidate/messages/messages.tsx', title: 'Messages' },
      {
        path: '/dashboard/organisation',
        file: 'workspaces/employer/organisation/organisation.tsx',
        title: 'Organisation',
      },
      { path: '/dashboard/account', file: 'account/details.tsx', title: 'Your details' },
      { path: '/dashboard/account/password', file: 'account/password.tsx', title: 'Your password' },
      { path: '/dashboard/account/security', file: 'account/security.tsx', title: 'Security' },
      { path: '/dashboard/account/sessions', file: 'account/sessions.tsx', title: 'Your sessions' },
      {
        path: '/dashboard/account/notifications',
        file: 'account/notifications.tsx',
        title: 'Notifications',
      },
      {
        path: '/dashboard/account/data',
        file: 'account/download-or-delete.tsx',
        title: 'Your data',
      },
    ],
  },
  {
    id: 'frame:desk',
    frame: 'workspaces/staff/frame.tsx',
    pages: [
      { path: '/staff', file: 'workspaces/staff/enquiries/enquiries.tsx', title: 'Enquiries' },
      { path: '/staff/enquiry', file: 'workspaces/staff/enquiries/enquiry.tsx', title: 'An enquiry' },
      { path: '/staff/users', file: 'workspaces/staff/users.tsx', title: 'Users' },
      { path: '/staff/organisations', file: 'workspaces/staff/organisations.tsx', title: 'Organisations' },
      { path: '/staff/dead-letters', file: 'workspaces/staff/dead-letters.tsx', title: 'Dead letters' },
      { path: '/staff/audit', file: 'workspaces/staff/audit.tsx', title: 'Audit log' },
    ],
  },
] as const satisfies readonly Workplace[];
