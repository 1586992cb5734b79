import type { LoadEntries } from '../../kit/command-palette/quick-entry.ts';

/** Words and icons of all that can be found, loaded when the palette first opens. */
export const findable: LoadEntries = () => import('./entries-of.ts');
