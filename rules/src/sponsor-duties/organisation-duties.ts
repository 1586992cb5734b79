import {
  davidsonMorrisChanges,
  govSmsManual2,
  govSponsorEmployers,
  harveysDuties,
  lawsentisChanges,
  lewisSilkin2018,
  mondaqChanges,
  worksWatch,
} from '../sources/index.ts';
import { dutyRule } from './duty-rule.ts';

export const orgNameAddress = dutyRule({
  id: 'org-name-address',
  title: 'Name, address or contact details change',
  does: 'report',
  event: 'New name (also of a branch), registered or trading address, head office, contact details.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['old and new detail', 'proof if asked'],
  through: 'amend-licence-details',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [worksWatch, govSponsorEmployers, davidsonMorrisChanges, mondaqChanges],
});

export const orgStructure = dutyRule({
  id: 'org-structure',
  title: 'Branches, sites or linked entities change',
  does: 'report',
  event: 'A branch, site or linked entity is opened, closed or linked.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['which unit', 'documents if asked'],
  through: 'request-changes-to-licence-details',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [worksWatch, davidsonMorrisChanges, govSmsManual2],
});

export const orgRegistration = dutyRule({
  id: 'org-registration',
  title: 'Registration, accreditation or inspection status changes',
  does: 'report',
  event: 'For example registration with the Care Quality Commission.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['body, number, new status'],
  through: 'request-changes-to-licence-details',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [worksWatch, govSmsManual2],
});

export const orgKeyPersonnel = dutyRule({
  id: 'org-key-personnel',
  title: 'Authorising Officer or Key Contact changes',
  does: 'report',
  event: 'A new person, or changed details of the person.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['the new person’s details', 'signed forms if asked'],
  through: 'replace-or-amend-key-personnel',
  consequence: 'A licence must have an Authorising Officer and a Level 1 user who can log in.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [davidsonMorrisChanges, lawsentisChanges, govSmsManual2],
});

export const orgNature = dutyRule({
  id: 'org-nature',
  title: 'Nature of the business changes substantially',
  does: 'report',
  event: 'The business does something substantially different.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['what changed'],
  through: 'request-changes-to-licence-details',
  basis: 'official-text',
  confidence: 'single-source',
  sources: [govSponsorEmployers],
});

export const orgConvictions = dutyRule({
  id: 'org-convictions',
  title: 'Conviction of the organisation or of key people',
  does: 'report',
  event: 'Owner, director or key person convicted of a relevant offence.',
  clock: { unit: 'working-day', length: 20, from: 'the day of the change' },
  contains: ['who, what, when'],
  through: 'request-changes-to-licence-details',
  consequence: 'Revocation is possible.',
  basis: 'secondary',
  confidence: 'single-source',
  sources: [davidsonMorrisChanges],
  note: 'Known from secondary sources: to be confirmed on GOV.UK.',
});

export const orgSize = dutyRule({
  id: 'org-size',
  title: 'Small or charitable status changes',
  does: 'report',
  event: 'The organisation becomes, or stops being, small or charitable.',
  clock: { unit: 'working-day', length: 10, from: 'the day of the change' },
  contains: ['new status and from when'],
  through: 'amend-licence-details',
  consequence:
    'Sets the skills charge and fees; too little paid must be topped up within 10 working days of being told, or the visa is refused. Part is refunded where a firm told the Home Office first that it is small.',
  dispute: {
    question: '10 or 20 working days?',
    readings: [
      { says: '10 (Lewis Silkin 2018)', within: { unit: 'working-day', length: 10 } },
      {
        says: '20 (Harveys Legal lists size among 20-day changes; one public product)',
        within: { unit: 'working-day', length: 20 },
      },
    ],
    safer: '10 working days are safer.',
  },
  basis: 'official-text',
  confidence: 'disputed',
  sources: [lewisSilkin2018, govSponsorEmployers, harveysDuties],
});
