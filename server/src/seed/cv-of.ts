import type { DemoCandidate } from './demo-candidate.ts';

/** The CV of a demo candidate, as plain text. */
export function cvOf({ fullName, answers, work, education }: DemoCandidate): string {
  return [
    fullName,
    `${answers.primaryRole}, ${answers.location}`,
    '',
    'Summary',
    answers.bio,
    '',
    'Experience',
    ...work.flatMap(({ title, company, start, end, description }) => [
      `${title}, ${company}`,
      `${start} - ${end ?? 'Present'}`,
      description,
      '',
    ]),
    'Education',
    ...education.map(
      ({ institution, award, field, graduation }) => `${award} ${field}, ${institution}, ${graduation}`,
    ),
    '',
    'Skills',
    answers.skills?.join(', '),
    '',
  ].join('\n');
}
