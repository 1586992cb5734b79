import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** What somebody follows on the register of sponsors, which candidates and recruiters have alike. */
export const sponsorFollowPages = [
  {
    path: '/dashboard/following',
    file: 'workspaces/sponsor-follows/sponsor-follows.tsx',
    title: 'Following',
    palette: {
      words: 'followed sponsors register licence alerts emails towns routes changes',
      icon: 'BellRing',
    },
  },
] as const satisfies readonly WorkspacePage[];
