/** The columns of the sound file. */
export const validCheck = {
  columns: { fullName: 0, jobTitle: 1, startedOn: 2 },
  cutOver: '2026-11-01',
  dateOrder: 'day-first',
} as const;

/** One cell of that file. */
export const validRepair = { corrections: [{ row: 2, columnId: 'jobTitle', replacement: 'Engineer' }] };

/** A certificate of which nothing is filled in. */
export const noFacts = {
  location: 'inside',
  extension: false,
  cases: [],
  plannedOn: null,
  occupationCode: null,
  payPence: null,
  hoursPerWeek: null,
  startDay: null,
  endDay: null,
  sponsorSize: null,
  switchingFromStudent: false,
  fields: {},
} as const;

/** A sound request of every operation on a certificate. */
export const validCertificates = {
  saveCertificateAllocation: { fromDay: '2026-04-06', allocated: 5 },
  addCertificate: { worker: null, location: 'inside' },
  saveCertificate: { version: 1, facts: noFacts },
  moveCertificate: { version: 1, to: 'withdrawn', on: '2026-11-20' },
  noteCertificate: { words: 'The start moves by a week.' },
  correctCertificate: { mistake: 'salary', samePoints: true },
  recordSkillsChargeRecharged: { on: '2026-11-20' },
} as const;

/** A sound request of every operation on a file of workers, or on a certificate. */
export const validImports: Readonly<Record<string, Record<string, unknown>>> = {
  uploadWorkerImport: { name: 'workers.csv', kind: 'workers' },
  arrangeWorkerImport: { headingRow: 1 },
  checkWorkerImport: validCheck,
  repairWorkerImport: validRepair,
  ...validCertificates,
};
