/** The words of the questions that more than one form asks, in the field's terms. */
export const visaTypes = [
  { value: 'student', label: 'Student' },
  { value: 'dependent', label: 'Dependent' },
  { value: 'skilled', label: 'Skilled' },
  { value: 'graduate', label: 'Graduate' },
  { value: 'youth-mobility', label: 'Youth Mobility Visa' },
  { value: 'other', label: 'Other' },
];

export const sponsorSizes = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
];

export const priorityServices = [
  { value: 'none', label: 'No' },
  { value: 'priority', label: 'Priority' },
  { value: 'super-priority', label: 'Super priority' },
];

export const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** How long a certificate is; `none` says that nothing is chosen yet. */
export const lengthsOr = (none: string) => [
  { value: '', label: none },
  { value: '1', label: '1 year' },
  ...['2', '3', '4', '5'].map((value) => ({ value, label: `${value} years` })),
  { value: 'days', label: 'The certificate’s own days', reveals: 'd' as const },
];
