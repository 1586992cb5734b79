import type { Transaction } from 'kysely';
import type { RateLimit, RateLimits } from '../../../platform/db/rate-limit.ts';
import type { Requester } from '../../../platform/db/request-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** An attempt that is counted as wrong until its password has proved right. */
export interface CountedTry {
  readonly limit: RateLimit;
  readonly caller: string;
}

export interface LogInTries {
  /** Counts an attempt. `wait`: too many in a short while; `prove`: too many wrong ones in a day. */
  begin(on: On, email: string, from: Requester): Promise<CountedTry | 'wait' | 'prove'>;
  wasRight(on: On, counted: CountedTry): Promise<void>;
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
export function logInTries(limits: Pick<RateLimits, 'mayTake' | 'giveBack'>): LogInTries {
  const { mayTake } = limits;
  return {
    async begin(on, email, { key, known, visitor }) {
      const device = `${email}\n${key}`;
      if (known) {
        if (!(await mayTake(on, perDevice, device))) return 'wait';
        if (await mayTake(on, wrongByDevice, device)) return { limit: wrongByDevice, caller: device };
      }
      if (!(await mayTake(on, perVisitor, visitor))) return 'wait';
      if (!(await mayTake(on, perVisitorAndAccount, `${email}\n${visitor}`))) return 'wait';
      return (await mayTake(on, wrongByUnknown, email)) ? { limit: wrongByUnknown, caller: email } : 'prove';
    },
    wasRight: (on, { limit, caller }) => limits.giveBack(on, limit, caller),
  };
}
