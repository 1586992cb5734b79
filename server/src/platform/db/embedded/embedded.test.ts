import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder } from '../../../testing/remove-folder.ts';
import { otherMajor } from './cluster.ts';
import { type Embedded, openEmbedded, site } from './embedded.ts';
import { readPostmasterNote, whoIs } from './postmaster.ts';
import { type Programs, placePrograms } from './programs.ts';
import { chooseRunAs, command } from './run-as.ts';

let shared: string;
let programs: Programs;
let dataDir: string;
let lines: string[];
let warned: string[];
let open: Embedded[];

beforeAll(() => {
  shared = mkdtempSync(join(tmpdir(), 'portway-programs-'));
  chmodSync(shared, 0o755);
  programs = placePrograms(shared);
});
afterAll(() => removeFolder(shared));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portway-embedded-'));
  chmodSync(dataDir, 0o755);
  // Copied for each test, sixty megabytes would take longer than the tests.
  symlinkSync(join(shared, 'postgres-bin'), join(dataDir, 'postgres-bin'));
  [lines, warned, open] = [[], [], []];
});
afterEach(async () => {
  for (const each of open) await each.close();
  await removeFolder(dataDir);
});

const cluster = () => join(dataDir, 'postgres');

async function start(
  name: string = site,
  more: { dataDir?: string; siteWaitsMs?: number } = {},
): Promise<Embedded> {
  const embedded = await openEmbedded({
    dataDir,
    name,
    say: (line) => void lines.push(line),
    onWarning: (line) => void warned.push(line),
    ...more,
  });
  open.push(embedded);
  return embedded;
}

async function stop(one: Embedded): Promise<void> {
  open = open.filter((each) => each !== one);
  await one.close();
}

