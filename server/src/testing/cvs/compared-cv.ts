import type { Reading, Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import { technologies } from '../../modules/candidate/resumes/suggestions/technologies.ts';
import type { ExpectedCv, ExpectedJob, ExpectedSchool } from './expected-cv.ts';

/** How many values of a field were suggested, were expected, and are the same; and what differs, in words. */
export interface Counts {
  readonly right: number;
  readonly suggested: number;
  readonly expected: number;
  readonly faults: readonly string[];
}

export interface ComparedCv {
  readonly fields: Readonly<Record<string, Counts>>;
  /** Jobs, schools and texts that are neither suggested nor listed as not read. */
  readonly lost: readonly string[];
}

export type ReadCv = Pick<Reading, 'suggestions' | 'unclear'>;

const plain = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u00ad]+/g, ' ')
    .replaceAll(/[–—−‐‑]/g, '-')
    .replaceAll('’', "'")
    .trim();

type Job = Extract<Suggestion, { readonly field: 'work' }>['value'];
type School = Extract<Suggestion, { readonly field: 'education' }>['value'];

/** What was read of a CV beside what a careful reader takes from it. */
export function comparedCv(expected: ExpectedCv, { suggestions, unclear }: ReadCv): ComparedCv {
  const jobs = suggestions.flatMap((each) => (each.field === 'work' ? [each.value] : []));
  const schools = suggestions.flatMap((each) => (each.field === 'education' ? [each.value] : []));
  const jobPairs = pairs(expected.work, jobs, jobLikeness);
  const schoolPairs = pairs(expected.education, schools, schoolLikeness);
  const isListed = (...texts: readonly string[]) =>
    unclear.some((text) => texts.some((each) => plain(text).includes(plain(each))));
  return {
    fields: { ...jobCounts(jobPairs), ...schoolCounts(schoolPairs), ...listCounts(expected, suggestions) },
    lost: [
      ...jobPairs.flatMap(({ expected: job, read }) =>
        job === undefined || read !== undefined || isListed(job.title, job.company)
          ? []
          : [`${job.title}, ${job.company}`],
      ),
      ...schoolPairs.flatMap(({ expected: school, read }) =>
        school === undefined || read !== undefined || isListed(school.institution)
          ? []
          : [school.institution],
      ),
      ...expected.unreadable.filter((text) => !isListed(text)),
    ],
  };
}

interface Pair<Expected, Read> {
  readonly expected?: Expected | undefined;
  readonly read?: Read | undefined;
}

/** Each expected entry with the suggestion that is most like it; what is left over is alone. */
function pairs<Expected, Read>(
  expected: readonly Expected[],
  read: readonly Read[],
  likeness: (one: Expected, other: Read) => number,
): readonly Pair<Expected, Read>[] {
  const all = expected.flatMap((one) =>
    read.map((other) => ({ expected: one, read: other, like: likeness(one, other) })),
  );
  const matched: Pair<Expected, Read>[] = [];
  for (const pair of all.toSorted((a, b) => b.like - a.like)) {
    const isTaken = matched.some((each) => each.expected === pair.expected || each.read === pair.read);
    if (pair.like > 0 && !isTaken) matched.push({ expected: pair.expected, read: pair.read });
  }
  return [
    ...matched,
    ...expected.flatMap((one) => (matched.some((each) => each.expected === one) ? [] : [{ expected: one }])),
    ...read.flatMap((one) => (matched.some((each) => each.read === one) ? [] : [{ read: one }])),
  ];
}

const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  plain(one) === plain(other);
const isCompany = ({ company, companyOr }: ExpectedJob, name: string | undefined) =>
  [company, ...companyOr].some((each) => isSame(each, name));
/** `University of Law, Guildford` and `University of Law` are one school. */
const isSchool = (one: string, other: string | undefined) =>
  isSame(one.split(',')[0], (other ?? '').split(',')[0]);

function jobLikeness(expected: ExpectedJob, read: Job): number {
  const names = Number(isSame(expected.title, read.title)) + Number(isCompany(expected, read.company));
  return names === 0
    ? 0
    : 2 * names + Number(isMonth(expected.start, read.start)) + Number(isMonth(expected.end, read.end));
}

interface Study {
  readonly award?: string | null | undefined;
  readonly field?: string | null | undefined;
}

