import '@portway/contracts/jitless';
import { z } from 'zod';
import { keptSecret } from './app-secret.ts';
import { type ClamAvAddress, readClamAvUrl } from './clam-av-url.ts';
import { makeDataFolder } from './data-folder.ts';
import { readTrustedProxies, type TrustsProxy, trustsNone } from './trusted-proxies.ts';

const text = z.string().optional();
const url = (protocol: RegExp, example: string, hostname = /./) =>
  z.url({ protocol, hostname, error: `must be an address such as ${example}` }).optional();

const portFault = 'must be a whole number from 1 to 65535';
const port = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, portFault)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65535, portFault);

/**
 * `name@host`, or a name followed by that in angle brackets. On one line, because it goes into a mail header.
 */
const sender = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const settings = z.object({
  PORT: port.default(5000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/portway', /^/),
  DATABASE_WEB_URL: url(/^postgres(ql)?$/, 'postgres://portway_web:password@host:5432/portway', /^/),
  DATABASE_READ_URL: url(/^postgres(ql)?$/, 'postgres://portway_web:password@host:5432/portway', /^/),
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/portway', /^/),
  DATABASE_BACKUP_URL: url(/^postgres(ql)?$/, 'postgres://portway_backup:password@host:5432/portway', /^/),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .regex(sender, 'must be a sender such as Portway <portway@portway.example>')
    .default('Portway <portway@localhost>'),
  APP_ORIGIN: url(/^https?$/, 'https://portway.example'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_BEFORE: z
    .string()
    .transform((list) => list.trim().split(/\s+/))
    .pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters, separated by spaces')))
    .optional(),
  STAFF_EMAIL: z.email('must be an email address').optional(),
  S3_URL: url(/^(s3|https?)$/, 'https://key:secret@host/bucket'),
  CLAMAV_URL: z
    .string()
    .transform((address, context): ClamAvAddress => {
      const read = readClamAvUrl(address);
      if (read !== undefined) return read;
      context.addIssue('must be tcp://host:port, or the path of a socket such as /run/clamav/clamd.ctl');
      return z.NEVER;
    })
    .optional(),
  REGISTER_URL: url(/^https?$/, 'https://www.gov.uk/api/content/…'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  TRUSTED_PROXIES: z
    .string()
    .transform((list, context): TrustsProxy => {
      const trusts = readTrustedProxies(list);
      if (trusts !== undefined) return trusts;
      context.addIssue('must be IP addresses or ranges such as 10.0.0.0/8, separated by commas');
      return z.NEVER;
    })
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://localhost:4318'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .trim()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1),
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
});

type Settings = z.infer<typeof settings>;

/** The names of all settings, to check that `.env.example` documents each. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

export interface Environment {
  readonly host: string;
  readonly port: number;
  /** Only reachable from this machine: mail, database and secret may then be left out. */
  readonly loopback: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The same database for requests, through a log-in with the fewest rights. */
  readonly databaseWebUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  /** A replica of it, for searches. */
  readonly databaseReadUrl: string | undefined;
  /** The same database through a log-in that reads every row, for `npm run admin -- backup` alone. */
  readonly databaseBackupUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The site's public origin, without a trailing slash. */
  readonly origin: string;
  /** Followed by those that it replaced. */
  readonly secret: readonly [string, ...string[]];
  readonly staffEmail: string | undefined;
  readonly s3Url: string | undefined;
  /** Where the virus scanner listens. */
  readonly clamAv: ClamAvAddress | undefined;
  /** Where the register of sponsors is fetched from each day. */
  readonly registerUrl: string | undefined;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | undefined;
  readonly rateLimits: boolean;
  /** Where spans are sent, and of which share of the traces. */
  readonly traces: { readonly endpoint: string; readonly share: number } | undefined;
  /** Who sends it may read `/metrics`. */
  readonly metricsToken: string | undefined;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** Whose `X-Forwarded-For` counts. */
  readonly trustsProxy: TrustsProxy;
}

/** Thrown when the settings are invalid; the message lists every reason. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(reasons: readonly string[]) {
    super(['The settings do not allow a start:', ...reasons.map((reason) => `  - ${reason}`)].join('\n'));
  }
}

/** Parses all settings; throws a SettingsError naming each bad one. An empty value counts as not set. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = settings.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
  }
  const reasons = contradictions(parsed.data);
  if (reasons.length > 0) throw new SettingsError(reasons);
  makeDataFolder(parsed.data.DATA_DIR);
  return environmentFrom(parsed.data);
}

function contradictions(given: Settings): string[] {
  const reasons: string[] = [];
  const loopback = isLoopback(given.HOST);
  if (!loopback) {
    const needed = ['SMTP_URL', 'DATABASE_URL', 'APP_SECRET'] as const;
    for (const name of needed.filter((setting) => given[setting] === undefined)) {
      reasons.push(
        `${name} is missing: HOST ${given.HOST} can be reached from other machines. Set ${name}, or use HOST 127.0.0.1.`,
      );
    }
    if (given.RATE_LIMITS === 'off') {
      reasons.push('RATE_LIMITS off is for tests on this machine alone. Remove it, or use HOST 127.0.0.1.');
    }
  }
  for (const name of [
    'DATABASE_WEB_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_READ_URL',
    'DATABASE_BACKUP_URL',
  ] as const) {
    if (given[name] !== undefined && given.DATABASE_URL === undefined)
      reasons.push(`${name} goes with DATABASE_URL. Set both, or neither.`);
  }
  if (given.APP_SECRET !== undefined && given.APP_SECRET_BEFORE?.includes(given.APP_SECRET)) {
    reasons.push('APP_SECRET_BEFORE names APP_SECRET itself. Name the earlier secrets alone.');
  }
  if ((given.GOOGLE_CLIENT_ID === undefined) !== (given.GOOGLE_CLIENT_SECRET === undefined)) {
    reasons.push(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together. Set both, or neither to hide Google sign-in.',
    );
  }
  if (given.APP_ORIGIN !== undefined && !isOrigin(given.APP_ORIGIN)) {
    reasons.push(
      'APP_ORIGIN must be an origin alone, such as https://portway.example, with no path after it.',
    );
  }
  if (given.S3_URL !== undefined && !isBucket(given.S3_URL)) {
    reasons.push('S3_URL must name a key, a secret and a bucket, such as https://key:secret@host/bucket.');
  }
  if (given.REGISTER_URL !== undefined && !isFetchable(given.REGISTER_URL)) {
    reasons.push('REGISTER_URL must begin with https and name no user; http is for this machine alone.');
  }
  return reasons;
}

function environmentFrom(given: Settings): Environment {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = given;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = given;
  return {
    host: given.HOST,
    port: given.PORT,
    loopback: isLoopback(given.HOST),
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databaseWebUrl: given.DATABASE_WEB_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    databaseBackupUrl: given.DATABASE_BACKUP_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    origin:
      given.APP_ORIGIN === undefined ? `http://localhost:${given.PORT}` : new URL(given.APP_ORIGIN).origin,
    secret: [given.APP_SECRET ?? keptSecret(given.DATA_DIR), ...(given.APP_SECRET_BEFORE ?? [])],
    staffEmail: given.STAFF_EMAIL,
    s3Url: given.S3_URL,
    clamAv: given.CLAMAV_URL,
    registerUrl: given.REGISTER_URL,
    google: clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret },
    rateLimits: given.RATE_LIMITS === 'on',
    traces: endpoint === undefined ? undefined : { endpoint, share: given.OTEL_TRACES_SAMPLER_ARG },
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
    trustsProxy: given.TRUSTED_PROXIES ?? trustsNone,
  };
}

/** What may be meant, and is more often forgotten. */
export function warningsOf({ loopback, origin, smtpUrl, mailFrom }: Environment): string[] {
  const warnings: string[] = [];
  if (!loopback && origin.startsWith('http://localhost:')) {
    warnings.push(
      `APP_ORIGIN is not set: links in emails lead to ${origin}, which no other machine can open.`,
    );
  }
  if (smtpUrl !== undefined && addressOf(mailFrom).endsWith('@localhost')) {
    warnings.push(`MAIL_FROM is ${addressOf(mailFrom)}, a sender that mail servers elsewhere refuse.`);
  }
  return warnings;
}

/** The bare address of a sender such as `Portway <portway@portway.example>`. */
export function addressOf(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}

/** Whether the site is only reachable from this machine: behind a proxy the origin has another name. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopback(new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1'));
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function isFetchable(address: string): boolean {
  const { protocol, username } = new URL(address);
  return username === '' && (protocol === 'https:' || isLoopbackOrigin(address));
}

function isBucket(address: string): boolean {
  const { username, password, pathname } = new URL(address);
  const isReadable = !/%(?![\da-f]{2})/i.test(username + password + pathname);
  return username !== '' && password !== '' && /[^/]/.test(pathname) && isReadable;
}

function isOrigin(address: string): boolean {
  const { origin, pathname, search, hash, username } = new URL(address);
  return origin !== 'null' && pathname === '/' && search === '' && hash === '' && username === '';
}
