import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { person, type TestPerson } from '../people/people.ts';

/** Both sides of a conversation, who write at the same time, whatever becomes of the server. */
export interface SteadyWriters {
  /** The ids of messages that were answered with 201. */
  readonly acknowledged: readonly string[];
  /** What was answered otherwise than by 201, a fault of ours or silence. */
  readonly faults: readonly string[];
  stop(): Promise<void>;
}

export interface Parties {
  readonly conversation: string;
  readonly sides: readonly TestPerson[];
}

/** Puts a conversation and its two sides into a database. */
export async function makeParties(queries: Kysely<Tables>): Promise<Parties> {
  const organisation = randomUUID();
  const nothing = { website: null, industry: null };
  await queries
    .insertInto('organisation')
    .values({ id: organisation, name: 'Northgate Systems', ...nothing })
    .execute();
  const candidate = await person({ superuser: queries }, { role: 'candidate' });
  const recruiter = await person(
    { superuser: queries },
    { role: 'recruiter', member: { organisation, role: 'owner' } },
  );
  const [application, conversation] = [randomUUID(), randomUUID()];
  const about = { position: 'Engineer', company: 'Northgate Systems', location: null, text: '' };
  const { id: account } = candidate;
  await queries
    .insertInto('application')
    .values({ id: application, account, organisation, job: null, resume: null, ...about })
    .execute();
  await queries
    .insertInto('conversation')
    .values({ id: conversation, application, account, organisation })
    .execute();
  return { conversation, sides: [candidate, recruiter] };
}

/** Lets both sides write to servers that may be gone at any moment: each message again until it is answered. */
export function startWriters(
  origins: readonly string[],
  { conversation, sides }: Parties,
  restMs = 0,
): SteadyWriters {
  const acknowledged: string[] = [];
  const faults: string[] = [];
  let going = true;
  let count = 0;

  async function isWritten(writer: TestPerson, id: string): Promise<boolean> {
    count += 1;
    try {
      const response = await fetch(
        `${origins[count % origins.length]}/api/conversations/${conversation}/messages`,
        {
          method: 'POST',
          headers: { ...writer.headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ id, text: `Message ${id}` }),
          signal: AbortSignal.timeout(10_000),
        },
      );
      const body = await response.text();
      if (response.status !== 201 && response.status < 500) faults.push(`${response.status} ${body}`);
      return response.status === 201;
    } catch {
      return false;
    }
  }
  async function keepWriting(writer: TestPerson): Promise<void> {
    while (going) {
      const id = randomUUID();
      while (going && !(await isWritten(writer, id))) await pause(50);
      if (going) acknowledged.push(id);
      await pause(restMs);
    }
  }
  const writing = sides.map(keepWriting);
  return {
    acknowledged,
    faults,
    async stop() {
      going = false;
      await Promise.all(writing);
    },
  };
}
