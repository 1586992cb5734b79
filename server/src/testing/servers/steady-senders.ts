import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoSlotsOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';

export type Sent = 'sign-up' | 'message' | 'booking';

/** People who send at the same time, whatever becomes of the server, until they are told to stop. */
export interface SteadySenders {
  /** The addresses of what was answered with 200, by what it was. */
  readonly acknowledged: Readonly<Record<Sent, readonly string[]>>;
  /** What was answered otherwise than by 200 or by silence: nobody here asks for anything wrong. */
  readonly faults: readonly string[];
  stop(): Promise<void>;
}

/** Lets so many people send to servers of which each may be gone at any moment, with a rest in between. */
export async function startSenders(
  origins: readonly string[],
  howMany: number,
  restMs = 0,
): Promise<SteadySenders> {
  const slots = await freeSlots(origins[0] ?? '');
  const acknowledged: Record<Sent, string[]> = { 'sign-up': [], message: [], booking: [] };
  const faults: string[] = [];
  let going = true;

  async function person(number: number): Promise<void> {
    for (let count = 0; going; count += 1) {
      const email = `person-${number}-${count}@example.com`;
      const kind = (['message', 'sign-up', 'message', 'booking'] as const)[(number + count) % 4] ?? 'message';
      const body = bodyOf(kind, email, slots);
      if (body === undefined) continue;
      if (await sendUntilAccepted(origins, { kind, body, isGoing: () => going, faults }))
        acknowledged[kind].push(email);
      await pause(restMs);
    }
  }
  const people = Array.from({ length: howMany }, (_, number) => person(number));
  return {
    acknowledged,
    faults,
    async stop() {
      going = false;
      await Promise.all(people);
    },
  };
}

const paths = { 'sign-up': '/api/auth/signup', message: '/api/contact', booking: '/api/demo/bookings' };

interface Sending {
  readonly kind: Sent;
  readonly body: unknown;
  readonly isGoing: () => boolean;
  readonly faults: string[];
}

/** Sends until it is answered, with the same key each time, as a careful client does; again to the next server. */
async function sendUntilAccepted(
  origins: readonly string[],
  { kind, body, isGoing, faults }: Sending,
): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  for (let at = Math.floor(Math.random() * origins.length); isGoing(); at += 1) {
    try {
      const response = await fetch(`${origins[at % origins.length]}${paths[kind]}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      const text = await response.text();
      if (response.status === 200) return true;
      // While PostgreSQL is away, a fault of ours is the honest answer.
      if (response.status < 500) return faults.push(`${kind}: ${response.status} ${text}`) < 0;
    } catch {
      // The server is gone, or went in the middle: it comes back.
    }
    await pause(50);
  }
  return false;
}

interface Slot {
  readonly date: string;
  readonly time: string;
}

function bodyOf(kind: Sent, email: string, slots: Slot[]): unknown {
  if (kind === 'message') return { firstName: 'Amara', email, message: 'How long does a licence take?' };
  if (kind === 'sign-up')
    return { fullName: 'Amara Okafor', email, password: 'quiet copper lantern drift', role: 'recruiter' };
  const slot = slots.pop();
  return (
    slot && {
      purpose: 'consultation',
      firstName: 'Amara',
      lastName: 'Okafor',
      email,
      organization: 'Example Ltd',
      phone: '020 7946 0321',
      timeZone: 'Europe/London',
      ...slot,
    }
  );
}

async function freeSlots(origin: string): Promise<Slot[]> {
  const response = await fetch(`${origin}/api/demo/slots?purpose=consultation&timeZone=Europe/London`);
  const { days } = demoSlotsOperation.response.parse(await response.json());
  // The last of the list go first: the soonest may have passed when they are asked for.
  return days.flatMap(({ date, slots }) => slots.map(({ time }) => ({ date, time })));
}
