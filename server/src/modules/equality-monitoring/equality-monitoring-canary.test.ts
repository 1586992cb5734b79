import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ethnicityChoices, genderChoices } from '@portway/contracts/equality-monitoring/equality-monitoring';
import type { AnyOperation } from '@portway/contracts/operation';
import { operations } from '@portway/contracts/operations';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Office } from '../../admin/office.ts';
import { exportData } from '../../admin/personal-data.ts';
import { readEnvironment } from '../../platform/config/environment.ts';
import { auditLog } from '../../platform/db/audit.ts';
import { type AccessCast, type Asking, accessCast, type TestCaller } from '../../testing/access-cast.ts';
import { accessRequest, successOf } from '../../testing/access-request.ts';
import { accessRows } from '../../testing/access-rows.ts';
import { loggedIn } from '../../testing/people.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { startTestApp } from '../../testing/test-app.ts';

const address = '/api/me/equality-monitoring';
const secret = 'a secret for tests of 32 characters';
const pronouns = 'canary-of-pronouns';
/** Words and choices that occur nowhere else in the tests. */
const canaries = {
  words: ['canary-of-gender', 'canary-of-ethnicity'],
  choices: [
    'Native American or Alaskan Native',
    'Pacific Islander',
    'Self-describe',
    'own-words',
    'non-binary',
  ],
};
const answers = {
  pronouns: 'own-words',
  pronounsInOwnWords: pronouns,
  displayPronouns: false,
  gender: 'own-words',
  genderInOwnWords: 'canary-of-gender',
  ethnicity: ['Native American or Alaskan Native', 'Pacific Islander', 'Self-describe'],
  ethnicityInOwnWords: 'canary-of-ethnicity',
};

/** Responses for the owner alone: the answers themselves, and the export of all we hold about them. */
const ofTheOwner = new Set(['showIdentity', 'saveIdentity', 'deleteIdentity', 'downloadMyData']);

/** Operations that end or change the caller's account; called last, so that all others see an intact one. */
const last = ['logOut', 'deleteAccount', 'keepAccount', 'leaveOrganisation', 'endUserSessions'];
/** Here, the owner is the user the answers are about. */
const nameOf: Partial<Record<TestCaller, string>> = { owner: 'recruiter' };

const inOrder = [
  ...operations.filter(({ id }) => !last.includes(id)),
  ...operations.filter(({ id }) => last.includes(id)),
];

