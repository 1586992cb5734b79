import { call } from '@portway/contracts/client';
import type { Completeness } from '@portway/contracts/profile/profile';
import { askedBeside, type Beside } from '../../kit/loading/background-query.ts';

/** How whole the profile is, as far as this page has learned it. */
export type KnownCompleteness = Beside<Completeness>;

/** Each save of the profile is answered with it: the rail and the home page say it at once. */
export const {
  ask: askCompleteness,
  learn: learnCompleteness,
  tell: tellCompleteness,
  use: useCompleteness,
} = askedBeside<Completeness>(async (me) => {
  // The schemas of a whole profile: loaded for whoever has one, and after the page.
  const { showProfileOperation } = await import('@portway/contracts/profile/profile');
  return (await call(showProfileOperation, undefined, me)).completeness;
});
