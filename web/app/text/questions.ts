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
