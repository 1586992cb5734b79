import { type Block, table } from '../prose.ts';
import type { LawOfTheDay } from './law-of-the-day.ts';

/** A day before the changes of 2025, for comparison with today. */
export const before2025 = '2025-01-01';

/** What each rule required before 2025 and requires on the day, side by side. */
export const thenAndNow = (
  law: LawOfTheDay,
  rules: readonly (readonly [what: string, id: string])[],
): Block =>
  table(
    'Then and now',
    ['What', '1 January 2025', law.today],
    rules.map(([what, id]) => [what, law.figure(id, before2025).text, law.figure(id)]),
  );
