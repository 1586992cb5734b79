import { salaryDetailsOperation } from '@portway/contracts/law/calculators/salary-details';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { salaryDetails } from './salary-details.service.ts';

describe('POST /api/salary/details', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp({ now: () => Date.parse('2026-11-20T12:00:00Z') });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const details = (request: unknown) => httpClient(app.ask).post('/api/salary/details', request);

  it('gives both going rates of a code in pounds, and notes', async () => {
    const { status, body } = await details({ occupationCode: '2134' });
    expect(status).toBe(200);
    expect(salaryDetailsOperation.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      occupationCode: '2134',
      jobType: 'Programmers and software development professionals',
      standardAnnualSalary: 54_700,
      lowerAnnualSalary: 40_000,
      notes: expect.stringMatching(/RQF 6.*Typical titles: .*Software engineer/),
      inForceFrom: '2025-07-22',
      recordedTo: '2026-10-10',
    });
  });

  it.each([
    ['2237', null, null],
    ['1112', null, null],
    ['3214', null, 31_300],
  ])(
    'has null where no rate of %s is published',
    async (occupationCode, standardAnnualSalary, lowerAnnualSalary) => {
      expect((await details({ occupationCode })).body).toMatchObject({
        standardAnnualSalary,
        lowerAnnualSalary,
      });
    },
  );

  it('lists the bands, nations and parts of London of a code on a national pay scale, and of no other', async () => {
    const { body } = await details({ occupationCode: '2314' });
    expect(salaryDetailsOperation.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      choices: [
        { fact: 'workNation', values: [{ value: 'england' }, { value: 'scotland' }, {}, {}] },
        { fact: 'londonArea', values: [{ value: 'none' }, { value: 'fringe' }, { value: 'outer' }, {}] },
        { fact: 'payScaleRole' },
      ],
    });
    expect((await details({ occupationCode: '2134' })).body).not.toHaveProperty('choices');
  });

  it.each(['9999', '', 'nurse', '21345', ' 213'])(
    'answers 404 for %j, which is no code',
    async (occupationCode) => {
      const { status, body } = await details({ occupationCode });
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'not-found', message: expect.any(String) });
    },
  );

  it('asks for the code when it is missing', async () => {
    expect(await details({})).toMatchObject({
      status: 422,
      body: { fields: { occupationCode: expect.any(String) } },
    });
  });
});

describe('the notes', () => {
  it.each([
    ['3544', '2026-11-20', 'Temporary Shortage List: all jobs, UK wide. Last safe day: 2026-12-30.'],
    [
      '3544',
      '2027-01-04',
      'Temporary Shortage List: due to have ended; the Government’s decision on what follows was not found.',
    ],
    ['2142', '2026-11-20', 'Immigration Salary List: all jobs, UK wide. Last safe day: 2026-12-30.'],
    ['2237', '2026-11-20', 'national health pay scales, so there is not a single figure'],
    ['5434', '2026-11-20', 'only if they were in the route before 22 July 2025'],
    ['3214', '2026-11-20', 'Only for workers who extend in the same occupation'],
    ['1112', '2026-11-20', 'Not eligible for Skilled Worker.'],
    ['6135', '2026-11-20', 'No certificate can be assigned to someone outside the UK.'],
    ['9119', '2026-11-20', 'Skilled only as vent chick sexer or deckhand'],
  ])('of %s on %s say: %s', (code, day, text) => {
    expect(salaryDetails(code, day).notes).toContain(text);
  });

  it('read the rates of the named day', () => {
    expect(salaryDetails('2134', '2025-07-21')).toMatchObject({
      standardAnnualSalary: 49_400,
      inForceFrom: '2025-04-09',
    });
  });
});
