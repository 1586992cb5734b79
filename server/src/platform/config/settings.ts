import '@portway/contracts/jitless';
import { z } from 'zod';
import { type ClamAvAddress, readClamAvUrl } from './clam-av-url.ts';
import { readTrustedProxies, type TrustsProxy } from './trusted-proxies.ts';

/** What `docs/settings.md` and `.env.example` say of a setting, besides what its schema does. */
export interface SettingHelp {
  /** The heading under which it stands; each of those that follow without one belongs to it too. */
  readonly heading?: string;
  /** Sentences. */
  readonly about: string;
  /** Statements to run once, such as those that make a log-in. */
  readonly statements?: readonly string[];
  /** What happens if it is not set, as the end of a sentence. */
  readonly unset: string;
  readonly example: string;
  /** Whether `.env.example` sets it, so that its copy works as it stands. */
  readonly isSetInExample?: true;
}

/** Describes each setting beside its schema: `npm run docs` writes the documents of it. */
export const settingHelp = z.registry<SettingHelp>();

const text = () => z.string().optional();
const url = (protocol: RegExp, example: string, hostname = /./) =>
  z.url({ protocol, hostname, error: `must be an address such as ${example}` }).optional();
const postgres = (example: string) => url(/^postgres(ql)?$/, example, /^/);

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

