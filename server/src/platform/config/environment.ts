import { keptSecret, type SecretSettings, secretsBefore } from './app-secret.ts';
import type { ClamAvAddress } from './clam-av-url.ts';
import { makeDataFolder } from './data-folder.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { neededElsewhere, type Settings, settings } from './settings.ts';
import { type TrustsProxy, trustsNone } from './trusted-proxies.ts';

export interface Environment extends SecretSettings {
  readonly host: string;
  readonly port: number;
  /** Only reachable from this machine: mail, database and secret may then be left out. */
  readonly loopback: boolean;
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
  const setVariables = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value.trim() !== '',
  );
  const result = settings.safeParse(Object.fromEntries(setVariables));
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    throw new SettingsError([...faults, ...misspeltSettings(variables)]);
  }
  const reasons = contradictions(result.data);
  if (reasons.length > 0) throw new SettingsError([...reasons, ...misspeltSettings(variables)]);
  makeDataFolder(result.data.DATA_DIR);
  return environmentFrom(result.data);
}

function contradictions(values: Settings): string[] {
  const reasons: string[] = [];
  const loopback = isLoopback(values.HOST);
  if (!loopback) {
    for (const name of neededElsewhere.filter((setting) => values[setting] === undefined)) {
      reasons.push(
        `${name} is missing: HOST ${values.HOST} can be reached from other machines. Set ${name}, or use HOST 127.0.0.1.`,
      );
    }
    if (values.RATE_LIMITS === 'off') {
      reasons.push('RATE_LIMITS off is for tests on this machine alone. Remove it, or use HOST 127.0.0.1.');
    }
  }
  for (const name of [
    'DATABASE_WEB_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_READ_URL',
    'DATABASE_BACKUP_URL',
  ] as const) {
    if (values[name] !== undefined && values.DATABASE_URL === undefined)
      reasons.push(`${name} goes with DATABASE_URL. Set both, or neither.`);
  }
  if (values.APP_SECRET !== undefined && values.APP_SECRET_BEFORE?.includes(values.APP_SECRET)) {
    reasons.push('APP_SECRET_BEFORE names APP_SECRET itself. Name the earlier secrets alone.');
  }
  if ((values.GOOGLE_CLIENT_ID === undefined) !== (values.GOOGLE_CLIENT_SECRET === undefined)) {
    reasons.push(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together. Set both, or neither to hide Google sign-in.',
    );
  }
  if (values.APP_ORIGIN !== undefined && !isOrigin(values.APP_ORIGIN)) {
    reasons.push(
      'APP_ORIGIN must be an origin alone, such as https://portway.example, with no path after it.',
    );
  }
  if (values.S3_URL !== undefined && !isBucket(values.S3_URL)) {
    reasons.push('S3_URL must name a key, a secret and a bucket, such as https://key:secret@host/bucket.');
  }
  if (values.REGISTER_URL !== undefined && !isFetchable(values.REGISTER_URL)) {
    reasons.push('REGISTER_URL must begin with https and name no user; http is for this machine alone.');
  }
  return reasons;
}

function environmentFrom(values: Settings): Environment {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  return {
    host: values.HOST,
    port: values.PORT,
    loopback: isLoopback(values.HOST),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseWebUrl: values.DATABASE_WEB_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseBackupUrl: values.DATABASE_BACKUP_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    origin:
      values.APP_ORIGIN === undefined ? `http://localhost:${values.PORT}` : new URL(values.APP_ORIGIN).origin,
    secret: secretFrom(values),
    isSecretSet: values.APP_SECRET !== undefined,
    staffEmail: values.STAFF_EMAIL,
    s3Url: values.S3_URL,
    clamAv: values.CLAMAV_URL,
    registerUrl: values.REGISTER_URL,
    google: clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret },
    rateLimits: values.RATE_LIMITS === 'on',
    traces: endpoint === undefined ? undefined : { endpoint, share: values.OTEL_TRACES_SAMPLER_ARG },
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    trustsProxy: values.TRUSTED_PROXIES ?? trustsNone,
  };
}

function secretFrom({ APP_SECRET, APP_SECRET_BEFORE, DATA_DIR }: Settings): SecretSettings['secret'] {
  if (APP_SECRET !== undefined) return [APP_SECRET, ...(APP_SECRET_BEFORE ?? [])];
  return [keptSecret(DATA_DIR), ...(APP_SECRET_BEFORE ?? secretsBefore(DATA_DIR))];
}

/** What may be meant, and is more often forgotten. */
export function warningsOf({ loopback, origin, smtpUrl, mailFrom }: Environment): string[] {
  const warnings: string[] = [];
  if (!loopback && origin.startsWith('http://localhost:')) {
    warnings.push(
      `APP_ORIGIN is not set: links in emails lead to ${origin}, which no other machine can open.`,
    );
  }
  if (origin.startsWith('http://') && !isLoopbackOrigin(origin)) {
    warnings.push(
      `APP_ORIGIN ${origin} is plain http: everyone on the way can read passwords and log in as others. Put a proxy with https in front, and set APP_ORIGIN to its address.`,
    );
  }
  if (smtpUrl !== undefined && addressOf(mailFrom).endsWith('@localhost')) {
    warnings.push(`MAIL_FROM is ${addressOf(mailFrom)}, a sender that mail servers elsewhere refuse.`);
  }
  // Mailpit, MailHog and MailDev listen there, and no relay does.
  if (smtpUrl !== undefined && new URL(smtpUrl).port === '1025') {
    warnings.push(
      `SMTP_URL leads to port 1025, where mail catchers listen: emails are caught there and reach nobody, confirmations of sign-ups included. Set SMTP_URL to your relay before people use the site.`,
    );
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
