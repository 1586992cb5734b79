import { certificatePaperOperations } from '@portway/contracts/sponsor/records/certificate-paper';
import { keptRecordOperations } from '@portway/contracts/sponsor/records/records';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { fileRoute } from '../../../platform/http/serve-file.ts';
import { stepsRoute } from '../../../platform/http/serve-in-steps.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { CertificatePaper } from './certificate/certificate-paper.service.ts';
import {
  asCopy,
  ofCheck,
  ofOrganisation,
  ofWorker,
  type RecordFiling,
} from './filing/record-filing.service.ts';
import type { RecordChanges } from './record-changes.service.ts';
import type { KeptRecords } from './records.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly records: KeptRecords;
  readonly changes: RecordChanges;
  readonly filing: RecordFiling;
  readonly certificates: CertificatePaper;
}

export function keptRecordsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { records, changes, filing } = deps;
  const on = { api, ...deps };
  const repetition = { remember: ({ file }: { readonly file: string }) => file, recall: filing.recall };
  serveSignedIn(on, keptRecordOperations, {
    listEvidenceOperation: (query, { requestContext }) => records.list(requestContext, query),
    showWorkerRecordsOperation: (_, { requestContext, parameters }) =>
      records.showWorker(requestContext, parameters.id),
    showOrganisationRecordsOperation: (_, { requestContext }) => records.showOrganisation(requestContext),
    addWorkerRecordOperation: uploadRoute(on, {
      admit: (requestContext, { parameters, request }) =>
        filing.admit(requestContext, ofWorker(parameters.id), request),
      prepare: (bytes, { request }) => filing.prepare(bytes, request.name),
      keep: (requestContext, paper, { parameters, request }) =>
        filing.add(requestContext, ofWorker(parameters.id), { paper, filing: request }),
      again: repetition,
      drop: filing.drop,
    }),
    addOrganisationRecordOperation: uploadRoute(on, {
      admit: (requestContext, { request }) => filing.admit(requestContext, ofOrganisation, request),
      prepare: (bytes, { request }) => filing.prepare(bytes, request.name),
      keep: (requestContext, paper, { request }) =>
        filing.add(requestContext, ofOrganisation, { paper, filing: request }),
      again: repetition,
      drop: filing.drop,
    }),
    addCheckCopyOperation: uploadRoute(on, {
      admit: (requestContext, { parameters, request }) =>
        filing.admit(requestContext, ofCheck(parameters.id), asCopy(request)),
      prepare: (bytes, { request }) => filing.prepare(bytes, request.name),
      keep: (requestContext, paper, { parameters, request }) =>
        filing.add(requestContext, ofCheck(parameters.id), {
          paper,
          filing: asCopy(request),
        }),
      again: repetition,
      drop: filing.drop,
    }),
    answerRecordOperation: (answer, { requestContext, parameters }) =>
      changes.answer(requestContext, parameters.id, answer),
    changeRecordOperation: (change, { requestContext, parameters }) =>
      changes.change(requestContext, parameters.id, change),
    destroyRecordOperation: (destruction, { requestContext, parameters }) =>
      changes.destroy(requestContext, parameters.id, destruction),
    openRecordFileOperation: fileRoute(on, (requestContext, { id }) => filing.open(requestContext, id)),
    showRecordPageOperation: fileRoute(on, (requestContext, { id }, page) =>
      filing.page(requestContext, id, page),
    ),
    turnRecordPageOperation: (turn, { requestContext, parameters }) =>
      filing.turn(requestContext, parameters.id, turn),
    takeBackRecordFileOperation: (_, { requestContext, parameters }) =>
      filing.takeBack(requestContext, parameters.id),
  });
  serveCertificatePaper(on);
}

function serveCertificatePaper(on: Deps & { readonly api: Hono<AppEnv> }): void {
  const { certificates } = on;
  serveSignedIn(on, certificatePaperOperations, {
    readCertificateOperation: uploadRoute(on, {
      admit: (requestContext, { parameters }) => certificates.admit(requestContext, parameters.id),
      prepare: (bytes, { request }) => certificates.fieldsOf(bytes, request.name),
      keep: (requestContext, fields, { parameters }) =>
        certificates.compared(requestContext, parameters.id, fields),
    }),
    confirmCertificateOperation: uploadRoute(on, {
      admit: (requestContext, { parameters, request }) =>
        certificates.admitFile(requestContext, parameters.id, request),
      prepare: (bytes, { request }) => certificates.prepareFile(bytes, request.name),
      keep: (requestContext, prepared, { parameters, request }) =>
        certificates.confirmFile(requestContext, parameters.id, { prepared, confirmation: request }),
      again: { remember: ({ file }: { readonly file: string }) => file, recall: certificates.recallFile },
      drop: certificates.dropFile,
    }),
    readKeptCertificateOperation: stepsRoute(on, {
      admit: (requestContext, { parameters }) => certificates.admitKept(requestContext, parameters.id),
      finish: (requestContext, { worker, fields }) => certificates.compared(requestContext, worker, fields),
    }),
    confirmKeptCertificateOperation: stepsRoute(on, {
      admit: (requestContext, { parameters }) => certificates.admitKept(requestContext, parameters.id),
      finish: (requestContext, kept, { request }) => certificates.confirmKept(requestContext, kept, request),
    }),
  });
}
