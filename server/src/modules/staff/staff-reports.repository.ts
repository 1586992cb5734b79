import { sql } from 'kysely';
import type { RequestContext } from '../../platform/db/request-context.ts';

export type Decision = 'upheld' | 'dismissed';

export type ReportRow = Awaited<ReturnType<typeof find>> & {};

export interface StaffReportsRepository {
  find(requestContext: RequestContext, id: string): Promise<ReportRow | undefined>;
  /** Others who would decide it wait. */
  lock(requestContext: RequestContext, id: string): Promise<void>;
  decide(
    requestContext: RequestContext,
    id: string,
    to: { readonly decision: Decision; readonly reason: string },
  ): Promise<void>;
  /** Pauses the job, or lets nobody write in the conversation. */
  stop(requestContext: RequestContext, report: ReportRow): Promise<void>;
  /** Undoes that, unless another report of the same thing was upheld. */
  release(requestContext: RequestContext, report: ReportRow): Promise<void>;
  /** Addresses of this account, or of the owners and admins of an organisation. */
  addresses(
    requestContext: RequestContext,
    of: { readonly account: string | null; readonly organisation: string | null },
  ): Promise<readonly string[]>;
}

/** Reports, what was decided about them, and what that stops. */
export const staffReportsRepository: StaffReportsRepository = {
  find,
  async lock({ transaction }, id) {
    // Decisions about one thing, by several reports, one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('report of ' || coalesce(job, conversation, id)::text))
      from report where id = ${id}`.execute(transaction);
  },
  async decide({ caller, transaction }, id, to) {
    await transaction
      .updateTable('report')
      .set({ ...to, decided_by: caller.account, decided_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  },
  async stop({ transaction }, { job, conversation, jobState }) {
    if (job === null && conversation === null) return;
    await transaction
      .insertInto('moderation_stop')
      .values({ job, conversation, was_published: jobState === 'published' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (job !== null) await sql`select set_stopped_job(${job}, 'paused')`.execute(transaction);
  },
  async release({ transaction }, { id, job, conversation }) {
    const others = await transaction
      .selectFrom('report')
      .where('id', '<>', id)
      .where('decision', '=', 'upheld')
      .where((of) => (job === null ? of('conversation', '=', conversation) : of('job', '=', job)))
      .select('id')
      .executeTakeFirst();
    if (others !== undefined) return;
    const released = await transaction
      .deleteFrom('moderation_stop')
      .where((of) => (job === null ? of('conversation', '=', conversation) : of('job', '=', job)))
      .returning('was_published')
      .executeTakeFirst();
    if (job !== null && released?.was_published === true)
      await sql`select set_stopped_job(${job}, 'published')`.execute(transaction);
  },
  async addresses({ transaction }, { account, organisation }) {
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
