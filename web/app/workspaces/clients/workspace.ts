import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** All organisations of somebody who belongs to several. */
export const clientPages = [
  {
    path: '/dashboard/clients',
    file: 'workspaces/clients/clients.tsx',
    title: 'Clients',
    sidebar: { place: 1, icon: 'Layers', onlyWide: true },
    palette: { words: 'organisations companies all overdue due advise switch workspace', icon: 'Layers' },
  },
] as const satisfies readonly WorkspacePage[];
