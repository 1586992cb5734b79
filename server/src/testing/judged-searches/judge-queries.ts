import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { z } from 'zod';
import { wholeJob } from '../access/access-cast-jobs.ts';
import type { TestApp } from '../test-app.ts';

const judgedQuery = z.object({
  query: z.string(),
  /** What of the query is the work; empty where it names none. */
  'role words': z.string().nullish(),
  /** The place in the query, as a person would say it; empty where there is none. */
  place: z.string().nullish(),
  /** A place that a word may be as well, so that the person is asked. */
  asked: z.string().optional(),
  filters: z.record(z.string(), z.string()).optional(),
  /** Titles of jobs that a reader judges to be meant, and of jobs that are not. */
  mustInclude: z.array(z.string()),
  mustNotInclude: z.array(z.string()),
});
export type JudgedQuery = z.output<typeof judgedQuery>;

/** The judged queries of a file: an array of `{ query, "role words", place, mustInclude, mustNotInclude }`. */
export function readJudgedQueries(file: string): readonly JudgedQuery[] {
  return z.array(judgedQuery).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** How well searches find what a reader judges to be meant; shares are between 0 and 1. */
export interface SearchFigures {
  readonly queries: number;
  /** Of the titles that must be found, in the place of the query. */
  readonly recall: number;
  /** Titles that must be found, of those and the ones that must not be. */
  readonly precision: number;
  /** Queries with every title right, no job elsewhere than asked, and the filters kept. */
  readonly right: number;
  /** Queries whose place was read, or asked about, as judged. */
  readonly placesRead: number;
  /** Each query that was not right, with the reason. */
  readonly faults: readonly string[];
}

/** Every title is in each of these, and once without a place, to be done from anywhere. */
const townsOfAll = ['London', 'Leeds', 'Edinburgh'];
const nations: Readonly<Record<string, string>> = {
  ...{ Edinburgh: 'scotland', Glasgow: 'scotland', Aberdeen: 'scotland', Dundee: 'scotland' },
  ...{ Cardiff: 'wales', Swansea: 'wales', Newport: 'wales', Belfast: 'northern-ireland' },
  ...{ Derry: 'northern-ireland', Inverness: 'scotland', Wrexham: 'wales', Stirling: 'scotland' },
};
/** Of each region a town for its jobs, and other towns in it. */
const areas: Readonly<Record<string, readonly string[]>> = {
  'north west': [
    'Preston',
    'Manchester',
    'Liverpool',
    'Salford',
    'Chester',
    'Bolton',
    'Warrington',
    'Blackpool',
  ],
  'north east': ['Sunderland', 'Newcastle upon Tyne', 'Newcastle', 'Durham', 'Gateshead', 'Middlesbrough'],
  yorkshire: ['Sheffield', 'Leeds', 'York', 'Bradford', 'Hull', 'Huddersfield', 'Doncaster', 'Wakefield'],
  'yorkshire and the humber': ['Sheffield', 'Leeds', 'York', 'Bradford', 'Hull', 'Huddersfield', 'Doncaster'],
  'west yorkshire': ['Bradford', 'Leeds', 'Huddersfield', 'Wakefield'],
  'south yorkshire': ['Sheffield', 'Doncaster'],
  'east midlands': ['Leicester', 'Nottingham', 'Derby', 'Lincoln', 'Northampton'],
  'west midlands': [
    'Wolverhampton',
    'Birmingham',
    'Coventry',
    'Stoke-on-Trent',
    'Worcester',
    'Rugby',
    'Telford',
  ],
  midlands: [
    'Leicester',
    'Wolverhampton',
    'Birmingham',
    'Nottingham',
    'Coventry',
    'Derby',
    'Stoke-on-Trent',
    'Rugby',
  ],
  'south west': ['Exeter', 'Bristol', 'Plymouth', 'Bath', 'Bournemouth', 'Swindon', 'Truro', 'Poole'],
  'south east': [
    'Southampton',
    'Brighton',
    'Oxford',
    'Reading',
    'Milton Keynes',
    'Portsmouth',
    'Guildford',
    'Sandwich',
    'Deal',
  ],
  'east of england': [
    'Ipswich',
    'Cambridge',
    'Norwich',
    'Luton',
    'Watford',
    'St Albans',
    'Peterborough',
    "King's Lynn",
    'Bury St Edmunds',
  ],
  'east anglia': ['Norwich', 'Cambridge', 'Ipswich', "King's Lynn", 'Bury St Edmunds', 'Peterborough'],
  'greater manchester': ['Salford', 'Manchester', 'Bolton', 'Stockport', 'Sale', 'Wigan', 'Oldham'],
  'greater london': ['London'],
  merseyside: ['Liverpool', 'Birkenhead'],
  'tyne and wear': ['Sunderland', 'Newcastle upon Tyne', 'Gateshead'],
  kent: ['Maidstone', 'Canterbury', 'Sandwich', 'Deal', 'Dover'],
  essex: ['Chelmsford', 'Colchester'],
  surrey: ['Guildford', 'Woking'],
  sussex: ['Brighton', 'Crawley'],
  devon: ['Exeter', 'Plymouth'],
  cornwall: ['Truro'],
  hampshire: ['Southampton', 'Portsmouth', 'Winchester'],
  lancashire: ['Preston', 'Blackpool', 'Lancaster'],
  norfolk: ['Norwich', "King's Lynn"],
  suffolk: ['Ipswich', 'Bury St Edmunds'],
};
/** A town for the jobs of each nation. */
const nationTowns: Readonly<Record<string, string>> = {
  ...{ scotland: 'Glasgow', wales: 'Swansea', 'northern ireland': 'Belfast', england: 'Bristol' },
};
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
const key = (text: string) =>
  plain(text)
    .replace(/^the /, '')
    .replace(/ england$/, '');

/** Towns that lie in a place; the first has its jobs. */
function townsIn(place: string): readonly string[] {
  const nation = nationTowns[key(place)];
  return nation === undefined ? (areas[key(place)] ?? [place]) : [nation];
}

function isIn(
  place: string,
  job: { readonly place: string | null; readonly nation: string | null },
): boolean {
  if (nationTowns[key(place)] !== undefined) return plain(job.nation ?? '') === key(place);
  return townsIn(place).some((town) => plain(town) === plain(job.place ?? ''));
}

/** Fills the app with made jobs: every title of the queries in every town, and their own in their own places. */
export async function addJudgedJobs(app: TestApp, queries: readonly JudgedQuery[]): Promise<void> {
  const organisation = randomUUID();
  await app.superuser
    .insertInto('organisation')
    .values({ id: organisation, name: 'Wexcombe', website: null, industry: null })
    .execute();
  const pairs = new Map<string, readonly [string, string | null]>();
  const add = (title: string, town: string | null) => pairs.set(`${title}|${town}`, [title, town]);
  for (const { mustInclude, mustNotInclude, place, asked } of queries)
    for (const title of [...mustInclude, ...mustNotInclude])
      for (const town of [
        ...townsOfAll,
        null,
        ...[place, asked].flatMap((each) => (each ? townsIn(each).slice(0, 1) : [])),
      ])
        add(title, town);
  const jobs = [...pairs.values()].map(([title, town], at) => ({
    id: randomUUID(),
    answers: answersOf(title, town),
    published_at: new Date(Date.now() - 3_600_000 - at * 1000),
  }));
  const on = app.superuser;
  await sql`alter table job disable trigger user`.execute(on);
  await sql`insert into job (id, organisation, slug, state, answers, published_at, sponsorable, judged_on)
    select (made->>'id')::uuid, ${organisation}, 'job-' || (made->>'id'), 'published', made->'answers',
      (made->>'published_at')::timestamptz, 'anyone', current_date
    from jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) as made`.execute(on);
  await sql`select publish_jobs(${jobs.map(({ id }) => id)})`.execute(on);
  await sql`alter table job enable trigger user`.execute(on);
  await sql`analyze published_job`.execute(on);
}

function answersOf(title: string, town: string | null) {
  const { place: _, nation: __, ...rest } = wholeJob;
  const where =
    town === null
      ? { workplace: 'fully-remote' }
      : {
          place: town,
          nation: nations[town] ?? 'england',
          workplace: town === 'Leeds' ? 'hybrid' : 'on-site',
        };
  return { ...rest, title, ...where, level: levelOf(title), skills: [], summary: 'The work is varied.' };
}

function levelOf(title: string): string {
  if (/\bintern(ship)?\b/i.test(title)) return 'intern';
  if (/\b(junior|graduate|trainee|apprentice|entry|newly)\b/i.test(title)) return 'entry';
  return /\b(senior|lead|principal|head|director|chief)\b/i.test(title) ? 'senior' : 'mid';
}

const page = z.object({
  jobs: z.array(
    z.object({
      title: z.string(),
      place: z.string().nullable(),
      nation: z.string().nullable(),
      workplace: z.string(),
      level: z.string(),
    }),
  ),
  next: z.string().nullable(),
  reading: z
    .object({ place: z.string().optional(), doubt: z.object({ place: z.string() }).optional() })
    .optional(),
});
type Page = z.output<typeof page>;
const maxPages = 40;

/** Asks each query as a visitor would, by its words alone, and judges all that is found. */
export async function judgeQueries(app: TestApp, queries: readonly JudgedQuery[]): Promise<SearchFigures> {
  const verdicts: Verdict[] = [];
  for (const query of queries) verdicts.push(judge(query, await askAll(app, query.query)));
  const sum = (of: (one: Verdict) => number) => verdicts.reduce((total, one) => total + of(one), 0);
  const rightTitles = sum(({ right }) => right);
  return {
    queries: queries.length,
    recall: rightTitles / sum(({ must }) => must),
    precision: rightTitles / (rightTitles + sum(({ wrong }) => wrong)),
    right: sum(({ faults }) => (faults.length === 0 ? 1 : 0)) / queries.length,
    placesRead: sum(({ isPlaceRead }) => (isPlaceRead ? 1 : 0)) / queries.length,
    faults: verdicts.flatMap(({ query, faults }) =>
      faults.length === 0 ? [] : [`${query}: ${faults.join('; ')}`],
    ),
  };
}

type Verdict = ReturnType<typeof judge>;

async function askAll(app: TestApp, title: string): Promise<Pick<Page, 'jobs' | 'reading'>> {
  const jobs: Page['jobs'] = [];
  let reading: Page['reading'];
  let after: string | null = null;
  for (let at = 0; at < maxPages; at += 1) {
    const query: URLSearchParams = new URLSearchParams({ title, ...(after !== null && { after }) });
    const response = await app.ask(`/api/jobs?${query}`);
    if (!response.ok) throw new Error(`“${title}” is answered with ${response.status}.`);
    const answer: Page = page.parse(await response.json());
    jobs.push(...answer.jobs);
    reading ??= answer.reading;
    after = answer.next;
    if (after === null) break;
  }
  return { jobs, reading };
}

function judge(query: JudgedQuery, { jobs, reading }: Pick<Page, 'jobs' | 'reading'>) {
  const isThere = (job: Page['jobs'][number]) => !query.place || isIn(query.place, job);
  const inPlace = new Set(jobs.filter(isThere).map(({ title }) => title));
  const all = new Set(jobs.map(({ title }) => title));
  const missing = query.mustInclude.filter((title) => !inPlace.has(title));
  const wrong = query.mustNotInclude.filter((title) => all.has(title));
  const elsewhere = jobs.filter((job) => !isThere(job)).length;
  const { workplace, level } = query.filters ?? {};
  const otherwise = jobs.filter(
    (job) =>
      (workplace !== undefined && job.workplace !== workplace) ||
      (level !== undefined && job.level !== level),
  ).length;
  const placeRead = reading?.place ?? '';
  const isPlaceRead =
    key(placeRead) === key(query.place ?? '') ||
    (reading?.doubt !== undefined && key(reading.doubt.place) === key(query.place || query.asked || ''));
  return {
    query: query.query,
    must: query.mustInclude.length,
    right: query.mustInclude.length - missing.length,
    wrong: wrong.length,
    isPlaceRead,
    faults: [
      ...(missing.length === 0 ? [] : [`missing ${missing.join(', ')}`]),
      ...(wrong.length === 0 ? [] : [`wrong ${wrong.join(', ')}`]),
      ...(elsewhere === 0 ? [] : [`${elsewhere} of ${jobs.length} elsewhere`]),
      ...(otherwise === 0 ? [] : [`${otherwise} of ${jobs.length} against the filter`]),
      ...(isPlaceRead ? [] : [`place read as “${placeRead}”`]),
      ...(query.asked === undefined || key(reading?.doubt?.place ?? '') === key(query.asked)
        ? []
        : [`not asked about ${query.asked}`]),
    ],
  };
}
