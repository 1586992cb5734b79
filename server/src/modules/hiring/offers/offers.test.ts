import { readPdf } from '@portway/files/testing/read-pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { validOffer } from '../../../testing/requests/valid-sponsoring-requests.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const sponsored = {
  certificateOn: '2029-12-03',
  months: 36,
  appliesFrom: 'outside',
  sponsorSize: 'large',
  holdsLicence: true,
};

const student = {
  isLegallyAuthorized: 'Yes',
  requiresSponsorship: 'Yes',
  currentVisa: 'student',
  visaExpires: '2027-06-30',
  phd: 'none',
  bornOn: '1990-01-01',
  newEntrantGround: null,
  studentCourse: 'degree-under-way',
};

describe('an offer:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let viewer: TestPerson;
  let amara: TestPerson;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    viewer = await person(app, {
      role: 'recruiter',
      member: { organisation, role: 'member', hiring: 'read' },
    });
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function invited() {
    const organisation = owner.organisation ?? '';
    const id = await cast.jobs.addApplication(amara.id, organisation, await cast.jobs.addJob(organisation));
    await cast.sponsoring.invited(id);
    return {
      id,
      theirs: `/api/organisation/applications/${id}/offer`,
      mine: `/api/me/applications/${id}/offer`,
    };
  }
  async function sent(terms: object = validOffer) {
    const paths = await invited();
    expect(await owner.post(`${paths.theirs}/send`, { terms, seen: 0 })).toMatchObject({ status: 200 });
    return paths;
  }
  const status = async (id: string) => Object((await amara.get(`/api/me/applications/${id}`)).body).status;

  it('begins with what the job says, is saved as it is written, and the candidate sees none of it', async () => {
    const { theirs, mine, id } = await invited();
    expect((await owner.get(theirs)).body).toMatchObject({
      whyNot: null,
      offer: null,
      draft: { title: 'Backend engineer', hoursPerWeek: 37.5, occupationCode: '2134' },
    });
    await owner.put(`${theirs}/draft`, { pay: 58_000, note: 'Not sure yet.' });
    expect((await viewer.get(theirs)).body).toMatchObject({ draft: { pay: 58_000 } });
    expect((await amara.get(mine)).body).toMatchObject({ offer: null });
    expect(await status(id)).toBe('interview');
    expect((await viewer.put(`${theirs}/draft`, { pay: 1 })).status).toBe(403);
  });

  it('needs no invitation first: it moves an applicant straight to Offer, but nobody who is rejected', async () => {
    const organisation = owner.organisation ?? '';
    const id = await cast.jobs.addApplication(amara.id, organisation, await cast.jobs.addJob(organisation));
    const theirs = `/api/organisation/applications/${id}/offer`;
    expect((await owner.get(theirs)).body).toMatchObject({ whyNot: null });
    expect((await owner.post(`${theirs}/send`, { terms: validOffer, seen: 0 })).status).toBe(200);
    expect(await status(id)).toBe('offer');
    await app.superuser.updateTable('application').set({ state: 'rejected' }).where('id', '=', id).execute();
    expect((await owner.get(theirs)).body).toMatchObject({
      whyNot: 'This applicant is rejected. Move them to another stage first.',
    });
  });

  it('to a nurse is judged by its band and kind of employer: at the figure, and a pound below', async () => {
    const { theirs } = await invited();
    const nurse = {
      ...validOffer,
      occupationCode: '2235',
      nation: 'england',
      hoursPerWeek: 37.5,
      startsOn: '2027-03-01',
      sponsored: { ...sponsored, certificateOn: '2026-12-01' },
    };
    const judgementOf = async (pay: number, rate: object) =>
      Object((await owner.put(`${theirs}/draft`, { ...nurse, pay, ...rate })).body).shown.draftJudgement;
    const inTheNhs = { payScaleRole: 'band-5', healthCareEmployer: 'nhs' };
    const at = await judgementOf(29_970, inTheNhs);
    expect(at).toMatchObject({ verdict: 'no-obvious-barrier', minPence: 29_970_00 });
    expect(at.costs).toContainEqual({
      payer: 'worker',
      title: 'Visa application fee',
      amountPence: 324_00,
    });
    expect(await judgementOf(29_969, inTheNhs)).toMatchObject({ verdict: 'barrier' });
    // While the kind of employer is not said, both totals: the visa as a Health and Care Worker, and otherwise.
    expect(at.workerHealthCarePence).toBe(null);
    const open = await judgementOf(29_970, {});
    expect(open).toMatchObject({
      verdict: 'more-to-find-out',
      minPence: null,
      workerHealthCarePence: 324_00,
    });
    expect(open.costs).toContainEqual({
      payer: 'worker',
      title: 'Visa application fee',
      amountPence: 819_00,
    });
  });

  it('is judged on the days of its timeline, and keeps open what only the candidate could confirm', async () => {
    const { theirs } = await invited();
    const onDay = {
      ...validOffer,
      startsOn: '2027-03-01',
      sponsored: { ...sponsored, certificateOn: '2026-12-01' },
    };
    const judgementOf = async (pay: number, more: object = {}) =>
      Object((await owner.put(`${theirs}/draft`, { ...onDay, pay, ...more })).body).shown.draftJudgement;
    // One working day for the defined certificate.
    expect(await judgementOf(54_700)).toMatchObject({
      verdict: 'no-obvious-barrier',
      minPence: 5_470_000,
      judgedOn: '2026-12-02',
      lastSafeDay: null,
    });
    expect(await judgementOf(41_000)).toMatchObject({
      verdict: 'more-to-find-out',
      reason: expect.stringMatching(/may be enough for a new entrant \(from £38,300\): to be confirmed/),
    });
    expect(await judgementOf(38_299)).toMatchObject({
      verdict: 'barrier',
      reason: expect.stringMatching(/£1 a year short of the lowest figure that may apply/),
    });
    const withoutLicence = { ...sponsored, certificateOn: '2026-12-01', holdsLicence: false };
    expect(await judgementOf(54_700, { sponsored: withoutLicence, startsOn: '2026-12-11' })).toMatchObject({
      verdict: 'more-to-find-out',
      reason: expect.stringMatching(/^The first day on 2026-12-11 cannot be met/),
    });
  });

  it('tells the candidate alone what their profile makes of it, a certificate that is too long included', async () => {
    const { mine, theirs } = await sent({
      ...validOffer,
      pay: 41_000,
      sponsored: { ...sponsored, months: 36 },
    });
    const profile = {
      isLegallyAuthorized: 'Yes',
      requiresSponsorship: 'Yes',
      currentVisa: 'graduate',
      phd: 'none',
      monthsHeld: 12,
      bornOn: '1990-01-01',
    };
    for (const [field, value] of Object.entries(profile))
      expect((await amara.patch('/api/me/profile', { field, value })).status).toBe(200);
    // 48 months less the 12 held, and 14 days more than the certificate.
    expect((await amara.get(mine)).body).toMatchObject({
      forMe: {
        status: 'depends',
        headline: expect.stringMatching(/certificate of 36 months is too long.*at most 35 months/),
      },
    });
    expect(JSON.stringify((await owner.get(theirs)).body)).not.toContain('forMe');
  });

  it.each([
    ['2027-02-28', 'no'],
    ['2027-03-01', 'yes'],
  ])(
    'from %s to a Student on a course until 1 March: %s, to the candidate alone',
    async (startsOn, status) => {
      const inside = { ...sponsored, appliesFrom: 'inside', certificateOn: '2026-12-01', months: 24 };
      const { mine, theirs } = await sent({ ...validOffer, pay: 41_000, startsOn, sponsored: inside });
      const profile = { ...student, studentDegree: 'under-way', courseEndsOn: '2027-03-01' };
      for (const [field, value] of Object.entries(profile))
        expect((await amara.patch('/api/me/profile', { field, value })).status).toBe(200);
      const { forMe } = Object((await amara.get(mine)).body);
      expect(forMe.status).toBe(status);
      expect(forMe.reasons.join(' ').includes('before your course ends on 2027-03-01')).toBe(status === 'no');
      expect(JSON.stringify((await owner.get(theirs)).body)).not.toMatch(/course/);
    },
  );

  it('moves the application to Offer, tells the candidate, and says on what it is conditional', async () => {
    const { id, mine } = await sent({ ...validOffer, sponsored });
    expect(await status(id)).toBe('offer');
    expect((await amara.get(mine)).body).toMatchObject({
      offer: {
        status: 'sent',
        version: 1,
        versions: [{ terms: { pay: 60_000 }, sentBy: 'A recruiter' }],
        conditions: [
          expect.stringMatching(/right to work check.*British citizens too/),
          expect.stringMatching(/Certificate of Sponsorship/),
          expect.stringMatching(/visa/),
        ],
      },
    });
    const notices = JSON.stringify((await amara.get('/api/notifications')).body);
    expect(notices).toMatch(/has made you an offer/);
  });

  it('is refused without a code to sponsor, with a certificate after the first day, and with a day that is past', async () => {
    const { theirs } = await invited();
    const send = (terms: object) =>
      owner.post(`${theirs}/send`, { terms: { ...validOffer, ...terms }, seen: 0 });
    expect(await send({ sponsored, occupationCode: null })).toMatchObject({
      status: 422,
      body: { fields: { 'terms.occupationCode': expect.stringMatching(/occupation code/) } },
    });
    expect(await send({ sponsored: { ...sponsored, certificateOn: '2030-03-02' } })).toMatchObject({
      status: 422,
      body: { fields: { 'terms.sponsored.certificateOn': expect.stringMatching(/before the first day/) } },
    });
    expect(await send({ expiresOn: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { 'terms.expiresOn': 'Choose today or a later day.' } },
    });
  });

  it('is a document for both sides, with its conditions and no more than the page says', async () => {
    const { id } = await sent({ ...validOffer, sponsored });
    for (const [who, path] of [
      [amara, `/api/me/applications/${id}/offer/document`],
      [owner, `/api/organisation/applications/${id}/offer/document`],
    ] as const) {
      const file = await app.ask(path, { headers: who.headers });
      expect(file.headers.get('Content-Type')).toBe('application/pdf');
      const { text } = await readPdf(new Uint8Array(await file.arrayBuffer()));
      expect(text).toMatch(/Offer of a job: Backend engineer/);
      expect(text).toMatch(/£60,000 a year/);
      expect(text).toMatch(/right to work check before the first day/);
      expect(text).toMatch(/not a contract of employment/);
    }
    const none = await invited();
    expect(
      (await app.ask(`/api/me/applications/${none.id}/offer/document`, { headers: amara.headers })).status,
    ).toBe(404);
  });

  it('is asked about, answered with changed terms as a new version, and both see every version', async () => {
    const { theirs, mine } = await sent();
    expect(await amara.post(`${mine}/question`, { words: 'A week later?', seen: 1 })).toMatchObject({
      status: 200,
      body: { shown: { offer: { status: 'question' } } },
    });
    const terms = { ...validOffer, startsOn: '2030-03-08' };
    expect(await owner.post(`${theirs}/send`, { terms, seen: 1 })).toMatchObject({ status: 200 });
    expect(await amara.post(`${mine}/accept`, { seen: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    const versionsShown = { versions: [{ number: 2, terms: { startsOn: '2030-03-08' } }, { number: 1 }] };
    for (const who of [await amara.get(mine), await owner.get(theirs)])
      expect(who.body).toMatchObject({
        offer: {
          ...versionsShown,
          events: [{ kind: 'sent' }, { kind: 'question', words: 'A week later?' }, { kind: 'sent' }],
        },
      });
  });

  it('accepted hires, begins a case with what it rests on, and can no longer be changed', async () => {
    const { id, theirs, mine } = await sent({ ...validOffer, sponsored });
    expect(await amara.post(`${mine}/accept`, { seen: 1 })).toMatchObject({ status: 200 });
    expect(await status(id)).toBe('hired');
    const { body } = await owner.get(theirs);
    expect(body).toMatchObject({ offer: { status: 'accepted' }, whyNot: expect.stringMatching(/accepted/) });
    expect(await owner.get(`/api/organisation/cases/${Object(body).case}`)).toMatchObject({
      status: 200,
      body: { candidate: 'Amara Okafor', terms: { pay: 60_000 }, judgement: { verdict: expect.any(String) } },
    });
    for (const [path, sending] of [
      ['send', { terms: validOffer, seen: 1 }],
      ['withdraw', { words: 'Sorry.', seen: 1 }],
    ] as const)
      expect((await owner.post(`${theirs}/${path}`, sending)).status).toBe(409);
    const notices = JSON.stringify((await owner.get('/api/notifications')).body);
    expect(notices).toMatch(/has accepted your offer/);
  });

  it('declined says why to the employer, who may send another', async () => {
    const { theirs, mine } = await sent();
    await amara.post(`${mine}/decline`, { words: 'The pay is below what we discussed.', seen: 1 });
    expect((await owner.get(theirs)).body).toMatchObject({
      offer: { status: 'declined', events: [{}, { words: 'The pay is below what we discussed.' }] },
      whyNot: null,
    });
    expect(await owner.post(`${theirs}/send`, { terms: validOffer, seen: 1 })).toMatchObject({ status: 200 });
    expect((await amara.get(mine)).body).toMatchObject({ offer: { status: 'sent', version: 2 } });
  });

  it('withdrawn while it is accepted is one of both, never half of each', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { id, theirs, mine } = await sent();
      const [accepted, withdrawn] = await Promise.all([
        amara.post(`${mine}/accept`, { seen: 1 }),
        owner.post(`${theirs}/withdraw`, { words: 'The post is gone.', seen: 1 }),
      ]);
      expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
      const hired = accepted.status === 200;
      expect(await status(id)).toBe(hired ? 'hired' : 'offer');
      const cases = app.superuser.selectFrom('hire_case').select('id').where('application', '=', id);
      expect(await cases.execute()).toHaveLength(hired ? 1 : 0);
    }
  });

  it('accepted in two tabs at once hires once', async () => {
    const { id, mine } = await sent();
    const tabs = await Promise.all([1, 2].map(() => amara.post(`${mine}/accept`, { seen: 1 })));
    expect(tabs.map(({ status: code }) => code).toSorted()).toEqual([200, 409]);
    const cases = app.superuser.selectFrom('hire_case').select('id').where('application', '=', id);
    expect(await cases.execute()).toHaveLength(1);
  });

  it('sent by two colleagues at once is one version, and the second is told', async () => {
    const { theirs } = await invited();
    const responses = await Promise.all(
      [60_000, 61_000].map((pay) => owner.post(`${theirs}/send`, { terms: { ...validOffer, pay }, seen: 0 })),
    );
    expect(responses.map(({ status: code }) => code).toSorted()).toEqual([200, 409]);
  });

  it('ends with its last day and with the application', async () => {
    const { id, mine } = await sent();
    await app.superuser
      .updateTable('job_offer')
      .set({ expires_on: '2020-01-01' })
      .where('application', '=', id)
      .execute();
    expect((await amara.get(mine)).body).toMatchObject({ offer: { status: 'expired' } });
    expect(await amara.post(`${mine}/accept`, { seen: 1 })).toMatchObject({ status: 409 });
    const otherOffer = await sent();
    await amara.post(`/api/me/applications/${otherOffer.id}/withdraw`);
    expect((await amara.get(otherOffer.mine)).body).toMatchObject({ offer: { status: 'closed' } });
    expect((await amara.post(`${otherOffer.mine}/accept`, { seen: 1 })).status).toBe(409);
  });

  it('says nothing of its terms in a mail, nor of the candidate’s answers', async () => {
    const mails = JSON.stringify(await mailsTo(app, amara.email));
    expect(mails).not.toMatch(/60,000|60000|2134/);
  });
});
