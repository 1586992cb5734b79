import { z } from 'zod';
import { type SecretSettings, secretKeyId, secretsOf } from '../../config/app-secret.ts';
import { isSealedWith } from '../audit.ts';
import type { Session } from '../database.ts';

const recordedSecrets = z.array(
  z.object({ keyId: z.string(), since: z.date(), replacedAt: z.date().nullable() }),
);

type RecordedSecret = z.infer<typeof recordedSecrets>[number];

/** How the secret of the settings stands to what is in the database. */
export type SecretState =
  | { readonly status: 'in use' }
  /** None is recorded, and the newest row of the audit log, where there is one, was sealed with one of ours. */
  | { readonly status: 'not recorded' }
  /** The recorded one is in APP_SECRET_BEFORE: APP_SECRET was changed, and no site started since. */
  | { readonly status: 'changed' }
  | {
      readonly status: 'another';
      /** Undefined where none is recorded, and the audit log was sealed with another. */
      readonly inUse: RecordedSecret | undefined;
      readonly replaced: readonly RecordedSecret[];
    };

type Rows = Pick<Session, 'rows'>;

/** Reads, and changes nothing: also of a database at an earlier migration, or without any. */
export async function secretState(session: Rows, { secret }: SecretSettings): Promise<SecretState> {
  const recordedSecrets = await recordedIn(session);
  const inUse = recordedSecrets.find(({ replacedAt }) => replacedAt === null);
  if (inUse === undefined) {
    const isAnother = (await has(session, 'audit_entry')) && (await isSealedWith(session, secret)) === false;
    return isAnother ? { status: 'another', inUse, replaced: [] } : { status: 'not recorded' };
  }
  const position = secret.map(secretKeyId).indexOf(inUse.keyId);
  if (position === 0) return { status: 'in use' };
  if (position > 0) return { status: 'changed' };
  return { status: 'another', inUse, replaced: recordedSecrets.filter((one) => one !== inUse) };
}

/** The key id of the secret that the database belongs to; undefined where none is recorded. */
export async function keyIdInUse(session: Rows): Promise<string | undefined> {
  return (await recordedIn(session)).find(({ replacedAt }) => replacedAt === null)?.keyId;
}

/** Thrown where APP_SECRET is not the one of the database: with it nothing would open, and the audit log would break. */
export class AnotherSecret extends Error {
  override readonly name = 'AnotherSecret';
}

/** Throws, saying which secret is meant, unless the one of the settings is that of the database. */
export async function requireSecret(session: Rows, settings: SecretSettings): Promise<SecretState> {
  const state = await secretState(session, settings);
  if (state.status !== 'another') return state;
  const { inUse, replaced } = state;
  throw new AnotherSecret(
    [
      'The secret of these settings is not that of this database. Nothing was changed.',
      inUse === undefined
        ? '  - the database: the newest row of its audit log was sealed with another'
        : `  - the database: key id ${inUse.keyId}, in use since ${dayOf(inUse.since)}`,
      ...secretsOf(settings).map(({ name, keyId }) => `  - ${name}: key id ${keyId}${whichOf(keyId, state)}`),
      inUse !== undefined && secretsOf(settings).some(({ keyId }) => keyId === inUse.keyId)
        ? 'Use the one that is marked, or name it in APP_SECRET_BEFORE if you are changing the secret.'
        : `Set APP_SECRET to the one of the database, or name that in APP_SECRET_BEFORE if you are changing it.`,
      `docs/deploying/secret.md says more${replaced.length + Number(inUse === undefined) > 0 ? ', also what to do if the right one is lost' : ''}.`,
    ].join('\n'),
  );
}

function whichOf(keyId: string, { inUse, replaced }: Extract<SecretState, { status: 'another' }>): string {
  if (keyId === inUse?.keyId) return ', which is the one';
  const earlier = replaced.find((one) => one.keyId === keyId);
  return earlier?.replacedAt ? `, replaced on ${dayOf(earlier.replacedAt)}` : '';
}

/** Records APP_SECRET as the one in use, and those before it as replaced. */
export async function recordSecret(
  { run, rows }: Session,
  { secret: [newest] }: SecretSettings,
): Promise<void> {
  const keyId = secretKeyId(newest);
  await run('begin; lock table app_secret in exclusive mode');
  await rows('update app_secret set replaced_at = now() where replaced_at is null and key_id <> $1', [keyId]);
  await rows(
    `insert into app_secret (key_id) values ($1)
      on conflict (key_id) do update set since = now(), replaced_at = null where app_secret.replaced_at is not null`,
    [keyId],
  );
  await run('commit');
}

async function recordedIn(session: Rows): Promise<readonly RecordedSecret[]> {
  if (!(await has(session, 'app_secret'))) return [];
  return recordedSecrets.parse(
    await session.rows(
      'select key_id as "keyId", since, replaced_at as "replacedAt" from app_secret order by since',
    ),
  );
}

async function has({ rows }: Rows, table: 'app_secret' | 'audit_entry'): Promise<boolean> {
  const [row] = await rows('select to_regclass($1) is not null as there', [`public.${table}`]);
  return row?.there === true;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
