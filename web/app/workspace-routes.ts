import { accountPages } from './account/workspace.ts';
import type { WorkspacePage } from './kit/frame/workspace.ts';
import { candidatePages } from './workspaces/candidate/workspace.ts';
import { hiringPages } from './workspaces/hiring/workspace.ts';
import { notificationPages } from './workspaces/notifications/workspace.ts';
import { planPages } from './workspaces/plans/workspace.ts';
import { sponsorPages } from './workspaces/sponsor/workspace.ts';
import { sponsorFollowPages } from './workspaces/sponsor-follows/workspace.ts';
import { staffPages } from './workspaces/staff/workspace.ts';

interface Frame {
  /** The id of the frame's route, by which its pages find the logged-in user. */
  readonly id: string;
  readonly frame: string;
  readonly pages: readonly WorkspacePage[];
}

/**
 * The pages behind the log-in, by the frame around them. They are skeletons, which the browser fills once it knows
 * the user: prerendered, or rendered for each request where the path has a parameter. They are not listed for search
 * engines.
 */
export const workspaceFrames: readonly Frame[] = [
  {
    id: 'frame:dashboard',
    frame: 'workspaces/frame.tsx',
    pages: [
      ...candidatePages,
      ...hiringPages,
      ...sponsorPages,
      ...planPages,
      ...sponsorFollowPages,
      ...notificationPages,
      ...accountPages,
    ],
  },
  { id: 'frame:desk', frame: 'workspaces/staff/frame.tsx', pages: staffPages },
];
