import {
  type ImportKind,
  importColumns,
  maxImportRows,
} from '@portway/contracts/sponsor/worker-imports/import-columns';
import { secretColumns } from '@portway/contracts/sponsor/worker-imports/import-faults';
import {
  storedBefore,
  storedColumns,
  storedCorrections,
  storedFindings,
  storedMapping,
  storedPreview,
} from '@portway/contracts/sponsor/worker-imports/stored-import';
import { fieldCipher, keyedHash } from '../../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Raising } from '../duties/raise.service.ts';
import type { Layout } from './checked-file.service.ts';
import { importPreviewsService } from './import-previews.service.ts';
import { importRunRepository } from './import-run.repository.ts';
import { type ImportRunDeps, importRunService } from './import-run.service.ts';
import { matchText, onRecord } from './imported.repository.ts';
import { raiseChanges } from './raise-changes.service.ts';
import { checkTable } from './reading/check-table.ts';
import { asksForOrder } from './reading/columns/day-orders.ts';
import { guessColumns } from './reading/columns/guess-columns.ts';
import { compareWorker } from './reading/comparing/compare-worker.ts';
import { correctedCells } from './reading/corrected-cells.ts';
import { changesToReport, lookAtThese } from './reading/look-at-these.ts';
import { previewColumns } from './reading/preview-columns.ts';
import { bytesOf, storedText } from './reading/table/stored-text.ts';
import { TooManyTables, tableReader } from './reading/table/table-reader.ts';
import { maxColumns, type Table, UnreadableTable, type Wanted } from './reading/table/table-rows.ts';
import { checkRowsService } from './repair/check-rows.service.ts';
import { findingsOf } from './repair/findings.service.ts';
import { repairsService } from './repair/repairs.service.ts';
import { examinedFileService } from './updating/examined-file.service.ts';
import { recordedWorkers } from './updating/recorded-workers.repository.ts';
import { updateWorkersService } from './updating/update-workers.service.ts';
import { updatesRepository } from './updating/updates.repository.ts';
import { tooManyTables, unreadable } from './worker-imports.policy.ts';
import { importHistoryQueue, workerImportQueue } from './worker-imports.queues.ts';
import { workerImportsRepository } from './worker-imports.repository.ts';
import { workerImportsRoutes } from './worker-imports.routes.ts';
import { workerImportsService } from './worker-imports.service.ts';
import {
  importBefore,
  importCorrections,
  importFile,
  importFindings,
  importPreview,
  workerImportsTables,
} from './worker-imports.tables.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly checkWorker: ImportRunDeps['checkWorker'];
  readonly duties: Pick<Raising, 'raise'>;
}

/** What other modules may have read in a thread. */
export interface TablesForOthers {
  /** All cells of a file of at most a thousand rows or so. Refuses what is no table. */
  readonly readTable: (bytes: Uint8Array) => Promise<Table>;
}

export interface ImportHistory extends TablesForOthers {
  /** Raises what the organisation's files say that an earlier first day makes no history any more. */
  readonly rejudge: (organisation: string) => Promise<void>;
}

/** Workers and their history from a file. */
export function workerImportsModule(
  platform: Platform,
  { signedIn, checkWorker, duties }: Deps,
): Module<ImportHistory> {
  const { audit, database, now, queue, secret, uploads, today, onWarning } = platform;
  /** The same as the module of workers makes, so that either finds what the other keeps. */
  const hash = (text: string) => keyedHash(secret, 'sponsored workers', text);
  const reading = { ...reader(onWarning), check: checkTable };
  const ciphers = {
    file: fieldCipher(secret, importFile),
    corrections: fieldCipher(secret, importCorrections),
    findings: fieldCipher(secret, importFindings),
    preview: fieldCipher(secret, importPreview),
  };
  const sealedCipher = fieldCipher(secret, { table: 'worker_sealed', column: 'encrypted_value' });
  const seal: ImportRunDeps['seal'] = (organisation, worker, { field, value }) => {
    const id = `${worker}.${field}`;
    return {
      id,
      encrypted_value: sealedCipher.encrypt(value, id),
      tail: fieldsWithTail.has(field) ? value.slice(-3) : null,
      match_hash: hash(matchText(organisation, field, value)),
    };
  };
  const shared = {
    ...{ reading, ciphers, today, findingsOf },
    columnsOf: (kind: ImportKind) => importColumns[kind],
    readMapping: (json: unknown) => storedMapping.parse(json),
    readCorrections: (json: unknown) => storedCorrections.parse(json),
    repository: workerImportsRepository,
  };
  const examined = examinedFileService({
    ...{ ...shared, hash, onRecord, recordedWorkers, compare: compareWorker },
    lock: updatesRepository.lock,
  });
  const updating = updateWorkersService({
    ...{ repository: updatesRepository, recordedWorkers, seal },
    ciphers: { sealed: sealedCipher, before: fieldCipher(secret, importBefore) },
    readBefore: (json) => storedBefore.parse(json),
  });
  const checks = checkRowsService({ ...shared, examined });
  const repairs = repairsService({
    ...{ ...shared, checks, audit, now, secretColumns, correctedCells },
    readFindings: (json) => storedFindings.parse(json),
  });
  const imports = workerImportsService({
    ...{ ...shared, checks, repairs, updating, changesToReport },
    guess: guessColumns,
    previews: importPreviewsService({ ciphers, today, asksForOrder, preview: previewColumns, readPreview }),
    lookAt: lookAtThese,
    readColumns: (json) => storedColumns.parse(json),
    importSoon: (transaction, id) => queue.add(transaction, workerImportQueue.name, id),
  });
  const runs = importRunService({
    ...{ ...shared, examined, updating, seal, checkWorker, onWarning },
    repository: importRunRepository(database.owner),
    raiseChanges: raiseChanges({ duties, changesToReport, today }),
  });
  return {
    tables: workerImportsTables,
    service: { rejudge: runs.rejudge, readTable: reading.readAll },
    routes: (api) => workerImportsRoutes(api, { ...signedIn, uploads, imports, repairs }),
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
      throw error instanceof UnreadableTable ? unreadable(error.message) : error;
    }
  }
  return {
    storedText,
    bytesOf,
    readAll: (bytes: Uint8Array) => read(bytes, { places: everyPlace }),
    outline: (bytes: Uint8Array, { sheet, headingRow }: Layout = {}) => read(bytes, { sheet, headingRow }),
    read: (
      bytes: Uint8Array,
      { columns, sheet, headingRow }: Layout & { readonly columns: Readonly<Record<string, number>> },
    ) => read(bytes, { sheet, headingRow, places: Object.values(columns) }),
  };
}

const everyPlace = Array.from({ length: maxColumns }, (_, place) => place);

const readPreview = (json: unknown) => storedPreview.parse(json);

/** Numbers whose last three characters stand in lists. */
const fieldsWithTail: ReadonlySet<string> = new Set(['passport', 'national-insurance', 'certificate-number']);
