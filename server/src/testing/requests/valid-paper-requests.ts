/** A sound request of every operation on what papers state. */
export const validStatedPapers: Readonly<Record<string, Record<string, unknown>>> = {
  listContradictions: { search: 'ana', field: 'pay', sort: 'most' },
  addStatedPaper: {
    kind: 'contract',
    fromDay: '2025-03-03',
    values: {
      'job-title': 'Software engineer',
      pay: { pence: 57_000_00, basis: 'year' },
      hours: { hours: 37.5, basis: 'week' },
      'first-day': '2025-03-03',
      'national-insurance': 'QQ123456C',
    },
  },
  changeStatedPaper: { version: 1, fromDay: '2025-03-03', values: { 'job-title': 'Software engineer' } },
  explainPaperDifference: { field: 'pay', seen: 'nothing', why: 'other', reason: 'The allowance is in it.' },
};

/** A sound request of every operation on the guidance. */
export const validGuidance: Readonly<Record<string, Record<string, unknown>>> = {
  confirmGuidanceRead: {
    person: '6c1b38a4-52a3-4f0e-9d1c-6f3f6c1d2b11',
    edition: '2026-05-20',
    readOn: '2026-05-21',
  },
};
