import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listClientsOperation } from '@portway/contracts/account/clients/clients';
import { neededToPublish } from '@portway/contracts/candidate/jobs/job-fields';
import {
  educationFields,
  profileFields,
  workFields,
} from '@portway/contracts/candidate/profile/profile-fields';
import { keepSearchOperation } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { addJobOperation } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firstPasswordLink } from '../admin/staff/create-staff.ts';
import { missingToPublish } from '../modules/hiring/employer-jobs/employer-jobs.policy.ts';
import { timeCode } from '../platform/auth/totp.ts';
import { auditLog } from '../platform/db/audit.ts';
import { TestBrowser } from '../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { cultureOf } from './add-candidate.ts';
import { weekdayIn } from './day-in.ts';
import { type DemoApplication, demoApplications, demoHiring } from './demo-applications.ts';
import { demoCandidates } from './demo-candidates.ts';
import { demoKept } from './demo-kept.ts';
import { demoOrganisations } from './demo-organisations.ts';
import { addStaff, fill } from './fill.ts';
import { backdate, newestMail } from './main.ts';
import { type DemoDoor, demoPassword, emailOf, waysIn } from './people.ts';

const jobs = demoOrganisations.flatMap(({ name, jobs }) =>
  jobs.map((job) => ({ organisation: name, ...job })),
);

function countBy(keys: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[`${key}`] = (counts[`${key}`] ?? 0) + 1;
  return counts;
}

/** How an application stands when all has happened. */
function endOf({ steps = [] }: DemoApplication): string {
  let state = 'pending';
  for (const step of steps) {
    if (step === 'withdraw') state = 'withdrawn';
    else if (step === 'reopen') state = 'pending';
    else if (step === 'accept') state = 'hired';
    else if ('offer' in step) state = 'offer';
    else if ('status' in step) state = step.status;
    else if ('rejected' in step) state = 'rejected';
  }
  return state;
}

it('the demo has twenty people, twelve organisations, five recruiters and a viewer, each with an address of their own', () => {
  const people = [
    ...demoCandidates.map(({ fullName }) => fullName),
    ...demoOrganisations.flatMap(({ owner, recruiter, viewer }) =>
      [owner, recruiter, viewer].filter((name) => name !== undefined),
    ),
  ];
  expect(new Set(people.map(emailOf)).size).toBe(38);
  expect(emailOf('Fatima Zahra Bennani')).toBe('fatima.zahra.bennani@demo.example');
  expect(new Set(demoOrganisations.map(({ name }) => name)).size).toBe(12);
  expect(demoOrganisations.filter(({ site }) => site.endsWith('.example')).length).toBe(12);
});

it.each(demoCandidates.map((who, number) => [who.fullName, who, number] as const))(
  'every answer of %s is one that the profile takes',
  (_, { answers, work, education }, number) => {
    const everything = z
      .object(profileFields)
      .partial()
      .safeParse({ ...cultureOf(number), ...answers });
    expect(everything.error?.issues).toBeUndefined();
    for (const entry of work) expect(z.object(workFields).partial().safeParse(entry).success).toBe(true);
    for (const entry of education) expect(z.object(educationFields).safeParse(entry).success).toBe(true);
    expect(work.length * education.length).toBeGreaterThan(0);
  },
);

it('offers sixty jobs, each in its own words, in all four nations and of every level and kind', () => {
  expect(demoOrganisations.map(({ jobs }) => jobs.length)).toEqual(Array(12).fill(5));
  const answers = jobs.map((job) => job.answers);
  for (const each of answers) expect(addJobOperation.request.safeParse(each).error?.issues).toBeUndefined();
  expect(new Set(answers.map(({ title }) => title)).size).toBe(60);
  for (const field of ['summary', 'about', 'responsibilities', 'qualifications'] as const) {
    const texts = answers.map((each) => each[field]).filter((text) => text !== undefined);
    expect(new Set(texts).size).toBe(texts.length);
  }
  expect(countBy(jobs.map(({ state }) => state))).toEqual({ undefined: 54, draft: 4, closed: 2 });
  expect(Object.keys(countBy(answers.map(({ nation }) => nation ?? undefined)))).toHaveLength(5);
  expect(Object.keys(countBy(answers.map(({ workplace }) => workplace)))).toHaveLength(4);
  expect(Object.keys(countBy(answers.map(({ level }) => level)))).toHaveLength(4);
  expect(Object.keys(countBy(answers.map(({ sponsorship = null }) => `${sponsorship}`)))).toHaveLength(4);
  expect(
    Object.keys(countBy(answers.map(({ occupationCode }) => occupationCode ?? undefined))).length,
  ).toBeGreaterThan(20);
  expect(answers.filter(({ currency }) => currency === 'EUR')).toHaveLength(2);
  expect(answers.filter(({ hoursPerWeek = 37.5 }) => hoursPerWeek < 35)).toHaveLength(1);
  expect(answers.filter(({ collaborationHours }) => collaborationHours).length).toBeGreaterThan(15);
});

