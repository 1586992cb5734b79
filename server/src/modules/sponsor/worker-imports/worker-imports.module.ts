import { importColumns, maxImportRows } from '@portway/contracts/sponsor/worker-imports/import-columns';
import {
  storedColumns,
  storedFaults,
  storedMapping,
} from '@portway/contracts/sponsor/worker-imports/stored-import';
import { fieldCipher, keyedHash } from '../../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Raising } from '../duties/raise.service.ts';
import { importRunRepository } from './import-run.repository.ts';
import { type ImportRunDeps, importRunService } from './import-run.service.ts';
import { raiseChanges } from './raise-changes.service.ts';
import { checkTable } from './reading/check-table.ts';
import { guessColumns } from './reading/guess-columns.ts';
import { changesToReport, lookAtThese } from './reading/look-at-these.ts';
import { UnreadableCsv, type Wanted } from './reading/read-csv.ts';
import { TooManyTables, tableReader } from './reading/table-reader.ts';
import { tooManyTables, unreadable } from './worker-imports.policy.ts';
import { importHistoryQueue, workerImportQueue } from './worker-imports.queues.ts';
import { workerImportsRepository } from './worker-imports.repository.ts';
import { workerImportsRoutes } from './worker-imports.routes.ts';
import { workerImportsService } from './worker-imports.service.ts';
import { importFile, workerImportsTables } from './worker-imports.tables.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly checkWorker: ImportRunDeps['checkWorker'];
  readonly duties: Pick<Raising, 'raise'>;
}

export interface ImportHistory {
  /** Raises what the organisation's files say that an earlier first day makes no history any more. */
  readonly rejudge: (organisation: string) => Promise<void>;
}

/** Workers and their history from a file. */
export function workerImportsModule(
  platform: Platform,
  { signedIn, checkWorker, duties }: Deps,
): Module<ImportHistory> {
  const { database, queue, secret, uploads, today, onWarning } = platform;
  const shared = {
    reading: { ...reader(onWarning), check: checkTable },
    /** The same as the module of workers makes, so that either finds what the other keeps. */
    hash: (text: string) => keyedHash(secret, 'sponsored workers', text),
    readMapping: (json: unknown) => storedMapping.parse(json),
    today,
  };
  const cipher = fieldCipher(secret, importFile);
  const imports = workerImportsService({
    ...shared,
    repository: workerImportsRepository,
    cipher,
    columnsOf: (kind) => importColumns[kind],
    guess: guessColumns,
    lookAt: lookAtThese,
    changesToReport,
    readColumns: (json) => storedColumns.parse(json),
    readFaults: (json) => storedFaults.parse(json),
    importSoon: (transaction, id) => queue.add(transaction, workerImportQueue.name, id),
  });
  const runs = importRunService({
    ...shared,
    repository: importRunRepository(database.owner),
    fileCipher: cipher,
    sealedCipher: fieldCipher(secret, { table: 'worker_sealed', column: 'encrypted_value' }),
    checkWorker,
    raiseChanges: raiseChanges({ duties, changesToReport, today }),
    onWarning,
  });
  return {
    tables: workerImportsTables,
    service: { rejudge: runs.rejudge },
    routes: (api) => workerImportsRoutes(api, { ...signedIn, uploads, imports }),
    async start() {
      await queue.work(workerImportQueue.name, { everySeconds: 2 }, runs.run);
      await queue.work(importHistoryQueue.name, { everySeconds: 2 }, runs.rejudge);
    },
  };
}

/** Reads files in threads; refuses what is no table, and what comes while many others wait. */
function reader(onWarning: (message: string) => void) {
  const readTable = tableReader({ onWarning });
  async function read(bytes: Uint8Array, wanted: Omit<Wanted, 'maxRows'>) {
    try {
      return await readTable(bytes, { ...wanted, maxRows: maxImportRows });
    } catch (error) {
      if (error instanceof TooManyTables) throw tooManyTables();
      throw error instanceof UnreadableCsv ? unreadable(error.message) : error;
    }
  }
  return {
    outline: (bytes: Uint8Array) => read(bytes, {}),
    read: (bytes: Uint8Array, columns: Readonly<Record<string, number>>) =>
      read(bytes, { places: Object.values(columns) }),
  };
}
