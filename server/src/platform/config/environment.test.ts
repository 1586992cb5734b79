import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isLoopbackOrigin, readEnvironment, warningsOf } from './environment.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portway-environment-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const secret = 'a-secret-of-at-least-32-characters';
const readable = { DATA_DIR: dataDir, APP_SECRET: secret };
const reachable = {
  ...readable,
  HOST: '0.0.0.0',
  SMTP_URL: 'smtp://mail.example:587',
  DATABASE_URL: 'postgres://portway@db.example/portway',
};

describe('the settings', () => {
  it('are complete on a development machine when none is set', () => {
    expect(readEnvironment({ DATA_DIR: dataDir })).toMatchObject({
      host: '127.0.0.1',
      port: 5000,
      origin: 'http://localhost:5000',
      loopback: true,
      databaseUrl: undefined,
      smtpUrl: undefined,
      rateLimits: true,
      google: undefined,
    });
  });

  it('derive the origin from the port, or take APP_ORIGIN without its trailing slash', () => {
    expect(readEnvironment({ ...readable, PORT: '8080' }).origin).toBe('http://localhost:8080');
    expect(readEnvironment({ ...readable, APP_ORIGIN: 'https://portway.example/' }).origin).toBe(
      'https://portway.example',
    );
  });

  it('name a virus scanner by its port or its socket', () => {
    const readClamAv = (CLAMAV_URL: string) => readEnvironment({ ...readable, CLAMAV_URL }).clamAv;
    expect(readClamAv('tcp://clamav.example:3310')).toEqual({ host: 'clamav.example', port: 3310 });
    expect(readClamAv('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 });
    expect(readClamAv('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
    expect(readClamAv('')).toBeUndefined();
  });

  it('treat an empty value as not set', () => {
    expect(readEnvironment({ ...readable, SMTP_URL: '', PORT: ' ' })).toMatchObject({
      smtpUrl: undefined,
      port: 5000,
    });
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 1 to 65535'],
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535'],
    ['PORT', '65536', 'PORT must be a whole number from 1 to 65535'],
    ['PORT', '1e3', 'PORT must be a whole number from 1 to 65535'],
    ['REGISTER_URL', 'http://register.example/a.csv', 'REGISTER_URL must begin with https and name no user'],
    ['REGISTER_URL', 'https://sam:secret@register.example/a.csv', 'REGISTER_URL must begin with https'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must be an address such as postgres://'],
    ['DATABASE_DIRECT_URL', 'db.example', 'DATABASE_DIRECT_URL must be an address such as postgres://'],
    ['DATABASE_DIRECT_URL', 'postgres://db/a', 'DATABASE_DIRECT_URL goes with DATABASE_URL.'],
    ['DATABASE_READ_URL', 'db.example', 'DATABASE_READ_URL must be an address such as postgres://'],
    ['DATABASE_READ_URL', 'postgres://db/a', 'DATABASE_READ_URL goes with DATABASE_URL.'],
    ['DATABASE_WEB_URL', 'postgres://db/a', 'DATABASE_WEB_URL goes with DATABASE_URL.'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address such as smtp://'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must be an address such as smtp://'],
    ['MAIL_FROM', 'Portway', 'MAIL_FROM must be a sender such as Portway <portway@portway.example>'],
    ['MAIL_FROM', 'Portway\nBcc: a@b.example <a@b.example>', 'MAIL_FROM must be a sender'],
    ['APP_ORIGIN', 'portway.example', 'APP_ORIGIN must be an address such as https://portway.example'],
    ['APP_ORIGIN', 'https://portway.example/site', 'APP_ORIGIN must be an origin alone'],
    ['APP_SECRET', 'x'.repeat(31), 'APP_SECRET must have at least 32 characters'],
    ['APP_SECRET_BEFORE', `${'x'.repeat(32)} short`, 'APP_SECRET_BEFORE.1 must be secrets of at least 32'],
    ['APP_SECRET_BEFORE', secret, 'APP_SECRET_BEFORE names APP_SECRET itself'],
    ['DATABASE_BACKUP_URL', 'postgres://b@host/portway', 'DATABASE_BACKUP_URL goes with DATABASE_URL'],
    [
      'CLAMAV_URL',
      'tcp://clamav',
      'CLAMAV_URL must be tcp://host:port, or the path of a socket such as /run',
    ],
    ['CLAMAV_URL', 'tcp://clamav:3310/scan', 'CLAMAV_URL must be tcp://host:port'],
    ['CLAMAV_URL', 'http://clamav:3310', 'CLAMAV_URL must be tcp://host:port'],
    ['CLAMAV_URL', 'clamd.sock', 'CLAMAV_URL must be tcp://host:port'],
    ['S3_URL', 'cvs', 'S3_URL must be an address such as https://key:secret@host/bucket'],
    ['S3_URL', 'https://host/cvs', 'S3_URL must name a key, a secret and a bucket, such as https://key:'],
    ['S3_URL', 'https://key@host/cvs', 'S3_URL must name a key, a secret and a bucket'],
    ['S3_URL', 'https://key:secret@host', 'S3_URL must name a key, a secret and a bucket'],
    ['S3_URL', 'https://key:a%secret@host/cvs', 'S3_URL must name a key, a secret and a bucket'],
    ['STAFF_EMAIL', 'staff', 'STAFF_EMAIL must be an email address'],
    ['TRUSTED_PROXIES', 'proxy.example', 'TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES must be IP addresses or ranges'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'TRUSTED_PROXIES must be IP addresses or ranges'],
    ['TRUSTED_PROXIES', '10.0.0.1,', 'TRUSTED_PROXIES must be IP addresses or ranges'],
    ['RATE_LIMITS', 'no', 'RATE_LIMITS must be on or off'],
  ])('refuse %s=%s and name it', (name, value, message) => {
    expect(() => readEnvironment({ ...readable, [name]: value })).toThrow(message);
  });

  it('name all the bad ones at once', () => {
    const bad = () => readEnvironment({ ...readable, PORT: 'x', STAFF_EMAIL: 'y' });
    expect(bad).toThrow('PORT');
    expect(bad).toThrow('STAFF_EMAIL');
  });

  it('never repeat a secret in an error', () => {
    expect(() => readEnvironment({ ...readable, APP_SECRET: 'too-short-secret' })).not.toThrow(
      'too-short-secret',
    );
  });

  it('take Google with both its settings or neither', () => {
    expect(() => readEnvironment({ ...readable, GOOGLE_CLIENT_ID: 'a' })).toThrow('go together');
    expect(() => readEnvironment({ ...readable, GOOGLE_CLIENT_SECRET: 'a' })).toThrow('go together');
    expect(readEnvironment({ ...readable, GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).google).toEqual(
      {
        clientId: 'a',
        clientSecret: 'b',
      },
    );
  });
});

describe('a server that other machines can reach', () => {
  it('starts with mail, database and secret', () => {
    expect(readEnvironment(reachable)).toMatchObject({ loopback: false, secret: [secret] });
  });

  it('reports everything that is missing at once', () => {
    const bare = () => readEnvironment({ HOST: '::', DATA_DIR: dataDir });
    for (const name of ['SMTP_URL', 'DATABASE_URL', 'APP_SECRET']) expect(bare).toThrow(`${name} is missing`);
  });

  it.each(['SMTP_URL', 'DATABASE_URL', 'APP_SECRET'])('does not start without %s', (name) => {
    expect(() => readEnvironment({ ...reachable, [name]: undefined })).toThrow(`${name} is missing`);
  });

  it('does not start with rate limits off, as a local one may', () => {
    expect(() => readEnvironment({ ...reachable, RATE_LIMITS: 'off' })).toThrow(
      'RATE_LIMITS off is for tests',
    );
    expect(readEnvironment({ ...readable, RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('is not one at %s', (HOST) => {
    expect(readEnvironment({ ...readable, HOST }).loopback).toBe(true);
  });
});

describe('what is more often forgotten than meant', () => {
  const warnings = (settings: Record<string, string>) => warningsOf(readEnvironment(settings)).join('\n');

  it('is said: an origin that only this machine can open, and a sender that is refused elsewhere', () => {
    expect(warnings(reachable)).toContain(
      'APP_ORIGIN is not set: links in emails lead to http://localhost:5000',
    );
    expect(warnings(reachable)).toContain('MAIL_FROM is portway@localhost');
  });

  it('is said: an address of the site that others reach by plain http, and a setting that is misspelt', () => {
    expect(warnings({ ...reachable, APP_ORIGIN: 'http://portway.example' })).toContain(
      'APP_ORIGIN http://portway.example is plain http: everyone on the way can read passwords',
    );
    expect(warnings({ ...reachable, APP_ORIGIN: 'https://portway.example' })).not.toContain('plain http');
    expect(() => readEnvironment({ ...reachable, SMTP_URL: '', SMPT_URL: 'smtp://mail.example' })).toThrow(
      'SMPT_URL is no setting and is not used. Is SMTP_URL meant?',
    );
  });

  it('is said: a mail server at the port of catchers, as in compose.yaml, from which nobody gets mail', () => {
    expect(warnings({ ...reachable, SMTP_URL: 'smtp://mail:1025' })).toContain(
      'emails are caught there and reach nobody',
    );
    expect(warnings(reachable)).not.toContain('caught');
  });

  it('is not said of a machine of one’s own, nor of a site that has both', () => {
    expect(warnings(readable)).toBe('');
    const whole = { APP_ORIGIN: 'https://portway.example', MAIL_FROM: 'Portway <portway@portway.example>' };
    expect(warnings({ ...reachable, ...whole })).toBe('');
  });
});

describe('the data folder', () => {
  it.each(['file', 'file/below'])('is refused with what to do about it: %s', (place) => {
    const DATA_DIR = join(dataDir, place);
    writeFileSync(join(dataDir, 'file'), '');
    expect(() => readEnvironment({ ...readable, DATA_DIR })).toThrow(
      /^DATA_DIR .*file.* cannot be used: .*not a folder. Set DATA_DIR to a folder that this user may write to.$/,
    );
  });
});

it.runIf(process.platform === 'linux')('a data folder that cannot be made is an error at once', () => {
  // In a process of its own: what it tests for is a call that never returns.
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { makeDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))}); makeDataFolder('/proc/nowhere/data');`,
    ],
    { encoding: 'utf8', timeout: 10_000 },
  );
  expect(stderr).toContain('DATA_DIR /proc/nowhere/data cannot be used: no folder can be made there.');
  expect(status).toBe(1);
});

describe('the secret of a data folder', () => {
  it('is followed by those that it replaced, the newest first', () => {
    const [one, other] = ['1'.repeat(40), '2'.repeat(40)];
    const variables = { ...readable, APP_SECRET_BEFORE: ` ${one}  ${other}` };
    expect(readEnvironment(variables).secret).toEqual([secret, one, other]);
  });

  it('is created once, readable by its owner alone, and reused', () => {
    const [first] = readEnvironment({ DATA_DIR: dataDir }).secret;
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(readEnvironment({ DATA_DIR: dataDir }).secret).toEqual([first]);
    expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
  });
});

it.each([
  ['http://localhost:5000', true],
  ['http://127.0.0.1:5000', true],
  ['http://[::1]:5000', true],
  ['https://portway.example', false],
  ['https://localhost.portway.example', false],
])('%s is a loopback origin: %s', (origin, loopback) => {
  expect(isLoopbackOrigin(origin)).toBe(loopback);
});
