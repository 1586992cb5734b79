import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { person } from '../people/people.ts';
import type { TestApp } from '../test-app.ts';
import type { Asking, Whose } from './access-cast.ts';

interface Others {
  organisation(name?: string): Promise<string>;
}

/** Sponsored workers, as if a colleague had added them. */
export function workersCast({ superuser: queries }: Pick<TestApp, 'superuser'>, others: Others) {
  async function workerOf(whose: Whose, asking: Asking): Promise<string | undefined> {
    const id = randomUUID();
    if (whose === 'missing') return id;
    const organisation =
      whose === 'other' ? await others.organisation('Tidewater Health') : asking.organisation;
    if (organisation === undefined) return undefined;
    // A line manager reaches their own people.
    const manager = whose === 'other' ? null : (asking.person?.id ?? null);
    await queries
      .insertInto('worker')
      .values({ id, organisation, full_name: 'Ana Marques', manager, started_on: '2025-03-03' })
      .execute();
    return id;
  }
  async function personOf(whose: Whose, asking: Asking): Promise<string | undefined> {
    const id = randomUUID();
    if (whose === 'missing') return id;
    const organisation =
      whose === 'other' ? await others.organisation('Tidewater Health') : asking.organisation;
    if (organisation === undefined) return undefined;
    const facts = { full_name: 'Carys Lloyd', engagement: 'employee', check_asked: true } as const;
    await queries
      .insertInto('employed_person')
      .values({ id, organisation, ...facts, by_account: null, by_name: 'Helen Marsh' })
      .execute();
    return id;
  }
  return {
    /** A person who is not sponsored, of the caller’s organisation or of another, whom nobody has checked. */
    personOf,
    /** The check of such a person. */
    async checkOf(whose: Whose, asking: Asking): Promise<string | undefined> {
      const id = randomUUID();
      const personId = await personOf(whose, asking);
      if (whose === 'missing' || personId === undefined) return personId;
      const { organisation } = await queries
        .selectFrom('employed_person')
        .select('organisation')
        .where('id', '=', personId)
        .executeTakeFirstOrThrow();
      const facts = { method: 'manual', checked_on: '2026-11-02', checker_name: 'Helen Marsh' };
      await queries
        .insertInto('right_to_work_check')
        .values({ id, person: personId, organisation, ...facts, by_account: null, by_name: 'Helen Marsh' })
        .execute();
      return id;
    },
    /** A worker of the caller’s organisation, managed by the caller; or one of another organisation. */
    workerOf,
    /** The secret of a new calendar feed. */
    async calendarFeed(): Promise<string> {
      const at = await others.organisation();
      const member = { organisation: at, role: 'member', compliance_role: 'officer' } as const;
      const { id: account } = await person({ superuser: queries }, { role: 'recruiter', member });
      const token = randomBytes(32).toString('base64url');
      const token_hash = createHash('sha256').update(token).digest('hex');
      await queries
        .insertInto('calendar_feed')
        .values({ id: randomUUID(), account, organisation: at, token_hash })
        .execute();
      return token;
    },
    /** The absence of such a worker that has not ended. */
    async absenceOf(worker: string) {
      const { organisation } = await queries
        .selectFrom('worker')
        .select('organisation')
        .where('id', '=', worker)
        .executeTakeFirstOrThrow();
      const id = randomUUID();
      const facts = { first_day: '2026-11-02', pay: 'unpaid', agreed: true } as const;
      await queries
        .insertInto('worker_absence')
        .values({ id, worker, organisation, ...facts, by_account: null, by_name: 'Helen Marsh' })
        .execute();
      return id;
    },
  };
}
