/** Every list that the profile, the preferences and the culture questionnaire choose from: keys as they travel. */

export const yearsOfExperience = ['under-1', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'] as const;

export const searchStatuses = ['ready', 'open', 'closed'] as const;
export const yesOrNo = ['Yes', 'No'] as const;
export const levels = ['intern', 'entry', 'mid', 'senior'] as const;
export const remotePreferences = ['fully-remote', 'hybrid', 'occasional-office-visits'] as const;
export const currencies = ['GBP', 'EUR', 'USD'] as const;
export const companySizes = ['seed', 'early', 'midSize', 'large', 'veryLarge', 'massive'] as const;
export const sizeWishes = ['Ideal', 'Yes', 'No'] as const;
/** The permission somebody is in the UK with; `none` is for people who need none or are elsewhere. */
export const currentVisas = [
  'student',
  'graduate',
  'skilled',
  'dependent',
  'youth-mobility',
  'other',
  'none',
] as const;
/** A doctorate: none, one in a subject of science, technology, engineering or mathematics, or another. */
export const doctorates = ['none', 'relevant', 'stem'] as const;
/** What makes somebody a new entrant besides their age and the visa they hold now. */
export const newEntrantGrounds = [
  'none',
  'student',
  'graduate',
  'postdoctoral',
  'professional-qualification',
  'professional-registration',
] as const;

/** How far the course of somebody who is here as a Student is: what decides about a switch inside the UK. */
export const studentCourses = ['course-completed', 'degree-under-way', 'phd-24-months', 'none'] as const;
/** The furthest UK bachelor’s, master’s, PhD, PGCE or PGDE of any permission as a Student. */
export const studentDegrees = ['completed', 'under-way', 'phd-12-months', 'other'] as const;

export const motivations = ['technical-problems', 'building-products'] as const;
export const careerTracks = ['individual-contributor', 'manager'] as const;
export const environments = ['clear-role', 'flexible'] as const;
export const mattersMost = [
  'a-say-in-my-work',
  'room-to-progress',
  'colleagues-to-learn-from',
  'a-growing-company',
  'a-say-in-direction',
  'mentoring',
  'learning',
  'hard-problems',
  'a-diverse-team',
] as const;
export const importance = ['very-important', 'important', 'not-important'] as const;
export const marketsOfInterest = ['Technology', 'Healthcare', 'Finance', 'Education', 'Retail'] as const;
export const marketsToAvoid = ['Defense', 'Tobacco', 'Gambling', 'Oil & Gas', 'Cryptocurrency'] as const;
