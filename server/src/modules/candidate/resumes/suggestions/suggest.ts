import {
  educationFields,
  profileFields,
  workFields,
} from '@portway/contracts/candidate/profile/profile-fields';
import type { Suggestion, TextSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import { z } from 'zod';
import { educationIn } from './education.ts';
import { linksIn } from './links.ts';
import { locationIn } from './places.ts';
import { linesAbout, paragraphs, type Section, sectionsOf } from './sections.ts';
import { skillsIn } from './skills.ts';
import { workIn } from './work.ts';

/** What the profile says already, as it is stored. */
export interface ProfileState {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly entries: readonly { readonly kind: string; readonly answers: Readonly<Record<string, unknown>> }[];
}

const longestText = 2000;
const maxEntries = 20;
/** Longer texts contain nothing we look for, and could be meant to take long. */
const longestLine = 2000;
/** Of signs and white space, the rest of which says nothing: patterns that look for their end start again at each. */
const longRun = /([^\p{L}\p{N}\n]{40})[^\p{L}\p{N}\n]+/gu;

export interface ReadCv {
  readonly suggestions: Suggestion[];
  /** Jobs and awards that we could not take apart, as they are written: they are left to the user. */
  readonly unclear: string[];
}

/**
 * What a CV says that a profile could include. Every value is verbatim from the text; anything not written
 * there, or ambiguous, is left out.
 */
export function suggest(whole: string, profile: ProfileState): ReadCv {
  const text = whole
    .split('\n')
    .filter((line) => line.length <= longestLine)
    .join('\n')
    .replaceAll(longRun, '$1');
  const sections = sectionsOf(text);
  const location = locationIn(sections);
  const texts = [
    ...(location === undefined ? [] : [location]),
    ...linksIn(text, sections),
    ...wholeText(linesAbout(sections, 'bio'), 'bio'),
    ...wholeText(achievementsIn(sections), 'achievements'),
  ];
  const profileSkills = z.array(z.string()).catch([]).parse(profile.answers.skills);
  const skills = skillsIn(text, sections, profileSkills);
  const [work, education] = [workIn(sections), educationIn(sections)];
  const suggestions = [
    ...texts.filter((suggestion) => isNewText(suggestion, profile)),
    ...(skills === undefined ? [] : [skills]),
    ...[...work.jobs, ...education.degrees].filter((each) => isNewEntry(each, profile)).slice(0, maxEntries),
  ];
  const unclear = [...work.unclear, ...education.unclear].slice(0, maxEntries);
  return { suggestions: suggestions.filter(isSavable), unclear };
}

/** Awards, and then projects below their heading: the profile has one box for both. */
function achievementsIn(sections: readonly Section[]): readonly string[] {
  const projects = sections.filter(
    ({ about, lines }) => about === 'projects' && lines.join('').trim() !== '',
  );
  return [
    ...linesAbout(sections, 'achievements'),
    ...projects.flatMap(({ heading, lines }) => ['', heading, ...lines]),
  ];
}

function wholeText(lines: readonly string[], field: 'bio' | 'achievements'): TextSuggestion[] {
  const value = paragraphs(lines, longestText);
  const source = lines.filter((line) => line.trim() !== '').slice(0, 3);
  return value.length < 20 ? [] : [{ field, value, found: source.join('\n') }];
}

function isNewText({ field, value }: TextSuggestion, { answers }: ProfileState): boolean {
  const parsedValue = profileFields[field].safeParse(value);
  return parsedValue.success && !isSameText(answers[field], parsedValue.data);
}

type EntrySuggestion = Extract<Suggestion, { readonly field: 'work' | 'education' }>;

function isNewEntry({ field, value }: EntrySuggestion, { entries }: ProfileState): boolean {
  const values: Readonly<Record<string, unknown>> = value;
  const isSame = (answers: Readonly<Record<string, unknown>>) =>
    field === 'work'
      ? ['company', 'title'].every((name) => isSameText(answers[name], values[name]))
      : isSameText(answers.institution, values.institution) &&
        // Somebody may hold several awards of one school.
        (isSameText(answers.award ?? '', '') || isSameText(answers.award, values.award)) &&
        (isSameText(answers.field ?? '', '') || isSameText(answers.field, values.field));
  return !entries.some(({ kind, answers }) => kind === field && isSame(answers));
}

function isSameText(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    String(value ?? '')
      .toLowerCase()
      .replaceAll(/\s+/g, ' ')
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, '')
      .trim();
  return plain(one) === plain(other);
}

const works = z.object(workFields).partial();
const educations = z.object(educationFields).partial();

/** Whether the profile would accept it: nothing is suggested that would be refused afterwards. */
function isSavable({ field, value }: Suggestion): boolean {
  if (field === 'work') return works.safeParse(value).success;
  if (field === 'education') return educations.safeParse(value).success;
  return profileFields[field].safeParse(value).success;
}
