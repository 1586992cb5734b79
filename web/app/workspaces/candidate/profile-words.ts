import type { ProfileField } from '@portway/contracts/candidate/profile/profile-fields';
import type { profilePaths } from '../../text/profile/profile-paths.ts';

export interface ProfileWords {
  readonly tab: Exclude<keyof typeof profilePaths, 'overview'>;
  readonly label: string;
  readonly words?: string;
  /** The field to focus where the answer's own field is not always rendered. */
  readonly at?: string;
}

const profile = 'profile' as const;
const preferences = 'preferences' as const;
const culture = 'culture' as const;

/**
 * Every answer of the profile, with its label and synonyms that people search for. The key is the field's id.
 */
// biome-ignore format: a table is read by its columns
const answers: Readonly<Record<ProfileField, ProfileWords>> = {
  fullName: { tab: profile, label: 'Name', words: 'full first last surname' },
  location: { tab: profile, label: 'Location', words: 'where i live city country address' },
  timeZone: { tab: profile, label: 'Time zone', words: 'offset utc clock' },
  primaryRole: { tab: profile, label: 'Primary role', words: 'job title occupation profession' },
  yearsOfExperience: { tab: profile, label: 'Years of experience', words: 'seniority' },
  openToRoles: { tab: profile, label: 'Open to these roles', words: 'other jobs titles' },
  bio: { tab: profile, label: 'Bio', words: 'about yourself summary introduction' },
  website: { tab: profile, label: 'Website', words: 'link portfolio url social' },
  linkedin: { tab: profile, label: 'LinkedIn', words: 'link social' },
  github: { tab: profile, label: 'GitHub', words: 'link social code' },
  twitter: { tab: profile, label: 'Twitter', words: 'x link social' },
  skills: { tab: profile, label: 'Skills', words: 'languages tools technologies' },
  certificates: { tab: profile, label: 'Certificates', words: 'courses licences cards training first aid driving' },
  registrations: { tab: profile, label: 'Registrations', words: 'professional body nmc gmc hcpc sra pin number member' },
  englishTests: { tab: profile, label: 'English tests', words: 'ielts oet toefl pte language result' },
  languages: { tab: profile, label: 'Languages', words: 'speak spoken fluent native' },
  achievements: { tab: profile, label: 'Achievements', words: 'awards prizes publications' },
  searchStatus: { tab: preferences, label: 'Where are you in your search?', words: 'status visible hidden ready open closed offers recruiters' },
  isLegallyAuthorized: { tab: preferences, label: 'Are you authorised to work in the UK?', words: 'right legally authorization permission authorized' },
  requiresSponsorship: { tab: preferences, label: 'Will you need sponsorship, now or later?', words: 'requires sponsor visa' },
  currentVisa: { tab: preferences, label: 'Current visa', words: 'permission student graduate dependant' },
  visaExpires: { tab: preferences, label: 'Visa expires on', words: 'current expiry end date' },
  bornOn: { tab: preferences, label: 'Date of birth', words: 'born birthday age new entrant 26' },
  newEntrantGround: { tab: preferences, label: 'New entrant ground', words: 'another student graduate postdoctoral qualification registration chartered' },
  studentCourse: { tab: preferences, label: 'Your course now', words: 'student switch completed degree phd' },
  studentDegree: { tab: preferences, label: 'UK degree as a Student', words: 'student bachelor master phd pgce pgde' },
  courseEndsOn: { tab: preferences, label: 'Your course ends on', words: 'student end date switch' },
  monthsHeld: { tab: preferences, label: 'Months held', words: 'permission skilled worker graduate tier 2 time' },
  phd: { tab: preferences, label: 'PhD', words: 'doctorate stem degree' },
  jobType: { tab: preferences, label: 'Level wanted', words: 'job type intern entry mid senior' },
  otherJobTypes: { tab: preferences, label: 'Also open to', words: 'job types full time contractor co-founder cofounder' },
  locations: { tab: preferences, label: 'Locations', words: 'work where places cities' },
  workRemotely: { tab: preferences, label: 'Open to working remotely', words: 'remote home office' },
  remotePreference: { tab: preferences, label: 'How remote?', words: 'preference fully hybrid occasional office visits' },
  salary: { tab: preferences, label: 'Desired salary', words: 'pay wage money earn expectation' },
  currency: { tab: preferences, label: 'Currency', words: 'salary pounds euros dollars gbp eur usd' },
  companyPreferences: { tab: preferences, label: 'Company sizes', words: 'seed early mid-size large massive startup' },
  hiddenFrom: { tab: preferences, label: 'Companies that must not see you', words: 'hide hidden block privacy employer' },
  shownTo: { tab: preferences, label: 'Employers that may see you', words: 'shown show visible privacy', at: 'hiddenFrom' },
  lookingFor: { tab: culture, label: 'Describe what you want from your next job', words: 'looking for' },
  motivation: { tab: culture, label: 'What motivates you more?', words: 'motivation technical problems products' },
  careerTrack: { tab: culture, label: 'Which track do you want over the next five years?', words: 'career manager individual contributor' },
  environment: { tab: culture, label: 'Which environment suits you better?', words: 'work clear role flexible' },
  mostImportant: { tab: culture, label: 'What matters most in your next job?', words: 'important mentoring learning team' },
  remoteImportance: { tab: culture, label: 'How important is a flexible remote policy?', words: 'importance remotely work' },
  quietImportance: { tab: culture, label: 'How important is a quiet office?', words: 'importance noise' },
  marketsWanted: { tab: culture, label: 'Markets you most want', words: 'industries sectors technology healthcare finance education retail' },
  marketsAvoided: { tab: culture, label: 'Markets you will not work in', words: 'avoid industries sectors defense tobacco gambling oil gas cryptocurrency' },
  technologiesWanted: { tab: culture, label: 'Technologies you most want', words: 'stack languages frameworks' },
  technologiesAvoided: { tab: culture, label: 'Technologies you will not use', words: 'avoid stack languages frameworks' },
};

/** Sections of the profile with more than one answer. */
// biome-ignore format: a table is read by its columns
const parts: Readonly<Record<string, ProfileWords>> = {
  photo: { tab: profile, label: 'Photo', words: 'picture image face avatar' },
  work: { tab: profile, label: 'Work experience', words: 'jobs employer company history career' },
  education: { tab: profile, label: 'Education', words: 'school university degree study' },
  pronouns: { tab: profile, label: 'Pronouns', words: 'identity he she they display', at: 'identity' },
  gender: { tab: profile, label: 'Gender identity', words: 'identity man woman non-binary', at: 'identity' },
  ethnicity: { tab: profile, label: 'Race and ethnicity', words: 'identity confidential', at: 'identity' },
};

export const profileWords = { ...parts, ...answers };
