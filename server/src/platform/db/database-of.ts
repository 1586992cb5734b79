import { type Database, openDatabase } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';

export interface DatabaseInUse extends AsyncDisposable {
  readonly database: Database;
  /** The address of the owner of the tables. */
  readonly url: string;
  /** The address of a superuser; undefined with DATABASE_URL, of which we have none. */
  readonly adminUrl: string | undefined;
}

export interface DatabaseUse {
  /** The site, or the command at work, as its caller types it. */
  readonly name: string;
  readonly say: (line: string) => void;
  readonly onWarning: (message: string) => void;
}

/** What the settings say of the database. */
export interface DatabaseSettings {
  readonly databaseUrl: string | undefined;
  readonly databaseWebUrl: string | undefined;
  readonly dataDir: string;
}

/** Opens the database that the settings name, or the embedded one of the data folder. Throws in words. */
export async function databaseOf(
  { databaseUrl, databaseWebUrl, dataDir }: DatabaseSettings,
  { name, say, onWarning }: DatabaseUse,
): Promise<DatabaseInUse> {
  if (databaseUrl !== undefined) {
    const database = await openDatabase({ url: databaseUrl, webUrl: databaseWebUrl, onWarning });
    return { database, url: databaseUrl, adminUrl: undefined, [Symbol.asyncDispose]: () => database.close() };
  }
  const embedded = await openEmbedded({ dataDir, name, say, onWarning });
  try {
    const { url, webUrl, adminUrl } = embedded;
    const database = await openDatabase({ url, webUrl, onWarning });
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
