import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface ClaimRow {
  readonly slug: string;
  readonly name: string;
  readonly town: string | null;
  readonly reason: string;
  readonly fileName: string | null;
  readonly fileBytes: number | null;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly confirmed: boolean | null;
  readonly answer: string | null;
}

export interface ListedClaimRow extends ClaimRow {
  readonly organisation: string;
  readonly organisationName: string | null;
  readonly tradingName: string | null;
  readonly organisationTown: string | null;
  readonly website: string | null;
  /** Whether the organisation's own word already makes it theirs. */
  readonly isNamedAlike: boolean;
}

export interface AskedClaim {
  readonly sponsor: number;
  readonly entryName: string;
  /** The organisation’s name when it asked, folded. */
  readonly askedFor: string;
  readonly askedBy: string | null;
  /** Of the person who asked; null once their account is gone. */
  readonly email: string | null;
}

const most = 50;

interface NewClaim {
  readonly organisation: string;
  readonly sponsor: number;
  readonly reason: string;
  readonly asked_for: string;
  readonly asked_by: string;
}

interface ConfirmedClaim {
  readonly organisation: string;
  readonly sponsor: number;
  readonly claimed_by: string | null;
  readonly confirmed_for: string;
}

/** Claims of entries that are called otherwise than the organisation. */
export function registerClaimsRepository() {
  return {
    async entry(on: On, slug: string): Promise<number | undefined> {
      return (await on.selectFrom('sponsor').select('id').where('slug', '=', slug).executeTakeFirst())?.id;
    },
    /** What the organisation asked for last, with the answer if there is one. */
    newest: (on: On, organisation: string): Promise<ClaimRow | undefined> =>
      on
        .selectFrom('register_claim as c')
        .innerJoin('sponsor as s', 's.id', 'c.sponsor')
        .select(claimColumns)
        .where('c.organisation', '=', organisation)
        .executeTakeFirst(),
    async ask(on: On, { organisation, ...claim }: NewClaim): Promise<void> {
      await on
        .insertInto('register_claim')
        .values({ organisation, ...claim })
        .onConflict((conflict) =>
          conflict
            .column('organisation')
            .doUpdateSet({ ...claim, ...noFile, ...undecided, asked_at: sql<Date>`now()` }),
        )
        .execute();
    },
    /** False when there was none. */
    async withdraw(on: On, organisation: string): Promise<boolean> {
      const { numDeletedRows } = await on
        .deleteFrom('register_claim')
        .where('organisation', '=', organisation)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    list: (on: On): Promise<readonly ListedClaimRow[]> =>
      on
        .selectFrom('register_claim as c')
        .innerJoin('sponsor as s', 's.id', 'c.sponsor')
        .innerJoin('organisation as o', 'o.id', 'c.organisation')
        .leftJoin('organisation_register as r', (join) =>
          join.onRef('r.organisation', '=', 'c.organisation').onRef('r.sponsor', '=', 'c.sponsor'),
        )
        .select(claimColumns)
        .select(['c.organisation', sql<boolean>`r.mark is not null`.as('isNamedAlike')])
        .select(['o.name as organisationName', 'o.trading_name as tradingName', 'o.website'])
        .select('o.town as organisationTown')
        .where('c.decided_at', 'is', null)
        .orderBy('c.asked_at')
        .orderBy('c.organisation')
        .limit(most)
        .execute(),
    /** Stores the decision, once; undefined where nothing is left to decide. */
    async decide(
      on: On,
      organisation: string,
      decision: { readonly confirmed: boolean; readonly answer: string | null },
    ): Promise<AskedClaim | undefined> {
      const decided = await on
        .updateTable('register_claim')
        .set({ ...decision, decided_at: sql<Date>`now()` })
        .where('organisation', '=', organisation)
        .where('decided_at', 'is', null)
        .returning(['sponsor', 'asked_for as askedFor', 'asked_by as askedBy'])
        .executeTakeFirst();
      if (decided === undefined) return undefined;
      const { name: entryName } = await on
        .selectFrom('sponsor')
        .select('name')
        .where('id', '=', decided.sponsor)
        .executeTakeFirstOrThrow();
      const account = await on
        .selectFrom('account')
        .select('email')
        .where('id', '=', decided.askedBy)
        .executeTakeFirst();
      return { ...decided, entryName, email: account?.email ?? null };
    },
    async confirm(on: On, { organisation, ...claim }: ConfirmedClaim): Promise<void> {
      const confirmed = { ...claim, confirmed_at: sql<Date>`now()` };
      await on
        .insertInto('organisation_register')
        .values({ organisation, mark: null, ...confirmed })
        .onConflict((conflict) =>
          conflict.column('organisation').doUpdateSet({ ...confirmed, claimed_at: sql<Date>`now()` }),
        )
        .execute();
    },
  };
}

export type RegisterClaimsRepository = ReturnType<typeof registerClaimsRepository>;

const claimColumns = [
  's.slug',
  's.name',
  's.town',
  'c.reason',
  'c.file_name as fileName',
  'c.file_bytes as fileBytes',
  'c.asked_at as askedAt',
  'c.decided_at as decidedAt',
  'c.confirmed',
  'c.answer',
] as const;
const noFile = { file_key: null, file_name: null, file_kind: null, file_bytes: null };
const undecided = { decided_at: null, confirmed: null, answer: null };