async function rows(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('is created, stores data durably, and has three log-ins with only the rights they need', async () => {
    const first = await start();
    await rows(first.url, "create table thing (name text); insert into thing values ('kept')");
    await stop(first);
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
    const second = await start();
    expect(await rows(second.url, 'select name from thing')).toEqual([{ name: 'kept' }]);
    await expect(rows(second.webUrl, 'select name from thing')).rejects.toThrow('permission denied');
    await expect(rows(second.webUrl, 'create table mine (id int)')).rejects.toThrow('permission denied');
    const rights =
      'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user';
    const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false };
    expect(await rows(second.url, rights)).toEqual([none]);
    expect(await rows(second.webUrl, rights)).toEqual([none]);
    expect(await rows(second.adminUrl, 'select current_user as name')).toEqual([{ name: 'portway_admin' }]);
    expect(
      await rows(
        second.url,
        "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
      ),
    ).toEqual([{ fsync: 'on', commit: 'on' }]);
    expect(lines).toEqual(['Making the database (first start).']);
  });

  it('folds and sorts letters the same on every machine', async () => {
    const { url } = await start();
    await rows(url, 'create extension citext; create extension pg_trgm');
    expect(
      await rows(
        url,
        `select lower('É') as lower, 'ŁÓDŹ'::citext = 'łódź' as same, similarity('ÉCOLE', 'école') as alike, 'É' ilike 'é' as like,
          (select string_agg(word, ' ' order by word) from unnest(array['b', 'É', 'a', 'Z', 'Ł']) word) as sorted`,
      ),
    ).toEqual([{ lower: 'é', same: true, alike: 1, like: true, sorted: 'Z a b É Ł' }]);
  });

  it('is shared with commands, and stopped by the site once they have ended', async () => {
    const first = await start();
    const client = await start('npm run demo');
    expect(await rows(client.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const stopping = stop(first);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await rows(client.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(lines).toContain('Another command still uses the database; waiting for it to end.');
    await stop(client);
    await stopping;
    await expect(rows(client.url, 'select 1')).rejects.toThrow();
  });

  it('is started by a command where no site runs, and a second command shares it', async () => {
    const one = await start('npm run admin -- jobs');
    const other = await start('npm run demo');
    await stop(other);
    expect(await rows(one.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is refused to a second site, at once and with a readable message', async () => {
    await start();
    await expect(start()).rejects.toThrow(
      `Portway runs already on the data folder ${dataDir} (process ${process.pid}). Stop it, or give this one another DATA_DIR.`,
    );
  });

  it('lets the site wait for a command, and then names the one that runs', async () => {
    const command = await start('npm run demo');
    await expect(start(site, { siteWaitsMs: 300 })).rejects.toThrow(
      `is in use by npm run demo (process ${process.pid}). Wait until it has ended`,
    );
    expect(lines).toContain(`Waiting for npm run demo (process ${process.pid}), which uses the data folder.`);
    setTimeout(() => void stop(command), 500);
    await start();
  });

  it('is restarted when it dies, at the same address', async () => {
    const { url } = await start();
    await rows(url, 'create table thing (id int)');
    process.kill(readPostmasterNote(cluster())?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => warned.join(), { timeout: 20_000 }).toContain('The database runs again.');
    expect(await rows(url, 'select id from thing')).toEqual([]);
  });
});

describe('what an earlier run left behind', () => {
  it('a postmaster.pid whose number now belongs to another process is removed', async () => {
    await stop(await start());
    const stale = `${process.pid}\n${cluster()}\n1\n5432\n/nowhere\n\n1 1\nready   \n`;
    writeFileSync(join(cluster(), 'postmaster.pid'), stale);
    const { url } = await start();
    expect(await rows(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.platform === 'linux')(
    'a PostgreSQL of this folder is stopped, and waited for',
    async () => {
      await stop(await start());
      const orphan = await startOrphan();
      expect(whoIs(orphan.pid ?? 0, cluster())).toBe('ours');
      const exit = once(orphan, 'exit');
      await start();
      expect(await exit).toEqual([0, null]);
      expect(lines.join()).toContain(
        `The database of an earlier run still runs (process ${orphan.pid}); it is asked to stop.`,
      );
    },
  );

  it('a half-made database is created again', async () => {
    mkdirSync(`${cluster()}.new`);
    writeFileSync(join(`${cluster()}.new`, 'half'), '');
    const { url } = await start();
    expect(await rows(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir)).not.toContain('postgres.new');
  });

  it('a PGlite database is refused with the commit that reads it, and left unchanged', async () => {
    mkdirSync(join(dataDir, 'pglite'));
    writeFileSync(join(dataDir, 'pglite/PG_VERSION'), '17');
    await expect(start()).rejects.toThrow(
      /Nothing was changed\. Commit [0-9a-f]{7} is the last that reads it\. .*DATA_DIR=<new folder>/,
    );
    expect(readdirSync(dataDir).sort()).toEqual(['pglite', 'postgres-bin']);
    expect(readFileSync(join(dataDir, 'pglite/PG_VERSION'), 'utf8')).toBe('17');
  });

  it('a database of another major version is refused with what to do', async () => {
    await stop(await start());
    writeFileSync(join(cluster(), 'PG_VERSION'), '19\n');
    await expect(start()).rejects.toThrow(
      'was made by PostgreSQL 19, and this release runs 18. Start the newer release',
    );
    expect(otherMajor('17', '/data/postgres', { 17: '0.9' })).toContain(
      'With the release 0.9, write a backup: npm run admin -- backup <folder>.',
    );
  });

  it('a damaged database is refused with what to do, and left unchanged', async () => {
    await stop(await start());
    rmSync(join(cluster(), 'global/pg_control'));
    await expect(start()).rejects.toThrow(/is damaged\. Keep that folder, .* npm run admin -- restore/);
    expect(existsSync(join(cluster(), 'PG_VERSION'))).toBe(true);
  });
});

describe('where the data folder lies', () => {
  it('with too long a path for a socket: the socket is in a private folder of its own', async () => {
    const deep = join(dataDir, 'a-folder-with-a-long-name'.repeat(4));
    mkdirSync(deep);
    symlinkSync(join(shared, 'postgres-bin'), join(deep, 'postgres-bin'));
    const { url } = await start(site, { dataDir: deep });
    expect(await rows(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const client = await start('npm run demo', { dataDir: deep });
    expect(client.url).toBe(url);
  });

  it('under a path that only its owner may enter', async () => {
    chmodSync(dataDir, 0o700);
    rmSync(join(dataDir, 'postgres-bin'));
    const { url } = await start();
    expect(await rows(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    // For root this takes a namespace, which the start reports; for other users nothing.
    expect(warned.join().includes('namespace')).toBe(process.getuid?.() === 0);
    await stop(open[0] ?? (await start()));
    // The user that runs it may change: its files change owner first.
    chmodSync(dataDir, 0o755);
    warned = [];
    const second = await start();
    expect(await rows(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(warned).toEqual([]);
  });
});

/** A PostgreSQL left running when its parent is gone. */
async function startOrphan() {
  const [program, args] = command(chooseRunAs(programs.postgres), programs.postgres, [
    ...[
      '-D',
      cluster(),
      '-c',
      'listen_addresses=',
      '-c',
      `unix_socket_directories=${join(cluster(), 'run')}`,
    ],
  ]);
  const orphan = spawn(program, args, { cwd: cluster(), stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const text of orphan.stderr) if (String(text).includes('ready to accept')) break;
  orphan.stderr.resume();
  return orphan;
}
