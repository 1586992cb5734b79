import { sponsorSetUpShape } from '@portway/contracts/sponsor/licences/set-up';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { validSponsorRecords as valid } from '../../../testing/requests/valid-sponsor-records.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const noon = Date.parse('2026-11-23T12:00:00Z');

describe('the set-up of a sponsor', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp({ now: () => noon });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const officer = () => accessCast(app).make('officer');
  const getSetUp = async (by: Asking) => sponsorSetUpShape.parse((await by.get('/api/sponsor/set-up')).body);
  const missing = async (by: Asking) =>
    (await getSetUp(by)).steps.filter(({ done }) => !done).map(({ id }) => id);

  it('names what is missing, step by step, until everything is on record', async () => {
    const by = await officer();
    expect(await missing(by)).toEqual([
      'licence',
      'authorising-officer',
      'level-1',
      'work-place',
      'cut-over',
    ]);
    await by.post('/api/sponsor/licence', { ...valid.saveHeldLicence, cutOver: '' });
    expect(await missing(by)).toEqual(['authorising-officer', 'level-1', 'work-place', 'cut-over']);
    await by.post('/api/sponsor/licence', valid.saveHeldLicence);
    await by.post('/api/sponsor/key-people', valid.addKeyPerson);
    await by.post('/api/sponsor/key-people', { ...valid.addKeyPerson, role: 'authorising-officer' });
    await by.post('/api/sponsor/work-places', valid.addWorkPlace);
    expect(await missing(by)).toEqual([]);
  });

  it('keeps what was said of the licence, and counts the year of certificates that today is in', async () => {
    const by = await officer();
    await by.post('/api/sponsor/licence', { ...valid.saveHeldLicence, allocationFrom: '2024-04-06' });
    const { licence, allocationYear } = await getSetUp(by);
    expect(licence).toMatchObject({ licenceNumber: 'ABC123456', rating: 'A', remindDays: [10, 5, 1] });
    expect(allocationYear).toMatchObject({ endsOn: '2027-04-05', askFrom: '2027-01-05' });
  });

  it('refuses a cut-over day to come, a declaration to come, and an end before the beginning, at their fields', async () => {
    const by = await officer();
    const refused = async (path: string, body: object) => {
      const { status, body: problem } = await by.post(path, body);
      return [status, problem];
    };
    expect(
      await refused('/api/sponsor/licence', { ...valid.saveHeldLicence, cutOver: '2026-11-24' }),
    ).toMatchObject([422, { fields: { cutOver: /still to come/ } }]);
    expect(
      await refused('/api/sponsor/key-people', { ...valid.addKeyPerson, declaredOn: '2026-11-24' }),
    ).toMatchObject([422, { fields: { declaredOn: /still to come/ } }]);
    await by.post('/api/sponsor/key-people', valid.addKeyPerson);
    const [person] = (await getSetUp(by)).keyPeople;
    expect(
      await refused(`/api/sponsor/key-people/${person?.id}`, {
        ...valid.changeKeyPerson,
        untilDay: '2026-03-31',
      }),
    ).toMatchObject([422, { fields: { untilDay: /2026-04-01/ } }]);
  });

  it('has one Authorising Officer at a time', async () => {
    const by = await officer();
    const appoint = () =>
      by.post('/api/sponsor/key-people', { ...valid.addKeyPerson, role: 'authorising-officer' });
    expect((await appoint()).status).toBe(200);
    const second = await appoint();
    expect([second.status, second.body]).toMatchObject([
      422,
      { fields: { role: /Carys Bowen is recorded/ } },
    ]);
    const [first] = (await getSetUp(by)).keyPeople;
    await by.post(`/api/sponsor/key-people/${first?.id}`, valid.changeKeyPerson);
    expect((await appoint()).status).toBe(200);
  });

  it('has a mistake in a key person or a work place corrected, for officers of this organisation alone', async () => {
    const [by, other] = [await officer(), await officer()];
    await by.post('/api/sponsor/key-people', { ...valid.addKeyPerson, role: 'authorising-officer' });
    await by.post('/api/sponsor/work-places', valid.addWorkPlace);
    const { keyPeople, workPlaces } = await getSetUp(by);
    const person = `/api/sponsor/key-people/${keyPeople[0]?.id}`;
    const place = `/api/sponsor/work-places/${workPlaces[0]?.id}`;
    const personChange = {
      ...valid.changeKeyPerson,
      fullName: 'Karys Bowen',
      fromDay: '2026-03-01',
      untilDay: '',
    };
    const placeChange = {
      ...valid.changeWorkPlace,
      name: 'Glasgow office',
      nation: 'scotland',
      closedOn: '',
    };
    expect((await other.post(person, personChange)).status).toBe(404);
    expect((await other.post(place, placeChange)).status).toBe(404);
    expect((await by.post(person, { ...personChange, fullName: '' })).body).toMatchObject({
      fields: { fullName: /full name/ },
    });
    await by.post(person, { ...personChange, colleague: by.person?.id });
    await by.post(place, placeChange);
    expect(await getSetUp(by)).toMatchObject({
      keyPeople: [{ fullName: 'Karys Bowen', fromDay: '2026-03-01', colleague: by.person?.id, email: null }],
      workPlaces: [{ name: 'Glasgow office', nation: 'scotland', closedOn: null }],
    });
  });

  it('lets no former Authorising Officer hold the role once more beside the one who does', async () => {
    const by = await officer();
    const appoint = { ...valid.addKeyPerson, role: 'authorising-officer' };
    await by.post('/api/sponsor/key-people', appoint);
    const [first] = (await getSetUp(by)).keyPeople;
    await by.post(`/api/sponsor/key-people/${first?.id}`, valid.changeKeyPerson);
    await by.post('/api/sponsor/key-people', { ...appoint, fullName: 'Dan Price' });
    const request = { ...valid.changeKeyPerson, untilDay: '' };
    const { body } = await by.post(`/api/sponsor/key-people/${first?.id}`, request);
    expect(body).toMatchObject({ fields: { untilDay: /Dan Price is recorded/ } });
  });

  it('says who may hold a role as the rules record it, with how sure we are, and keeps no conviction or debt', async () => {
    const by = await officer();
    const { keyRules } = await getSetUp(by);
    expect(keyRules.roles['level-1']?.says).toContain('settled');
    expect(keyRules.roles['authorising-officer']?.confidence).toBe('from-memory');
    const { status } = await by.post('/api/sponsor/key-people', {
      ...valid.addKeyPerson,
      conviction: 'none',
    });
    expect(status).toBe(422);
  });

  it('prefills from the register entry that the organisation has claimed', async () => {
    const by = await officer();
    const { superuser: queries } = app;
    const on = '2026-11-20';
    await queries
      .insertInto('register_edition')
      .values({ published_on: on, file_name: 'a.csv', sha256: 'a', lines: 1, entries: 1, organisations: 1 })
      .execute();
    const { id: sponsor } = await queries
      .insertInto('sponsor')
      .values({
        name: 'Northgate Systems',
        town: null,
        county: null,
        trading_names: [],
        first_edition: on,
        last_edition: on,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queries
      .insertInto('sponsor_licence')
      .values({ sponsor, rating: 'Worker (B rating)', route: 'Skilled Worker' })
      .execute();
    await queries
      .insertInto('organisation_register')
      .values({
        organisation: by.organisation ?? '',
        sponsor,
        claimed_by: null,
        confirmed_for: 'northgate systems',
        confirmed_at: new Date(noon),
        mark: null,
      })
      .execute();
    expect((await getSetUp(by)).register).toMatchObject({ rating: 'B', routes: ['Skilled Worker'] });
  });

  it('shows the newest log-in to the Sponsorship Management System, and who recorded it', async () => {
    const by = await officer();
    for (const doneOn of ['2026-11-20', '2026-10-20'])
      await by.post('/api/sponsor/tasks-done', { task: 'sms-log-in', doneOn });
    expect((await getSetUp(by)).tasks).toEqual([
      { task: 'sms-log-in', doneOn: '2026-11-20', by: 'A recruiter' },
    ]);
  });
});
