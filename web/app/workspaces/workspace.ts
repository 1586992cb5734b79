import type { WorkspacePage } from '../kit/frame/workspace.ts';

/** The page that every workspace has: each user's own home. */
export const homePages = [
  {
    path: '/dashboard',
    file: 'workspaces/home.tsx',
    title: 'Home',
    sidebar: { place: 1, icon: 'House', isExact: true },
    palette: { words: 'start welcome next', icon: 'House' },
  },
  { path: '/dashboard/home', file: 'workspaces/home.tsx', title: 'Home', under: '/dashboard' },
] as const satisfies readonly WorkspacePage[];
