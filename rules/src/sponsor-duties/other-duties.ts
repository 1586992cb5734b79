import {
  batesWellsSpring2026,
  centuroUpdates,
  certifydFollowUp,
  davidsonMorrisDowngrade,
  davidsonMorrisMarch2026,
  edwinCoeSuspension,
  findLawAllocation,
  govSponsorEmployers,
  govSponsorSkilledWorker,
  iasInactivity,
  immigrationBarristerRecords,
  lexologyAllocation,
  lexologyFollowUp,
  rtwComplyFollowUp,
  smithStoneWaltersAllocation,
  stevensBolton2026,
  worksWatch,
} from '../sources/index.ts';
import { dutyRule } from './duty-rule.ts';

export const recSmsLogin = dutyRule({
  id: 'rec-sms-login',
  title: 'Log in to SMS every month',
  does: 'keep-up',
  event: 'A Level 1 user logs in, reads messages, checks details.',
  clock: { unit: 'month', length: 1, from: 'last log-in' },
  through: 'sms',
  consequence: 'Emails warn; long inactivity leads to action.',
  basis: 'secondary',
  confidence: 'single-source',
  sources: [iasInactivity],
  note: 'Known from secondary sources: to be confirmed on GOV.UK.',
});

export const recPayPeriod = dutyRule({
  id: 'rec-pay-period',
  title: 'Check pay in every pay period',
  does: 'keep-up',
  event: 'Each payroll run, pay against the certificate.',
  clock: { unit: 'pay-period', length: 1, from: 'each pay day' },
  consequence: 'Checked with HMRC; underpaying is a ground to revoke.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [davidsonMorrisMarch2026, govSponsorSkilledWorker],
  from: '2026-04-08',
});

export const recRightToWork = dutyRule({
  id: 'rec-right-to-work',
  title: 'Repeat right to work checks',
  does: 'keep-up',
  event: 'Before a time-limited permission or notice runs out.',
  clock: { unit: 'date', length: 0, from: 'end of permission' },
  consequence: 'Without a repeated check there is no excuse against a civil penalty.',
  basis: 'secondary',
  confidence: 'confirmed',
  sources: [lexologyFollowUp, certifydFollowUp, rtwComplyFollowUp],
  note: 'Known from secondary sources: to be confirmed on GOV.UK.',
});

export const recContactDetails = dutyRule({
  id: 'rec-contact-details',
  title: 'Keep contact details and their history',
  does: 'keep-up',
  event: 'Address, phone and email, now and before.',
  clock: { unit: 'continuous', length: 0, from: 'each change' },
  consequence: 'It is an item of Appendix D.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorEmployers, immigrationBarristerRecords],
});

export const recAbsences = dutyRule({
  id: 'rec-absences',
  title: 'Record attendance and absences',
  does: 'keep-up',
  event: 'Every absence, with and without permission.',
  clock: { unit: 'continuous', length: 0, from: 'each absence' },
  consequence: 'Poor internal communication on no-shows is a ground to revoke (March 2026).',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorEmployers, batesWellsSpring2026, immigrationBarristerRecords],
});

export const recEmploymentRights = dutyRule({
  id: 'rec-employment-rights',
  title: 'Tell workers their employment rights',
  does: 'keep-up',
  event: 'Each sponsored worker is given information on employment rights in the UK.',
  clock: { unit: 'unknown', length: 0, from: 'not stated in what was read' },
  contains: ['proof that it was given'],
  consequence: 'New duty; proof is kept.',
  basis: 'reviewed-against-official',
  confidence: 'confirmed',
  sources: [centuroUpdates, stevensBolton2026],
  note: 'At what time it must be given was not found: give it by the first day.',
});

export const recReadGuidance = dutyRule({
  id: 'rec-read-guidance',
  title: 'Key people read the guidance and its changes',
  does: 'keep-up',
  event: 'All parts of the guidance, and each new version.',
  clock: { unit: 'each-version', length: 0, from: 'publication' },
  consequence: 'Not knowing is no defence: a breach need not be deliberate.',
  basis: 'secondary',
  confidence: 'confirmed',
  sources: [stevensBolton2026, batesWellsSpring2026],
  note: 'Known from secondary sources: to be confirmed on GOV.UK.',
});

export const recCosAllocation = dutyRule({
  id: 'rec-cos-allocation',
  title: 'Ask for undefined certificates for the next year',
  does: 'keep-up',
  event: 'The allocation year ends; what is unassigned expires.',
  clock: { unit: 'month', length: 3, from: 'up to three months before the year ends' },
  contains: ['how many and why'],
  through: 'request-certificates',
  consequence: 'No certificate for in-country hires and extensions.',
  exceptions: ['Some allocations renew by themselves.'],
  basis: 'secondary',
  confidence: 'confirmed',
  sources: [findLawAllocation, smithStoneWaltersAllocation, lexologyAllocation],
  note: 'Known from secondary sources: to be confirmed on GOV.UK.',
});

export const recRecords = dutyRule({
  id: 'rec-records',
  title: 'Keep Appendix D records',
  does: 'keep-up',
  event: 'See records.json.',
  clock: { unit: 'continuous', length: 0, from: 'certificate assigned' },
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [worksWatch, govSponsorSkilledWorker],
});

export const procActionPlanFee = dutyRule({
  id: 'proc-action-plan-fee',
  title: 'Pay for the action plan',
  does: 'answer',
  event: 'Told of a downgrade to B.',
  clock: { unit: 'working-day', length: 10, from: 'the day the Home Office tells' },
  contains: ['the fee'],
  through: 'sms-payment',
  consequence: 'The licence is lost if it is not paid.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorEmployers, davidsonMorrisDowngrade],
});

export const procSkillsChargeTopup = dutyRule({
  id: 'proc-skills-charge-topup',
  title: 'Pay a skills charge that was short',
  does: 'answer',
  event: 'Told that the charge is unpaid or wrong.',
  clock: { unit: 'working-day', length: 10, from: 'the day the Home Office tells' },
  contains: ['the difference'],
  through: 'sms-payment',
  consequence: 'The visa application is refused.',
  basis: 'official-text',
  confidence: 'single-source',
  sources: [govSponsorEmployers],
});

export const procRepresentations = dutyRule({
  id: 'proc-representations',
  title: 'Answer a proposed downgrade or a suspension',
  does: 'answer',
  event: 'The Home Office sends a letter.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the letter' },
  contains: ['all points and proof at once'],
  through: 'email',
  consequence: 'Decided on what is there.',
  basis: 'secondary',
  confidence: 'confirmed',
  sources: [edwinCoeSuspension, batesWellsSpring2026],
  note: 'Known from secondary sources: to be confirmed on GOV.UK.',
});
