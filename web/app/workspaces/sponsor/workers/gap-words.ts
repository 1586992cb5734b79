/** What is missing, as a choice of a filter. */
export const gapChoices = [
  { value: 'any', label: 'Not fully checked' },
  { value: 'not-checked', label: 'Not checked yet' },
  { value: 'no-check', label: 'No next right to work check' },
  { value: 'no-option', label: 'No salary option' },
  { value: 'no-terms', label: 'No job and pay' },
  { value: 'no-pay', label: 'No code, pay or hours' },
  { value: 'no-place', label: 'No place of work' },
  { value: 'no-visa-end', label: 'No end of permission' },
  { value: 'no-certificate-start', label: 'No start of the certificate' },
  { value: 'pay-scale', label: 'On a national pay scale' },
  { value: 'pay-not-recorded', label: 'Pay rule not known here' },
  { value: 'other-route', label: 'On another route' },
] as const;
