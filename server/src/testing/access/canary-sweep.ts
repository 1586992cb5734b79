import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyOperation } from '@portway/contracts/operation';
import { operations } from '@portway/contracts/operations';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Office } from '../../admin/office.ts';
import { exportData } from '../../admin/personal-data.ts';
import { readEnvironment } from '../../platform/config/environment.ts';
import { asAppWith } from '../../platform/db/as-app.ts';
import { auditLog } from '../../platform/db/audit.ts';
import type { RlsVariable } from '../../platform/db/rls-context.ts';
import { isNight } from '../at-night.ts';
import { alreadyRendered } from '../files/already-rendered.ts';
import { loggedIn } from '../people/people.ts';
import { removeFolder } from '../remove-folder.ts';
import type { TestApp } from '../test-app.ts';
import { type AccessCast, type Asking, accessCast, kindOf, type TestCaller } from './access-cast.ts';
import { jobsCast } from './access-cast-jobs.ts';
import { testSecret } from './access-cast-proofs.ts';
import { accessRequest } from './access-request.ts';
import { accessRows } from './access-rows.ts';

/** Operations that end or change the caller's account; called last, so that all others see an intact one. */
const last = ['logOut', 'deleteAccount', 'keepAccount', 'leaveOrganisation', 'endUserSessions'];

/** Every operation, in an order in which all can be called. */
export const sweptOperations: readonly AnyOperation[] = [
  ...operations.filter(({ id }) => !last.includes(id)),
  ...operations.filter(({ id }) => last.includes(id)),
];

/**
 * Whether a response to this caller could hold anything: who is refused learns why, as the access table shows, and what is
 * open to everybody is the same for everybody.
 */
export function couldTell({ access }: AnyOperation, testCaller: TestCaller): boolean {
  const isOpen = access.callers.includes('nobody');
  return isOpen ? testCaller === 'nobody' : access.callers.includes(kindOf(testCaller));
}

