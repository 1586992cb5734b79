import type { Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import type { KnownCv } from './known-cv.ts';

export interface MeasuredCvs {
  /** The share of what was suggested that is right. */
  readonly precision: number;
  /** The share of what should have been suggested that was. */
  readonly recall: number;
  /** What was wrong or missing, in words. */
  readonly faults: readonly string[];
}

export interface ReadCv {
  readonly cv: KnownCv;
  readonly suggestions: readonly Suggestion[];
}

/** How well the suggestions for these CVs agree with what a reader takes from them, fact by fact. */
export function measuredCvs(readCvs: readonly ReadCv[]): MeasuredCvs {
  const compared = readCvs.map(({ cv, suggestions }) => {
    const expected = expectedFacts(cv.expected);
    const facts = suggestions.flatMap(factsOf);
    return {
      right: facts.filter((fact) => expected.includes(fact)).length,
      found: facts.length,
      expected: expected.length,
      faults: [
        ...facts.filter((fact) => !expected.includes(fact)).map((fact) => `${cv.name}, wrong: ${fact}`),
        ...expected.filter((fact) => !facts.includes(fact)).map((fact) => `${cv.name}, missing: ${fact}`),
      ],
    };
  });
  const sum = (key: 'right' | 'found' | 'expected') => compared.reduce((total, each) => total + each[key], 0);
  return {
    precision: sum('right') / sum('found'),
    recall: sum('right') / sum('expected'),
    faults: compared.flatMap(({ faults }) => faults),
  };
}

function expectedFacts({
  achievements,
  skills = [],
  work = [],
  education = [],
  ...texts
}: KnownCv['expected']) {
  return [
    ...Object.entries(texts).map(([field, value]) => `${field} ${value}`),
    ...(achievements === undefined ? [] : [`achievements begin ${achievements[1].slice(0, 8)}`]),
    ...(achievements === undefined ? [] : [`achievements have ${achievements[0]} lines`]),
    ...skills.map((skill) => `skill ${skill}`),
    ...work.flatMap(([title, company, start, end, lines]) => jobFacts({ title, company, start, end, lines })),
    ...education.flatMap(([institution, award, field, graduation]) =>
      degreeFacts({ institution, award, field, graduation }),
    ),
  ];
}

function factsOf({ field, value }: Suggestion): string[] {
  if (field === 'skills') return value.map((skill) => `skill ${skill}`);
  if (field === 'work') {
    const { title, company, start, end, current, description } = value;
    return jobFacts({ title, company, start, end: current ? 'now' : end, lines: linesIn(description) });
  }
  if (field === 'education') return degreeFacts(value);
  // The known CVs do not say what else a profile takes.
  if (Array.isArray(value) || field === 'primaryRole' || field === 'yearsOfExperience') return [];
  if (field !== 'achievements') return [`${field} ${value.replaceAll(/\s+/g, ' ')}`];
  return [`achievements begin ${value.slice(0, 8)}`, `achievements have ${linesIn(value)} lines`];
}

const linesIn = (text = '') => text.split('\n').filter((line) => line.trim() !== '').length;

type FieldText = string | null | undefined;

interface JobFacts {
  readonly title: FieldText;
  readonly company: FieldText;
  readonly start: FieldText;
  readonly end: FieldText;
  readonly lines: number;
}

function jobFacts({ title, company, start, end, lines }: JobFacts): string[] {
  const job = `${title} at ${company}`;
  return [
    `work ${job}`,
    ...(start ? [`${job} began ${start}`] : []),
    ...(end ? [`${job} ended ${end}`] : []),
    ...(lines > 0 ? [`${job} is described in ${lines} lines`] : []),
  ];
}

interface DegreeFacts {
  readonly institution?: FieldText;
  readonly award?: FieldText;
  readonly field?: FieldText;
  readonly graduation?: FieldText;
}

function degreeFacts({ institution, award, field, graduation }: DegreeFacts): string[] {
  const degree = `${institution}: ${award ?? 'no award'}, ${field ?? 'no field'}`;
  return [`education ${degree}`, ...(graduation ? [`${degree}, ended ${graduation}`] : [])];
}
