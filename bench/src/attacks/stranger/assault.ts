import { setTimeout } from 'node:timers/promises';
import { type Answered, type Visitor, visitor } from './visitor.ts';

/** One request of the stranger, sent for the owner's address and for one that has no account. */
export interface Pair {
  readonly what: string;
  readonly owner: Answered;
  readonly nobody: Answered;
}

export interface Assault {
  readonly port: number;
  readonly owner: string;
  readonly nobody: string;
  readonly until: number;
}

interface Attack {
  readonly what: string;
  readonly path: string;
  readonly more: (number: number) => Readonly<Record<string, unknown>>;
}

const networks = 300;
const otp = (number: number) => String((number * 7919) % 1_000_000).padStart(6, '0');
const password = (number: number) => `guessed words ${number}`;
const purposes = ['verify', 'reset', 'log-in'] as const;
const strong = 'amber window kettle march';

const attacks: readonly Attack[] = [
  { what: 'a password', path: '/api/auth/login', more: (number) => ({ password: password(number) }) },
  {
    what: 'a password',
    path: '/api/auth/login',
    more: (number) => ({ password: password(number), code: otp(number) }),
  },
  { what: 'a request for a new password', path: '/api/auth/forgot', more: () => ({}) },
  {
    what: 'a request for a code',
    path: '/api/auth/resend-otp',
    more: (number) => ({ purpose: purposes[number % 3] }),
  },
  { what: 'a code, to sign up', path: '/api/auth/verify-otp', more: (number) => ({ otp: otp(number) }) },
  { what: 'a code, for a password', path: '/api/auth/check-otp', more: (number) => ({ otp: otp(number) }) },
  {
    what: 'a code, to log in',
    path: '/api/auth/check-otp',
    more: (number) => ({ otp: otp(number), purpose: 'log-in' }),
  },
  {
    what: 'a code with a new password',
    path: '/api/auth/reset',
    more: (number) => ({ otp: otp(number), password: strong }),
  },
  {
    what: 'a sign-up',
    path: '/api/auth/signup',
    more: () => ({ fullName: 'A Stranger', password: strong, role: 'candidate' }),
  },
];

const atOnce = 4;
const pauseMs = 150;
/** One in so many requests comes from the stranger's first network, the rest from all in turn. */
const homeEvery = 4;

/**
 * Everything that a stranger can try on an address, from 300 networks with and without cookies, until it is
 * time; the same on an address without an account, from networks of its own.
 */
export async function assault({ port, owner, nobody, until }: Assault): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  const [onOwner, onNobody] = [crowd(port, '198.51'), crowd(port, '203.0')];
  let number = 0;
  async function next(): Promise<void> {
    while (performance.now() < until) {
      number += 1;
      const mine = number;
      const attack = attacks[mine % attacks.length];
      if (attack === undefined) return;
      const { what, path, more } = attack;
      const round = Math.floor(mine / attacks.length);
      const from = round % homeEvery === 0 ? 0 : round;
      const send = (by: Visitor, email: string) => by.post(path, { email, ...more(mine) });
      // Both at once, and each first in turn, so that neither has a quieter server.
      const [one, other] = await Promise.all(
        mine % 2 === 0
          ? [send(onOwner(from), owner), send(onNobody(from), nobody)]
          : [send(onNobody(from), nobody), send(onOwner(from), owner)],
      );
      pairs.push(mine % 2 === 0 ? { what, owner: one, nobody: other } : { what, owner: other, nobody: one });
      await setTimeout(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next));
  return pairs;
}

/** The stranger at each of the networks: a third keep cookies, a third are new each time, a third are programs. */
function crowd(port: number, prefix: string): (number: number) => Visitor {
  const visitors = new Map<number, Visitor>();
  return (number) => {
    const place = number % networks;
    const network = `${prefix}.${place >> 8}.${place & 255}`;
    if (number % 3 === 1) return visitor({ port, network, kind: 'program' });
    if (number % 3 === 2) return visitor({ port, network, kind: 'browser' });
    const guest = visitors.get(place) ?? visitor({ port, network, kind: 'browser' });
    visitors.set(place, guest);
    return guest;
  };
}
