import { sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../../platform/db/as-app.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { lockJob } from '../../../../platform/db/locks/lock-job.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

export interface OpenJob {
  readonly id: string;
  readonly organisation: string;
}

export interface Verdict {
  readonly sponsorable: 'anyone' | 'new-entrants' | 'phd' | 'nobody' | 'unknown';
  readonly pay_note: string | null;
  readonly judgement: unknown;
  /** What a change of law made of it; undefined leaves what is stored. */
  readonly law_change: object | undefined;
}

export interface StoredJudgement {
  readonly answers: object;
  readonly judgement: unknown;
  readonly law_change: unknown;
}

const batch = 200;

/** Finds work as the owner of the tables, and does it as the job's organisation. */
export function upkeepRepository({ queries, owner }: Pick<Database, 'queries' | 'owner'>) {
  return {
    /** Open jobs past their closing date, one batch. */
    over: (today: string): Promise<readonly OpenJob[]> =>
      owner
        .selectFrom('published_job')
        .select(['job as id', 'organisation'])
        .where('closes_on', '<', today)
        .unionAll(
          owner
            .selectFrom('job')
            .select(['id', 'organisation'])
            .where('state', '=', 'paused')
            .where(sql<boolean>`(answers->>'closesOn')::date < ${today}::date`),
        )
        .limit(batch)
        .execute(),
    close: ({ id, organisation }: OpenJob, today: string): Promise<void> =>
      asAppWith(queries, { organisation, hiring: 'write' }, async (on) => {
        await lockJob(on, id, 'to change');
        // Its employer may have changed the date or closed it meanwhile.
        await on
          .updateTable('job')
          .set({ state: 'closed', closed_at: sql`now()`, closed_because: 'date', changed_at: sql`now()` })
          .where('id', '=', id)
          .where('state', 'in', ['published', 'paused'])
          .where(sql<boolean>`(answers->>'closesOn')::date < ${today}::date`)
          .execute();
      }),
    /** Open jobs not yet judged by today's law, one batch. */
    unjudged: (today: string): Promise<readonly OpenJob[]> =>
      owner
        .selectFrom('job')
        .select(['id', 'organisation'])
        .where('state', 'in', ['published', 'paused'])
        .where((are) => are.or([are('judged_on', 'is', null), are('judged_on', '<', today)]))
        .limit(batch)
        .execute(),
    /** Judges one as it is now, and tells of it in the same transaction. */
    judge: (
      { id, organisation }: OpenJob,
      today: string,
      {
        judge,
        tell,
      }: {
        readonly judge: (stored: StoredJudgement) => Verdict;
        readonly tell: (on: Transaction<Tables>) => Promise<void>;
      },
    ): Promise<void> =>
      asAppWith(queries, { organisation, hiring: 'write' }, async (on) => {
        await lockJob(on, id, 'to change');
        const row = await on
          .selectFrom('job')
          .select(['answers', 'judgement', 'law_change'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined) return;
        const { judgement, law_change, ...verdict } = judge(row);
        await on
          .updateTable('job')
          .set({ ...verdict, judgement: JSON.stringify(judgement), judged_on: today })
          .$if(law_change !== undefined, (query) => query.set({ law_change: JSON.stringify(law_change) }))
          .where('id', '=', id)
          .execute();
        await tell(on);
      }),
    /** Badges for activity on this site; the rules are in docs/decisions/0040-badges-and-recommendations.md. */
    async refreshBadges(): Promise<void> {
      await sql`
        update published_employer as employer
        set actively_hiring = found.actively_hiring, growing_fast = found.growing_fast
        from (
          select e.organisation,
            is_open and e.answered_at > now() - interval '14 days' is true as actively_hiring,
            is_open and lately >= 5 and before >= 2 and lately >= before * 1.5 as growing_fast
          from published_employer e
          cross join lateral (
            select exists (select from published_job p where p.organisation = e.organisation) as is_open
          ) as open
          cross join lateral (
            select count(*) filter (where published_at > now() - interval '90 days') as lately,
              count(*) filter (where published_at <= now() - interval '90 days'
                and published_at > now() - interval '180 days') as before
            from (
              select lower(concat(answers->>'title', '|', answers->>'place')) as title, min(published_at) as published_at
              from job where job.organisation = e.organisation and state <> 'draft' group by 1
            ) as published
          ) as counted
        ) as found
        where found.organisation = employer.organisation
          and (employer.actively_hiring, employer.growing_fast)
            is distinct from (found.actively_hiring, found.growing_fast)`.execute(owner);
    },
  };
}

export type UpkeepRepository = ReturnType<typeof upkeepRepository>;
