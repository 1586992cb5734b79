import type { LoadEntries } from '../../kit/command-palette/quick-entry.ts';

/** Words and icons of all entries, loaded when the palette first opens. */
export const findable: LoadEntries = () => import('./entries-of.ts');