it.each(jobs.filter(({ state }) => state !== 'draft').map((job) => [job.answers.title, job] as const))(
  '%s lacks nothing to be published',
  (_, { answers }) => {
    const usual = { employment: 'permanent', currency: 'GBP', hoursPerWeek: 37.5 } as const;
    const job = addJobOperation.request.parse({ ...usual, ...answers });
    expect(missingToPublish(job, neededToPublish)).toEqual([]);
    expect((answers.payTo ?? 0) - (answers.payFrom ?? 0)).toBeLessThan((answers.payFrom ?? 0) / 4);
  },
);

it('lets somebody apply for each job at most once, where it is public, and brings applications to every state', () => {
  const pairs = demoApplications.map(({ candidate, job }) => `${candidate}: ${job}`);
  expect(new Set(pairs).size).toBe(42);
  const open = jobs.filter(({ state }) => state !== 'draft').map(({ answers }) => answers.title);
  const lookers = demoCandidates.filter(({ answers }) => answers.searchStatus !== 'closed');
  for (const { candidate, job } of demoApplications) {
    expect(open).toContain(job);
    expect(lookers.map(({ fullName }) => fullName)).toContain(candidate);
  }
  expect(countBy(demoApplications.map(endOf))).toEqual({
    pending: 11,
    interview: 10,
    offer: 8,
    hired: 2,
    rejected: 6,
    withdrawn: 5,
  });
});

it('brings people of one job to every stage of its board, with notes, tags and an interview', () => {
  expect(new Set(demoHiring.map(({ job }) => job))).toEqual(new Set(['Senior Backend Engineer']));
  expect(demoHiring.map(endOf)).toEqual(['pending', 'interview', 'offer', 'hired', 'rejected']);
  const kinds = new Set(demoHiring.flatMap(({ steps = [] }) => steps.flatMap((step) => Object.keys(step))));
  for (const kind of ['colleagueNotes', 'tag', 'interview', 'says']) expect(kinds).toContain(kind);
});

it('keeps jobs and searches for people who are there, among jobs that were public', () => {
  const open = jobs.filter(({ state }) => state !== 'draft').map(({ answers }) => answers.title);
  for (const { candidate, jobs: savedTitles, searches } of demoKept) {
    expect(demoCandidates.map(({ fullName }) => fullName)).toContain(candidate);
    for (const title of savedTitles) expect(open).toContain(title);
    for (const search of searches)
      expect(keepSearchOperation.request.safeParse(search).error?.issues).toBeUndefined();
  }
});

it.each([
  ['2026-11-21T12:00:00Z', 2, '2026-11-23'],
  ['2026-11-21T12:00:00Z', 7, '2026-11-30'],
  ['2026-11-21T12:00:00Z', 8, '2026-11-30'],
  ['2026-11-21T12:00:00Z', 4, '2026-11-25'],
  // Christmas Day, Boxing Day moved to a Monday, and the weekend between.
  ['2026-12-20T12:00:00Z', 5, '2026-12-29'],
  // Nearly midnight in London in summer.
  ['2026-06-25T23:30:00Z', 1, '2026-06-29'],
])('what comes next is on a weekday: %s and %s days', (from, days, day) => {
  expect(weekdayIn(Date.parse(from), days)).toBe(day);
});

