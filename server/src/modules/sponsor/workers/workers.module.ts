import { maxWorkersExported, maxWorkersTogether } from '@portway/contracts/sponsor/workers/worker-changes';
import { maxWorkersReported } from '@portway/contracts/sponsor/workers/worker-sheets';
import { gapNouns, payVerdictWords, workerStateWords } from '@portway/contracts/sponsor/workers/worker-words';
import { fieldCipher, keyedHashes } from '../../../platform/crypto/cipher.ts';
import { workbookFile } from '../../../platform/files/workbook-file.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { CountExport } from '../../account/organisation/exports/export-notices.service.ts';
import type { PlansForOthers } from '../duties/planned-events/planned-events.module.ts';
import { workerChangesService } from './bulk-changes/worker-changes.service.ts';
import { workerEditsRepository } from './bulk-changes/worker-edits.repository.ts';
import { workerEditsService } from './bulk-changes/worker-edits.service.ts';
import { workerSheetService } from './export/worker-sheet.service.ts';
import { workersExportRepository } from './export/workers-export.repository.ts';
import { workersExportService } from './export/workers-export.service.ts';
import { absenceConclusionService } from './records/absence-conclusion.service.ts';
import { type JudgeCheck, judgedCheck } from './records/judged-check.service.ts';
import { type WorkerRecording, workerRecording } from './records/worker-record.service.ts';
import {
  type WorkerRecords,
  whoRecordsEvents,
  workerRecordsService,
} from './records/worker-records.service.ts';
import { workerSealedRepository } from './sealed/worker-sealed.repository.ts';
import { type WorkerSealed, workerSealedService } from './sealed/worker-sealed.service.ts';
import { workerTimelineRepository } from './timeline/worker-timeline.repository.ts';
import { workerFiltersRepository } from './worker-filters.repository.ts';
import { keptOf, workerPages } from './worker-page.service.ts';
import { payRuleOn } from './worker-pay.service.ts';
import { storedFacts, type WorkerWrites, workerWrites } from './worker-writes.service.ts';
import { type StoredWorker, workersRepository } from './workers.repository.ts';
import { workersRoutes } from './workers.routes.ts';
import { type WorkerCheck, type Workers, workersService } from './workers.service.ts';
import { workersTables } from './workers.tables.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly check: WorkerCheck;
  readonly countExport: CountExport;
  readonly plans: Pick<PlansForOthers, 'settle' | 'ofWorker'>;
}

/** What other modules may ask of workers, in their own transaction. */
export interface WorkersForOthers
  extends Pick<WorkerWrites, 'create'>,
    Pick<WorkerSealed, 'seal' | 'matching'> {
  /** For what happens to workers. */
  readonly recording: WorkerRecording;
  /** The excuse that a check gives, of workers and others. */
  readonly judgeCheck: JudgeCheck;
  readonly recordCheck: WorkerRecords['recordCheck'];
  /** Changes to one worker, each with its own checks and history. */
  readonly changes: Pick<Workers, 'change'> &
    Pick<WorkerRecords, 'saveTerms'> & { readonly saveSealed: WorkerSealed['save'] };
  readonly find: (
    transaction: Parameters<WorkerWrites['create']>[0],
    about: { readonly organisation: string; readonly worker: string },
  ) => Promise<StoredWorker | undefined>;
}

/** Their rows are low. */
const workersPerPage = 50;

/** The sponsored workers of organisations. */
export function workersModule(
  { today, now, secret, audit }: Platform,
  { signedIn, check, countExport, plans }: Deps,
): Module<WorkersForOthers> {
  const repository = workersRepository;
  const writes = workerWrites({ repository, today });
  const pages = workerPages({
    repository,
    timeline: workerTimelineRepository,
    sealed: workerSealedRepository,
    payRuleOn,
    plans,
    today,
  });
  const workers = workersService({
    repository,
    found: workerFiltersRepository,
    writes,
    stored: storedFacts,
    pages,
    check,
    pageSize: workersPerPage,
    today,
  });
  const records = workerRecordsService({
    ...{ repository, writes, check, judgeCheck: judgedCheck, plans, today },
  });
  const absences = absenceConclusionService({ repository, whoRecords: whoRecordsEvents, today });
  const sealed = workerSealedService({
    repository: workerSealedRepository,
    workers: repository,
    cipher: fieldCipher(secret, { table: 'worker_sealed', column: 'encrypted_value' }),
    hashes: (text) => keyedHashes(secret, 'sponsored workers', text),
    now,
  });
  const together = workerChangesService({
    repository,
    sealed: workerSealedRepository,
    writes,
    kept: keptOf,
    audit,
    today,
  });
  const edits = workerEditsService({
    repository,
    edits: workerEditsRepository,
    listed: workerFiltersRepository,
    writes,
    check,
    max: maxWorkersTogether,
    today,
  });
  const exporting = workersExportService({
    repository: workersExportRepository,
    looks: workerSealedRepository,
    opened: sealed.opened,
    audit,
    countExport,
    max: maxWorkersExported,
    now,
    today,
  });
  const sheets = workerSheetService({
    listed: workerFiltersRepository,
    repository: workersExportRepository,
    workbook: workbookFile,
    words: { gaps: gapNouns, states: workerStateWords, verdicts: payVerdictWords },
    audit,
    countExport,
    max: { sheet: maxWorkersExported, report: maxWorkersReported },
    now,
    today,
  });
  return {
    tables: workersTables,
    service: {
      create: writes.create,
      seal: sealed.seal,
      matching: sealed.matching,
      judgeCheck: judgedCheck,
      recordCheck: records.recordCheck,
      changes: { change: workers.change, saveTerms: records.saveTerms, saveSealed: sealed.save },
      recording: workerRecording({ repository, writes, checkWorker: check.worker, today }),
      find: (transaction, { organisation, worker }) => repository.find(transaction, organisation, worker),
    },
    routes: (api) =>
      workersRoutes(api, {
        ...signedIn,
        workers,
        records,
        absences,
        sealed,
        together,
        edits,
        exporting,
        sheets,
      }),
  };
}
