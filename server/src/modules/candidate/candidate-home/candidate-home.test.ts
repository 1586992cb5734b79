import { randomUUID } from 'node:crypto';
import { candidateHomeOperation } from '@portway/contracts/candidate/candidate-home/candidate-home';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { actingFor, person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a candidate’s home', () => {
  /** 10:00 in London. */
  const now = Date.parse('2026-11-23T10:00:00Z');
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let organisation: string;
  let amara: TestPerson;
  let application: string;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    owner = await cast.make('owner');
    organisation = owner.organisation ?? '';
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    application = await apply(amara);
  });

  const apply = async (who: TestPerson) =>
    cast.jobs.addApplication(
      who.id,
      organisation,
      await cast.jobs.addJob(organisation, { answers: { ...wholeJob, title: 'Network Engineer' } }),
    );
  const home = async (who: HttpClient) =>
    candidateHomeOperation.response.parse((await who.get('/api/me/home')).body);
  const kinds = async (who: HttpClient) => (await home(who)).waiting.map(({ kind }) => kind);
  async function addOffer(state: string, expiresOn: string): Promise<void> {
    await setState('offer');
    await sql`insert into job_offer (application, account, organisation, state, version, expires_on)
      select id, account, organisation, ${state}, 1, ${expiresOn} from application where id = ${application}`.execute(
      app.superuser,
    );
    const offerTerms = {
      title: 'Network Engineer',
      pay: 52_000,
      startsOn: '2027-02-01',
      sponsored: null,
    };
    await sql`insert into job_offer_version (application, number, terms, sent_by_name)
      values (${application}, 1, ${JSON.stringify(offerTerms)}, 'Helen')`.execute(app.superuser);
  }
  const setState = (state: string) =>
    sql`update application set state = ${state} where id = ${application}`.execute(app.superuser);
  const moveTo = (status: string) =>
    owner.patch(`/api/organisation/applications/${application}`, { from: 'pending', status });

  it('is empty where nothing waits', async () => {
    expect(await home(amara)).toEqual({ today: '2026-11-23', waiting: [], failed: [] });
  });

  it('names an offer with its pay and the last day to answer it, and one that is asked about', async () => {
    await addOffer('sent', '2026-11-30');
    expect((await home(amara)).waiting).toMatchObject([
      {
        ...{ kind: 'offer', application, title: 'Network Engineer', pay: 52_000, state: 'sent' },
        ...{ day: '2026-11-30', days: 7 },
      },
    ]);
    await sql`update job_offer set state = 'question' where application = ${application}`.execute(
      app.superuser,
    );
    expect((await home(amara)).waiting).toMatchObject([{ kind: 'offer', state: 'question' }]);
    // On its last day it can still be accepted, the day after no more.
    for (const [day, shown] of [
      ['2026-11-23', ['offer']],
      ['2026-11-22', []],
    ] as const) {
      await sql`update job_offer set expires_on = ${day} where application = ${application}`.execute(
        app.superuser,
      );
      expect(await kinds(amara)).toEqual(shown);
    }
  });

  it.each(['declined', 'withdrawn'])('an offer that was %s waits no more', async (state) => {
    await addOffer(state, '2026-11-30');
    expect(await kinds(amara)).toEqual([]);
  });

  it('a hire stays until the first day at work, unless it has ended', async () => {
    const setHire = async (terms: object, endedOn: string | null = null) => {
      await sql`insert into hire_case (id, organisation, application, account, candidate_name, terms, offer_version, ended_on)
        select gen_random_uuid(), organisation, id, account, 'Amara Okafor', ${JSON.stringify({ title: 'Network Engineer', ...terms })},
          1, ${endedOn} from application where id = ${application}
        on conflict (application) do update set terms = excluded.terms, ended_on = excluded.ended_on`.execute(
        app.superuser,
      );
    };
    await setState('hired');
    await setHire({ startsOn: '2027-02-01', sponsored: { sponsorSize: 'small' } });
    expect((await home(amara)).waiting).toMatchObject([
      { kind: 'accepted', application, day: '2027-02-01', days: 70, isSponsored: true },
    ]);
    await setHire({ startsOn: '2027-02-01', sponsored: null }, '2026-11-22');
    expect(await kinds(amara)).toEqual([]);
    await setHire({ startsOn: '2026-11-22', sponsored: null });
    expect(await kinds(amara)).toEqual([]);
  });

  it.each(['rejected', 'withdrawn'])('an offer ends with its application: %s', async (state) => {
    await addOffer('sent', '2026-11-30');
    await setState(state);
    expect(await kinds(amara)).toEqual([]);
  });

  it('an interview is there until it is over, with its zone and its day', async () => {
    await moveTo('interview');
    await sql`insert into interview (application, starts_at, minutes, time_zone, place, words)
      values (${application}, '2026-11-25T14:00:00Z', 45, 'Europe/London', 'https://meet.example/1', '')`.execute(
      app.superuser,
    );
    expect((await home(amara)).waiting).toMatchObject([
      {
        ...{ kind: 'interview', application, title: 'Backend engineer', days: 2, minutes: 45 },
        ...{
          startsAt: '2026-11-25T14:00:00.000Z',
          timeZone: 'Europe/London',
          place: 'https://meet.example/1',
        },
      },
    ]);
    await sql`update interview set starts_at = '2026-11-23T09:16:00Z' where application = ${application}`.execute(
      app.superuser,
    );
    expect((await home(amara)).waiting).toMatchObject([{ kind: 'interview', days: 0 }]);
    await sql`update interview set starts_at = '2026-11-23T09:15:00Z' where application = ${application}`.execute(
      app.superuser,
    );
    expect(await kinds(amara)).toEqual([]);
  });

  it('a question about sponsorship waits until it is answered, also with no', async () => {
    await moveTo('interview');
    await owner.post(`/api/organisation/applications/${application}/sponsoring/ask`, {});
    expect((await home(amara)).waiting).toMatchObject([{ kind: 'visa-facts', application }]);
    await amara.post(`/api/me/applications/${application}/visa-facts/decline`, {});
    expect(await kinds(amara)).toEqual([]);
  });

  it('unread messages are counted by employer, and nobody else’s are', async () => {
    const conversation = await cast.jobs.conversationAbout(application);
    const message = { id: randomUUID(), text: 'When could you begin?' };
    await owner.post(`/api/conversations/${conversation}/messages`, message);
    expect((await home(amara)).waiting).toMatchObject([{ kind: 'messages', count: 1, conversation }]);
    expect(await kinds(await person(app, { role: 'candidate' }))).toEqual([]);
  });

  it('the end of a permission shows from 180 days before, and that it has ended', async () => {
    const setEnd = async (visaExpires: string, currentVisa = 'student') => {
      await amara.patch('/api/me/profile', { field: 'currentVisa', value: currentVisa });
      await amara.patch('/api/me/profile', { field: 'visaExpires', value: visaExpires });
    };
    for (const [day, days] of [
      ['2027-05-22', 180],
      ['2026-11-20', -3],
    ] as const) {
      await setEnd(day);
      expect((await home(amara)).waiting).toEqual([{ kind: 'permission', day, days }]);
    }
    await setEnd('2027-05-23');
    expect(await kinds(amara)).toEqual([]);
    await setEnd('2026-11-20', 'none');
    expect(await kinds(amara)).toEqual([]);
  });

  it('what is lost first comes first, and one part that fails leaves the others', async () => {
    await moveTo('interview');
    await owner.post(`/api/organisation/applications/${application}/sponsoring/ask`, {});
    await addOffer('sent', '2026-11-30');
    expect(await kinds(amara)).toEqual(['offer', 'visa-facts']);
    await sql`update job_offer_version set terms = terms - 'title' || '{"pay":"a lot"}' where application = ${application}`.execute(
      app.superuser,
    );
    const { waiting, failed } = await home(amara);
    expect([waiting.map(({ kind }) => kind), failed]).toEqual([['visa-facts'], ['offers']]);
  });

  it('is nobody’s who is no candidate', async () => {
    const headers = actingFor(organisation);
    expect((await owner.get('/api/me/home', headers)).status).toBe(403);
  });
});
