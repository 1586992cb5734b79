/** Bodies that the operations on kept records accept; of a file, its query. */
export const validKeptRecords: Readonly<Record<string, Record<string, unknown>>> = {
  listSponsorRecords: { only: 'missing', sort: 'name', search: 'Ana' },
  addWorkerRecord: { record: 'contract', name: 'contract.txt', seen: '0' },
  addOrganisationRecord: { record: 'hr-systems', name: 'how.txt', seen: '0' },
  addCheckCopy: { name: 'result.txt', seen: '0' },
  readCertificate: { name: 'certificate.pdf' },
  confirmCertificate: { name: 'certificate.pdf', seen: '0', version: '1', take: 'pay:0,hours:0' },
  confirmKeptCertificate: { version: 1, take: 'pay:0', worksOn: '12345', anyway: 'yes' },
  answerWorkerRecord: { record: 'dbs', needed: false },
  changeKeptRecord: { seen: 1, holdReason: 'A tribunal' },
  destroyKeptRecord: { seen: 1 },
  turnRecordPage: { number: 1, quarters: 1 },
};
