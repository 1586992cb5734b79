import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface ClaimRow {
  readonly slug: string;
  readonly name: string;
  readonly town: string | null;
  readonly reason: string;
  readonly askedAt: Date;
}

export interface ListedClaimRow extends ClaimRow {
  readonly organisation: string;
  readonly organisationName: string | null;
  readonly tradingName: string | null;
  readonly organisationTown: string | null;
  readonly website: string | null;
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

export interface RegisterClaimsRepository {
  entry(on: On, slug: string): Promise<number | undefined>;
  /** What the organisation asked for and has no answer to. */
  asked(on: On, organisation: string): Promise<ClaimRow | undefined>;
  ask(
    on: On,
    claim: {
      readonly organisation: string;
      readonly sponsor: number;
      readonly reason: string;
      readonly asked_for: string;
      readonly asked_by: string;
    },
  ): Promise<void>;
  /** False when there was none. */
  withdraw(on: On, organisation: string): Promise<boolean>;
  list(on: On): Promise<readonly ListedClaimRow[]>;
  /** Removes it, so that it is decided once. */
  take(on: On, organisation: string): Promise<AskedClaim | undefined>;
  confirm(
    on: On,
    claim: {
      readonly organisation: string;
      readonly sponsor: number;
      readonly claimed_by: string | null;
      readonly confirmed_for: string;
    },
  ): Promise<void>;
}

const most = 50;

/** Claims of entries that are called otherwise than the organisation. */
export function registerClaimsRepository(): RegisterClaimsRepository {
  return {
    async entry(on, slug) {
      return (await on.selectFrom('sponsor').select('id').where('slug', '=', slug).executeTakeFirst())?.id;
    },
    asked: (on, organisation) =>
      on
        .selectFrom('register_claim as c')
        .innerJoin('sponsor as s', 's.id', 'c.sponsor')
        .select(['s.slug', 's.name', 's.town', 'c.reason', 'c.asked_at as askedAt'])
        .where('c.organisation', '=', organisation)
        .executeTakeFirst(),
    async ask(on, { organisation, ...claim }) {
      await on
        .insertInto('register_claim')
        .values({ organisation, ...claim })
        .onConflict((conflict) =>
          conflict.column('organisation').doUpdateSet({ ...claim, asked_at: sql<Date>`now()` }),
        )
        .execute();
    },
    withdraw,
    list: (on) =>
      on
        .selectFrom('register_claim as c')
        .innerJoin('sponsor as s', 's.id', 'c.sponsor')
        .innerJoin('organisation as o', 'o.id', 'c.organisation')
        .select(['s.slug', 's.name', 's.town', 'c.reason', 'c.asked_at as askedAt', 'c.organisation'])
        .select(['o.name as organisationName', 'o.trading_name as tradingName', 'o.website'])
        .select('o.town as organisationTown')
        .orderBy('c.asked_at')
        .orderBy('c.organisation')
        .limit(most)
        .execute(),
    async take(on, organisation) {
      const row = await on
        .selectFrom('register_claim as c')
        .innerJoin('sponsor as s', 's.id', 'c.sponsor')
        .leftJoin('account as a', 'a.id', 'c.asked_by')
        .select(['c.sponsor', 's.name as entryName', 'c.asked_for as askedFor'])
        .select(['c.asked_by as askedBy', 'a.email'])
        .where('c.organisation', '=', organisation)
        .executeTakeFirst();
      return row !== undefined && (await withdraw(on, organisation)) ? row : undefined;
    },
    async confirm(on, { organisation, ...claim }) {
      await on
        .insertInto('organisation_register')
        .values({ organisation, ...claim })
        .onConflict((conflict) =>
          conflict.column('organisation').doUpdateSet({ ...claim, claimed_at: sql<Date>`now()` }),
        )
        .execute();
    },
  };
}

async function withdraw(on: On, organisation: string): Promise<boolean> {
  const { numDeletedRows } = await on
    .deleteFrom('register_claim')
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
