import { type Database, type DatabasePlace, openDatabase } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';

export interface DatabaseInUse extends AsyncDisposable {
  readonly database: Database;
  /** The URL for the owner of the tables, past a pooler. */
  readonly url: string;
  /** The URL for a superuser; undefined with DATABASE_URL, which gives us none. */
  readonly adminUrl: string | undefined;
}

export interface DatabaseUse {
  /** The site, or the running command, as its caller types it. */
  readonly name: string;
  readonly say: (line: string) => void;
  readonly onWarning: (message: string) => void;
  readonly onStatement?: DatabasePlace['onStatement'];
}

/** The settings of the database. */
export interface DatabaseSettings {
  readonly databaseUrl: string | undefined;
  readonly databaseWebUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the configured database, or the embedded one of the data folder. Throws errors with readable
 * messages.
 */
export async function databaseOf(
  { databaseUrl, databaseWebUrl, databaseDirectUrl, databaseReadUrl, dataDir }: DatabaseSettings,
  { name, say, onWarning, onStatement }: DatabaseUse,
): Promise<DatabaseInUse> {
  if (databaseUrl !== undefined) {
    const database = await openDatabase({
      url: databaseUrl,
      webUrl: databaseWebUrl,
      directUrl: databaseDirectUrl,
      readUrl: databaseReadUrl,
      onWarning,
      onStatement,
    });
    const url = databaseDirectUrl ?? databaseUrl;
    return { database, url, adminUrl: undefined, [Symbol.asyncDispose]: () => database.close() };
  }
  const embedded = await openEmbedded({ dataDir, name, say, onWarning });
  try {
    const { url, webUrl, adminUrl } = embedded;
    const database = await openDatabase({ url, webUrl, onWarning, onStatement });
    return {
      database,
      url,
      adminUrl,
      async [Symbol.asyncDispose]() {
        await database.close();
        await embedded.close();
      },
    };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}