const study = ({ award, field }: Study) =>
  plain(`${award ?? ''} ${field ?? ''}`)
    .replaceAll(/[(),·:]| (?:in|of)(?= )/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function schoolLikeness(expected: ExpectedSchool, read: School): number {
  const hasName = isSchool(expected.institution, read.institution);
  const hasStudy = study(read) !== '' && study(expected) === study(read);
  return 2 * Number(hasName) + Number(hasStudy);
}

/** `2016-09` is 09/2016; of a year alone no month is suggested. */
const month = (moment: string | null | undefined) =>
  /^(\d{4})-(\d\d)$/
    .exec(moment ?? '')
    ?.slice(1)
    .reverse()
    .join('/');
const isMonth = (moment: string | null | undefined, read: string | undefined) => month(moment) === read;

function jobCounts(all: readonly Pair<ExpectedJob, Job>[]): Record<string, Counts> {
  const end = (job: Job | undefined) => (job?.current === true ? 'present' : job?.end);
  const expectedEnd = (job: ExpectedJob | undefined) =>
    job?.end === 'present' ? 'present' : month(job?.end);
  return {
    title: counted(
      all,
      (job) => job.title,
      (job) => job.title,
      isSame,
    ),
    company: counted(
      all,
      (job) => job.company,
      (job) => job.company,
      (one, other, job) => isSame(one, other) || (job !== undefined && isCompany(job, other)),
    ),
    start: counted(
      all,
      (job) => month(job.start),
      (job) => job.start,
      isSame,
    ),
    end: counted(all, expectedEnd, end, isSame),
  };
}

function schoolCounts(all: readonly Pair<ExpectedSchool, School>[]): Record<string, Counts> {
  return {
    institution: counted(
      all,
      (school) => school.institution,
      (school) => school.institution,
      (one, other) => isSchool(one, other),
    ),
    'award and field': counted(
      all,
      (school) => study(school),
      (school) => study(school),
      isSame,
    ),
    graduation: counted(
      all,
      (school) => month(school.graduation),
      (school) => school.graduation,
      isSame,
    ),
  };
}

function counted<Expected, Read>(
  all: readonly Pair<Expected, Read>[],
  wanted: (expected: Expected) => string | undefined,
  suggested: (read: Read) => string | undefined,
  matches: (one: string, other: string, expected: Expected | undefined) => boolean,
): Counts {
  const values = all.map(({ expected, read }) => ({
    expected,
    one: (expected === undefined ? undefined : wanted(expected)) || undefined,
    other: (read === undefined ? undefined : suggested(read)) || undefined,
  }));
  const isRight = ({ expected, one, other }: (typeof values)[number]) =>
    one !== undefined && other !== undefined && matches(one, other, expected);
  return {
    right: values.filter(isRight).length,
    suggested: values.filter(({ other }) => other !== undefined).length,
    expected: values.filter(({ one }) => one !== undefined).length,
    faults: values
      .filter((value) => !isRight(value) && (value.one !== undefined || value.other !== undefined))
      .map(({ one, other }) => `${one ?? 'nothing'} read as ${other ?? 'nothing'}`),
  };
}

const lists = ['certificates', 'registrations', 'englishTests', 'languages'] as const;
const links = ['website', 'linkedin', 'github', 'twitter'];
const technologyNames = new Set(technologies.map(plain));
const address = (text: string) => plain(text).replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
/** `Italian (native)` names Italian. */
const language = (text: string) => plain(text).split(/[^\p{L}]/u)[0] ?? '';

/** Lists that the JSON leaves out were not looked at. */
function listCounts(expected: ExpectedCv, suggestions: readonly Suggestion[]): Record<string, Counts> {
  const counts: Record<string, Counts> = {};
  const valuesOf = (fields: readonly string[]) =>
    suggestions.flatMap(({ field, value }) =>
      !fields.includes(field) ? [] : Array.isArray(value) ? value.map(String) : [String(value)],
    );
  if (expected.skills !== undefined) {
    const skillNames = expected.skills.map(plain);
    // A technology that the CV names outside its list of skills is no fault.
    const skills = valuesOf(['skills'])
      .map(plain)
      .filter((skill) => skillNames.includes(skill) || !technologyNames.has(skill));
    counts.skills = listed(skillNames, skills);
  }
  if (expected.links !== undefined)
    counts.links = listed(expected.links.map(address), valuesOf(links).map(address));
  for (const field of lists) {
    const texts = expected[field];
    const same = field === 'languages' ? language : plain;
    if (texts !== undefined) counts[field] = listed(texts.map(same), valuesOf([field]).map(same));
  }
  return counts;
}

function listed(wanted: readonly string[], read: readonly string[]): Counts {
  return {
    right: read.filter((text) => wanted.includes(text)).length,
    suggested: read.length,
    expected: wanted.length,
    faults: [
      ...wanted.filter((text) => !read.includes(text)).map((text) => `${text} read as nothing`),
      ...read.filter((text) => !wanted.includes(text)).map((text) => `nothing read as ${text}`),
    ],
  };
}
