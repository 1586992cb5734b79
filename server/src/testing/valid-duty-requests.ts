/** A sound request of every operation on what happened and on what follows from it. */
export const validDuties: Readonly<Record<string, Record<string, unknown>>> = {
  concludeSponsorEvent: { kind: 'org-structure', happenedOn: '2026-11-20', nation: 'england-and-wales' },
  recordSponsorEvent: { kind: 'org-structure', happenedOn: '2026-11-20', nation: 'england-and-wales' },
  listSponsorHistory: {},
  withdrawSponsorEvent: { because: 'It was another worker.' },
  listSponsorDuties: {},
  addSponsorDutyFile: { name: 'report.txt' },
  stepSponsorDuty: {
    step: 'prepared',
    version: 1,
    draft: [{ field: 'The day it happened', text: '20 November 2026' }],
  },
};
