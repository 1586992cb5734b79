import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/db/request-context.ts';

export type Decision = 'upheld' | 'dismissed';

export type ReportRow = Awaited<ReturnType<typeof find>> & {};

/** Reports, what was decided about them, and what that stops. */
export const staffReportsRepository = {
  find,
  /** Others who would decide it wait. */
  async lock({ transaction }: RequestContext, id: string): Promise<void> {
    // Decisions about one thing, by several reports, one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('report of ' || coalesce(job, conversation, id)::text))
      from report where id = ${id}`.execute(transaction);
  },
  async decide(
    { caller, transaction }: RequestContext,
    id: string,
    to: { readonly decision: Decision; readonly reason: string },
  ): Promise<void> {
    await transaction
      .updateTable('report')
      .set({ ...to, decided_by: caller.account, decided_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  },
  /** Pauses the job, or lets nobody write in the conversation. */
  async stop({ transaction }: RequestContext, { job, conversation, jobState }: ReportRow): Promise<void> {
    if (job === null && conversation === null) return;
    await transaction
      .insertInto('moderation_stop')
      .values({ job, conversation, was_published: jobState === 'published' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (job !== null) await sql`select set_stopped_job(${job}, 'paused')`.execute(transaction);
  },
  /** Undoes that, unless another report of the same thing was upheld. */
  async release({ transaction }: RequestContext, { id, job, conversation }: ReportRow): Promise<void> {
    const otherReport = await transaction
      .selectFrom('report')
      .where('id', '<>', id)
      .where('decision', '=', 'upheld')
      .where((eb) => (job === null ? eb('conversation', '=', conversation) : eb('job', '=', job)))
      .select('id')
      .executeTakeFirst();
    if (otherReport !== undefined) return;
    const released = await transaction
      .deleteFrom('moderation_stop')
      .where((eb) => (job === null ? eb('conversation', '=', conversation) : eb('job', '=', job)))
      .returning('was_published')
      .executeTakeFirst();
    if (job !== null && released?.was_published === true)
      await sql`select set_stopped_job(${job}, 'published')`.execute(transaction);
  },
  /** Addresses of this account, or of the owners and admins of an organisation. */
  async addresses(
    { transaction }: RequestContext,
    { account, organisation }: { readonly account: string | null; readonly organisation: string | null },
  ): Promise<readonly string[]> {
    if (account !== null) {
      const rows = await transaction
        .selectFrom('account')
        .where('id', '=', account)
        .select('email')
        .execute();
      return rows.map(({ email }) => email);
    }
    const rows = await transaction
      .selectFrom('membership as m')
      .innerJoin('account as a', 'a.id', 'm.account')
      .where('m.organisation', '=', organisation)
      .where('m.role', 'in', ['owner', 'admin'])
      .orderBy('m.since')
      .select('a.email')
      .execute();
    return rows.map(({ email }) => email);
  },
};

export type StaffReportsRepository = typeof staffReportsRepository;

async function find({ transaction }: RequestContext, id: string) {
  return await transaction
    .selectFrom('report as r')
    .leftJoin('account as decider', 'decider.id', 'r.decided_by')
    .leftJoin('job as j', 'j.id', 'r.job')
    .leftJoin('moderation_stop as s', (join) =>
      join.on(({ or, eb }) =>
        or([eb('s.job', '=', eb.ref('r.job')), eb('s.conversation', '=', eb.ref('r.conversation'))]),
      ),
    )
    .where('r.id', '=', id)
    .selectAll('r')
    .select(['decider.full_name as decider', 'j.slug as jobSlug', 'j.state as jobState'])
    .select('s.since as stoppedSince')
    .executeTakeFirst();
}
