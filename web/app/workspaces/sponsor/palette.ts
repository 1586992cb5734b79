import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';

/** The command palette's entries for members with a compliance role. */
// biome-ignore format: a table is read by its columns
export const sponsorEntries: readonly FindablePage[] = [
];
