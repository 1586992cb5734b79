import { resumeTypes } from '@portway/contracts/candidate/resumes/resumes';
import { maxRecordPages, maxVersionFiles } from '@portway/contracts/sponsor/records/kept-record';
import { paperEndsSoonDays } from '@portway/contracts/sponsor/records/records';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { WorkersForOthers } from '../workers/workers.module.ts';
import { certificatePaperService } from './certificate/certificate-paper.service.ts';
import * as comparing from './certificate/certificate-proposals.service.ts';
import { certificateRecordRepository } from './certificate/certificate-record.repository.ts';
import { certificateWritesService } from './certificate/certificate-writes.service.ts';
import { recordFilesRepository } from './filing/record-files.repository.ts';
import { type RecordFiling, recordFilingService } from './filing/record-filing.service.ts';
import { readCertificate } from './reading/read-certificate.ts';
import { type CheckWorker, recordChangesService } from './record-changes.service.ts';
import { keptRecordsRepository } from './records.repository.ts';
import { keptRecordsRoutes } from './records.routes.ts';
import { type KeptRecords, keptRecordsService } from './records.service.ts';
import { keptRecordsTables } from './records.tables.ts';
import { recordFactsRepository } from './standing/record-facts.repository.ts';
import { type RecordStandings, recordStandings } from './standing/record-standing.service.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly standings: RecordStandings;
  readonly checkWorker: CheckWorker;
  readonly workers: Pick<WorkersForOthers, 'changes' | 'matching'>;
}

const workersPerPage = 50;

const fileTypes = {
  pdf: resumeTypes.pdf,
  docx: resumeTypes.docx,
  txt: resumeTypes.txt,
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;

/** How records stand: for the pages of records, and for what is found by itself. */
export const recordStandingsModule = (): RecordStandings => recordStandings(recordFactsRepository);

/** The records that a sponsor keeps, and their files. */
export function keptRecordsModule(
  { audit, database, files: store, inspector, now, drawPage, today, uploads }: Platform,
  { signedIn, standings, checkWorker, workers }: Deps,
): Module<{ readonly filing: RecordFiling } & Pick<KeptRecords, 'copiesOf'>> {
  const repository = keptRecordsRepository;
  const files = recordFilesRepository(database.queries);
  const records = keptRecordsService({
    repository,
    files,
    standings,
    pageSize: workersPerPage,
    soonDays: paperEndsSoonDays,
    now,
    today,
  });
  const changes = recordChangesService({ repository, files, standings, checkWorker, audit, today });
  const filing = recordFilingService({
    repository,
    files,
    standings,
    store,
    drawPage,
    inspect: inspector.checkPaper,
    types: fileTypes,
    max: { pages: maxRecordPages, files: maxVersionFiles },
    checkWorker,
    audit,
    now,
    today,
  });
  const certificates = certificatePaperService({
    repository: certificateRecordRepository,
    records: repository,
    filing,
    writes: certificateWritesService({ changes: workers.changes, audit }),
    comparing,
    inspect: inspector.readPaper,
    read: readCertificate,
    matching: workers.matching,
    maxPages: maxRecordPages,
    today,
  });
  return {
    tables: keptRecordsTables,
    service: { filing, copiesOf: records.copiesOf },
    routes: (api) => keptRecordsRoutes(api, { ...signedIn, uploads, records, changes, filing, certificates }),
  };
}
