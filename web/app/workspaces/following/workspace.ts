import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** What somebody follows on the register of sponsors, which candidates and recruiters have alike. */
export const followingPages = [
  { path: '/dashboard/following', file: 'workspaces/following/following.tsx', title: 'Following' },
] as const satisfies readonly WorkspacePage[];
