import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { validOffer } from '../../../../testing/requests/valid-sponsoring-requests.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const sponsored = {
  certificateOn: '2026-12-01',
  months: 36,
  appliesFrom: 'outside',
  sponsorSize: 'large',
  holdsLicence: true,
};
const programmer = { ...validOffer, pay: 56_000, startsOn: '2027-03-01', sponsored };
/** £45,000 in a job at RQF 3 to 5: family cannot come. */
const technician = { ...programmer, occupationCode: '3113', pay: 45_000, expiresOn: '2029-12-31' };

describe('open offers beside each other:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let amara: TestPerson;
  let applications: readonly string[];
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('owner');
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    applications = [await offered(programmer), await offered(technician)];
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function offered(terms: object, to: TestPerson = amara) {
    const organisation = owner.organisation ?? '';
    const id = await cast.jobs.addApplication(to.id, organisation, await cast.jobs.addJob(organisation));
    await cast.sponsoring.invited(id);
    const path = `/api/organisation/applications/${id}/offer/send`;
    expect(await owner.post(path, { terms, seen: 0 })).toMatchObject({ status: 200 });
    return id;
  }
  const compare = async (query = '') => Object((await amara.get(`/api/me/offers/comparison${query}`)).body);

  it('pay, need, costs by payer, what is left of a year and the money to show, the first to end first', async () => {
    const { offers, settlementFeePence, announced } = await compare();
    expect(offers.map(({ application }: { application: string }) => application)).toEqual(
      applications.toReversed(),
    );
    const [, own] = offers;
    expect(own).toMatchObject({
      terms: { pay: 56_000 },
      costs: expect.arrayContaining([
        {
          title: 'Immigration Skills Charge',
          amountPence: 3_960_00,
          payer: 'employer',
          mustBeEmployer: true,
        },
        { title: 'Visa application fee', amountPence: 819_00, payer: 'worker', mustBeEmployer: false },
      ]),
      workerPays: { fromPence: 3_924_00, toPence: 3_924_00 },
      familyPays: { fromPence: 0, toPence: 0 },
      firstYear: { fromPence: 52_076_00, toPence: 52_076_00 },
      fundsPence: 1_270_00,
      familyNote: null,
    });
    expect(settlementFeePence).toBe(3_226_00);
    expect(announced).toEqual([expect.stringContaining('ten years')]);
  });

  it('a partner and a child cost what the calculator says, or cannot come with the job', async () => {
    const [technicianOffer, own] = (await compare('?partner=yes&childrenUnder18=1')).offers;
    // £819 each, and £3,105 and £2,328 of surcharge for three years.
    expect(own).toMatchObject({
      familyPays: { fromPence: 7_071_00, toPence: 7_071_00 },
      firstYear: { fromPence: 45_005_00 },
      fundsPence: 1_870_00,
    });
    expect(technicianOffer).toMatchObject({
      familyPays: null,
      firstYear: null,
      familyNote: expect.stringContaining('Cannot come with this job'),
    });
  });

  it('settlement: the pay of its own rule, and days counted from the planned decision or the day that is given', async () => {
    const [, planned] = (await compare()).offers;
    expect(planned.settlement).toMatchObject({ minPence: 54_700_00, shortByPence: 0, lowerPence: null });
    expect(planned.settlementFrom.earliest < planned.settlementFrom.latest).toBe(true);
    const [, since] = (await compare('?inRouteSince=2024-06-03')).offers;
    expect(since.settlementFrom).toEqual({ earliest: '2029-05-06', latest: '2029-05-06' });
    await amara.patch('/api/me/profile', { field: 'currentVisa', value: 'skilled' });
    const [, unknown] = (await compare()).offers;
    expect(unknown).toMatchObject({
      settlementFrom: null,
      settlementNote: expect.stringContaining('first day of your Skilled Worker permission'),
    });
    await amara.patch('/api/me/profile', { field: 'currentVisa', value: null });
  });

  it.each([
    ['a licence that is held', { holdsLicence: true, rating: 'A', licencePriority: null }],
    ['a licence that is rated B', { holdsLicence: true, rating: 'B', licencePriority: null }],
    ['no licence yet', { holdsLicence: false, rating: null, licencePriority: false }],
    ['no licence yet, and priority for it', { holdsLicence: false, rating: null, licencePriority: true }],
  ] as const)('costs what the offer itself says, with %s', async (_, facts) => {
    const ben = await person(app, { role: 'candidate', fullName: 'Ben Ito' });
    const sponsorFacts = {
      ...facts,
      size: 'large',
      licenceAppliedOn: facts.holdsLicence ? null : '2026-11-30',
    };
    expect(await owner.patch('/api/organisation/sponsor-facts', sponsorFacts)).toMatchObject({ status: 200 });
    const { holdsLicence } = facts;
    const id = await offered({ ...programmer, sponsored: { ...sponsored, holdsLicence } }, ben);
    // What the organisation says of itself later does not change an offer that was sent.
    await owner.patch('/api/organisation/sponsor-facts', { licencePriority: null, rating: null });
    const { offer } = Object((await ben.get(`/api/me/applications/${id}/offer`)).body);
    const { judgement } = offer.versions[0];
    const [compared] = Object((await ben.get('/api/me/offers/comparison')).body).offers;
    const ofTwo = compared.costs.map(({ payer, title, amountPence }: Record<string, unknown>) => ({
      payer,
      title,
      amountPence,
    }));
    expect(ofTwo).toEqual(judgement.costs);
    const isPriorityPaid = judgement.costs.some(({ title }: { title: string }) => /priority/i.test(title));
    expect(isPriorityPaid).toBe(facts.licencePriority === true);
  });

  it('an offer that sponsors nobody has no visa costs, and no day to count from', async () => {
    const ben = await person(app, { role: 'candidate', fullName: 'Ben Ito' });
    await offered({ ...validOffer, occupationCode: null }, ben);
    const { offers } = Object((await ben.get('/api/me/offers/comparison')).body);
    expect(offers).toMatchObject([
      { forMe: null, costs: [], firstYear: null, settlement: null, settlementFrom: null, judgedOn: null },
    ]);
  });

  it('an offer that was declined is gone, nothing that was asked is stored, and an odd answer is refused', async () => {
    const ben = await person(app, { role: 'candidate', fullName: 'Ben Ito' });
    const id = await offered(programmer, ben);
    await ben.post(`/api/me/applications/${id}/offer/decline`, { words: 'No, thank you.', seen: 1 });
    expect((await ben.get('/api/me/offers/comparison')).body).toMatchObject({ offers: [] });
    expect(await ben.get('/api/me/offers/comparison?childrenUnder18=11')).toMatchObject({
      status: 422,
      body: { fields: { childrenUnder18: 'Enter the children under 18, from 0 to 10.' } },
    });
    expect((await owner.get('/api/me/offers/comparison')).status).toBe(403);
  });

  it('accepted, it says which papers the worker gets together, and the employer sees none of it', async () => {
    const ben = await person(app, { role: 'candidate', fullName: 'Ben Ito' });
    const id = await offered(programmer, ben);
    const mine = `/api/me/applications/${id}/offer`;
    expect((await ben.get(mine)).body).toMatchObject({ papers: null });
    await ben.post(`${mine}/accept`, { seen: 1 });
    expect((await ben.get(mine)).body).toMatchObject({
      papers: {
        papers: expect.arrayContaining([
          expect.objectContaining({
            id: 'tuberculosis-certificate',
            decides: { by: 'lived-in', countries: expect.arrayContaining(['Nigeria']) },
          }),
        ]),
        applyOn: { earliest: expect.any(String), latest: expect.any(String) },
      },
    });
    const theirs = await owner.get(`/api/organisation/applications/${id}/offer`);
    expect(JSON.stringify(theirs.body)).not.toContain('lived-in');
  });
});