interface Call {
  readonly asking: Asking;
  readonly method: string;
  readonly body: unknown;
  readonly file?: Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

it('the rare choices are choices', () => {
  const all: readonly string[] = [...ethnicityChoices, ...genderChoices];
  expect(canaries.choices.filter((choice) => !all.includes(choice))).toEqual([]);
});

describe('equality monitoring answers', { timeout: 120_000 }, () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let cast: AccessCast;
  let owner: Asking;
  /** Every text that somebody receives or that is stored, by its place. */
  let seen: Record<string, string>;

  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('candidate');
    seen = {};
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const ownerId = () => owner.person?.id ?? '';

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
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: file ?? (body === undefined ? null : JSON.stringify(body)),
    });
  }

  async function save(displayPronouns: boolean): Promise<void> {
    const body = { consent: 1, answers: { ...answers, displayPronouns } };
    const { status } = await call(address, { asking: owner, method: 'PUT', body });
    expect(status).toBe(200);
  }

  /** Calls an operation about the owner's data. */
  async function callOperation(operation: AnyOperation, asking: Asking): Promise<Response> {
    const named = (await accessRows[operation.id]?.id?.(cast, 'own', owner)) ?? ownerId();
    const { path, ...sent } = await accessRequest({ cast, operation, asking }, named);
    return await call(path, { asking, method: operation.method, ...sent });
  }

  /** Every API response, by caller. */
  async function everyResponse(called: readonly AnyOperation[], others: readonly TestCaller[]) {
    const callers: Record<string, Asking> = { owner };
    for (const other of others) callers[nameOf[other] ?? other] = await cast.make(other);
    let served = 0;
    for (const [caller, asking] of Object.entries(callers)) {
      for (const operation of called) {
        if (caller === 'owner' && ofTheOwner.has(operation.id)) continue;
        // Public operations do not depend on the caller.
        if (isOpen(operation) !== (caller === 'nobody')) continue;
        const response = await callOperation(operation, asking);
        if (response.status === successOf(operation)) served += 1;
        seen[`${caller}: ${operation.id}`] = await textOf(response);
      }
    }
    // Enough of them return data.
    expect(served).toBeGreaterThan(called.length / 2);
  }

  /** What the operator has: mails, the log, other people's exports, and every row as text. */
  async function everythingKept() {
    seen.mailbox = await (await app.ask('/dev/mailbox.json')).text();
    seen.log = JSON.stringify(app.log.lines);
    const others = await app.superuser
      .selectFrom('account')
      .select('email')
      .where('id', '!=', ownerId())
      .execute();
    for (const { email } of others.slice(0, 5)) {
      seen[`copy of ${email}`] = await copyOf(email);
    }
    Object.assign(seen, await dump());
  }

  /** What `npm run admin -- export` writes into a file. */
  async function copyOf(email: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'portway-copy-'));
    const office: Office = {
      settings: readEnvironment({ DATA_DIR: folder, APP_SECRET: secret }),
      database: app.database,
      url: '',
      adminUrl: undefined,
      audit: auditLog(secret, Date.now),
      staff: 'desk@portway.example',
      mailStaysHere: true,
      queue: async () => app.queue,
      outbox: async () => ({ post: async () => {}, retry: async () => false }),
      now: Date.now,
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    await exportData.run(['--email', email, '--out', join(folder, 'copy.zip')], async () => office);
    printed.mockRestore();
    const copy = filesIn(await readFile(join(folder, 'copy.zip')));
    await removeFolder(folder);
    return copy;
  }

  async function dump(): Promise<Record<string, string>> {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(app.superuser);
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(
        app.superuser,
      );
      found[`table ${name}`] = rows.map(({ text }) => withEncoded(text)).join('\n');
    }
    expect(Object.keys(found).length).toBeGreaterThan(30);
    return found;
  }

  /** Where one of these words occurs. */
  const placesOf = (words: readonly string[]) =>
    Object.entries(seen)
      .filter(([, text]) => words.some((word) => text.includes(word)))
      .map(([place]) => place);

  it('are in no response, mail, log line, export or plain column but their owner’s own', async () => {
    await save(false);
    await everyResponse(inOrder, ['candidate', 'owner', 'staff', 'nobody']);
    await everythingKept();
    expect(seen['table public.identity']?.includes(ownerId())).toBe(true);
    expect(seen['owner: previewProfile']).toContain('"pronouns":null');
    expect(placesOf([pronouns, ...canaries.words, ...canaries.choices])).toEqual([]);
  });

  it('show the pronouns that are to be shown, to recruiters on the card, and nothing else', async () => {
    await save(true);
    seen = {};
    const behindLogIn = inOrder.filter((operation) => !isOpen(operation));
    await everyResponse(behindLogIn, ['owner', 'staff']);
    await everythingKept();
    expect(seen['owner: previewProfile']).toContain(`"pronouns":"${pronouns}"`);
    expect(placesOf([pronouns])).toEqual(['owner: previewProfile', 'table public.profile']);
    expect(placesOf([...canaries.words, ...canaries.choices])).toEqual([]);
  });

  it('leave nothing once they are deleted', async () => {
    const { status } = await call(address, { asking: owner, method: 'DELETE', body: undefined });
    expect(status).toBe(200);
    seen = await dump();
    expect(placesOf([pronouns, ...canaries.words, ...canaries.choices])).toEqual([]);
    expect(seen['table public.identity']?.includes(ownerId())).toBe(false);
  });
});

function isOpen({ access }: AnyOperation): boolean {
  return access.callers.includes('nobody');
}

async function textOf(response: Response): Promise<string> {
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
