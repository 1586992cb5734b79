import type { Answer } from '../../document/result-document.ts';
import { told } from '../../document/told.ts';
import { priorityServices, sponsorSizes, visaTypes, yesOrNo } from '../../text/questions.ts';
import type { SponsorshipAnswers } from './sponsorship-answers.ts';

const locations = [
  { value: 'inside', label: 'In the UK' },
  { value: 'outside', label: 'Outside the UK' },
];

/** The questions of the form that count, in its order and words. */
export function sponsorshipTold(answers: SponsorshipAnswers): Answer[] {
  return [
    ...told('Role', answers.role),
    ...told('Sponsor size', answers.sponsorSize, sponsorSizes),
    ...told('Candidate location', answers.location, locations),
    ...(answers.location === 'inside' ? told('Visa type', answers.visaType, visaTypes) : []),
    ...lengthTold(answers),
    ...told('Switched from Student', answers.enteredAsStudent, yesOrNo),
    ...told('Health and Care Worker visa', answers.healthAndCare, yesOrNo),
    ...told('Priority', answers.priority, priorityServices),
    ...familyTold(answers),
    ...told('Certificate assigned on', answers.assignedOn),
    ...told('Visa applied for on', answers.appliedOn),
  ];
}

function lengthTold({ years, startsOn, endsOn }: SponsorshipAnswers): Answer[] {
  if (years === '') return told('Sponsorship length', 'Not chosen');
  if (years !== 'days') return told('Sponsorship length', years === '1' ? '1 year' : `${years} years`);
  return [
    ...told('Sponsorship length', 'The certificate’s own days'),
    ...told('First day', startsOn),
    ...told('Last day', endsOn),
  ];
}

function familyTold(answers: SponsorshipAnswers): Answer[] {
  const partner = answers.partner === 'yes';
  const children = answers.children === 'yes';
  return [
    ...told('Partner', answers.partner, yesOrNo),
    ...(partner ? told('Partner priority', answers.partnerPriority, priorityServices) : []),
    ...told('Children', answers.children, yesOrNo),
    ...(children ? told('Number of children', answers.childrenCount) : []),
    ...(children ? told('Of them under 18', answers.childrenUnder18) : []),
    ...(children ? told('Children priority', answers.childrenPriority, priorityServices) : []),
  ];
}
