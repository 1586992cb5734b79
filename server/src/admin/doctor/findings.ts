import { statfs } from 'node:fs/promises';
import { isLoopbackOrigin, warningsOf } from '../../platform/config/environment.ts';
import { misspeltSettings } from '../../platform/config/misspelt-settings.ts';
import { trustsNone } from '../../platform/config/trusted-proxies.ts';
import { readVersion } from '../../platform/config/version.ts';
import { openRawStore } from '../../platform/files/stores.ts';
import { smtpTransport } from '../../platform/mail/transport.ts';
import { requireStore } from '../backup/read-files.ts';
import type { Office } from '../office.ts';

export interface Finding {
  readonly grade: 'good' | 'doubtful' | 'bad';
  readonly subject: string;
  readonly words: string;
}

const hourMs = 3_600_000;
const maxBackupAgeHours = 26;
const maxRegisterAgeDays = 14;
const maxClockSeconds = 5;
const minFreeBytes = 2 ** 30;

type Judged = Pick<Finding, 'grade' | 'words'>;
const good = (words: string): Judged => ({ grade: 'good', words });
const doubtful = (words: string): Judged => ({ grade: 'doubtful', words });
const bad = (words: string): Judged => ({ grade: 'bad', words });

/** What an operator should know of their site, one after the other. One that cannot be looked at says why. */
export async function* findings(office: Office): AsyncGenerator<Finding> {
  const looks: Readonly<Record<string, (office: Office) => Judged | Promise<Judged>>> = {
    version: () => good(`Portway ${readVersion()}, Node ${process.versions.node}`),
    settings,
    secret,
    migration,
    store,
    mail,
    disk,
    clock,
    proxy,
    backup,
    register,
  };
  for (const [subject, look] of Object.entries(looks)) {
    try {
      yield { subject, ...(await look(office)) };
    } catch (error) {
      yield { subject, ...bad(error instanceof Error ? error.message : String(error)) };
    }
  }
}

function settings({ settings: environment }: Office): Judged {
  const warnings = [...misspeltSettings(process.env), ...warningsOf(environment)];
  return warnings.length === 0 ? good('nothing to say of them') : doubtful(warnings.join(' '));
}

function secret({ secretState: { status } }: Office): Judged {
  if (status === 'another')
    return bad('is not that of this database: `npm run admin -- secret` shows both key ids');
  if (status === 'changed')
    return doubtful('was changed: start the site with it, then run `npm run admin -- encrypt-again`');
  return good(status === 'in use' ? 'is that of this database' : 'is recorded at the next start');
}

function migration({ migration: { status, at, newest } }: Office): Judged {
  if (status === 'at the newest') return good(`at ${at}, the newest`);
  return status === 'empty'
    ? bad('the database is empty: start the site')
    : bad(`at ${at}, and this release needs ${newest}: make a backup, then start the site`);
}

async function store({ settings: { dataDir, s3Url } }: Office): Promise<Judged> {
  await requireStore(await openRawStore({ dataDir, s3Url }), s3Url);
  return good(`${s3Url === undefined ? 'DATA_DIR/files' : 'S3_URL'} takes files and gives them back`);
}

async function mail({ settings: { smtpUrl, mailFrom } }: Office): Promise<Judged> {
  if (smtpUrl === undefined) return doubtful('SMTP_URL is not set: emails stay in the database');
  const transport = smtpTransport(smtpUrl, mailFrom);
  try {
    await transport.verify?.();
    return good('the server of SMTP_URL answers and takes our log-in');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return bad(`the server of SMTP_URL does not take our emails (${code})`);
  } finally {
    transport.close();
  }
}

async function disk({ settings: { dataDir } }: Office): Promise<Judged> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const words = `${(free / 2 ** 30).toFixed(1)} GB free where DATA_DIR is, ${Math.round((100 * bavail) / blocks)} %`;
  return free < minFreeBytes || bavail / blocks < 0.1 ? doubtful(words) : good(words);
}

async function clock({ database, now }: Office): Promise<Judged> {
  const [row] = await database.inSession((session) =>
    session.rows('select extract(epoch from clock_timestamp())::float8 as seconds'),
  );
  const apart = Math.abs(Number(row?.seconds) - now() / 1000);
  const words = `${apart.toFixed(1)} s apart from that of the database`;
  return apart > maxClockSeconds ? bad(`${words}: authenticator codes and limits depend on it`) : good(words);
}

function proxy({ settings: { trustsProxy, origin } }: Office): Judged {
  if (trustsProxy !== trustsNone) return good('TRUSTED_PROXIES is set');
  return isLoopbackOrigin(origin)
    ? good('none is needed on this machine')
    : doubtful('TRUSTED_PROXIES is not set: behind a proxy all visitors count as one');
}

async function backup({ database, migration: { status }, now }: Office): Promise<Judged> {
  if (status !== 'at the newest') return doubtful('not recorded in a database of an earlier release');
  const { newest } = await database.owner
    .selectFrom('backup')
    .select(({ fn }) => fn.max('finished_at').as('newest'))
    .executeTakeFirstOrThrow();
  if (newest === null) return doubtful('none was made yet');
  const hours = (now() - newest.getTime()) / hourMs;
  const words = `the newest is ${hours.toFixed(0)} hours old`;
  return hours > maxBackupAgeHours ? bad(words) : good(words);
}

async function register({ database, migration: { status }, now }: Office): Promise<Judged> {
  if (status !== 'at the newest') return doubtful('not looked at in a database of an earlier release');
  const { newest } = await database.owner
    .selectFrom('register_edition')
    .select(({ fn }) => fn.max('published_on').as('newest'))
    .executeTakeFirstOrThrow();
  if (newest === null)
    return doubtful('no edition of the register is here: `npm run admin -- import-register FILE`');
  const days = Math.floor((now() - Date.parse(newest)) / (24 * hourMs));
  const words = `the newest edition is of ${newest}, ${days} days ago`;
  return days > maxRegisterAgeDays ? doubtful(words) : good(words);
}
