import { fieldCipher } from '../../../platform/crypto/cipher.ts';
import { zipStream } from '../../../platform/files/zip-stream.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { CountExport } from '../../account/organisation/exports/export-notices.service.ts';
import { archivedTables, sponsorArchiveRepository } from './archive.repository.ts';
import { sponsorArchiveRoutes } from './archive.routes.ts';
import { sponsorArchiveService } from './archive.service.ts';
import { sponsorArchiveTables } from './archive.tables.ts';

/** The archive of what a sponsor records, and the end of its records. */
export function sponsorArchiveModule(
  { audit, files: store, now, secret, today }: Platform,
  { signedIn, countExport }: { readonly signedIn: SignedInDeps; readonly countExport: CountExport },
): Module {
  const archives = sponsorArchiveService({
    repository: sponsorArchiveRepository,
    tables: archivedTables,
    ciphers: {
      worker: fieldCipher(secret, { table: 'worker_sealed', column: 'encrypted_value' }),
      paper: fieldCipher(secret, { table: 'stated_value', column: 'encrypted_value' }),
      certificate: fieldCipher(secret, { table: 'certificate', column: 'encrypted_number' }),
    },
    store,
    zip: zipStream,
    audit,
    countExport,
    now,
    today,
  });
  return {
    service: undefined,
    tables: sponsorArchiveTables,
    routes: (api) => sponsorArchiveRoutes(api, { ...signedIn, archives }),
  };
}
