/** How often a costly operation may be called. */
export interface OperationLimit {
  /** Operations with one name are counted together. */
  readonly name: string;
  readonly max: number;
  readonly perSeconds: number;
  /** Who is counted; an account that acts for no organisation is counted by itself. */
  readonly of: 'account' | 'organisation';
}

const hour = 3600;

function limit(name: string, max: number, of: OperationLimit['of'], perSeconds = hour): OperationLimit {
  return { name, max, perSeconds, of };
}

/**
 * The limits of operations that cost the server much, or take much out of it at once (ASVS 15.1.3). Each is far above
 * what people do in a busy hour. docs/security-tests.md lists them; a test compares.
 */
export const costly = {
  upload: limit('upload', 20, 'account', 60),
  workerExport: limit('worker-export', 30, 'organisation'),
  applicantExport: limit('applicant-export', 30, 'organisation'),
  logExport: limit('log-export', 30, 'organisation'),
  logVerification: limit('log-verification', 6, 'organisation'),
  archive: limit('sponsor-archive', 10, 'organisation'),
  ownData: limit('export', 5, 'account'),
  importCheck: limit('import-check', 60, 'organisation'),
  importArrange: limit('import-arrange', 600, 'organisation'),
  importRun: limit('import-run', 60, 'organisation'),
  importRepair: limit('import-repair', 600, 'organisation'),
  importRows: limit('import-rows', 1200, 'account'),
  importFaults: limit('import-faults', 120, 'account'),
  everyCheck: limit('sponsor-check', 60, 'organisation'),
  recordLink: limit('record-link', 120, 'account'),
  event: limit('sponsor-event', 600, 'organisation'),
  note: limit('note', 300, 'account'),
  sealedLook: limit('sealed-look', 300, 'account'),
  bulkChange: limit('bulk-change', 300, 'account'),
  copy: limit('file-copy', 1200, 'account'),
  original: limit('file-original', 300, 'account'),
  document: limit('document', 300, 'account'),
  advertisement: limit('advertisement', 120, 'account'),
  wording: limit('wording', 1800, 'account'),
  additions: limit('profile-additions', 60, 'account'),
} as const;
