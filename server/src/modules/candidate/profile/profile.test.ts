import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestResponse } from '../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const refusal = z.object({ fields: z.record(z.string(), z.string()) });
const withEntries = z.object({ entries: z.array(z.object({ id: z.string() })) });
const withSteps = z.object({
  completeness: z.object({ percent: z.number(), steps: z.array(z.string()), begun: z.array(z.unknown()) }),
});

describe('a profile', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let amara: TestPerson;
  // Shortly before midnight in UTC, which is the same in London in November.
  const now = Date.parse('2026-11-20T23:30:00Z');
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const save = (field: string, value: unknown, was?: unknown, caller = amara) =>
    caller.patch('/api/me/profile', { field, value, ...(was === undefined ? {} : { was }) });
  const faultOf = async (field: string, value: unknown) => {
    const { status, body } = await save(field, value);
    if (status !== 422) return status;
    const { fields } = refusal.parse(body);
    return fields.value ?? fields['value.0'];
  };
  async function entry(kind: 'work' | 'education', caller = amara): Promise<string> {
    const id = randomUUID();
    expect((await caller.post('/api/me/profile/entries', { id, kind })).status).toBe(201);
    return id;
  }

  it('is empty at first but for the name, and says what to do first', async () => {
    const bea = await person(app, { role: 'candidate', fullName: 'Bea Lindqvist' });
    const { body } = await bea.get('/api/me/profile');
    expect(body.answers).toEqual({ fullName: 'Bea Lindqvist' });
    expect(body.entries).toEqual([]);
    const { completeness } = withSteps.parse(body);
    expect([completeness.percent, completeness.steps[0]]).toEqual([0, 'resume']);
    expect((await bea.get('/api/me/profile/preview')).body.visible).toBe(false);
  });

  it('counts a step that is begun as half, and names what it lacks', async () => {
    const cai = await person(app, { role: 'candidate', fullName: 'Cai Bevan' });
    const completeness = async () => withSteps.parse((await cai.get('/api/me/profile')).body).completeness;
    await save('primaryRole', 'Nurse', null, cai);
    await save('yearsOfExperience', '3', null, cai);
    const role = { step: 'role', missing: ['openToRoles'] };
    // Half of one step of fourteen, and of two.
    expect(await completeness()).toMatchObject({ percent: 4, begun: [role] });
    const id = await entry('work', cai);
    expect((await completeness()).begun).toEqual([role]);
    const path = `/api/me/profile/work/${id}`;
    await cai.patch(path, { field: 'title', value: 'Nurse' });
    await cai.patch(path, { field: 'company', value: 'Willow Ward' });
    await cai.patch(path, { field: 'current', value: true });
    const job = { step: 'work', missing: ['start'] };
    expect(await completeness()).toMatchObject({ percent: 7, begun: [role, job] });
    await cai.patch(path, { field: 'start', value: '03/2020' });
    await save('openToRoles', ['Midwife'], null, cai);
    const complete = await completeness();
    expect(complete).toMatchObject({ percent: 14, begun: [] });
    expect(complete.steps).not.toContain('role');
    expect(complete.steps).not.toContain('work');
  });

  it('saves each answer by itself, normalised', async () => {
    expect((await save('location', '  Lagos, Nigeria ')).body).toMatchObject({ value: 'Lagos, Nigeria' });
    await save('github', 'github.com/amara');
    await save('salary', 62_000);
    await save('fullName', 'Amara N. Okafor');
    const { body } = await amara.get('/api/me/profile');
    expect(body.answers).toMatchObject({
      fullName: 'Amara N. Okafor',
      location: 'Lagos, Nigeria',
      github: 'https://github.com/amara',
      salary: 62_000,
    });
    expect((await amara.get('/api/me')).body.fullName).toBe('Amara N. Okafor');
    await save('github', '');
    expect((await amara.get('/api/me/profile')).body.answers).not.toHaveProperty('github');
  });

  it.each([
    ['location', '', 'Say where you live, such as Lagos, Nigeria.'],
    ['linkedin', 'https://example.com/in/amara', /LinkedIn/],
    ['linkedin', 'https://linkedin.com.example.com/in/amara', /LinkedIn/],
    ['github', 'https://github.com/', /GitHub/],
    ['twitter', 'javascript:alert(1)', /Twitter or X/],
    ['website', 'not an address', /web address/],
    ['salary', 62_000.5, 'Enter a whole number a year.'],
    ['salary', 0, 'Enter a whole number a year.'],
    ['lookingFor', 'é'.repeat(301), 'Use at most 300 characters.'],
    ['mostImportant', ['mentoring', 'learning', 'hard-problems'], 'Choose at most 2. Remove one first.'],
    ['mostImportant', ['mentoring', 'mentoring'], 'Choose each only once.'],
    ['marketsWanted', ['Tobacco'], 'Choose from the list.'],
    ['technologiesWanted', ['a', 'b', 'c', 'd', 'e', 'f'], 'Enter at most 5.'],
    ['skills', ['Go', 'go'], 'Enter each only once.'],
    ['timeZone', 'Mars/Olympus', 'Choose a time zone from the list.'],
    ['remotePreference', 'hybrid', 'Say first that you are open to working remotely.'],
    ['website', `a.example/${'x'.repeat(290)}`, 'Use at most 300 characters.'],
    ['website', 'https://example.com/a\nb', /web address/],
    ['website', 'https:\\\\example.com', /web address/],
    ['github', 'https://github.com//', /GitHub/],
    ['location', '\u3164', 'Say where you live, such as Lagos, Nigeria.'],
    ['fullName', 'a\u202eb', 'Write this on one line.'],
    ['hiddenFrom', ['ACME Ltd', 'Ac\u200bme  ltd'], 'Enter each only once.'],
    ['timeZone', '+05:30', 'Choose a time zone from the list.'],
    ['visaExpires', '2027-02-30', 'Enter a day that exists, with its month and year.'],
    ['bornOn', '2126-01-01', 'Enter your date of birth.'],
    ['monthsHeld', 121, 'Enter whole months, from 0 to 120.'],
  ])('refuses %s of %j, and says what to do', async (field, value, words) => {
    expect(await faultOf(field, value)).toEqual(
      typeof words === 'string' ? words : expect.stringMatching(words),
    );
  });

  it('takes no field that it does not know, and names what is wrong', async () => {
    const { status, body } = await amara.patch('/api/me/profile', { field: 'ethnicity', value: ['White'] });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ field: 'Name a field of the profile.' });
  });

  it('does not allow the same technology to be both wanted and avoided', async () => {
    await save('technologiesWanted', ['Rust', 'Go']);
    expect(await faultOf('technologiesAvoided', ['PHP', 'rust'])).toBe(
      'rust cannot be both wanted and avoided. Remove it from the other list.',
    );
    expect(await faultOf('technologiesAvoided', ['Ｇo'])).toMatch(/both wanted and avoided/);
    expect(await faultOf('technologiesAvoided', ['PHP'])).toBe(200);
  });

  it('loses neither of two changes to one answer: the second is refused', async () => {
    await save('bio', 'The first.', null);
    const one = await save('bio', 'From the kitchen.', 'The first.');
    const other = await save('bio', 'From the train.', 'The first.');
    expect([one.status, other.status, other.body.code]).toEqual([200, 409, 'changed']);
    // Its value is there already: sent twice, it is saved once.
    expect((await save('bio', 'From the kitchen.', 'The first.')).status).toBe(200);
    const responses = await Promise.all([
      save('primaryRole', 'Backend engineer', null),
      save('primaryRole', 'Data engineer', null),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const names = ['One', 'Two', 'Three'].map((name) => save('fullName', name, 'Amara N. Okafor'));
    expect((await Promise.all(names)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const together = await Promise.all([
      save('jobType', 'senior', null),
      save('locations', ['London'], null),
      save('yearsOfExperience', '6', null),
    ]);
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { answers } = (await amara.get('/api/me/profile')).body;
    expect(answers).toMatchObject({ jobType: 'senior', locations: ['London'], yearsOfExperience: '6' });
  });

  it('checks months: as MM/YYYY, not in the future, and no end before the start', async () => {
    const id = await entry('work');
    const month = async (field: string, value: unknown) => {
      const { status, body } = await amara.patch(`/api/me/profile/work/${id}`, { field, value });
      return status === 422 ? refusal.parse(body).fields.value : body.value;
    };
    expect(await month('start', '13/2020')).toMatch(/MM\/YYYY/);
    expect(await month('start', 'March 2020')).toMatch(/MM\/YYYY/);
    expect(await month('start', '3/2020')).toBe('03/2020');
    expect(await month('start', '12/2026')).toMatch(/has not come yet/);
    expect(await month('end', '11/2026')).toBe('11/2026');
    expect(await month('end', '12/2026')).toMatch(/has not come yet/);
    expect(await month('end', '02/2020')).toMatch(/before the start, 03\/2020/);
    expect(await month('end', '03/2020')).toBe('03/2020');
    expect(await month('start', '04/2020')).toMatch(/after the end, 03\/2020/);
    expect(await month('current', true)).toBe(true);
    expect(await month('start', '04/2020')).toBe('04/2020');
    expect(await month('current', false)).toMatch(/The end, 03\/2020, is before the start, 04\/2020/);
    await amara.delete(`/api/me/profile/entries/${id}`);
  });

  it('adds, reorders, removes and restores work', async () => {
    const cy = await person(app, { role: 'candidate' });
    const ids = [await entry('work', cy), await entry('work', cy), await entry('education', cy)];
    const [first = '', second = ''] = ids;
    await cy.post('/api/me/profile/entries', { id: first, kind: 'work' });
    const order = async (response: Promise<TestResponse>) =>
      withEntries.parse((await response).body).entries.map(({ id }) => ids.indexOf(id));
    const path = `/api/me/profile/entries/${second}`;
    expect(await order(cy.post(`${path}/move`, { to: 'up' }))).toEqual([1, 0, 2]);
    expect(await order(cy.post(`${path}/move`, { to: 'up' }))).toEqual([1, 0, 2]);
    expect(await order(cy.delete(path))).toEqual([0, 2]);
    expect((await cy.patch(`/api/me/profile/work/${second}`, { field: 'title', value: 'x' })).status).toBe(
      404,
    );
    expect(await order(cy.post(`${path}/restore`))).toEqual([1, 0, 2]);
    await cy.delete(path);
    for (const kind of ['work', 'education']) {
      const response = await cy.post('/api/me/profile/entries', { id: second, kind });
      expect([response.status, response.body.fields]).toEqual([422, { id: 'Send a new UUID.' }]);
    }
    expect(
      (await cy.patch(`/api/me/profile/education/${first}`, { field: 'award', value: 'x' })).status,
    ).toBe(404);
  });

  it('reads the rest when a stored value is no longer valid, and stores at most twenty removed entries', async () => {
    const hal = await person(app, { role: 'candidate', fullName: 'Hal\n\u0007 Berg' });
    await save('location', 'Oslo', undefined, hal);
    await app.superuser
      .updateTable('profile')
      .set({ answers: JSON.stringify({ location: 'Oslo', salary: 'much' }) })
      .where('account', '=', hal.id)
      .execute();
    const { status, body } = await hal.get('/api/me/profile');
    expect([status, body.answers]).toEqual([200, { fullName: 'Hal Berg', location: 'Oslo' }]);
    for (let count = 0; count < 22; count++)
      await hal.delete(`/api/me/profile/entries/${await entry('work', hal)}`);
    const rows = await app.superuser
      .selectFrom('profile_entry')
      .select('id')
      .where('account', '=', hal.id)
      .execute();
    expect(rows.length).toBe(20);
  });

  it('does not take the id of somebody else’s entry', async () => {
    const [dee, eli] = [await person(app, { role: 'candidate' }), await person(app, { role: 'candidate' })];
    const id = await entry('work', dee);
    const { status, body } = await eli.post('/api/me/profile/entries', { id, kind: 'work' });
    expect([status, body.fields]).toEqual([422, { id: 'Send a new UUID.' }]);
  });

  it('hides from employers, past and present, unless the candidate says otherwise', async () => {
    const fay = await person(app, { role: 'candidate' });
    const id = await entry('work', fay);
    await fay.patch(`/api/me/profile/work/${id}`, { field: 'company', value: 'Harbour Lights' });
    await save('hiddenFrom', ['Northgate Systems'], undefined, fay);
    const hidden = async () => (await fay.get('/api/me/profile')).body.hiddenFrom;
    expect(await hidden()).toEqual([
      { name: 'Harbour Lights', because: 'employer' },
      { name: 'Northgate Systems', because: 'chosen' },
    ]);
    await save('shownTo', ['harbour  lights'], undefined, fay);
    expect(await hidden()).toEqual([{ name: 'Northgate Systems', because: 'chosen' }]);
  });

  it('stores what employers may not see apart from what they may, and gives its owner both', async () => {
    const ida = await person(app, { role: 'candidate', fullName: 'Ida Moyo' });
    const companyPreferences = { seed: 'No', large: 'Ideal', massive: 'Yes' };
    const answers = { bio: 'I build.', currentVisa: 'graduate', technologiesAvoided: ['Perl'] };
    for (const [field, value] of Object.entries({ ...answers, companyPreferences }))
      expect((await save(field, value, undefined, ida)).status).toBe(200);
    const storedAnswers = async (table: 'profile' | 'profile_private') =>
      (
        await app.superuser
          .selectFrom(table)
          .select('answers')
          .where('account', '=', ida.id)
          .executeTakeFirstOrThrow()
      ).answers;
    expect(await storedAnswers('profile')).toEqual({
      bio: 'I build.',
      companyPreferences: { large: 'Ideal', massive: 'Yes' },
    });
    const { bio: _, ...own } = answers;
    expect(await storedAnswers('profile_private')).toEqual({ ...own, companyPreferences });
    const shownAnswers = (await ida.get('/api/me/profile')).body.answers;
    expect(shownAnswers).toEqual({ fullName: 'Ida Moyo', ...answers, companyPreferences });
    const { card } = (await ida.get('/api/me/profile/preview')).body;
    expect(card).toMatchObject({ next: { companySizes: { ideal: ['large'], yes: ['massive'] } } });
    await save('companyPreferences', { large: 'Yes' }, companyPreferences, ida);
    await save('currentVisa', null, 'graduate', ida);
    expect((await ida.get('/api/me/profile')).body.answers).toEqual({
      fullName: 'Ida Moyo',
      bio: 'I build.',
      technologiesAvoided: ['Perl'],
      companyPreferences: { large: 'Yes' },
    });
  });

  it('shows recruiters complete entries and what they may know, and no more', async () => {
    const gil = await person(app, { role: 'candidate', fullName: 'Gil Mensah' });
    const [whole, half] = [await entry('work', gil), await entry('work', gil)];
    const work = (id: string, field: string, value: unknown) =>
      gil.patch(`/api/me/profile/work/${id}`, { field, value });
    await work(whole, 'company', 'Harbour Lights');
    await work(whole, 'title', 'Engineer');
    await work(whole, 'start', '03/2021');
    await work(whole, 'current', true);
    await work(half, 'company', 'Half-told Ltd');
    const answers = {
      searchStatus: 'ready',
      timeZone: 'Asia/Kolkata',
      workRemotely: true,
      remotePreference: 'hybrid',
      salary: 58_000,
      currency: 'EUR',
      currentVisa: 'graduate',
      visaExpires: '2027-08-31',
      bornOn: '1999-02-14',
      phd: 'stem',
      monthsHeld: 113,
      newEntrantGround: 'postdoctoral',
      technologiesAvoided: ['Perl'],
      marketsAvoided: ['Gambling'],
      hiddenFrom: ['Northgate Systems'],
    };
    for (const [field, value] of Object.entries(answers)) {
      expect((await save(field, value, undefined, gil)).status).toBe(200);
    }
    const { card, visible } = (await gil.get('/api/me/profile/preview')).body;
    expect(visible).toBe(true);
    expect(card).toMatchObject({
      fullName: 'Gil Mensah',
      minutesFromUtc: 330,
      active: 'today',
      work: [{ company: 'Harbour Lights', title: 'Engineer', start: '03/2021', end: null }],
      next: { salary: { amount: 58_000, currency: 'EUR' }, workRemotely: true, remotePreference: 'hybrid' },
    });
    const text = JSON.stringify(card);
    const forThemAlone = ['graduate', '2027-08-31', '1999-02-14', 'stem', '113', 'postdoctoral'];
    for (const secret of [...forThemAlone, 'Half-told', 'Perl', 'Gambling', 'Northgate'])
      expect(text).not.toContain(secret);
    await save('searchStatus', 'closed', undefined, gil);
    expect((await gil.get('/api/me/profile/preview')).body.visible).toBe(false);
  });
});
