export const phds = [
  { value: 'none', label: 'No PhD' },
  { value: 'relevant', label: 'A PhD relevant to the job' },
  { value: 'stem', label: 'A STEM PhD relevant to the job' },
];

/** The grounds for a new entrant besides age: SW 12.2(c) to (f). */
export const newEntrantGrounds = [
  { value: 'none', label: 'None of these' },
  { value: 'student', label: 'Last permission Student, current or ended less than two years ago' },
  { value: 'graduate', label: 'Last permission Graduate, current or ended less than two years ago' },
  {
    value: 'professional-qualification',
    label: 'Working towards a qualification of a UK-regulated profession',
  },
  { value: 'professional-registration', label: 'Working towards full registration or chartered status' },
];

/** SW 12.2(b): in some codes only. */
export const postdoctoralGround = {
  value: 'postdoctoral',
  label: 'A postdoctoral position in this occupation',
};

export const newEntrantStudies = [
  { value: 'completed', label: 'Completed' },
  { value: 'due-within-3-months', label: 'Due within three months' },
  { value: 'phd-12-months', label: 'PhD with twelve months done' },
  { value: 'other', label: 'Another course, or not that far along' },
];

export const employers = [
  { value: 'nhs', label: 'The NHS' },
  { value: 'nhs-supplier', label: 'An NHS supplier' },
  { value: 'adult-social-care', label: 'Adult social care' },
  { value: 'other', label: 'Another employer' },
];

export const londonAreas = [
  { value: 'none', label: 'Outside London' },
  { value: 'fringe', label: 'London fringe' },
  { value: 'outer', label: 'Outer London' },
  { value: 'inner', label: 'Inner London' },
] as const;

export const sponsorRatings = [
  { value: 'A', label: 'A' },
  { value: 'B', label: 'B' },
];
