import {
  educationFields,
  profileFields,
  workFields,
} from '@portway/contracts/candidate/profile/profile-fields';
import type {
  ListField,
  ListSuggestion,
  Suggestion,
  TextSuggestion,
} from '@portway/contracts/candidate/resumes/resumes';
import { z } from 'zod';
import { careerOf } from './career.ts';
import { linksIn } from './links.ts';
import { certificatesIn } from './lists/certificates.ts';
import { englishTestsIn } from './lists/english-tests.ts';
import { languagesIn } from './lists/languages.ts';
import type { ListItem } from './lists/list-read.ts';
import { registrationsIn } from './lists/registrations.ts';
import { dayOrderOf } from './month-ranges.ts';
import { locationIn } from './places.ts';
import { type EducationRead, educationAmong, educationIn, schoolLines } from './schools/education.ts';
import { linesAbout, paragraphs, type Section, sectionsOf } from './sections.ts';
import { skillsIn } from './skills.ts';
import { unreadIn } from './unread.ts';
import { workIn } from './work.ts';

/** What the profile says already, as it is stored. */
export interface ProfileState {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly entries: readonly { readonly kind: string; readonly answers: Readonly<Record<string, unknown>> }[];
}

const longestText = 2000;
const maxEntries = 20;
const maxSourceLines = 6;
/** Longer texts contain nothing we look for, and could be meant to take long. */
const longestLine = 2000;
/** Of signs and white space, the rest of which says nothing: patterns that look for their end start again at each. */
const longRun = /([^\p{L}\p{N}\n]{40})[^\p{L}\p{N}\n]+/gu;

export interface ReadCv {
  readonly suggestions: Suggestion[];
  /** What became no suggestion, as it is written: it is left to the user. */
  readonly unclear: string[];
}

/**
 * What a CV says that a profile could include. Every value is verbatim from the text, but for the years of experience;
 * anything not written there, or ambiguous, is left out. `thisMonth` is MM/YYYY: jobs that go on are counted to it.
 */
export function suggest(whole: string, profile: ProfileState, thisMonth?: string): ReadCv {
  const text = whole
    .split('\n')
    .filter((line) => line.length <= longestLine)
    .join('\n')
    .replaceAll(longRun, '$1');
  const sections = sectionsOf(text);
  const location = locationIn(sections);
  const [work, education] = [workIn(sections, dayOrderOf(text)), schools(sections)];
  const texts = [
    ...(location === undefined ? [] : [location]),
    ...linksIn(text, sections),
    ...wholeText(linesAbout(sections, 'bio'), 'bio'),
    ...wholeText(achievementsIn(sections), 'achievements'),
  ];
  const lists = listsIn(text, sections);
  const career = careerOf(work.jobs, thisMonth, work.unclear.length === 0);
  const suggestions: readonly Suggestion[] = [
    ...[...career, ...texts].filter((suggestion) => isNewText(suggestion, profile)),
    ...lists.flatMap((list) => newItems(list, profile)),
    ...[...work.jobs, ...education.degrees].filter((each) => isNewEntry(each, profile)).slice(0, maxEntries),
  ];
  const entries = [...work.jobs, ...education.degrees].map(({ found }) => found);
  const listLines = lists.flatMap(({ items }) => items.map(({ line }) => line));
  const unclear = unreadIn(sections, {
    found: [...entries, ...listLines, ...texts.map(({ found }) => found), ...work.texts],
    entries: [...work.unclear, ...education.unclear.filter((each) => !listLines.includes(each))],
  });
  return { suggestions: suggestions.filter(isSavable), unclear };
}

interface List {
  readonly field: ListField;
  readonly items: readonly ListItem[];
}

function listsIn(text: string, sections: readonly Section[]): readonly List[] {
  return [
    { field: 'skills', items: skillsIn(text, sections) },
    { field: 'registrations', items: registrationsIn(sections) },
    { field: 'englishTests', items: englishTestsIn(sections) },
    { field: 'languages', items: languagesIn(sections) },
    { field: 'certificates', items: certificatesIn(sections) },
  ];
}

const maxOf: Readonly<Record<ListField, number>> = {
  skills: 50,
  certificates: 30,
  registrations: 10,
  englishTests: 5,
  languages: 20,
};

/** The items that the profile lacks, each once, as many as it has room for. */
function newItems({ field, items }: List, { answers }: ProfileState): ListSuggestion[] {
  const present = z.array(z.string()).catch([]).parse(answers[field]);
  const names = new Set(present.map((name) => name.toLowerCase()));
  const fresh = items.filter(({ value }) => {
    const isNew = !names.has(value.toLowerCase());
    names.add(value.toLowerCase());
    return isNew;
  });
  const added = fresh.slice(0, Math.max(0, maxOf[field] - present.length));
  const lines = [...new Set(added.map(({ line }) => line.trim()))];
  return added.length === 0
    ? []
    : [{ field, value: added.map(({ value }) => value), found: lines.slice(0, maxSourceLines).join('\n') }];
}

/** Schools below their headings; where there is none, those that a line names with their award. */
function schools(sections: readonly Section[]): EducationRead {
  const reads = sections
    .filter(({ about }) => about === 'education' || about === 'training')
    .map(({ about, lines }) => educationIn(about === 'training' ? schoolLines(lines) : lines));
  const isBelowHeading = sections.some(({ about }) => about === 'education');
  const others = (['head', 'contact', 'unknown'] as const).flatMap((about) => linesAbout(sections, about));
  return {
    degrees: [...reads.flatMap(({ degrees }) => degrees), ...(isBelowHeading ? [] : educationAmong(others))],
    unclear: reads.flatMap(({ unclear }) => unclear),
  };
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

function isNewText({ field, value }: Suggestion, { answers }: ProfileState): boolean {
  if (field === 'work' || field === 'education') return true;
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
