import type { Completeness } from '@portway/contracts/candidate/profile/profile';
import { call } from '@portway/contracts/client';
import { type Beside, backgroundQuery } from '../../kit/loading/background-query.ts';

/** The profile's completeness, as far as this page knows it. */
export type KnownCompleteness = Beside<Completeness>;

/** Every save of the profile returns it: the sidebar and the home page update at once. */
export const {
  ask: askCompleteness,
  learn: learnCompleteness,
  tell: tellCompleteness,
  use: useCompleteness,
} = backgroundQuery<Completeness>(async (me) => {
  // The schemas of a whole profile: loaded only for candidates, and after the page.
  const { showProfileOperation } = await import('@portway/contracts/candidate/profile/profile');
  return (await call(showProfileOperation, undefined, me)).completeness;
});
