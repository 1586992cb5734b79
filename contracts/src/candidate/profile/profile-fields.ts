import '../../jitless.ts';
import { z } from 'zod';
import { fullName } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { month } from '../../months.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import {
  careerTracks,
  companySizes,
  currencies,
  currentVisas,
  doctorates,
  environments,
  importance,
  levels,
  marketsOfInterest,
  marketsToAvoid,
  mattersMost,
  motivations,
  newEntrantGrounds,
  remotePreferences,
  searchStatuses,
  sizeWishes,
  studentCourses,
  studentDegrees,
  yearsOfExperience,
  yesOrNo,
} from './profile-choices.ts';
import {
  choice,
  choices,
  lineOrNothing,
  requiredText,
  tags,
  textOrNothing,
  webAddress,
} from './profile-texts.ts';

const emptyIsNull = z
  .literal('')
  .transform(() => null)
  .pipe(z.null());
const timeZone = z
  .string('Choose a time zone.')
  .max(64, 'Choose a time zone.')
  .regex(/^[A-Z][\w+/-]*$/, 'Choose a time zone from the list.')
  .refine(isTimeZone, 'Choose a time zone from the list.');

const profileTab = {
  fullName,
  location: lineOfText('Say where you live, such as Lagos, Nigeria.', 120),
  timeZone: timeZone.nullable(),
  primaryRole: lineOfText('Say what your role is.', 100),
  yearsOfExperience: choice(yearsOfExperience, 'Choose how many years.'),
  openToRoles: tags({ most: 10, tooMany: 'Enter at most 10 roles.', missing: 'Enter at least one role.' }),
  bio: requiredText('Write a few sentences about yourself.', 2000),
  website: webAddress(),
  linkedin: webAddress({
    name: 'LinkedIn',
    hosts: /^(?:[a-z]{2,3}\.)?linkedin\.com$/i,
    example: 'https://www.linkedin.com/in/your-name',
  }),
  github: webAddress({
    name: 'GitHub',
    hosts: /^(?:www\.)?github\.com$/i,
    example: 'https://github.com/your-name',
  }),
  twitter: webAddress({
    name: 'Twitter or X',
    hosts: /^(?:(?:www|mobile)\.)?(?:twitter|x)\.com$/i,
    example: 'https://x.com/your-name',
  }),
  skills: tags({ most: 50, tooMany: 'Enter at most 50 skills.' }),
  certificates: tags({ most: 30, tooMany: 'Enter at most 30 certificates.', longest: 120 }).describe(
    'Certificates, courses and licences.',
  ),
  registrations: tags({ most: 10, tooMany: 'Enter at most 10 registrations.', longest: 120 }).describe(
    'With a professional body, such as NMC, GMC, HCPC or SRA.',
  ),
  englishTests: tags({ most: 5, tooMany: 'Enter at most 5 tests.', longest: 120 }).describe(
    'Such as IELTS or OET, with the result and the day.',
  ),
  languages: tags({ most: 20, tooMany: 'Enter at most 20 languages.', longest: 120 }),
  achievements: textOrNothing(2000),
};