/** The schema that checks the settings; an empty value counts as not set. */
export const settings = z.object({
  PORT: port.default(5000).register(settingHelp, {
    heading: 'The site',
    about: 'The port on which the server listens.',
    unset: 'the port is 5000.',
    example: '5000',
    isSetInExample: true,
  }),
  HOST: z.string().default('127.0.0.1').register(settingHelp, {
    about:
      'The address on which the server listens. With one that other machines can reach, such as 0.0.0.0, the server starts only with DATABASE_URL, SMTP_URL and APP_SECRET, and with rate limits on.',
    unset: 'only this machine can reach the server.',
    example: '127.0.0.1',
    isSetInExample: true,
  }),
  APP_ORIGIN: url(/^https?$/, 'https://portway.example').register(settingHelp, {
    about: 'Where people reach the site: an origin without a path. Links in emails begin with it.',
    unset: 'it is http://localhost and the port.',
    example: 'https://portway.example',
  }),
  DATA_DIR: z.string().default('./data').register(settingHelp, {
    about: 'The folder for uploaded files and, without DATABASE_URL, for the database.',
    unset: 'it is ./data.',
    example: './data',
    isSetInExample: true,
  }),
  DATABASE_URL: postgres('postgres://user:password@host:5432/portway').register(settingHelp, {
    heading: 'The database',
    about:
      'A PostgreSQL 15 or later, through the log-in that owns the database, neither superuser nor BYPASSRLS. The server makes its tables and the queue (schema pgboss) when it starts.',
    unset: 'a PostgreSQL 18 that npm installs runs in DATA_DIR/postgres.',
    example: 'postgres://portway:password@host:5432/portway',
  }),
  DATABASE_WEB_URL: postgres('postgres://portway_web:password@host:5432/portway').register(settingHelp, {
    about:
      'The same database through a log-in for requests alone, which has the fewest rights. As a superuser, once:',
    statements: [
      'create role portway_app nologin; grant portway_app to portway;',
      "create role portway_web login noinherit password '…'; grant portway_app to portway_web;",
    ],
    unset: 'requests log in as the owner, and become portway_app in each transaction.',
    example: 'postgres://portway_web:password@host:5432/portway',
  }),
  DATABASE_DIRECT_URL: postgres('postgres://user:password@host:5432/portway').register(settingHelp, {
    about:
      'The same database as its owner, if DATABASE_URL and DATABASE_WEB_URL lead through a pooler that pools transactions, such as PgBouncer. Migrations, the queue and live events use this one.',
    unset: 'there is no such pooler.',
    example: 'postgres://portway:password@host:5432/portway',
  }),
  DATABASE_READ_URL: postgres('postgres://portway_web:password@host:5432/portway').register(settingHelp, {
    about:
      'A streaming replica of the same database, through the log-in for requests. Visitors without a log-in search it. If it does not answer, or is more than half a minute behind, DATABASE_URL is searched.',
    unset: 'there is no replica.',
    example: 'postgres://portway_web:password@replica:5432/portway',
  }),
  DATABASE_BACKUP_URL: postgres('postgres://portway_backup:password@host:5432/portway').register(
    settingHelp,
    {
      about:
        'The same database through a log-in that reads every row, for `npm run admin -- backup` alone. Set it where that runs, and not for the site. As a superuser, once:',
      statements: [
        "create role portway_backup login bypassrls password '…'; grant pg_read_all_data to portway_backup;",
      ],
      unset: 'only the database that npm installs can be backed up by that command.',
      example: 'postgres://portway_backup:password@host:5432/portway',
    },
  ),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional().register(settingHelp, {
    heading: 'Secrets',
    about:
      'Signs links in emails, and encrypts files and sealed facts. Keep it to yourself, and the same after every restart: without it, a backup of the files cannot be read. `openssl rand -base64 48` makes one.',
    unset: 'it is made once and kept in DATA_DIR/app-secret.',
    example: '',
  }),
  APP_SECRET_BEFORE: z
    .string()
    .transform((list) => list.trim().split(/\s+/))
    .pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters, separated by spaces')))
    .optional()
    .register(settingHelp, {
      about:
        'The secrets that APP_SECRET replaced, newest first, separated by spaces. They still open what they sealed, and seal nothing. docs/deploying/secret.md says how to change the secret, and when an old one may go.',
      unset: 'the secret was never changed.',
      example: '',
    }),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').register(settingHelp, {
    heading: 'Email',
    about: 'The mail server.',
    unset: 'emails stay in the database, and on your own machine /dev/mailbox shows them.',
    example: 'smtp://user:password@host:587',
  }),
  MAIL_FROM: z
    .string()
    .regex(sender, 'must be a sender such as Portway <portway@portway.example>')
    .default('Portway <portway@localhost>')
    .register(settingHelp, {
      about: 'The sender that people see.',
      unset: 'the sender is portway@localhost, which mail servers elsewhere refuse.',
      example: 'Portway <portway@localhost>',
      isSetInExample: true,
    }),
  STAFF_EMAIL: z.email('must be an email address').optional().register(settingHelp, {
    about: 'Where the team reads what people send with the forms.',
    unset: 'it is the address of MAIL_FROM.',
    example: 'enquiries@portway.example',
  }),
  S3_URL: url(/^(s3|https?)$/, 'https://key:secret@host/bucket').register(settingHelp, {
    heading: 'Files',
    about:
      'A store for uploaded files that speaks S3, with the bucket in the path. The bucket is made if the store has none. Files are encrypted with a key from APP_SECRET before they go there. Add ?region=eu-west-2 if the store asks for a region. An address that begins with http is for a store without TLS on a network of your own: the files are encrypted, but anyone who listens there sees their names and sizes.',
    unset: 'files are in DATA_DIR/files, encrypted too.',
    example: 'https://key:secret@host/bucket',
  }),
  CLAMAV_URL: z
    .string()
    .transform((address, context): ClamAvAddress => {
      const place = readClamAvUrl(address);
      if (place !== undefined) return place;
      context.addIssue('must be tcp://host:port, or the path of a socket such as /run/clamav/clamd.ctl');
      return z.NEVER;
    })
    .optional()
    .register(settingHelp, {
      about:
        'A ClamAV daemon that scans each uploaded file before it is kept: tcp://host:port, or the path of its socket. While it cannot be reached, no file is taken. Its StreamMaxLength must be at least 10M.',
      unset: 'files are checked, and not scanned for viruses.',
      example: '/run/clamav/clamd.ctl',
    }),
  REGISTER_URL: url(/^https?$/, 'https://www.gov.uk/api/content/…').register(settingHelp, {
    heading: 'Other services',
    about:
      'Where the register of licensed sponsors is fetched from each morning: a CSV file, or what GOV.UK says of the page that links to it.',
    unset: 'import it by hand, with `npm run admin -- import-register FILE`.',
    example: 'https://www.gov.uk/api/content/government/publications/register-of-licensed-sponsors-workers',
  }),
  GOOGLE_CLIENT_ID: text().register(settingHelp, {
    about: 'Sign-in with Google, together with GOOGLE_CLIENT_SECRET: set both or neither.',
    unset: 'sign-in with Google is not offered.',
    example: '',
  }),
  GOOGLE_CLIENT_SECRET: text().register(settingHelp, {
    about: 'Goes with GOOGLE_CLIENT_ID.',
    unset: 'sign-in with Google is not offered.',
    example: '',
  }),
  TRUSTED_PROXIES: z
    .string()
    .transform((list, context): TrustsProxy => {
      const trusts = readTrustedProxies(list);
      if (trusts !== undefined) return trusts;
      context.addIssue('must be IP addresses or ranges such as 10.0.0.0/8, separated by commas');
      return z.NEVER;
    })
    .optional()
    .register(settingHelp, {
      heading: 'Visitors',
      about:
        'The reverse proxies in front, as IP addresses or CIDR ranges separated by commas. Only their X-Forwarded-For counts, and each must append the address that it sees. Rate limits count visitors by it.',
      unset: 'no proxy is trusted. Behind one, all visitors then count as one.',
      example: '127.0.0.1,::1',
      isSetInExample: true,
    }),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on').register(settingHelp, {
    about: 'Off is for tests, and only if no other machine can reach the server.',
    unset: 'they are on.',
    example: 'on',
    isSetInExample: true,
  }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error')
    .default('info')
    .register(settingHelp, {
      heading: 'What you see of it',
      about:
        'From which level on lines are logged. `debug` also logs requests for the scripts, fonts and pictures of the build.',
      unset: 'the level is info.',
      example: 'info',
      isSetInExample: true,
    }),
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional().register(settingHelp, {
    about: 'Prometheus reads /metrics with it, as a bearer token.',
    unset: '/metrics is open on your own machine, and closed elsewhere.',
    example: 'at-least-32-characters-from-openssl-rand-base64-32',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://localhost:4318').register(settingHelp, {
    about:
      'An OpenTelemetry collector that speaks OTLP over HTTP. It gets spans of requests, statements, jobs and emails, without values, addresses or query strings.',
    unset: 'no spans are made.',
    example: 'http://localhost:4318',
  }),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .trim()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1)
    .register(settingHelp, {
      about: 'The share of traces that is sent, from 0 to 1.',
      unset: 'all are sent.',
      example: '1',
    }),
});

export type Settings = z.infer<typeof settings>;

/** Needed with a HOST that other machines can reach. */
export const neededElsewhere = ['DATABASE_URL', 'SMTP_URL', 'APP_SECRET'] as const;
