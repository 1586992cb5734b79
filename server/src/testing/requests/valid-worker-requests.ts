export const validWorker = {
  fullName: 'Ana Sofia Marques',
  certificateStart: '2025-03-03',
  certificateEnds: '2028-03-02',
  visaEnds: '2028-03-16',
  startedOn: '2025-03-03',
  salaryOption: 'A',
};

export const validTerms = {
  fromDay: '2025-03-03',
  jobTitle: 'Software engineer',
  occupationCode: '2134',
  payPence: 57_000_00,
  hoursPerWeek: 37.5,
  worksOn: [1, 2, 3, 4, 5],
  workPlace: null,
  otherPlaces: [],
  hybridPattern: null,
};

/** A sound request of every operation on sponsored workers. */
export const validWorkers: Readonly<Record<string, Record<string, unknown>>> = {
  listWorkers: { sort: 'visa', down: 'yes', gap: 'no-option' },
  addWorker: validWorker,
  changeWorker: { version: 1, visaEnds: '2028-03-16' },
  saveWorkerTerms: validTerms,
  recordAbsence: { firstDay: '2026-03-09', lastDay: '2026-03-10', pay: 'unpaid', agreed: true },
  concludeAbsence: { firstDay: '2026-03-09', pay: 'unpaid', kind: 'unpaid' },
  endAbsence: { absence: '6c1b38a4-52a3-4f0e-9d1c-6f3f6c1d2b11', lastDay: '2026-03-10' },
  saveWorkerSealed: { passport: '533380006', 'birth-date': '1990-04-12' },
  changeWorkers: { workers: ['6c1b38a4-52a3-4f0e-9d1c-6f3f6c1d2b11'], tag: 'Leeds', on: true },
  previewWorkersEdit: {
    field: 'option',
    to: 'A',
    workers: ['6c1b38a4-52a3-4f0e-9d1c-6f3f6c1d2b11'],
  },
  editWorkers: {
    field: 'option',
    workers: [{ id: '6c1b38a4-52a3-4f0e-9d1c-6f3f6c1d2b11', version: 1, from: null, to: 'A' }],
  },
  exportWorkers: { table: 'workers' },
  saveWorkersCsv: { sort: 'visa', gap: 'any' },
  saveWorkersWorkbook: { sort: 'visa', down: 'yes' },
  reportWorkers: { sort: 'visa', state: 'working' },
  eraseWorker: { fullName: 'Ana Marques', archived: true },
  recordRightToWorkCheck: {
    method: 'online-share-code',
    document: 'evisa',
    checkedOn: '2025-02-20',
    checker: 'Carys Bevan',
    expiresOn: '2028-03-16',
  },
  listRightToWorkChecks: { status: 'ends-soon', only: 'gap', search: 'ana' },
};

/** A sound request of every operation on saved views. */
export const validWorkerViews: Readonly<Record<string, Record<string, unknown>>> = {
  addWorkerView: {
    name: 'Checks to make',
    query: { gap: 'no-check', sort: 'visa', columns: 'job,visa,check' },
  },
  changeWorkerView: { name: 'Checks still to make' },
};