interface Call {
  readonly asking: Asking;
  readonly method: string;
  readonly body: unknown;
  readonly file?: Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Collects every text that somebody receives or that is stored, to search it for what `owner` alone may read. */
export function canarySweep(app: TestApp, owner: Asking) {
  // The files of the cast are all the same one, so by day it stands for its own rendering.
  const cast = accessCast({ ...app, files: isNight ? app.files : alreadyRendered(app.files) });
  const ownerId = owner.person?.id ?? '';

  /**
   * Each call has its own session with a second factor: several operations end the others, or add a second
   * factor.
   */
  async function call(path: string, { asking, method, body, file, headers }: Call): Promise<Response> {
    const { person } = asking;
    const token = person && (await loggedIn(app.superuser, person.id, true));
    return await app.ask(path, {
      method,
      headers: {
        ...(token === undefined ? asking.headers : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: file ?? (body === undefined ? null : JSON.stringify(body)),
    });
  }

  /** Jobs and applications of the owner are with the caller's organisation, if they have one. */
  function castFor({ organisation }: Asking): AccessCast {
    if (organisation === undefined) return cast;
    const people = { accountOf: cast.accountOf, organisation: async () => organisation };
    return { ...cast, jobs: jobsCast(cast.app, people) };
  }

  return {
    cast,
    call,
    /** Calls an operation about the owner's data. */
    async callOperation(operation: AnyOperation, asking: Asking): Promise<Response> {
      const callersCast = castFor(asking);
      const rowId = (await accessRows[operation.id]?.id?.(callersCast, 'own', owner)) ?? ownerId;
      const { path, ...request } = await accessRequest({ cast: callersCast, operation, asking }, rowId);
      return await call(path, { asking, method: operation.method, ...request });
    },
    /** What the operator has: mails, the log, other people's exports, and every row. */
    async everythingKept(): Promise<Record<string, string>> {
      const texts: Record<string, string> = {
        mailbox: await (await app.ask('/dev/mailbox.json')).text(),
        log: JSON.stringify(app.log.lines),
      };
      const others = await app.superuser
        .selectFrom('account')
        .select('email')
        .where('id', '!=', ownerId)
        .limit(5)
        .execute();
      for (const { email } of others) texts[`copy of ${email}`] = await copyOf(app, email);
      return { ...texts, ...(await rowsSeenBy(app)) };
    },
  };
}

/** What `npm run admin -- export` writes into a file. */
async function copyOf(app: TestApp, email: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portway-copy-'));
  const office: Office = {
    settings: readEnvironment({ DATA_DIR: folder, APP_SECRET: testSecret[0] }),
    database: app.database,
    url: '',
    adminUrl: undefined,
    migration: { status: 'at the newest', at: 1, newest: 1 },
    secretState: { status: 'in use' },
    audit: auditLog(testSecret[0], Date.now),
    staff: 'desk@portway.example',
    mailStaysHere: true,
    queue: async () => app.queue,
    outbox: async () => ({ post: async () => {}, retry: async () => false }),
    now: Date.now,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  const consoleLog = vi.spyOn(console, 'log').mockImplementation(() => {});
  await exportData.run(['--email', email, '--out', join(folder, 'copy.zip')], async () => office);
  consoleLog.mockRestore();
  const copy = filesIn(await readFile(join(folder, 'copy.zip')));
  await removeFolder(folder);
  return copy;
}

/** The rows of every table as JSON, by table: all of them, or those that a request with these variables can select. */
export async function rowsSeenBy(
  app: TestApp,
  session?: Readonly<Partial<Record<RlsVariable, string>>>,
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string; granted: string | null; every: string }>`
    select format('%I.%I', nspname, relname) as name, string_agg(quote_ident(attname), ', ') as every,
      string_agg(quote_ident(attname), ', ') filter (
        where has_column_privilege('portway_app', attrelid, attnum, 'select')) as granted
    from pg_class join pg_namespace on relnamespace = pg_namespace.oid join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') and attnum > 0 and not attisdropped
    group by nspname, relname`.execute(app.superuser);
  const texts: Record<string, string> = {};
  for (const { name, granted, every } of tables) {
    const columns = session === undefined ? every : granted;
    if (columns === null) continue;
    const statement = sql<{ text: string }>`
      select to_jsonb(t)::text as text from (select ${sql.raw(columns)} from ${sql.raw(name)}) t`;
    const { rows } =
      session === undefined
        ? await statement.execute(app.superuser)
        : await asAppWith(app.superuser, session, async (on) => {
            return await statement.execute(on);
          });
    texts[`table ${name}`] = rows.map(({ text }) => withEncoded(text)).join('\n');
  }
  return texts;
}

/** A response as text: headers, body, and the files of a ZIP. */
export async function textOf(response: Response): Promise<string> {
  const headers = JSON.stringify([...response.headers]);
  // Its first piece only: the stream lasts as long as the listener.
  if (response.headers.get('Content-Type') === 'text/event-stream') {
    const first = await response.body?.getReader().read();
    return headers + Buffer.from(first?.value ?? []).toString();
  }
  if (response.headers.get('Content-Type') !== 'application/zip') return headers + (await response.text());
  return headers + filesIn(new Uint8Array(await response.arrayBuffer()));
}

function filesIn(zip: Uint8Array): string {
  if (zip.length === 0) return '';
  return Object.values(unzipSync(zip))
    .map((bytes) => Buffer.from(bytes).toString())
    .join('\n');
}

/** A row, with its base64 and hexadecimal words decoded: those would be readable too. */
function withEncoded(row: string): string {
  const encoded = row.match(/[\w+/-]{16,}/g) ?? [];
  const decoded = encoded.flatMap((word) => [Buffer.from(word, 'base64url'), Buffer.from(word, 'hex')]);
  return [row, ...decoded.map((bytes) => bytes.toString('latin1'))].join('\n');
}
