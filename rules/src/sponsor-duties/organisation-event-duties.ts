import {
  davidsonMorrisChanges,
  govLosesLicence,
  govSponsorEmployers,
  immigrationBarristerStructure,
  lawsentisChanges,
  mondaqChanges,
  worksWatch,
  worldwideStructure,
} from '../sources/index.ts';
import { dutyRule } from './duty-rule.ts';

export const orgOwnership = dutyRule({
  id: 'org-ownership',
  title: 'Sale, merger, takeover or new direct owner',
  does: 'report',
  event:
    'All or part is sold, controlling shares change hands, the organisation is taken over, merges or splits.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['what happened and when', 'sponsored workers who move and who do not', 'proof if asked'],
  through: 'request-changes-to-licence-details',
  consequence: 'Licences do not transfer. The old licence ends or goes dormant.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [
    worksWatch,
    immigrationBarristerStructure,
    worldwideStructure,
    mondaqChanges,
    govSponsorEmployers,
  ],
});

export const orgNewOwnerApplies = dutyRule({
  id: 'org-new-owner-applies',
  title: 'New owner applies for its own licence',
  does: 'apply',
  event: 'The new owner or the receiving employer holds no licence, or none for the route.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['a licence application, lodged in time'],
  through: 'online-application',
  consequence: 'Without it the workers’ visas are cut to 60 days.',
  exceptions: ['An existing licence with the route: report instead, and ask for certificates if needed.'],
  dispute: {
    question: '20 working days or 28 days?',
    readings: [
      { says: '20 working days (guidance as quoted by firms)', within: { unit: 'working-day', length: 20 } },
      { says: '28 days (GOV.UK page for employees; guidance of 2014)', within: { unit: 'day', length: 28 } },
    ],
    safer: 'The earlier of the two is safer. Around holidays, 28 calendar days end first.',
  },
  basis: 'official-text',
  confidence: 'disputed',
  sources: [worldwideStructure, immigrationBarristerStructure, govLosesLicence, worksWatch],
});

export const orgTupe = dutyRule({
  id: 'org-tupe',
  title: 'Sponsored workers move under TUPE',
  does: 'report',
  event: 'Workers transfer with the same job.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['which workers moved', 'the date'],
  through: 'report-worker-activity',
  exceptions: ['No new certificate if duties and code stay and the receiver holds the right licence.'],
  dispute: {
    question: '10 or 20 working days for the report on each worker?',
    readings: [
      { says: '20 (organisation change)', within: { unit: 'working-day', length: 20 } },
      { says: '10 (change about a worker)', within: { unit: 'working-day', length: 10 } },
    ],
    safer: '10 working days are safer for the reports on each worker.',
  },
  basis: 'reviewed-against-official',
  confidence: 'confirmed',
  sources: [worksWatch, mondaqChanges],
});

export const orgStopsTrading = dutyRule({
  id: 'org-stops-trading',
  title: 'Stops trading or becomes insolvent',
  does: 'report',
  event: 'Trading stops, insolvency procedure begins.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['date and procedure'],
  through: 'request-changes-to-licence-details',
  consequence: 'The licence is normally revoked.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorEmployers, worksWatch, mondaqChanges],
});

export const orgOverseasLink = dutyRule({
  id: 'org-overseas-link',
  title: 'Link to an overseas business or contract changes',
  does: 'report',
  event:
    'Relationship with an overseas business that sends workers, or a contract for secondment workers or service suppliers.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['what changed'],
  through: 'request-changes-to-licence-details',
  basis: 'official-text',
  confidence: 'single-source',
  sources: [govSponsorEmployers],
});

export const orgNoLevel1 = dutyRule({
  id: 'org-no-level-1',
  title: 'No usable Level 1 user',
  does: 'report',
  event: 'Nobody can log in to SMS.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['sponsor change of circumstances form'],
  through: 'paper-form',
  consequence: 'Reports fall due all the same.',
  basis: 'secondary',
  confidence: 'confirmed',
  sources: [davidsonMorrisChanges, lawsentisChanges],
  note: 'Known from secondary sources: to be confirmed on GOV.UK.',
});
