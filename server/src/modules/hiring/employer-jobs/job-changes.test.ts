import { listNotificationsOperation } from '@portway/contracts/account/notifications/notifications';
import { showApplicationOperation } from '@portway/contracts/candidate/applications/applications';
import { showEmployerJobOperation } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const jobs = '/api/organisation/jobs';
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

describe('a published job that changes', () => {
  let app: TestApp;
  let owner: Asking;
  let now = noon('2026-11-20');
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    owner = await accessCast(app).make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const jobSchema = z.object({ job: z.object({ id: z.string() }) });
  const published = async (answers: object = {}) => {
    const { id } = jobSchema.parse((await owner.post(jobs, { ...wholeJob, ...answers })).body).job;
    await owner.post(`${jobs}/${id}/publish`);
    return id;
  };
  const kinds = async (who: Pick<Asking, 'get'>) => {
    const { body } = await who.get('/api/notifications');
    return listNotificationsOperation.response
      .parse(body)
      .notifications.map(({ kind, text }) => [kind, text]);
  };
  const applied = async (job: string) => {
    const candidate = await person(app, { role: 'candidate' });
    const response = await candidate.post(`/api/me/jobs/${job}/applications`, {
      text: 'I can.',
      resume: null,
    });
    const { application } = z.object({ application: z.string() }).parse(response.body);
    const show = async () =>
      showApplicationOperation.response.parse(
        (await candidate.get(`/api/me/applications/${application}`)).body,
      );
    return { candidate, show };
  };

  it('tells applicants under way of pay, place, hours and sponsorship, and they keep what they applied to', async () => {
    const job = await published({ sponsorship: 'yes' });
    const { candidate, show } = await applied(job);
    const other = await applied(job);
    await other.candidate.post(`/api/me/applications/${(await other.show()).id}/withdraw`);
    expect((await show()).appliedTo).toBeNull();
    await owner.patch(`${jobs}/${job}`, { about: 'New words.' });
    expect((await kinds(candidate)).map(([kind]) => kind)).not.toContain('job-changed');
    await owner.patch(`${jobs}/${job}`, { payTo: 66_000, hoursPerWeek: 40, title: 'Front-end engineer' });
    expect((await kinds(candidate))[0]).toEqual([
      'job-changed',
      'Backend engineer: the pay and hours have changed',
    ]);
    expect((await kinds(other.candidate)).map(([kind]) => kind)).not.toContain('job-changed');
    const { appliedTo } = await show();
    expect(appliedTo?.changed.toSorted()).toEqual(['about', 'hoursPerWeek', 'payTo', 'title']);
    expect([appliedTo?.answers.payTo, appliedTo?.now?.payTo]).toEqual([wholeJob.payTo, 66_000]);
    // Back as it was: nothing differs any more.
    const originalAnswers = { payTo: wholeJob.payTo, hoursPerWeek: 37.5, title: wholeJob.title, about: null };
    await owner.patch(`${jobs}/${job}`, originalAnswers);
    expect((await show()).appliedTo).toBeNull();
  });

  it('tells nobody of a change to a draft', async () => {
    const { id } = jobSchema.parse((await owner.post(jobs, wholeJob)).body).job;
    await owner.patch(`${jobs}/${id}`, { payTo: 90_000 });
    expect((await kinds(owner)).map(([kind]) => kind)).not.toContain('job-changed');
  });

  it('that closes or is paused while somebody applies keeps their text as a draft', async () => {
    for (const [how, body, code] of [
      ['close', { because: 'cancelled' }, 'job-closed'],
      ['pause', undefined, 'job-paused'],
    ] as const) {
      const job = await published();
      const candidate = await person(app, { role: 'candidate' });
      const [, response] = await Promise.all([
        owner.post(`${jobs}/${job}/${how}`, body),
        candidate.post(`/api/me/jobs/${job}/applications`, { text: 'A long letter.', resume: null }),
      ]);
      const { body: jobForMe } = await candidate.get(`/api/me/jobs/${job}`);
      // Whichever was first: the application is there, or its text is.
      if (response.status === 201) expect(jobForMe).toMatchObject({ application: { state: 'pending' } });
      else {
        expect(response).toMatchObject({ status: 409, body: { code } });
        expect(jobForMe).toMatchObject({ application: null, draft: { text: 'A long letter.' } });
      }
      const late = await candidate.post(`/api/me/jobs/${job}/applications`, { text: 'Again.', resume: null });
      expect([200, 201, 409]).toContain(late.status);
    }
  });

  it('is checked again when the law changes: its recruiters are told once, and see what changed until they save it', async () => {
    // On the Temporary Shortage List until the end of 2026: what follows is not recorded.
    const job = await published({ occupationCode: '3544', payFrom: 41_700, payTo: 45_000 });
    const judgeOn = async (day: string) => {
      now = noon(day);
      await app.services.jobs.upkeep.rejudge();
      // Sessions end in the meantime: what was found is read today.
      now = noon('2026-11-20');
    };
    const show = async () =>
      showEmployerJobOperation.response.parse((await owner.get(`${jobs}/${job}`)).body);
    const notices = async () =>
      (await kinds(owner)).filter(([kind]) => kind === 'job-sponsorability-changed');
    await judgeOn('2026-11-21');
    expect([(await show()).lawChange, await notices()]).toEqual([null, []]);
    await judgeOn('2027-01-04');
    expect((await show()).lawChange).toMatchObject({
      before: { on: '2026-11-21', status: 'anyone', standardPence: 41_700_00 },
      now: { on: '2027-01-04', status: 'unknown', standardPence: null },
    });
    expect(await notices()).toEqual([['job-sponsorability-changed', 'Backend engineer']]);
    await judgeOn('2027-01-05');
    expect(await notices()).toHaveLength(1);
    expect((await show()).lawChange).toMatchObject({ before: { on: '2026-11-21' } });
    await owner.patch(`${jobs}/${job}`, { summary: 'We have read it.' });
    expect((await show()).lawChange).toBeNull();
  });
});
