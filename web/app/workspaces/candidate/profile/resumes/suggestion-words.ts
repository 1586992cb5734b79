import type { Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import { yearsInWords } from '../../../../text/profile/profile-choices.ts';

/** The profile's label for each. */
export const titles: Readonly<Record<Suggestion['field'], string>> = {
  website: 'Website',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  twitter: 'Twitter',
  location: 'Location',
  bio: 'Bio',
  achievements: 'Achievements',
  skills: 'Skills',
  certificates: 'Certificates',
  registrations: 'Registrations',
  englishTests: 'English tests',
  languages: 'Languages',
  primaryRole: 'Primary role',
  yearsOfExperience: 'Years of experience',
  work: 'Work experience',
  education: 'Education',
};

const ofEntries: Readonly<Record<string, string>> = {
  start: 'Start',
  end: 'End',
  current: 'I currently work here',
};

/** The label of a field that the server names. */
export function fieldName(field: string): string {
  const names: Readonly<Record<string, string>> = { ...titles, ...ofEntries };
  return names[field] ?? field;
}

/** What would be added, line by line. */
export function linesOf(suggestion: Suggestion): readonly string[] {
  const { field, value } = suggestion;
  if (Array.isArray(value)) return [value.join(', ')];
  if (field === 'yearsOfExperience') return [yearsInWords(value)];
  if (field === 'work') {
    const { title, company, start, end, current, description } = value;
    const until = current ? 'now' : end;
    const period =
      start === undefined && until === undefined ? undefined : `${start ?? '…'} to ${until ?? '…'}`;
    return nonEmpty([[title, company].filter(Boolean).join(', '), period, description]);
  }
  if (field === 'education') {
    const { institution, award, field: subject, graduation } = value;
    return nonEmpty([institution, [award, subject].filter(Boolean).join(', '), graduation]);
  }
  return [value];
}

function nonEmpty(lines: readonly (string | undefined)[]): readonly string[] {
  return lines.flatMap((line) => (line === undefined || line === '' ? [] : [line]));
}
