import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The candidates' workspace. */
export const candidatePages = [
  { path: '/dashboard', file: 'workspaces/home.tsx', title: 'Home' },
  { path: '/dashboard/home', file: 'workspaces/home.tsx', title: 'Home' },
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
    file: 'workspaces/candidate/profile/resumes/resumes.tsx',
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
  {
    path: '/dashboard/applied',
    file: 'workspaces/candidate/applications/applications.tsx',
    title: 'Applied',
  },
  {
    path: '/dashboard/offers/:application',
    file: 'workspaces/candidate/offers/offer.tsx',
    title: 'Your offer',
  },
  { path: '/dashboard/messages', file: 'workspaces/conversations/conversations.tsx', title: 'Messages' },
] as const satisfies readonly WorkspacePage[];
