import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** The caller's own: by the session that began on it, or by the key of a `Requester`. */
export type ThisOne = { readonly session: string } | { readonly key: string };

interface DeviceOf {
  readonly account: string;
  readonly idHash: string;
  /** What it was known by under earlier secrets. */
  readonly earlierHashes: readonly string[];
  /** Browser and system. */
  readonly device: string;
}

/** Known devices in the database. `now` in milliseconds since 1970. */
export function devicesRepository(now: () => number) {
  /** Adds the device, or records that it was used. */
  async function keep(on: On, { account, idHash, earlierHashes, device }: DeviceOf): Promise<void> {
    const moment = new Date(now());
    await on
      .insertInto('known_device')
      .values({
        account,
        id_hash: idHash,
        device,
        proved_at: moment,
        last_used_at: moment,
        last_session:
          earlierHashes.length === 0
            ? null
            : ({ selectFrom }) =>
                selectFrom('known_device as earlier')
                  .where('earlier.account', '=', account)
                  .where('earlier.id_hash', 'in', earlierHashes)
                  .select('earlier.last_session')
                  .orderBy('earlier.last_used_at', 'desc')
                  .limit(1),
      })
      .onConflict((conflict) =>
        conflict.columns(['account', 'id_hash']).doUpdateSet({ device, last_used_at: moment }),
      )
      .execute();
  }
  return {
    /** Whether the account of the transaction's address knows this device. */
    async isKnown(on: On, idHashes: readonly string[]): Promise<boolean> {
      const row = await on
        .selectFrom('known_device')
        .select('account')
        .where('id_hash', 'in', idHashes)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    keep,
    /**
     * Records a log-in; whether it is the first on this device of an account that was used on another, if only to
     * sign up.
     * Concurrent log-ins on one device wait.
     */
    async logIn(on: On, device: DeviceOf, session: string): Promise<boolean> {
      const { account, idHash } = device;
      await keep(on, device);
      const { rows } = await sql<{ first: boolean }>`
        with before as (
          select last_session from known_device where account = ${account} and id_hash = ${idHash}
        ), changed as (
          update known_device set last_session = ${session} where account = ${account} and id_hash = ${idHash}
        )
        select last_session is null
          and (
            exists (select from audit_entry where actor = ${account} and action = 'logged-in')
            or exists (select from known_device where account = ${account} and id_hash <> ${idHash})
          ) as first
        from before`.execute(on);
      return rows[0]?.first ?? false;
    },
    /** The address of the transaction's account. */
    async emailOf(on: On, account: string): Promise<string> {
      const { email } = await on
        .selectFrom('account')
        .select('email')
        .where('id', '=', account)
        .executeTakeFirstOrThrow();
      return email;
    },
    /** The next log-in on each of the account's devices, but that one, is told to the owner again. */
    async tellAgain(on: On, account: string, but: ThisOne): Promise<void> {
      await on
        .updateTable('known_device')
        .set({ last_session: null })
        .where('account', '=', account)
        .where(({ eb }) =>
          'session' in but
            ? eb('last_session', 'is distinct from', but.session)
            : eb('id_hash', '!=', but.key),
        )
        .execute();
    },
    /** The same for the device whose last log-in began this session. */
    async tellAgainOf(on: On, session: string): Promise<void> {
      await on
        .updateTable('known_device')
        .set({ last_session: null })
        .where('last_session', '=', session)
        .execute();
    },
  };
}

export type DevicesRepository = ReturnType<typeof devicesRepository>;
