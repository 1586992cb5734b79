import { Route } from 'lucide-react';
import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';

/** The command palette's entry for saved hire plans, for candidates and recruiters. */
export const planEntries: readonly FindablePage[] = [
  {
    to: '/dashboard/plans',
    label: 'Plans',
    words: 'saved hire plans cost salary start sponsor kept draft',
    Icon: Route,
  },
];
