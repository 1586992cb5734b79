import { BellRing } from 'lucide-react';
import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';

/** The command palette's entry for what is followed on the register, for candidates and recruiters. */
export const followingEntries: readonly FindablePage[] = [
  {
    to: '/dashboard/following',
    label: 'Following',
    words: 'followed sponsors register licence alerts emails towns routes changes',
    Icon: BellRing,
  },
];
