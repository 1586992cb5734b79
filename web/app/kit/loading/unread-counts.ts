import { call } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import type { standingOperation } from '@portway/contracts/standing';
import { askedBeside, type Beside } from './background-query.ts';

export type Standing = ResponseOf<typeof standingOperation>;
export type KnownStanding = Beside<Standing>;

/** The counts beside the entries of the rail: asked once, and again whenever something has changed them. */
export const {
  ask: askStanding,
  learn: learnStanding,
  use: useStanding,
} = askedBeside<Standing>(async (me) => {
  const { standingOperation: operation } = await import('@portway/contracts/standing');
  return await call(operation, undefined, me);
});
