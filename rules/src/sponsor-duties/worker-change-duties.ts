import {
  certifydCalendar,
  govLosesLicence,
  govPart3Changes,
  govSponsorEmployers,
  govSponsorSkilledWorker,
  iqaiReporting,
  lewisSilkin2018,
  newlandChase2023,
  otbDuties,
  reissEdwardsChanges,
  rwkGoodmanRevocation,
  westbridgeReporting,
  worksWatch,
  yorkChanges,
} from '../sources/index.ts';
import { dutyRule } from './duty-rule.ts';

export const workerRoleChangedSameCode = dutyRule({
  id: 'worker-role-changed-same-code',
  title: 'Title or core duties changed, same occupation code',
  does: 'report',
  event:
    'Job title, core duties or a promotion within the same occupation code, with the salary rules still met.',
  clock: { unit: 'working-day', length: 10, from: 'the day of the change' },
  contains: ['what changed: title, duties, salary'],
  through: 'report-worker-activity',
  exceptions: ['Small everyday changes of tasks.'],
  basis: 'reviewed-against-official',
  confidence: 'confirmed',
  sources: [worksWatch, westbridgeReporting, yorkChanges, certifydCalendar],
});

export const workerRoleChangedNewCode = dutyRule({
  id: 'worker-role-changed-new-code',
  title: 'Move to another occupation code',
  does: 'before-the-change',
  event: 'The new job has a different occupation code.',
  clock: { unit: 'event', length: 0, from: 'before the new job begins' },
  contains: ['a new certificate', 'a successful change of employment application'],
  through: 'assign-certificate',
  consequence: 'The worker must not begin the new job before it is granted.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [worksWatch, govSponsorEmployers, lewisSilkin2018],
});

export const workerHoursChanged = dutyRule({
  id: 'worker-hours-changed',
  title: 'Working hours changed',
  does: 'report',
  event: 'Weekly hours differ from the certificate.',
  clock: { unit: 'working-day', length: 10, from: 'the day of the change' },
  contains: ['new hours', 'new salary'],
  through: 'report-worker-activity',
  exceptions: ['Day-to-day overtime.'],
  dispute: {
    question: 'Is a change of hours without a change of pay reported?',
    readings: [
      { says: 'as a significant change of employment' },
      { says: 'only when pay or hourly rate changes' },
    ],
    safer: 'A report is safer.',
  },
  basis: 'secondary',
  confidence: 'confirmed',
  sources: [certifydCalendar, rwkGoodmanRevocation],
  note: 'Certifyd says working pattern; RWK Goodman reports investigations over unreported temporary reductions of hours. Known from secondary sources: to be confirmed on GOV.UK.',
});

export const workerLocationChanged = dutyRule({
  id: 'worker-location-changed',
  title: 'New normal place of work',
  does: 'report',
  event:
    'Another office, branch or client’s site becomes the normal place, or the worker becomes fully or permanently remote.',
  clock: { unit: 'working-day', length: 10, from: 'the day of the change' },
  contains: ['new address', 'what work is done there, at a client’s site the client'],
  through: 'report-worker-activity',
  exceptions: ['A hybrid pattern while the main office stays.', 'An occasional day elsewhere.'],
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [worksWatch, govPart3Changes],
  note: 'From 2023-03-31 to 2024-03-04 hybrid patterns had to be reported too.',
});

export const workerLeaves = dutyRule({
  id: 'worker-leaves',
  title: 'Employment or sponsorship ends',
  does: 'report',
  event:
    'Resignation, dismissal, redundancy, contract ends early, loss of professional registration, new sponsor.',
  clock: { unit: 'working-day', length: 10, from: 'the last day of sponsored work' },
  contains: [
    'the date',
    'the reason',
    'last known address, phone and personal email',
    'name of a new employer if known',
  ],
  through: 'report-worker-activity',
  consequence:
    'The Home Office normally shortens the visa to 60 days. Part of the skills charge may come back.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [worksWatch, certifydCalendar, lewisSilkin2018, govLosesLicence, iqaiReporting],
  note: 'What the report must hold is from an old page of 2015. If notice is given, the clock is said to run from the end, not from the notice: confirm.',
});

