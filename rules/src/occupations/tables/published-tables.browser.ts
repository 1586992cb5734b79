import type { PublishedTables } from './published-tables.ts';

/**
 * The browser's version of published-tables.ts, selected by package.json: it starts without rows, and
 * `addOccupation` adds those of the codes that the user chooses.
 */
export const published: PublishedTables = {
  occupations: [],
  rates: { '2024-04-04': [], '2025-04-09': [], '2025-07-22': [] },
};
