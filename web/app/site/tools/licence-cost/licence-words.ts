import type { LicenceAnswers } from './licence-answers.ts';

/** Labels of the questions, in the form and in documents. */
export const labels: Readonly<Record<keyof LicenceAnswers, string>> = {
  licenceType: 'Type of Licence',
  sponsorSize: 'Sponsor Size',
  priority: 'Priority processing',
  appliedOn: 'Day you apply',
  alreadyHolds: 'Licence you already have',
};

export const licenceTypes = [
  { value: 'worker', label: 'Skilled Worker' },
  { value: 'temporary', label: 'Temporary Worker' },
  { value: 'both', label: 'Skilled Worker and Temporary Worker' },
];

export const noneHeld = 'None yet';

export const heldLicences = [
  { value: '', label: noneHeld },
  { value: 'worker', label: 'A Worker licence' },
  { value: 'temporary', label: 'A Temporary Worker licence' },
];
