import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { bulletLists } from '../../../testing/advertisements/bullet-lists.ts';
import { jobBoards } from '../../../testing/advertisements/job-boards.ts';
import { publicSector } from '../../../testing/advertisements/public-sector.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const readPath = '/api/organisation/read-advertisement';
const check = '/api/organisation/check-job-wording';

describe('help with writing a job post', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  beforeAll(async () => {
    app = await startTestApp({});
    cast = accessCast(app);
    owner = await cast.make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('suggests what a pasted advertisement says, and stores nothing', async () => {
    const text = 'Data Analyst\nLeeds\n£45k–£55k DOE\nHybrid, permanent\nSQL and Python';
    expect(await owner.post(readPath, { text })).toMatchObject({
      status: 200,
      body: {
        suggestions: [
          { field: 'title', value: 'Data Analyst', found: 'Data Analyst', offset: 0, length: 12 },
          { field: 'place', value: 'Leeds', offset: 13 },
          { field: 'workplace', value: 'hybrid' },
          { field: 'employment', value: 'permanent' },
          {
            field: 'pay',
            value: { from: 45_000, to: 55_000, period: null, currency: 'GBP' },
            found: '£45k–£55k',
          },
          { field: 'skills', value: 'SQL' },
          { field: 'skills', value: 'Python' },
        ],
      },
    });
    expect(await owner.get('/api/organisation/jobs')).toMatchObject({ body: { jobs: [] } });
  });

  it('reads HTML, and says where the words stand in it', async () => {
    const text = '<script>"£9 per hour"</script><h1>Dental Nurse</h1><p>&pound;14.20 per hour</p>';
    const { body } = await owner.post(readPath, { text });
    const { suggestions } = z
      .object({ suggestions: z.array(z.object({ found: z.string(), offset: z.int(), length: z.int() })) })
      .parse(body);
    expect(suggestions).toMatchObject([{ found: 'Dental Nurse' }, { found: '&pound;14.20 per hour' }]);
    for (const { found, offset, length } of suggestions) {
      expect(text.slice(offset, offset + length)).toBe(found);
    }
  });

  it.each([
    ['nothing', '', 422, 'Paste the advertisement.'],
    ['blanks', ' \n ', 422, 'Paste the advertisement.'],
    ['50,001 characters', 'a'.repeat(50_001), 422, expect.stringContaining('at most 50,000 characters')],
    ['a megabyte', 'a'.repeat(1_048_576), 413, expect.stringContaining('at most 50,000 characters')],
    [
      'a megabyte of HTML',
      '<p>£1</p>'.repeat(116_509),
      413,
      expect.stringContaining('at most 50,000 characters'),
    ],
  ])('says which field is wrong when %s is pasted', async (_, text, status, message) => {
    expect(await owner.post(readPath, { text })).toMatchObject({
      status,
      body: { fields: { text: message } },
    });
  });

  it('reads 50,000 characters that take six bytes each on their way', async () => {
    const text = `Engineer\n${'\u0001'.repeat(49_991)}`;
    expect(await owner.post(readPath, { text })).toMatchObject({
      status: 200,
      body: { suggestions: [{ value: 'Engineer' }] },
    });
  });

  it('is for those who may edit jobs', async () => {
    const viewer = await cast.make('hiring-reader');
    const candidate = await cast.make('candidate');
    for (const [path, body] of [
      [readPath, { text: 'Engineer' }],
      [check, { texts: { title: 'Salesman' }, sponsorable: true }],
    ] as const) {
      expect((await viewer.post(path, body)).status).toBe(403);
      expect((await candidate.post(path, body)).status).toBe(403);
    }
  });

  it('marks words in the field where they stand, with the rule, its sources and a better sentence', async () => {
    const texts = { title: 'Salesman', about: 'Join us. You must be a British citizen.', summary: null };
    const mark = {
      field: 'title',
      offset: 0,
      length: 8,
      words: 'Salesman',
      weight: 'law',
      better: 'Write “salesperson”.',
      rule: 'job-wording.sexed-title',
      sources: expect.arrayContaining([expect.objectContaining({ checkedOn: '2026-11-23' })]),
    };
    expect(await owner.post(check, { texts, sponsorable: true })).toMatchObject({
      status: 200,
      body: { marks: [mark, { field: 'about', offset: 13, rule: 'job-wording.nationality' }] },
    });
    const requires = ['british-nationality'];
    expect(await owner.post(check, { texts, sponsorable: true, requires })).toMatchObject({
      body: { marks: [mark] },
    });
  });

  it('marks the right to work only in a post that could be sponsored, and never that one cannot be', async () => {
    const texts = { about: 'You must have the right to work in the UK. We cannot sponsor this post.' };
    expect(await owner.post(check, { texts, sponsorable: false })).toMatchObject({ body: { marks: [] } });
    expect(await owner.post(check, { texts, sponsorable: true })).toMatchObject({
      body: { marks: [{ words: 'must have the right to work in the UK' }] },
    });
    expect(await owner.post(check, { texts, requires: ['luck'] })).toMatchObject({
      status: 422,
      body: { fields: { sponsorable: 'Say whether the post could be sponsored.' } },
    });
  });

  it('leaves ordinary advertisements alone', async () => {
    for (const { text } of [...jobBoards, ...bulletLists, ...publicSector]) {
      expect(await owner.post(check, { texts: { about: text }, sponsorable: true })).toMatchObject({
        body: { marks: [] },
      });
    }
  });

  it.each([
    'native ',
    'must already have the right to ',
    'young, dynamic, ',
    'he will ',
    'full clean valid ',
    'a',
    ' ',
    '\n',
    '-',
  ])('checks the longest texts in less than a second: %j', async (hostile) => {
    const long = `x${hostile.repeat(Math.ceil(5000 / hostile.length)).slice(0, 4998)}x`;
    const texts = { about: long, responsibilities: long, qualifications: long };
    const began = process.cpuUsage();
    expect((await owner.post(check, { texts, sponsorable: true })).status).toBe(200);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
