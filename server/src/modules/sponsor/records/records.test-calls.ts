import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { printedCertificate } from '../../../testing/files/certificate-files.ts';
import { validFile } from '../../../testing/files/valid-files.ts';
import { validKeptRecords } from '../../../testing/requests/valid-kept-records.ts';

const aWorker: AccessRow['id'] = (cast, whose, asking) => cast.workers.workerOf(whose, asking);
const aCheck: AccessRow['id'] = (cast, whose, asking) => cast.workers.checkOf(whose, asking);
const aRecord: AccessRow['id'] = async (cast, whose, asking) =>
  (await cast.records.recordOf(whose, asking))?.record;
const aFile: AccessRow['id'] = async (cast, whose, asking) =>
  (await cast.records.recordOf(whose, asking))?.file;

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listSponsorRecords: {},
  showWorkerRecords: { id: aWorker },
  showOrganisationRecords: {},
  addWorkerRecord: { file: validFile, query: '?name=contract.txt&record=contract&seen=0', id: aWorker },
  addOrganisationRecord: { file: validFile, query: '?name=how.txt&record=hr-systems&seen=0' },
  addCheckCopy: { file: validFile, query: '?name=result.txt&seen=0', id: aCheck },
  readCertificate: {
    file: new Uint8Array(printedCertificate()),
    query: '?name=certificate.pdf',
    id: aWorker,
  },
  confirmCertificate: {
    file: new Uint8Array(printedCertificate()),
    query: '?name=certificate.pdf&seen=0&version=1&take=certificate-end:0',
    id: aWorker,
  },
  // This file is a contract: certificate-paper.test.ts reads a certificate that is kept.
  readKeptCertificate: { allowed: 409, id: aFile },
  confirmKeptCertificate: { body: validKeptRecords.confirmKeptCertificate, allowed: 409, id: aFile },
  answerWorkerRecord: { body: validKeptRecords.answerWorkerRecord, id: aWorker },
  changeKeptRecord: { body: validKeptRecords.changeKeptRecord, id: aRecord },
  // This record has to be kept: records.test.ts destroys one whose day is over.
  destroyKeptRecord: { body: validKeptRecords.destroyKeptRecord, allowed: 409, id: aRecord },
  openRecordFile: { id: aFile },
  // A text has no pages: record-pages.test.ts turns and sees those of a PDF.
  showRecordPage: { allowed: 409, id: aFile },
  turnRecordPage: { body: validKeptRecords.turnRecordPage, allowed: 409, id: aFile },
  // Nobody added it within the hour: records.test.ts takes one back.
  takeBackRecordFile: { allowed: 409, id: aFile },
};