export const workerNoLongerNeedsSponsor = dutyRule({
  id: 'worker-no-longer-needs-sponsor',
  title: 'Worker no longer needs a sponsor',
  does: 'report',
  event: 'Settlement, or another visa that needs no sponsor.',
  clock: { unit: 'working-day', length: 10, from: 'the day the sponsor learns of it' },
  contains: ['new status and its date'],
  through: 'report-worker-activity',
  basis: 'reviewed-against-official',
  confidence: 'confirmed',
  sources: [worksWatch, lewisSilkin2018, iqaiReporting],
});

export const workerStopsOther = dutyRule({
  id: 'worker-stops-other',
  title: 'Sponsor stops for any other reason',
  does: 'report',
  event:
    'For example a refused switching application while the worker had begun work, or a job that is no longer eligible.',
  clock: { unit: 'working-day', length: 10, from: 'the day sponsorship stops' },
  contains: ['date and reason'],
  through: 'report-worker-activity',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorSkilledWorker, worksWatch],
});

export const workerNurseRegistered = dutyRule({
  id: 'worker-nurse-registered',
  title: 'Nurse or midwife completes registration',
  does: 'report',
  event: 'Full registration with the Nursing and Midwifery Council.',
  clock: { unit: 'working-day', length: 10, from: 'the day of registration' },
  contains: [
    'that registration is complete',
    'that the worker now does the registered role',
    'that pay meets option K',
  ],
  through: 'report-worker-activity',
  consequence: 'Revocation is possible if sponsorship had to stop and it was not reported.',
  exceptions: ['Registration must come within 8 months of the start.'],
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorSkilledWorker, westbridgeReporting],
});

export const workerOffshore = dutyRule({
  id: 'worker-offshore',
  title: 'Offshore worker enters or leaves UK waters',
  does: 'report',
  event: 'First arrival in UK waters at the beginning of the job; departure at its end.',
  clock: { unit: 'working-day', length: 10, from: 'the day of arrival or departure' },
  contains: ['date', 'vessel or place'],
  through: 'report-worker-activity',
  exceptions: ['Never before the day itself.'],
  dispute: {
    question: 'Through which channel is it reported?',
    readings: [
      { says: 'the Sponsorship Management System (GOV.UK, October 2025)' },
      { says: 'email (law firm page of 2023)' },
    ],
    safer:
      'The Sponsorship Management System is safer, because the text that names it is newer and official.',
  },
  basis: 'official-text',
  confidence: 'disputed',
  sources: [govSponsorEmployers, newlandChase2023, govPart3Changes],
});

export const workerBreachConditions = dutyRule({
  id: 'worker-breach-conditions',
  title: 'Known or suspected breach of visa conditions',
  does: 'report-at-once',
  event: 'The sponsor knows or suspects that a worker breaks the conditions of stay.',
  clock: { unit: 'promptly', length: 0, from: 'knowledge or suspicion' },
  contains: ['the facts'],
  through: 'report-worker-activity',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [reissEdwardsChanges, govSponsorEmployers],
});

export const workerCrime = dutyRule({
  id: 'worker-crime',
  title: 'Suspected terrorism or crime',
  does: 'report-at-once',
  event: 'Information that a sponsored worker may be engaging in terrorism or crime.',
  clock: { unit: 'promptly', length: 0, from: 'knowledge' },
  contains: ['the facts'],
  through: 'police',
  consequence: 'It is reported to the police, not only to the Home Office.',
  basis: 'secondary',
  confidence: 'confirmed',
  sources: [reissEdwardsChanges, otbDuties],
  note: 'Known from secondary sources: to be confirmed on GOV.UK.',
});

export const workerSlaveryIdentified = dutyRule({
  id: 'worker-slavery-identified',
  title: 'Victim of modern slavery, employment conditions lifted',
  does: 'look-at-this',
  event: 'A Skilled Worker is identified as a victim, or the conditions of the visa are lifted.',
  clock: { unit: 'review', length: 0, from: 'knowledge' },
  contains: ['nothing automatic: look at the individual permission'],
  consequence: 'Ordinary rules on change of job may not apply.',
  basis: 'reviewed-against-official',
  confidence: 'single-source',
  sources: [worksWatch],
  from: '2026-10-08',
});
