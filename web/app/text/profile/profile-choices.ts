import type * as choices from '@portway/contracts/candidate/profile/profile-choices';

/** Labels for every key of a list in the profile. */
type WordsFor<List extends readonly string[]> = Readonly<Record<List[number], string>>;

export const searchStatusWords: WordsFor<typeof choices.searchStatuses> = {
  ready: 'Ready to interview',
  open: 'Open to offers',
  closed: 'Closed to offers',
};
export const levelWords: WordsFor<typeof choices.levels> = {
  intern: 'Intern',
  entry: 'Entry Level',
  mid: 'Mid Level',
  senior: 'Senior Level',
};
export const otherJobTypeWords = {
  fullTime: 'Full time',
  contractor: 'Contractor',
  cofounder: 'Co-founder',
} as const;
export const remotePreferenceWords: WordsFor<typeof choices.remotePreferences> = {
  'fully-remote': 'Fully Remote',
  hybrid: 'Hybrid',
  'occasional-office-visits': 'Occasional Office Visits',
};
export const currencyWords: WordsFor<typeof choices.currencies> = {
  USD: 'United States Dollars',
  EUR: 'Euro',
  GBP: 'British Pound',
};
export const visaWords: WordsFor<typeof choices.currentVisas> = {
  student: 'Student',
  graduate: 'Graduate',
  skilled: 'Skilled Worker',
  dependent: 'Dependent',
  'youth-mobility': 'Youth Mobility',
  other: 'Another visa',
  none: 'None',
};
export const doctorateWords: WordsFor<typeof choices.doctorates> = {
  none: 'No PhD',
  relevant: 'A PhD, not in a STEM subject',
  stem: 'A PhD in a STEM subject',
};
export const newEntrantWords: WordsFor<typeof choices.newEntrantGrounds> = {
  none: 'None of these',
  student:
    'A Student visa that ended less than two years ago, for a UK bachelor’s, master’s, PhD, PGCE or PGDE',
  graduate: 'A Graduate visa that ended less than two years ago',
  postdoctoral: 'Going into a postdoctoral position',
  'professional-qualification': 'Working towards a UK-regulated profession',
  'professional-registration': 'Working towards registration or chartered status',
};
export const studentCourseWords: WordsFor<typeof choices.studentCourses> = {
  'course-completed': 'Completed',
  'degree-under-way': 'Under way: full-time, at degree level or above',
  'phd-24-months': 'A full-time PhD, with 24 months of it done by the start of the job',
  none: 'None of these',
};
export const studentDegreeWords: WordsFor<typeof choices.studentDegrees> = {
  completed: 'Completed: a UK bachelor’s, master’s, PhD, PGCE or PGDE',
  'under-way': 'Under way: one of these',
  'phd-12-months': 'A UK PhD, with twelve months of it done',
  other: 'None of these',
};

/** A size of company, and how many people work there. */
export const companySizeWords: Readonly<
  Record<(typeof choices.companySizes)[number], { readonly name: string; readonly people: string }>
> = {
  seed: { name: 'Seed', people: '1-10' },
  early: { name: 'Early', people: '11-50' },
  midSize: { name: 'Mid-size', people: '51-200' },
  large: { name: 'Large', people: '201-500' },
  veryLarge: { name: 'Very Large', people: '501-1000' },
  massive: { name: 'Massive', people: '1001+' },
};

export const motivationWords: WordsFor<typeof choices.motivations> = {
  'technical-problems': 'Solving technical problems',
  'building-products': 'Building products',
};
export const careerTrackWords: WordsFor<typeof choices.careerTracks> = {
  'individual-contributor': 'Individual contributor',
  manager: 'Manager',
};
export const environmentWords: WordsFor<typeof choices.environments> = {
  'clear-role': 'A clear role, set responsibilities and steady feedback',
  flexible: 'Flexible: many hats, and the task is yours to work out',
};
export const mattersMostWords: WordsFor<typeof choices.mattersMost> = {
  'a-say-in-my-work': 'A say in what I work on and how',
  'room-to-progress': 'Room to progress in the company',
  'colleagues-to-learn-from': 'Colleagues I can learn from',
  'a-growing-company': 'A company growing well',
  'a-say-in-direction': 'A say in the direction of company or team',
  mentoring: 'Mentoring',
  learning: 'Learning new things',
  'hard-problems': 'Hard problems to solve',
  'a-diverse-team': 'A diverse team',
};
export const importanceWords: WordsFor<typeof choices.importance> = {
  'very-important': 'Very important',
  important: 'Important',
  'not-important': 'Not important',
};

/** As shown to recruiters: `under-1` as "Under 1 year". */
export function yearsInWords(years: (typeof choices.yearsOfExperience)[number]): string {
  if (years === 'under-1') return 'Under 1 year';
  return years === '1' ? '1 year' : `${years} years`;
}
