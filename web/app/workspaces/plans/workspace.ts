import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** Saved hire plans, which candidates and recruiters have alike. */
export const planPages = [
  {
    path: '/dashboard/plans',
    file: 'workspaces/plans/plans.tsx',
    title: 'Plans',
    sidebar: { place: 1, icon: 'Route', onlyWide: true },
    palette: { words: 'saved hire plans cost salary start sponsor kept draft', icon: 'Route' },
  },
  { path: '/dashboard/plans/begin', file: 'workspaces/plans/begin-plan.tsx', title: 'Plan this hire' },
  { path: '/dashboard/plans/new', file: 'workspaces/plans/new-plan.tsx', title: 'Save a plan' },
] as const satisfies readonly WorkspacePage[];
