import type {
  Completeness,
  ProfileAnswers,
  ProfileEntry,
  ProfileStep,
  StepAnswer,
  WorkEntry,
} from '@portway/contracts/candidate/profile/profile';

/** The data that completeness is computed from. */
export interface Whole {
  readonly answers: ProfileAnswers;
  readonly entries: readonly ProfileEntry[];
  readonly hasPhoto: boolean;
  readonly hasResume: boolean;
}

/** What a step asks for: missing where it is not given. */
type StepAnswers = readonly (readonly [StepAnswer, unknown])[];

type Step = { readonly step: ProfileStep; readonly needed: boolean } & (
  | { done(whole: Whole): boolean }
  | { asked(whole: Whole): StepAnswers }
);

/** In order of how much they help to be found: the first one missing is the best next step. */
const steps: readonly Step[] = [
  {
    step: 'role',
    needed: true,
    asked: ({ answers: { primaryRole, yearsOfExperience, openToRoles } }) => [
      ['primaryRole', primaryRole],
      ['yearsOfExperience', yearsOfExperience],
      ['openToRoles', openToRoles?.[0]],
    ],
  },
  {
    step: 'about',
    needed: true,
    asked: ({ answers: { fullName, location, bio } }) => [
      ['fullName', fullName],
      ['location', location],
      ['bio', bio],
    ],
  },
  {
    step: 'right-to-work',
    needed: true,
    asked: ({ answers: { isLegallyAuthorized, requiresSponsorship } }) => [
      ['isLegallyAuthorized', isLegallyAuthorized],
      ['requiresSponsorship', requiresSponsorship],
    ],
  },
  { step: 'search', needed: true, done: ({ answers }) => isAnswered(answers.searchStatus) },
  {
    step: 'places',
    needed: true,
    asked: ({ answers: { jobType, locations } }) => [
      ['jobType', jobType],
      ['locations', locations?.[0]],
    ],
  },
  { step: 'work', needed: true, asked: askedOfWork },
  { step: 'education', needed: true, done: ({ entries }) => entries.some(isWholeEducation) },
  { step: 'skills', needed: false, done: ({ answers }) => isAnswered(answers.skills?.[0]) },
  { step: 'resume', needed: false, done: ({ hasResume }) => hasResume },
  { step: 'looking-for', needed: true, done: ({ answers }) => isAnswered(answers.lookingFor) },
  {
    step: 'culture',
    needed: true,
    asked: ({ answers: { environment, mostImportant, remoteImportance, quietImportance } }) => [
      ['environment', environment],
      ['mostImportant', mostImportant?.[0]],
      ['remoteImportance', remoteImportance],
      ['quietImportance', quietImportance],
    ],
  },
  { step: 'salary', needed: false, done: ({ answers }) => isAnswered(answers.salary) },
  { step: 'photo', needed: false, done: ({ hasPhoto }) => hasPhoto },
  {
    step: 'links',
    needed: false,
    done: ({ answers: { website, linkedin, github, twitter } }) =>
      isAnswered(website ?? linkedin ?? github ?? twitter),
  },
];

/** Of a profile that nothing was done to: a CV, which fills in several of the others, comes first. */
const untouched = steps
  .map(({ step }) => step)
  .toSorted((one, other) => Number(other === 'resume') - Number(one === 'resume'));

/** How complete a profile is: each step has the same weight, and counts half once it is begun. */
export function completenessOf(whole: Whole): Completeness {
  const open = steps.flatMap((step) => {
    const state = stateOf(step, whole);
    return state.isDone ? [] : [{ ...step, missing: state.missing }];
  });
  const begunSteps = open.flatMap(({ step, missing }) => (missing.length === 0 ? [] : [{ step, missing }]));
  return {
    percent: Math.round((100 * (steps.length - open.length + begunSteps.length / 2)) / steps.length),
    steps: begunSteps.length === 0 && open.length === steps.length ? untouched : open.map(({ step }) => step),
    begun: begunSteps,
    needed: open.filter(({ needed }) => needed).length,
  };
}

/** Whether a step is done; if it is only begun, what is missing. */
function stateOf(step: Step, whole: Whole): { readonly isDone: boolean; readonly missing: StepAnswer[] } {
  if ('done' in step) return { isDone: step.done(whole), missing: [] };
  const fields = step.asked(whole);
  const missing = lackingIn(fields);
  // The name is there from the start.
  const isBegun = fields.some(([name]) => name !== 'fullName' && !missing.includes(name));
  return { isDone: missing.length === 0, missing: isBegun ? missing : [] };
}

const lackingIn = (fields: StepAnswers) =>
  fields.flatMap(([name, value]) => (isAnswered(value) ? [] : [name]));

/** The job that lacks least. Candidates at the start of their career have none. */
function askedOfWork({ answers, entries }: Whole): StepAnswers {
  if (answers.yearsOfExperience === 'under-1') return [];
  const jobs = entries.flatMap((entry) => (entry.kind === 'work' ? [askedOfJob(entry)] : []));
  const [best] = jobs.toSorted((one, other) => lackingIn(one).length - lackingIn(other).length);
  return best ?? [['title', undefined]];
}

function askedOfJob({ title, company, start, end, current }: WorkEntry): StepAnswers {
  return [
    ['title', title],
    ['company', company],
    ['start', start],
    ...(current === true ? [] : [['end', end] as const]),
  ];
}

/** Work with all its required fields: recruiters see no other. */
export function isWholeWork(entry: ProfileEntry): boolean {
  return entry.kind === 'work' && lackingIn(askedOfJob(entry)).length === 0;
}

export function isWholeEducation(entry: ProfileEntry): boolean {
  return entry.kind === 'education' && isAnswered(entry.institution);
}

function isAnswered(...values: readonly unknown[]): boolean {
  return values.every((value) => value !== undefined && value !== null && value !== '');
}