const people = ['Amara Okafor', 'Dmytro Kovalenko'];
const sites = /^(northgate-systems|slievebrook-analytics|thornwick-learning|quillfold|pellharrow)\./;
const employers = demoOrganisations.filter(({ site }) => sites.test(site));
const titles = employers.flatMap(({ jobs }) => jobs.map(({ answers }) => answers.title));
const [amaras = { candidate: '', jobs: [], searches: [] }] = demoKept;
/** Few enough to be quick, and of every kind. */
const few = {
  candidates: demoCandidates.filter(({ fullName }) => people.includes(fullName)),
  organisations: employers,
  applications: demoApplications.filter(
    ({ candidate, job }) => people.includes(candidate) && titles.includes(job),
  ),
  kept: [{ ...amaras, jobs: ['Product Engineer', 'Lead Platform Engineer'] }],
};

const profile = z.object({
  answers: z.record(z.string(), z.unknown()),
  entries: z.array(z.unknown()),
  completeness: z.object({ needed: z.int(), steps: z.array(z.string()) }),
});

const applications = z.object({
  applications: z.array(z.object({ status: z.string(), nextStep: z.object({ on: z.string() }).nullable() })),
});

const secret = ['a secret of the demo of 32 characters'] as const;

function doorOf(app: TestApp, now = Date.now): DemoDoor {
  const { database, origin, superuser } = app;
  const office = { database, audit: auditLog(secret[0], now), now, settings: { origin, secret } };
  return {
    origin,
    firstPasswordLink: (person) => firstPasswordLink(person, office),
    fetch: (request) => fetch(request),
    newestMailTo: (email) => newestMail(superuser, email),
    async sendRejections() {
      await superuser.updateTable('rejection').set({ due_at: new Date() }).execute();
      await app.services.rejections.sendOverdue();
    },
    backdate: (job, days) => backdate(superuser, job, days),
    now,
  };
}

async function loggedIn(app: TestApp, fullName: string): Promise<TestBrowser> {
  const browser = new TestBrowser(app, {});
  expect((await browser.logIn(emailOf(fullName), demoPassword)).status).toBe(200);
  return browser;
}

