import { accountPages } from './account/workspace.ts';
import type { WorkspacePage } from './kit/frame/workspace.ts';
import { candidatePages } from './workspaces/candidate/workspace.ts';
import { employerPages } from './workspaces/employer/workspace.ts';
import { staffPages } from './workspaces/staff/workspace.ts';

interface Frame {
  /** Of the frame's route: its pages find by it who is logged in. */
  readonly id: string;
  readonly frame: string;
  readonly pages: readonly WorkspacePage[];
}

/**
 * The pages behind the log-in, by the frame around them. They are drawn at build as skeletons, which the browser fills
 * once it knows who is logged in; no search engine is told of them.
 */
export const workspaceFrames: readonly Frame[] = [
  {
    id: 'frame:dashboard',
    frame: 'workspaces/frame.tsx',
    pages: [...candidatePages, ...employerPages, ...accountPages],
  },
  { id: 'frame:desk', frame: 'workspaces/staff/frame.tsx', pages: staffPages },
];
