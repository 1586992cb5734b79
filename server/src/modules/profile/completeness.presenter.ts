import type {
  Completeness,
  ProfileAnswers,
  ProfileEntry,
  ProfileStep,
} from '@portway/contracts/profile/profile';

/** The data that completeness is computed from. */
export interface Whole {
  readonly answers: ProfileAnswers;
  readonly entries: readonly ProfileEntry[];
  readonly hasPhoto: boolean;
  readonly hasResume: boolean;
}

/** In order of how much they help to be found: the first one missing is the best next step. */
const steps: readonly {
  readonly step: ProfileStep;
  readonly needed: boolean;
  done(whole: Whole): boolean;
}[] = [
  {
    step: 'role',
    needed: true,
    done: ({ answers: { primaryRole, yearsOfExperience, openToRoles } }) =>
      given(primaryRole, yearsOfExperience, openToRoles?.[0]),
  },
  {
    step: 'about',
    needed: true,
    done: ({ answers: { fullName, location, bio } }) => given(fullName, location, bio),
  },
  {
    step: 'right-to-work',
    needed: true,
    done: ({ answers: { isLegallyAuthorized, requiresSponsorship } }) =>
      given(isLegallyAuthorized, requiresSponsorship),
  },
  { step: 'search', needed: true, done: ({ answers }) => given(answers.searchStatus) },
  {
    step: 'places',
    needed: true,
    done: ({ answers: { jobType, locations } }) => given(jobType, locations?.[0]),
  },
  {
    step: 'work',
    needed: true,
    // Candidates at the start of their career have none.
    done: ({ answers, entries }) => answers.yearsOfExperience === 'under-1' || entries.some(isWholeWork),
  },
  { step: 'education', needed: true, done: ({ entries }) => entries.some(isWholeEducation) },
  { step: 'skills', needed: false, done: ({ answers }) => given(answers.skills?.[0]) },
  { step: 'resume', needed: false, done: ({ hasResume }) => hasResume },
  { step: 'looking-for', needed: true, done: ({ answers }) => given(answers.lookingFor) },
  {
    step: 'culture',
    needed: true,
    done: ({ answers: { environment, mostImportant, remoteImportance, quietImportance } }) =>
      given(environment, mostImportant?.[0], remoteImportance, quietImportance),
  },
  { step: 'salary', needed: false, done: ({ answers }) => given(answers.salary) },
  { step: 'photo', needed: false, done: ({ hasPhoto }) => hasPhoto },
  {
    step: 'links',
    needed: false,
    done: ({ answers: { website, linkedin, github, twitter } }) =>
      given(website ?? linkedin ?? github ?? twitter),
  },
];

/** How complete a profile is: each step has the same weight. */
export function completenessOf(whole: Whole): Completeness {
  const open = steps.filter(({ done }) => !done(whole));
  return {
    percent: Math.round((100 * (steps.length - open.length)) / steps.length),
    steps: open.map(({ step }) => step),
    needed: open.filter(({ needed }) => needed).length,
  };
}

/** Work with all its required fields: recruiters see no other. */
export function isWholeWork(entry: ProfileEntry): boolean {
  if (entry.kind !== 'work') return false;
  const { company, title, start, end, current } = entry;
  return given(company, title, start) && (current === true || given(end));
}

export function isWholeEducation(entry: ProfileEntry): boolean {
  return entry.kind === 'education' && given(entry.institution);
}

function given(...values: readonly unknown[]): boolean {
  return values.every((value) => value !== undefined && value !== null && value !== '');
}
