import { resumeTypes } from '@portway/contracts/candidate/resumes/resumes';
import { maxLinkFiles } from '@portway/contracts/sponsor/record-links/record-links';
import { rightsRecord } from '@portway/contracts/sponsor/record-links/record-requests';
import { keepFile } from '../../../platform/db/stored-file.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { RecordFiling } from '../records/filing/record-filing.service.ts';
import type { CheckWorker } from '../records/record-changes.service.ts';
import { recordLinksRepository } from './record-links.repository.ts';
import { recordLinksRoutes } from './record-links.routes.ts';
import { recordLinksService } from './record-links.service.ts';
import { recordLinkTables } from './record-links.tables.ts';
import { recordRequestsRepository } from './record-requests.repository.ts';
import { hashOfToken, recordRequestsService } from './record-requests.service.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly filing: RecordFiling;
  readonly notify: Notifications['notify'];
  readonly checkWorker: CheckWorker;
}

const fileTypes = {
  pdf: resumeTypes.pdf,
  docx: resumeTypes.docx,
  txt: resumeTypes.txt,
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;

/** Links by which workers send one record, or acknowledge what they were given. */
export function recordLinksModule(
  { audit, database, drawPage, files: store, limits, now, origin, outbox, today, uploads }: Platform,
  { signedIn, filing, notify, checkWorker }: Deps,
): Module<undefined> {
  const requests = recordRequestsService({
    repository: recordRequestsRepository,
    ...{ filing, keepFile, store, drawPage, outbox, audit, origin, now, today },
    types: fileTypes,
    rightsRecord,
  });
  const links = recordLinksService({
    repository: recordLinksRepository(database, limits),
    ...{ filing, store, notify, checkWorker, audit, today },
    hashOf: hashOfToken,
    types: fileTypes,
    maxFiles: maxLinkFiles,
  });
  return {
    tables: recordLinkTables,
    service: undefined,
    routes: (api) => recordLinksRoutes(api, { ...signedIn, uploads, requests, links }),
  };
}
