import { authTables } from './auth/auth.tables.ts';
import { dbTables } from './db/db.tables.ts';
import type { OwnedTables } from './db/owned-table.ts';
import { filesTables } from './files/files.tables.ts';
import { mailTables } from './mail/mail.tables.ts';

/** The tables that no module owns. */
export const platformTables: readonly OwnedTables[] = [authTables, dbTables, mailTables, filesTables];
