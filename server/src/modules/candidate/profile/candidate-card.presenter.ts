import type { CandidateCard } from '@portway/contracts/candidate/profile/candidate-card';
import type {
  EducationEntry,
  ProfileAnswers,
  ProfileEntry,
  WorkEntry,
} from '@portway/contracts/candidate/profile/profile';
import type { PrivateField } from '@portway/contracts/candidate/profile/profile-fields';
import { isWholeEducation, isWholeWork } from './completeness.presenter.ts';

/** Answers that employers may see. */
type ShownAnswers = Omit<ProfileAnswers, PrivateField>;

/** The data for a candidate's card. The presenter gets nothing else. */
export interface CardFacts {
  readonly answers: ShownAnswers;
  readonly entries: readonly ProfileEntry[];
  readonly photo: string | null;
  /** Those that their owner shows on the profile. */
  readonly pronouns: string | null;
  /** The last day, YYYY-MM-DD, on which its owner was active. */
  readonly activeOn: string | null;
  /** The day in London. */
  readonly today: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** A candidate as recruiters see them: the only presenter of candidates. */
export function candidateCardOf(facts: CardFacts): CandidateCard {
  const { answers, entries, photo, pronouns } = facts;
  const { timeZone = null } = answers;
  return {
    fullName: answers.fullName ?? '',
    photo,
    pronouns,
    location: answers.location ?? null,
    timeZone,
    minutesFromUtc: timeZone === null ? null : minutesFromUtc(timeZone, facts.now),
    active: activityOf(facts),
    searchStatus: answers.searchStatus === 'closed' ? null : (answers.searchStatus ?? null),
    primaryRole: answers.primaryRole ?? null,
    yearsOfExperience: answers.yearsOfExperience ?? null,
    openToRoles: answers.openToRoles ?? [],
    lookingFor: answers.lookingFor ?? null,
    bio: answers.bio ?? null,
    links: linksOf(answers),
    skills: answers.skills ?? [],
    certificates: answers.certificates ?? [],
    registrations: answers.registrations ?? [],
    englishTests: answers.englishTests ?? [],
    languages: answers.languages ?? [],
    achievements: answers.achievements ?? null,
    work: entries.flatMap((entry) => (isWork(entry) && isWholeWork(entry) ? [workOf(entry)] : [])),
    education: entries.flatMap((entry) =>
      isEducation(entry) && isWholeEducation(entry) ? [educationOf(entry)] : [],
    ),
    next: nextOf(answers),
    culture: cultureOf(answers),
  };
}

/** Whether recruiters can find a candidate: only with their consent. */
export function isVisible({ searchStatus }: Pick<ProfileAnswers, 'searchStatus'>): boolean {
  return searchStatus === 'ready' || searchStatus === 'open';
}

function linksOf({ website, linkedin, github, twitter }: ShownAnswers): CandidateCard['links'] {
  return {
    website: website ?? null,
    linkedin: linkedin ?? null,
    github: github ?? null,
    twitter: twitter ?? null,
  };
}

function workOf({ company = '', title = '', start = '', end, current, description }: WorkEntry) {
  return {
    company,
    title,
    start,
    end: current === true ? null : (end ?? null),
    description: description ?? null,
  };
}

function educationOf({ institution = '', award, field, graduation }: EducationEntry) {
  return { institution, award: award ?? null, field: field ?? null, graduation: graduation ?? null };
}

function nextOf(answers: ShownAnswers): CandidateCard['next'] {
  const { salary, currency, jobType, otherJobTypes, locations, companyPreferences = {} } = answers;
  const workRemotely = answers.workRemotely ?? false;
  const sizes = (wish: 'Ideal' | 'Yes') => sizeOrder.filter((size) => companyPreferences[size] === wish);
  return {
    salary: salary === undefined || salary === null ? null : { amount: salary, currency: currency ?? 'GBP' },
    jobType: jobType ?? null,
    otherJobTypes: (['fullTime', 'contractor', 'cofounder'] as const).filter((type) => otherJobTypes?.[type]),
    locations: locations ?? [],
    workRemotely,
    remotePreference: workRemotely ? (answers.remotePreference ?? null) : null,
    companySizes: { ideal: sizes('Ideal'), yes: sizes('Yes') },
  };
}

const sizeOrder = ['seed', 'early', 'midSize', 'large', 'veryLarge', 'massive'] as const;

function cultureOf(answers: ShownAnswers): CandidateCard['culture'] {
  return {
    motivation: answers.motivation ?? null,
    careerTrack: answers.careerTrack ?? null,
    environment: answers.environment ?? null,
    mostImportant: answers.mostImportant ?? [],
    remoteImportance: answers.remoteImportance ?? null,
    quietImportance: answers.quietImportance ?? null,
    marketsWanted: answers.marketsWanted ?? [],
    technologiesWanted: answers.technologiesWanted ?? [],
  };
}

function activityOf({ activeOn, today }: CardFacts): CandidateCard['active'] {
  if (activeOn === null) return 'earlier';
  const days = (Date.parse(today) - Date.parse(activeOn)) / 86_400_000;
  if (days <= 0) return 'today';
  return days < 7 ? 'this-week' : 'earlier';
}

/** How far a time zone is ahead of UTC at an instant. */
function minutesFromUtc(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}

const isWork = (entry: ProfileEntry): entry is WorkEntry => entry.kind === 'work';
const isEducation = (entry: ProfileEntry): entry is EducationEntry => entry.kind === 'education';