const preferencesTab = {
  searchStatus: choice(searchStatuses, 'Choose where you are in your search.'),
  isLegallyAuthorized: choice(yesOrNo, 'Choose Yes or No.'),
  requiresSponsorship: choice(yesOrNo, 'Choose Yes or No.'),
  currentVisa: choice(currentVisas).nullable(),
  visaExpires: z.union([emptyIsNull, z.null(), day]),
  bornOn: z
    .union([emptyIsNull, z.null(), day])
    .describe('Only used to tell whether someone is young enough to be a new entrant.'),
  phd: choice(doctorates).nullable(),
  monthsHeld: z
    .int('Enter whole months, from 0 to 120.')
    .min(0, 'Enter whole months, from 0 to 120.')
    .max(120, 'Enter whole months, from 0 to 120.')
    .nullable()
    .describe('Months of Skilled Worker, Graduate or Tier 2 permission (of any kind) held so far.'),
  newEntrantGround: choice(newEntrantGrounds).nullable(),
  studentCourse: choice(studentCourses)
    .nullable()
    .describe('How far the course of the Student visa held now is: a switch inside the UK turns on it.'),
  studentDegree: choice(studentDegrees)
    .nullable()
    .describe('The furthest UK degree of any Student visa: being a new entrant turns on it.'),
  courseEndsOn: z.union([emptyIsNull, z.null(), day]).describe('When the course that is under way ends.'),
  jobType: choice(levels, 'Choose a level.'),
  otherJobTypes: z.strictObject({ fullTime: z.boolean(), contractor: z.boolean(), cofounder: z.boolean() }),
  locations: tags({ most: 10, tooMany: 'Enter at most 10 places.', missing: 'Enter at least one place.' }),
  workRemotely: z.boolean('Choose Yes or No.'),
  remotePreference: choice(remotePreferences).nullable(),
  currency: choice(currencies),
  salary: z
    .int('Enter a whole number a year.')
    .min(1, 'Enter a whole number a year.')
    .max(10_000_000, 'Enter at most 10,000,000 a year.')
    .nullable(),
  companyPreferences: z.partialRecord(
    z.enum(companySizes, 'Choose a size from the list.'),
    choice(sizeWishes, 'Choose Ideal, Yes or No.'),
  ),
  hiddenFrom: tags({ most: 100, tooMany: 'Enter at most 100 companies.' }).describe(
    'Companies that must not see you, besides your employers.',
  ),
  shownTo: tags({ most: 100, tooMany: 'Enter at most 100 companies.' }).describe(
    'Your employers that can see you. No others can.',
  ),
};

const twoAtMost = 'Choose at most 2. Remove one first.';
const fiveAtMost = { most: 5, tooMany: 'Enter at most 5.' };

const cultureTab = {
  lookingFor: requiredText('Describe what you want from your next job.', 300),
  motivation: choice(motivations).nullable(),
  careerTrack: choice(careerTracks).nullable(),
  environment: choice(environments, 'Choose which suits you better.'),
  mostImportant: choices(mattersMost, 2, twoAtMost).min(1, 'Choose one or two.'),
  remoteImportance: choice(importance, 'Choose how important it is.'),
  quietImportance: choice(importance, 'Choose how important it is.'),
  marketsWanted: choices(marketsOfInterest),
  marketsAvoided: choices(marketsToAvoid),
  technologiesWanted: tags(fiveAtMost),
  technologiesAvoided: tags(fiveAtMost),
};

/** Every answer about a candidate that is saved by itself; `null` where one may be taken back. */
export const profileFields = { ...profileTab, ...preferencesTab, ...cultureTab };

export const workFields = {
  company: lineOfText('Name the company.', 120),
  title: lineOfText('Say what your title was.', 120),
  start: month,
  end: month.nullable(),
  current: z.boolean('Say whether you work here now.'),
  description: textOrNothing(3000),
};

export const educationFields = {
  institution: lineOfText('Name the school or university.', 160),
  award: lineOrNothing(160),
  field: lineOrNothing(160),
  graduation: z.union([emptyIsNull, z.null(), month]),
};

export type ProfileField = keyof typeof profileFields;
export type WorkField = keyof typeof workFields;
export type EducationField = keyof typeof educationFields;

/** Answers for their owner alone: no employer sees them, even one that the owner applied to. */
export const privateFields = [
  'isLegallyAuthorized',
  'requiresSponsorship',
  'currentVisa',
  'visaExpires',
  'bornOn',
  'phd',
  'monthsHeld',
  'newEntrantGround',
  'studentCourse',
  'studentDegree',
  'courseEndsOn',
  'hiddenFrom',
  'shownTo',
  'marketsAvoided',
  'technologiesAvoided',
] as const satisfies readonly ProfileField[];
export type PrivateField = (typeof privateFields)[number];

/** Which tab asks for a field. */
export const tabs = {
  profile: Object.keys(profileTab),
  preferences: Object.keys(preferencesTab),
  culture: Object.keys(cultureTab),
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