describe('the demo', () => {
  it('fills an empty database through the API, and its people can log in', async () => {
    let ahead = 0;
    const now = () => Date.now() + ahead;
    await using app = await startTestApp({ secret: [...secret], now });
    const lines: string[] = [];
    const { staff, sponsors } = await fill(doorOf(app, now), few, (line) => lines.push(line));
    expect(sponsors.map(({ role }) => role)).toEqual(['officer', 'line-manager', 'adviser']);
    const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8');
    const names = [
      ...waysIn.map(([, name]) => name),
      ...sponsors.map(({ fullName }) => fullName),
      staff.fullName,
    ];
    expect([...readme.matchAll(/^- `([\w.]+@demo\.example)`/gm)].map(([, email]) => email)).toEqual(
      names.map(emailOf),
    );
    expect(readme).toContain(`Password: \`${demoPassword}\``);
    expect(lines).toEqual([
      '5 organisations',
      '25 jobs',
      '6 applications',
      'one sponsor with 42 workers and 4 certificates',
      'a second client of its adviser, with 5 workers',
    ]);
    const amara = await loggedIn(app, 'Amara Okafor');
    const amarasProfile = profile.parse((await amara.get('/api/me/profile')).body);
    expect(amarasProfile.answers).toMatchObject({ fullName: 'Amara Okafor', salary: 62_000 });
    expect(amarasProfile.entries.length).toBe(3);
    expect(amarasProfile.completeness).toMatchObject({ needed: 0, steps: ['photo'] });
    const ongoing = applications.parse((await amara.get('/api/me/applications')).body).applications;
    expect(ongoing.map(({ status }) => status)).toEqual(['interview', 'offer', 'offer']);
    const today = new Date().toISOString().slice(0, 10);
    expect(ongoing.map(({ nextStep }) => nextStep && nextStep.on > today)).toEqual([true, null, null]);
    const home = (await amara.get('/api/me/home')).body;
    expect(home).toMatchObject({
      waiting: [
        { kind: 'offer', pay: 55_000 },
        { kind: 'offer', pay: 63_000 },
        { kind: 'interview' },
        { kind: 'messages' },
      ],
    });
    expect((await amara.get('/api/me/unread-counts')).body).toMatchObject({
      ongoing: 3,
      unread: 1,
      saved: 2,
    });
    expect((await amara.get('/api/conversations')).body).toMatchObject({
      unread: 1,
      conversations: [
        { with: 'Northgate Systems', unread: 1, last: { mine: false } },
        { with: 'Quillfold', unread: 0 },
        { with: 'Slievebrook Analytics', unread: 0 },
      ],
    });

    expect((await amara.get('/api/me/saved-searches')).body).toMatchObject({
      searches: expect.arrayContaining([
        expect.objectContaining({
          name: 'Backend in London',
          alerts: 'daily',
          fresh: { count: 1, more: false },
        }),
        expect.objectContaining({
          search: { workplace: 'fully-remote', sponsored: 'for-me', sort: 'newest' },
        }),
      ]),
    });
    const { body } = await amara.get('/api/me/recommended-jobs');
    const recommended = z.object({ jobs: z.array(z.unknown()) }).parse(body);
    expect(recommended.jobs.length).toBeGreaterThan(2);

    const recruiter = await loggedIn(app, 'Tom Ashdown');
    expect((await recruiter.get('/api/organisation')).body).toMatchObject({
      name: 'Northgate Systems',
      size: 'large',
      yourRole: 'member',
    });

    const { superuser: queries } = app;
    const rows = await queries.selectFrom('application').select(['state', 'resume']).execute();
    expect(countBy(rows.map(({ state }) => state))).toEqual({
      hired: 1,
      interview: 1,
      offer: 2,
      rejected: 1,
      withdrawn: 1,
    });
    expect(rows.filter(({ resume }) => resume === null)).toHaveLength(1);
    const offered = await queries
      .selectFrom('job')
      .select(['state', 'sponsorable', 'contact_name'])
      .execute();
    expect(countBy(offered.map(({ state }) => state))).toEqual({ published: 23, draft: 1, closed: 1 });
    const open = offered.filter(({ state }) => state === 'published');
    expect([...new Set(open.map(({ sponsorable }) => sponsorable))].sort()).toEqual([
      'anyone',
      'new-entrants',
      'nobody',
      'phd',
      'unknown',
    ]);
    expect(countBy(offered.map(({ contact_name }) => `${contact_name}`))).toMatchObject({
      'Tom Ashdown': 3,
      'Helen Marsh': 2,
    });

    // Later than the codes that are used.
    ahead = 60_000;
    const [, , adviser] = sponsors;
    const nina = new TestBrowser(app, {});
    const code = timeCode(adviser?.secret ?? '', Math.floor(now() / 30_000));
    expect((await nina.logIn(emailOf('Nina Castell'), demoPassword, code)).status).toBe(200);
    const clients = await nina.get('/api/me/organisations');
    const { clients: own } = listClientsOperation.response.parse(clients.body);
    expect(own.map(({ name }) => name).toSorted()).toEqual(['Northgate Systems', 'Slievebrook Analytics']);
    const duties = own.find(({ name }) => name === 'Slievebrook Analytics')?.duties;
    expect(duties).toMatchObject({ overdue: 2, due: 1, ends: 3 });
    const checks = await nina.get('/api/sponsor/right-to-work');
    expect(checks.body).toMatchObject({ held: 2, gaps: 1, counts: { 'no-check': 2, 'no-excuse': 1 } });
    const records = await nina.get('/api/sponsor/records');
    expect(records.body).toMatchObject({ counts: { over: 1, held: 1, ending: 1 } });
  });

  it('makes a member of staff, whom the password alone does not let in', async () => {
    let ahead = 0;
    const now = () => Date.now() + ahead;
    await using app = await startTestApp({ secret: [...secret], now });
    const staff = await addStaff(doorOf(app, now));
    const browser = new TestBrowser(app, {});
    const logIn = (code?: string) => browser.logIn(emailOf(staff.fullName), demoPassword, code);
    expect(await logIn()).toMatchObject({ status: 401, body: { code: 'code-needed' } });
    // The code of this half minute and of the next one are used.
    ahead = 60_000;
    expect((await logIn(timeCode(staff.secret, Math.floor(now() / 30_000)))).status).toBe(200);
    expect((await browser.get('/api/desk/register')).status).toBe(200);
  });
});
