/** A sound request of every operation on what happened and on what follows from it. */
export const validDuties: Readonly<Record<string, Record<string, unknown>>> = {
  concludeSponsorEvent: { kind: 'org-structure', happenedOn: '2026-11-20', nation: 'england-and-wales' },
  recordSponsorEvent: { kind: 'org-structure', happenedOn: '2026-11-20', nation: 'england-and-wales' },
  listSponsorHistory: {},
  withdrawSponsorEvent: { because: 'It was another worker.' },
  listSponsorDuties: {},
  takeSponsorArchive: { sealed: true, reason: 'We close down' },
  eraseSponsorRecords: { organisation: 'Northgate Systems', keptUntil: '2029-03-31', saved: true },
  addSponsorDutyFile: { name: 'report.txt' },
  stepSponsorDuty: {
    step: 'prepared',
    version: 1,
    draft: [{ field: 'The day it happened', text: '20 November 2026' }],
  },
};
