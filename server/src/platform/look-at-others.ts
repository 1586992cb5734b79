import type { Logger } from 'pino';
import type { Environment } from './config/environment.ts';
import type { Database } from './db/database.ts';
import { openS3Store } from './files/stores.ts';
import type { VirusScanner } from './files/virus-scanner.ts';
import type { Transport } from './mail/transport.ts';

interface Others {
  readonly settings: Environment;
  readonly database: Database;
  readonly scanner: VirusScanner | undefined;
  readonly transport: Transport;
  readonly log: Logger;
}

/**
 * After a start, says in the log which of the services that the settings name cannot be used, and what waits for it. The site
 * serves meanwhile: otherwise an operator would learn it from the first person who uploads something or waits for an email.
 */
export async function lookAtOthers({ settings, database, scanner, transport, log }: Others): Promise<void> {
  const look = async (answers: string, fails: string, ask: () => Promise<unknown>) => {
    try {
      const words = await ask();
      log.info(typeof words === 'string' ? words : answers);
    } catch (error) {
      log.warn({ fault: faultOf(error) }, fails);
    }
  };
  const { s3Url, smtpUrl, databaseReadUrl } = settings;
  // Its first search is what looks at a replica, which then says what it found.
  if (databaseReadUrl !== undefined) void database.search(async () => undefined).catch(() => undefined);
  await Promise.all([
    scanner &&
      look(
        'The virus scanner answers',
        'The virus scanner of CLAMAV_URL does not answer: no file is taken until it does',
        async () => {
          const fault = await scanner.fault();
          if (fault !== undefined) throw new Error(fault);
        },
      ),
    smtpUrl !== undefined &&
      look(
        'The mail server answers',
        'The mail server of SMTP_URL does not take our emails: they wait until it does',
        async () => await transport.verify?.(),
      ),
    s3Url !== undefined &&
      look(
        'The store of files answers',
        'The store of S3_URL cannot be used: no file is taken until it can',
        async () => {
          const isNew = await (await openS3Store(s3Url)).makeBucket();
          return isNew ? 'The store of S3_URL had no such bucket: it was made' : undefined;
        },
      ),
  ]);
}

/** Without the message of a mail server, which may repeat an address. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name === 'Error' ? error.message : error.name;
}
