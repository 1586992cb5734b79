import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The candidates' workspace. */
export const candidatePages = [
  {
    path: '/dashboard/profile',
    file: 'workspaces/candidate/profile/overview/overview.tsx',
    title: 'What recruiters see',
    sidebar: {
      place: 1,
      label: 'Profile',
      icon: 'UserRound',
      count: { of: 'needed', one: 'needed step is open', many: 'needed steps are open' },
    },
    palette: { label: 'Profile: Overview', words: 'preview what recruiters will see', icon: 'UserRound' },
  },
  {
    path: '/dashboard/profile/edit',
    file: 'workspaces/candidate/profile/edit/edit.tsx',
    title: 'Your profile',
    palette: { label: 'Profile: Edit', words: 'about yourself change', icon: 'UserPen' },
  },
  {
    path: '/dashboard/profile/resume',
    file: 'workspaces/candidate/profile/resumes/resumes.tsx',
    title: 'Your CVs',
    palette: {
      label: 'Resume/ CV',
      words: 'curriculum vitae upload file document download',
      icon: 'FileText',
    },
  },
  {
    path: '/dashboard/profile/preferences',
    file: 'workspaces/candidate/profile/preferences/preferences.tsx',
    title: 'Your preferences',
    palette: { label: 'Preferences', words: 'profile wishes', icon: 'SlidersHorizontal' },
  },
  {
    path: '/dashboard/profile/culture',
    file: 'workspaces/candidate/profile/culture/culture.tsx',
    title: 'Your culture answers',
    palette: { label: 'Culture', words: 'profile questionnaire questions', icon: 'Sprout' },
  },
  {
    path: '/dashboard/jobs',
    file: 'workspaces/candidate/jobs/jobs.tsx',
    title: 'Search for Jobs',
    sidebar: { place: 2, label: 'Jobs', icon: 'BriefcaseBusiness' },
    palette: [
      { words: 'browse all saved vacancies positions', icon: 'BriefcaseBusiness' },
      { query: '?tab=saved', label: 'Saved jobs', words: 'bookmarks kept', icon: 'Bookmark' },
      {
        query: '?tab=searches',
        label: 'Saved Searches',
        words: 'job alerts mails new jobs',
        icon: 'BellRing',
      },
    ],
  },
  { path: '/dashboard/job-details', file: 'workspaces/candidate/jobs/job-details.tsx', title: 'A job' },
  {
    path: '/dashboard/applied',
    file: 'workspaces/candidate/applications/applications.tsx',
    title: 'Applied',
    sidebar: {
      place: 3,
      icon: 'Send',
      count: { of: 'ongoing', one: 'ongoing application', many: 'ongoing applications' },
    },
    palette: {
      words: 'applications ongoing archived status pending interview offer rejected withdraw reopen',
      icon: 'Send',
    },
  },
  {
    path: '/dashboard/offers/compare',
    file: 'workspaces/candidate/offers/compare/compare.tsx',
    title: 'Your offers beside each other',
    palette: { label: 'Compare offers', words: 'offers beside each other pay visa costs', icon: 'FileText' },
  },
  {
    path: '/dashboard/offers/:application',
    file: 'workspaces/candidate/offers/offer.tsx',
    title: 'Your offer',
  },
  {
    path: '/dashboard/messages',
    file: 'workspaces/conversations/conversations.tsx',
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
      words: 'chat conversations inbox unread write answer recruiters employers report block',
      icon: 'MessagesSquare',
    },
  },
] as const satisfies readonly WorkspacePage[];
