import type { Transaction } from 'kysely';
import type { RateLimit, RateLimits } from '../../../../platform/db/rate-limit.ts';
import type { Requester } from '../../../../platform/db/request-context.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** An attempt that is counted as wrong until its password has proved right. */
export interface CountedTry {
  readonly limit: RateLimit;
  readonly caller: string;
}

export const triesPerSeconds = 900;
const day = 86_400;
const perVisitor = { name: 'log-in-visitor', max: 50, perSeconds: triesPerSeconds };
const perVisitorAndAccount = { name: 'log-in-account', max: 10, perSeconds: triesPerSeconds };
const wrongByUnknown = { name: 'log-in-wrong', max: 100, perSeconds: day };
const perDevice = { name: 'log-in-device', max: 10, perSeconds: triesPerSeconds };
const wrongByDevice = { name: 'log-in-wrong-device', max: 100, perSeconds: day };

/**
 * Attempts to log in, counted for an address and a visitor, and apart for each known device: nobody else uses
 * up its attempts, not even from behind the same IP address. A known device that used up its day is a
 * stranger until the next. The same for an address without an account.
 */
export function logInTries(limits: Pick<RateLimits, 'mayTake' | 'giveBack'>) {
  const { mayTake } = limits;
  return {
    /** Counts an attempt. `wait`: too many in a short while; `prove`: too many wrong ones in a day. */
    async begin(
      on: On,
      email: string,
      { key, known, visitor }: Requester,
    ): Promise<CountedTry | 'wait' | 'prove'> {
      const device = `${email}\n${key}`;
      if (known) {
        if (!(await mayTake(on, perDevice, device))) return 'wait';
        if (await mayTake(on, wrongByDevice, device)) return { limit: wrongByDevice, caller: device };
      }
      if (!(await mayTake(on, perVisitor, visitor))) return 'wait';
      if (!(await mayTake(on, perVisitorAndAccount, `${email}\n${visitor}`))) return 'wait';
      return (await mayTake(on, wrongByUnknown, email)) ? { limit: wrongByUnknown, caller: email } : 'prove';
    },
    wasRight: (on: On, { limit, caller }: CountedTry): Promise<void> => limits.giveBack(on, limit, caller),
  };
}

export type LogInTries = ReturnType<typeof logInTries>;
