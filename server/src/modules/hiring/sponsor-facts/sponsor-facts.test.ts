import { checkJobDraftOperation } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { employerOffer, type OfferJudgement } from '@portway/contracts/hiring/offers/offers';
import { draftJobOfPlanOperation, savePlanOperation } from '@portway/contracts/law/plans/plans';
import { readPdf } from '@portway/files/testing/read-pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { validPlan } from '../../../testing/requests/valid-job-requests.ts';
import { validOffer } from '../../../testing/requests/valid-sponsoring-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const facts = '/api/organisation/sponsor-facts';

describe('what an organisation says of itself as a sponsor', () => {
  let app: TestApp;
  let cast: AccessCast;
  let organisation: string;
  let helen: TestPerson;
  let amara: TestPerson;
  beforeAll(async () => {
    app = await startTestApp({ now: () => Date.parse('2026-11-23T12:00:00Z') });
    cast = accessCast(app);
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    organisation = (await cast.make('owner')).organisation ?? '';
    const member = { organisation, role: 'owner', hiring: 'offers' } as const;
    helen = await person(app, { role: 'recruiter', fullName: 'Helen Marsh', member });
  });

  it('is learned from the answer that it sponsors already, and never overwritten by it', async () => {
    const answer = (sponsoring: string) => helen.put('/api/organisation/sponsoring', { answer: sponsoring });
    const licence = async () => (await helen.get(facts)).body.holdsLicence;
    await answer('not-yet');
    expect(await licence()).toBeNull();
    expect((await answer('already')).status).toBe(200);
    expect((await helen.get(facts)).body).toMatchObject({ holdsLicence: true, licenceFrom: 'organisation' });
    await helen.patch(facts, { holdsLicence: false });
    await answer('already');
    expect(await licence()).toBe(false);
  });

  it('is not answered by an admin without a part in hiring, who may still say that it sponsors', async () => {
    const member = { organisation, role: 'admin', hiring: 'none' } as const;
    const admin = await person(app, { role: 'recruiter', member });
    expect((await admin.put('/api/organisation/sponsoring', { answer: 'already' })).status).toBe(200);
    expect((await helen.get(facts)).body).toMatchObject({ holdsLicence: null });
  });

  const engineer = { ...validPlan.job, sponsorship: 'yes' };
  const sponsored = {
    certificateOn: '2027-02-15',
    months: 36,
    appliesFrom: 'outside',
    sponsorSize: 'small',
    holdsLicence: false,
  };
  const offerOf = async (job: string, needsSponsorship: boolean | null = null) => {
    const id = await cast.jobs.addApplication(amara.id, organisation, job);
    await cast.sponsoring.invited(id);
    if (needsSponsorship !== null) {
      const request = { application: id, account: amara.id, organisation, asked_by_name: 'Helen Marsh' };
      await app.superuser
        .insertInto('visa_facts_request')
        .values({ ...request, status: 'shared', answered_at: new Date() })
        .execute();
      const share = { needs_sponsorship: needsSponsorship, lower_may_apply: false, job: '[]' };
      await app.superuser
        .insertInto('visa_facts_share')
        .values({ application: id, ...share })
        .execute();
    }
    const path = `/api/organisation/applications/${id}/offer`;
    return { id, path, read: async () => employerOffer.parse((await helen.get(path)).body) };
  };
  const jobOf = async (answers: object = engineer) =>
    z
      .object({ job: z.object({ id: z.string() }) })
      .parse((await helen.post('/api/organisation/jobs', answers)).body).job.id;
  const employerPays = (judgement: OfferJudgement | null) =>
    (judgement?.costs ?? [])
      .filter(({ payer }) => payer === 'employer')
      .reduce((sum, { amountPence }) => sum + (amountPence ?? 0), 0);

  it('is saved answer by answer, with the colleague’s name, and read by every member', async () => {
    expect((await helen.get(facts)).body).toMatchObject({ size: null, holdsLicence: null, savedBy: null });
    await helen.patch(facts, { size: 'small' });
    await helen.patch(facts, { holdsLicence: false, licencePriority: true });
    const member = { organisation, role: 'member', hiring: 'none' } as const;
    const colleague = await person(app, { role: 'recruiter', member });
    expect((await colleague.get(facts)).body).toMatchObject({
      ...{ size: 'small', holdsLicence: false, licencePriority: true },
      ...{ licenceFrom: 'organisation', savedBy: 'Helen Marsh' },
    });
    expect((await colleague.patch(facts, { size: 'large' })).status).toBe(403);
    expect(await helen.patch(facts, { size: 'huge' })).toMatchObject({
      status: 422,
      body: { fields: { size: 'Choose the size of your organisation.' } },
    });
  });

  it('has the licence that is recorded under Sponsorship, whatever was said here', async () => {
    await helen.patch(facts, { size: 'small', holdsLicence: false });
    await app.superuser.insertInto('held_licence').values({ organisation, rating: 'A' }).execute();
    expect((await helen.get(facts)).body).toMatchObject({
      ...{ holdsLicence: true, rating: 'A', licenceFrom: 'sponsorship' },
    });
  });

  it('gives the same figure in plan, job, offer, hire and document, and is typed once', async () => {
    const plan = {
      occupationCode: '2134',
      assignedOn: '2026-11-23',
      hoursPerWeek: 37.5,
      salaryPence: 58_000_00,
      months: 36,
      location: 'outside',
      ...{ sponsorSize: 'small', holdsLicence: false, workNation: 'england' },
    };
    const estimate = Object((await helen.post('/api/estimates/hire-plan', plan)).body);
    // £611 for the licence, £525 for the certificate, £480 for each of three years.
    expect(estimate.employer.totalPence).toBe(2_576_00);

    const sponsor = { size: 'small', holdsLicence: false, licencePriority: false, years: 3 };
    const { plan: savedPlan } = savePlanOperation.response.parse(
      (await helen.post('/api/me/plans', { ...validPlan, sponsor })).body,
    );
    const draft = draftJobOfPlanOperation.response.parse(
      (await helen.post(`/api/me/plans/${savedPlan.id}/job-draft`)).body,
    );
    expect(draft.warning).toBeNull();
    expect((await helen.get(facts)).body).toMatchObject({ size: 'small', holdsLicence: false });

    const { cost } = checkJobDraftOperation.response.parse(
      (await helen.post('/api/organisation/check-job-draft', validPlan.job)).body,
    );
    expect(cost).toMatchObject({
      employerPence: 2_576_00,
      workerPence: estimate.worker.totalPence,
      sponsor: { size: 'small', holdsLicence: false, unanswered: [] },
    });

    const { id, path, read } = await offerOf(draft.jobId, true);
    const { draft: terms, warnings } = await read();
    expect(terms.sponsored).toMatchObject({ months: 36, sponsorSize: 'small', holdsLicence: false });
    expect(warnings).toEqual([]);
    const newTerms = {
      ...validOffer,
      ...terms,
      employment: 'permanent',
      startsOn: '2027-06-01',
      place: 'Leeds',
    };
    expect((await helen.post(`${path}/send`, { terms: newTerms, seen: 0 })).body).toMatchObject({
      message: 'The offer is sent.',
    });
    const { offer } = await read();
    expect(employerPays(offer?.versions[0]?.judgement ?? null)).toBe(2_576_00);
    const file = await app.ask(`/api/me/applications/${id}/offer/document`, { headers: amara.headers });
    const { text } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain('Sponsoring costs the employer: £2,576');
    expect(text).toContain('A sponsor licence, which the employer does not hold yet');

    await amara.post(`/api/me/applications/${id}/offer/accept`, { seen: 1 });
    const hire = Object((await helen.get(`/api/organisation/cases/${(await read()).case}`)).body);
    expect(employerPays(hire.judgement)).toBe(2_576_00);
  });

  it('is not changed by a plan that says something else: the job says so', async () => {
    await helen.patch(facts, { size: 'large', holdsLicence: true });
    const sponsor = { size: 'small', holdsLicence: false, years: 2 };
    const { plan } = savePlanOperation.response.parse(
      (await helen.post('/api/me/plans', { ...validPlan, sponsor })).body,
    );
    const { warning, jobId } = draftJobOfPlanOperation.response.parse(
      (await helen.post(`/api/me/plans/${plan.id}/job-draft`)).body,
    );
    expect(warning).toMatch(/small or charitable organisation, and yours is recorded as medium or large/);
    expect(warning).toMatch(/no sponsor licence, and your organisation is recorded with one/);
    expect((await helen.get(facts)).body).toMatchObject({ size: 'large', holdsLicence: true });
    expect((await helen.get(`/api/organisation/jobs/${jobId}/editing`)).body).toMatchObject({ years: 2 });
    const { read } = await offerOf(jobId, true);
    expect((await read()).draft.sponsored).toMatchObject({ months: 24, sponsorSize: 'large' });
  });

  it('begins an offer with what the candidate shared, and leaves open what nobody has said', async () => {
    const job = await jobOf();
    expect((await (await offerOf(job, true)).read()).draft.sponsored).toEqual({
      ...{ certificateOn: '2026-11-24', months: 36, appliesFrom: 'outside' },
    });
    const offers = async (needs: boolean | null, answers: object) =>
      (await (await offerOf(await jobOf(answers), needs)).read()).draft;
    expect(await offers(false, engineer)).toMatchObject({ sponsored: null });
    expect(await offers(null, engineer)).not.toHaveProperty('sponsored');
    expect(await offers(null, validPlan.job)).toMatchObject({ sponsored: null });
  });

  it('without a licence plans the certificate for a day that can be, and says so of one that cannot', async () => {
    await helen.patch(facts, { size: 'small', holdsLicence: false });
    const { path, read } = await offerOf(await jobOf(), true);
    const { draft } = await read();
    // Eight weeks to the decision on a licence that is applied for today, and a working day to the certificate.
    expect(draft.sponsored?.certificateOn).toBe('2027-01-19');
    const tooEarly = { ...draft, pay: 58_000, sponsored: { ...sponsored, certificateOn: '2026-11-23' } };
    await helen.put(`${path}/draft`, tooEarly);
    expect((await read()).warnings).toEqual([
      {
        code: 'certificate-too-early',
        text: expect.stringMatching(
          /^No certificate can be assigned before .* plans it for 23 November 2026\.$/,
        ),
      },
    ]);
  });

  it.each([
    ['needs sponsorship, and the offer has none', true, null, ['sponsorship-needed', 'job-sponsors']],
    ['needs none, and the offer sponsors', false, sponsored, ['sponsorship-not-needed']],
    ['has shared nothing, and the job sponsors', null, null, ['job-sponsors']],
  ] as const)('warns where the candidate %s', async (_, needs, answer, codes) => {
    const { path, read } = await offerOf(await jobOf(), needs);
    await helen.put(`${path}/draft`, { ...validOffer, startsOn: '2027-06-01', sponsored: answer });
    expect((await read()).warnings.map(({ code }) => code)).toEqual(codes);
  });

  it('warns where an offer counts with another size or licence, and keeps both as they are', async () => {
    await helen.patch(facts, { size: 'large', holdsLicence: true });
    const { path, read } = await offerOf(await jobOf({ ...engineer, sponsorship: 'no' }), true);
    const terms = { ...validOffer, startsOn: '2027-06-01', sponsored };
    await helen.put(`${path}/draft`, terms);
    const { warnings } = await read();
    expect(warnings.map(({ code }) => code)).toEqual([
      ...['job-does-not-sponsor', 'size-differs', 'licence-differs'],
    ]);
    expect((await helen.post(`${path}/send`, { terms, seen: 0 })).status).toBe(200);
    expect((await helen.get(facts)).body).toMatchObject({ size: 'large', holdsLicence: true });
    expect((await read()).offer?.versions[0]?.terms.sponsored).toMatchObject({ sponsorSize: 'small' });
  });

  it('is learned from an offer where nobody had said it', async () => {
    const { path } = await offerOf(await jobOf(), true);
    const terms = { ...validOffer, startsOn: '2027-06-01', sponsored };
    expect((await helen.post(`${path}/send`, { terms, seen: 0 })).status).toBe(200);
    expect((await helen.get(facts)).body).toMatchObject({
      ...{ size: 'small', holdsLicence: false, savedBy: 'Helen Marsh' },
    });
    expect(
      await helen.post(`${path}/send`, { terms: { ...terms, sponsored: undefined }, seen: 1 }),
    ).toMatchObject({
      status: 422,
      body: { fields: { 'terms.sponsored': 'Choose whether you sponsor this job.' } },
    });
  });
});
