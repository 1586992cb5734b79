/** Labels of questions that several forms share, in the terms of the guidance. */
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

/** The same sizes in the words of an organisation's own page. */
export const ownSponsorSizes = [
  { value: 'small', label: 'Small or charitable' },
  { value: 'large', label: 'Medium or large' },
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

/** Lengths of a certificate; `none` is the label for no choice. */
export const lengthsOr = (none: string) => [
  { value: '', label: none },
  { value: '1', label: '1 year' },
  ...['2', '3', '4', '5'].map((value) => ({ value, label: `${value} years` })),
  { value: 'days', label: 'The exact dates of the certificate', reveals: 'd' as const },
];

/** The empty option of an optional question. */
export const notAnswered = { value: '', label: 'Not answered' };

/** Other current permissions; nobody can switch from the first six (SW 1.5ZA). */
export const otherPermissions = [
  { value: 'visitor', label: 'Visitor' },
  { value: 'short-term-student', label: 'Short-term Student' },
  { value: 'parent-of-child-student', label: 'Parent of a Child Student' },
  { value: 'seasonal-worker', label: 'Seasonal Worker' },
  { value: 'domestic-worker', label: 'Domestic Worker in a Private Household' },
  { value: 'outside-the-rules', label: 'Permission outside the Rules' },
  { value: 'another', label: 'Another permission' },
];

/** Progress of the course of a Student who switches inside the UK (SW 1.5A). */
export const studentSwitches = [
  { value: 'course-completed', label: 'Completed' },
  {
    value: 'degree-under-way',
    label: 'Full-time at degree level; the certificate starts no earlier than the course ends',
  },
  {
    value: 'phd-24-months',
    label: 'Full-time PhD; the certificate starts no earlier than 24 months after it began',
  },
  { value: 'none', label: 'None of these' },
];

export const nations = [
  { value: 'england', label: 'England' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'wales', label: 'Wales' },
  { value: 'northern-ireland', label: 'Northern Ireland' },
] as const;
