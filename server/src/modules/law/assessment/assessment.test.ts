import { assessmentOperation } from '@portway/contracts/law/assessment/assessment';
import { problem } from '@portway/contracts/problem';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asApp } from '../../../platform/db/as-app.ts';
import { httpClient, type TestResponse, withoutHeaders } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const sound = {
  isUKRegistered: 'Yes',
  documentsSubmitted: 'Yes',
  knowsJobRoleAndCode: 'Yes',
  meetsSalaryThreshold: 'Yes',
  authorizingOfficerAvailable: 'Yes',
  email: 'amara@example.com',
};

const noon = Date.parse('2026-11-20T12:00:00Z');

describe('the assessment', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let now = noon;

  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    // Records the role that wrote each row: the log-in may do anything, so requests must not run as it.
    const writerColumn = sql`add column written_by name default current_user`;
    await sql`alter table assessment ${writerColumn}`.execute(app.superuser);
    await sql`alter table idempotency_key ${writerColumn}`.execute(app.superuser);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    now = noon;
    await sql`truncate assessment, idempotency_key, mail`.execute(app.superuser);
  });

  const assess = (answers: unknown, headers?: Record<string, string>) =>
    httpClient(app.ask).post('/api/sponsor/assessment', answers, headers);
  const assessments = () => app.superuser.selectFrom('assessment').selectAll().execute();
  const refused = ({ status, body }: TestResponse) => {
    expect(status).toBe(422);
    return problem.parse(body);
  };

  it('responds with status, message, reasons and next steps by the law of today in London', async () => {
    const { status, body } = await assess(sound);
    expect(status).toBe(200);
    const result = assessmentOperation.response.parse(body);
    expect(result).toEqual(body);
    expect(result).toMatchObject({ status: 'eligible', judgedOn: '2026-11-20', recordedTo: '2026-04-08' });
    expect(result.message).toMatch(/^No obvious barrier found\./);
    expect(result.reasons).toHaveLength(5);
    expect(result.nextSteps.length).toBeGreaterThan(0);
  });

  it.each([
    ['2026-06-30T22:59:59Z', '2026-06-30'],
    ['2026-06-30T23:00:00Z', '2026-07-01'],
  ])('at %s is judged by the law of %s', async (moment, day) => {
    now = Date.parse(moment);
    const { body } = await assess(sound);
    expect(body).toMatchObject({ judgedOn: day });
    expect((await assessments())[0]?.judged_on).toBe(day);
  });

  it('compares answers case-insensitively, and trims them', async () => {
    const { body } = await assess({ ...sound, isUKRegistered: ' no - FOREIGN company ' });
    expect(body).toMatchObject({ status: 'more-information-needed' });
    expect((await assessments())[0]?.is_uk_registered).toBe('foreign-company');
  });

  it('says of a salary that is too low: not for this job as it is', async () => {
    const { body } = await assess({ ...sound, meetsSalaryThreshold: 'No', knowsJobRoleAndCode: 'No' });
    expect(body).toMatchObject({ status: 'not-eligible' });
  });

  it('stores the answers, the address and the whole result', async () => {
    const { body } = await assess({ ...sound, documentsSubmitted: 'Need more information' });
    const result = assessmentOperation.response.parse(body);
    expect(await assessments()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        is_uk_registered: 'yes',
        documents_submitted: 'more-information',
        knows_job_role_and_code: 'yes',
        meets_salary_threshold: 'yes',
        authorizing_officer_available: 'yes',
        exists_mainly_to_sponsor: null,
        occupation_code: null,
        job: null,
        email: 'amara@example.com',
        status: 'more-information-needed',
        message: result.message,
        reasons: result.reasons,
        next_steps: result.nextSteps,
        not_checked: result.notChecked,
        steps: result.steps,
        judged_on: '2026-11-20',
        recorded_to: '2026-04-08',
        created_at: expect.any(Date),
        written_by: 'portway_app',
      },
    ]);
  });

  it('mails the result to the address, with a link to its page that does not contain the address', async () => {
    const { body } = await assess({ ...sound, isUKRegistered: 'No - Foreign Company' });
    const [mail, ...furtherMails] = await app.superuser.selectFrom('mail').selectAll().execute();
    expect(furtherMails).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'amara@example.com',
      subject: 'Your sponsor licence assessment: more information is needed',
    });
    for (const { summary } of assessmentOperation.response.parse(body).reasons)
      expect(mail?.text).toContain(summary);
    const link = /http:\S+\/assessment\/result\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(new URL(link).pathname).toBe('/assessment/result');
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      isUKRegistered: 'No - Foreign Company',
      documentsSubmitted: 'Yes',
      knowsJobRoleAndCode: 'Yes',
      meetsSalaryThreshold: 'Yes',
      authorizingOfficerAvailable: 'Yes',
    });
    expect(mail?.text).not.toContain('amara');
  });

  it('judges the job that is named, and keeps, mails and hands it to staff', async () => {
    const { body } = await assess({ ...sound, occupationCode: '2134' });
    const { job, status } = assessmentOperation.response.parse(body);
    expect(status).toBe('eligible');
    expect(job).toMatchObject({ sponsorable: 'yes', minimumPence: 54_700_00, newEntrantPence: 38_300_00 });
    expect(await assessments()).toMatchObject([{ occupation_code: '2134', job }]);
    const [mail] = await app.superuser.selectFrom('mail').selectAll().execute();
    expect(mail?.text).toContain('Salary, at least: £54,700 a year for 37.5 hours a week');
    expect(mail?.text).toContain('/plan-a-hire?role=2134&holdsLicence=no');
    expect(mail?.text).toMatch(/\/assessment\/result\?\S+&role=2134\n/);
    const enquiries = await app.superuser.selectFrom('enquiry').select('details').execute();
    expect(JSON.stringify(enquiries)).toContain('2134 Programmers and software development professionals');
  });

  it('is not for a job that cannot be sponsored, whatever the other answers are', async () => {
    const { body } = await assess({ ...sound, occupationCode: '8120' });
    expect(body).toMatchObject({ status: 'not-eligible', job: { sponsorable: 'no' } });
  });

  it('says that a business which exists mainly to sponsor someone must be refused, and keeps the answer', async () => {
    const { body } = await assess({ ...sound, existsMainlyToSponsor: 'Yes' });
    expect(body).toMatchObject({ status: 'not-eligible', word: 'A ground for refusal' });
    expect(await assessments()).toMatchObject([{ exists_mainly_to_sponsor: 'yes', status: 'not-eligible' }]);
    const [mail] = await app.superuser.selectFrom('mail').selectAll().execute();
    expect(mail?.subject).toBe('Your sponsor licence assessment: a ground for refusal');
    expect(mail?.text).toContain('existsMainlyToSponsor=Yes');
  });

  it('refuses a code that SOC 2020 does not have', async () => {
    expect(refused(await assess({ ...sound, occupationCode: '9999' })).fields).toEqual({
      occupationCode: 'SOC 2020 has no occupation with this code.',
    });
  });

  it('mails the next steps in their order with their links, days in words, and nothing twice', async () => {
    await assess({ ...sound, occupationCode: '2134' });
    const [mail] = await app.superuser.selectFrom('mail').selectAll().execute();
    const text = mail?.text ?? '';
    expect(text.match(/^\d\. .*/gm)).toEqual([
      '1. Check that nothing is missing',
      '2. Plan this hire',
      '3. Apply on GOV.UK',
      '4. Talk it over with us',
    ]);
    expect(text).toContain('/demo?purpose=consultation');
    expect(text).toContain('Based on the law of 20 November 2026. Rules');
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
    for (const once of ['The Home Office decides', 'No obvious barrier found', 'nothing we asked about'])
      expect(text.split(once)).toHaveLength(2);
    expect(mail?.html).toContain('<h2 style=');
  });

  it('says the last safe day of a job whose list ends before a licence usually comes', async () => {
    await assess({ ...sound, occupationCode: '3544' });
    const [mail] = await app.superuser.selectFrom('mail').selectAll().execute();
    const text = mail?.text ?? '';
    expect(text).toContain('1. Check the conditions of this job');
    expect(text).toContain('30 December 2026 is the last safe day to assign it');
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('names every missing field, with the specified messages, and saves nothing', async () => {
    expect(refused(await assess({})).fields).toEqual({
      isUKRegistered: 'Please select an answer',
      documentsSubmitted: 'Please select an answer',
      knowsJobRoleAndCode: 'Please select an answer',
      meetsSalaryThreshold: 'Please select an answer',
      authorizingOfficerAvailable: 'Please select an answer',
      email: 'Please enter a valid email address',
    });
    expect(await assessments()).toEqual([]);
  });

  it.each([
    ['isUKRegistered', 'No', 'Please select a valid option'],
    ['documentsSubmitted', '', 'Please select an answer'],
    ['knowsJobRoleAndCode', 'Perhaps', 'Please select a valid option'],
    ['email', 'amara@', 'Please enter a valid email address'],
  ])('refuses %s: %j with "%s"', async (field, value, message) => {
    expect(refused(await assess({ ...sound, [field]: value })).fields).toEqual({ [field]: message });
  });

  describe('with an Idempotency-Key', () => {
    const key = { 'Idempotency-Key': '6e1f0e0c-8f5a-4f0e-9a51-2f1f2f3c7b1d' };

    it('saves one and gives the first response again, on a later day too', async () => {
      const first = withoutHeaders(await assess(sound, key));
      now = Date.parse('2026-11-25T12:00:00Z');
      expect(withoutHeaders(await assess(sound, key))).toEqual(first);
      expect(await assessments()).toHaveLength(1);
    });

    it('treats the same answers in another order, case and spacing as the same request', async () => {
      const first = withoutHeaders(await assess(sound, key));
      const { email, ...answers } = sound;
      const secondResponse = await assess({ email: ` ${email}`, ...answers, isUKRegistered: 'YES' }, key);
      expect(withoutHeaders(secondResponse)).toEqual(first);
    });

    it.each([
      ['another answer', { ...sound, knowsJobRoleAndCode: 'No' }],
      ['another address', { ...sound, email: 'kofi@example.com' }],
    ])('refuses the key of another request, with %s, and names it', async (_, other) => {
      await assess(sound, key);
      const { code, fields = {} } = refused(await assess(other, key));
      expect(code).toBe('idempotency-key-reused');
      expect(Object.keys(fields)).toEqual(['Idempotency-Key']);
      expect(await assessments()).toHaveLength(1);
    });

    it('saves one of several concurrent requests, and responds to all alike', async () => {
      const responses = await Promise.all([1, 2, 3, 4, 5].map(() => assess(sound, key)));
      const [first, ...repeats] = responses.map(withoutHeaders);
      expect(repeats).toEqual([first, first, first, first]);
      expect(first?.status).toBe(200);
      expect(await assessments()).toHaveLength(1);
    });

    it('uses up no key on a refused request', async () => {
      refused(await assess({ ...sound, email: '' }, key));
      expect((await assess(sound, key)).status).toBe(200);
    });

    it.each([[''], ['two words'], ['k'.repeat(256)], ['clé']])('refuses %j as a key', async (bad) => {
      const { fields = {} } = refused(await assess(sound, { 'Idempotency-Key': bad }));
      expect(Object.keys(fields)).toEqual(['Idempotency-Key']);
      expect(await assessments()).toEqual([]);
    });

    it('writes the key as portway_app', async () => {
      await assess(sound, key);
      const { rows } = await sql`select written_by from idempotency_key`.execute(app.superuser);
      expect(rows).toEqual([{ written_by: 'portway_app' }]);
    });
  });

  it('without a key saves each one', async () => {
    await assess(sound);
    await assess(sound);
    expect(await assessments()).toHaveLength(2);
  });

  it('shows portway_app none of them, and lets it delete none', async () => {
    await assess(sound);
    const { superuser: queries } = app;
    const visible = await asApp(queries, async (transaction) => ({
      rows: await transaction.selectFrom('assessment').select('email').execute(),
      deleted: (await transaction.deleteFrom('assessment').executeTakeFirst()).numDeletedRows,
    }));
    expect(visible).toEqual({ rows: [], deleted: 0n });
    expect(await assessments()).toHaveLength(1);
  });

  it.each([
    ['change', sql`update assessment set email = 'a@b.cd'`],
    ['choose the time of', sql`insert into assessment (created_at) values (now())`],
  ])('portway_app cannot %s assessments', async (_, query) => {
    await assess(sound);
    const { superuser: queries } = app;
    await expect(asApp(queries, (transaction) => query.execute(transaction))).rejects.toThrow(
      'permission denied',
    );
  });

  it('is bound by row-level security, forced, on both tables', async () => {
    const { rows } = await sql`select relname, relrowsecurity, relforcerowsecurity from pg_class
      where relname in ('assessment', 'idempotency_key') order by relname`.execute(app.superuser);
    expect(rows).toEqual([
      { relname: 'assessment', relrowsecurity: true, relforcerowsecurity: true },
      { relname: 'idempotency_key', relrowsecurity: true, relforcerowsecurity: true },
    ]);
  });

  it('writes no address to the log, neither on success nor on failure', async () => {
    const { superuser: queries } = app;
    await assess(sound, { 'Idempotency-Key': 'amara@example.com' });
    await assess({ ...sound, isUKRegistered: 'amara@example.com' });
    await sql`alter table assessment add constraint never check (false) not valid`.execute(queries);
    const { status, body } = await assess(sound);
    await sql`alter table assessment drop constraint never`.execute(queries);
    expect(status).toBe(500);
    expect(app.log.lines.filter(({ level }) => level === 50)).toMatchObject([
      { msg: 'A request failed', err: { message: expect.stringContaining('never'), code: '23514' } },
    ]);
    expect(JSON.stringify([app.log.lines, body])).not.toContain('amara');
  });

  it('goes through portway_app alone: without its insert privilege nothing is saved, though the log-in has it', async () => {
    const { superuser: queries } = app;
    await sql`revoke insert on assessment from portway_app`.execute(queries);
    expect((await assess(sound, { 'Idempotency-Key': 'for-later' })).status).toBe(500);
    expect(await assessments()).toEqual([]);
    expect(await queries.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
  });
});
