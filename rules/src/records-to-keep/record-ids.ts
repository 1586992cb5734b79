/** What a sponsor keeps, about a worker or about itself, in the order in which pages show it. */
export const workerRecordIds = [
  'right-to-work-check',
  'proof-of-entry',
  'passport-permission',
  'recruitment-advertised',
  'recruitment-not-advertised',
  'contract',
  'pay-evidence',
  'allowances',
  'salary-option-proof',
  'job-description',
  'qualifications',
  'nmc-pin',
  'care-worker-three-months',
  'ni-number',
  'contact-history',
  'absences',
  'employment-rights-information',
  'atas-copy',
  'dbs',
  'unpaid-absence-exception',
  'health-reduction',
  'under-18',
  'sms-reports',
  'hybrid-pattern',
  'certificate',
] as const;
export type WorkerRecordId = (typeof workerRecordIds)[number];

export const organisationRecordIds = ['appendix-a-documents', 'key-personnel', 'hr-systems'] as const;
export type OrganisationRecordId = (typeof organisationRecordIds)[number];

export type RecordId = WorkerRecordId | OrganisationRecordId;

/** By subject, as Appendix D has its sections; `own` is our advice, which Appendix D does not ask for. */
export const shelves = ['entry', 'recruitment', 'pay', 'skill', 'contact', 'reports'] as const;
export type Shelf = (typeof shelves)[number];

/** For how long: of a worker after sponsorship, of the check after employment, of the organisation while it is licensed. */
export type RetentionTerm = 'sponsorship-plus-1-year' | 'employment-plus-2-years' | 'life-of-licence';
