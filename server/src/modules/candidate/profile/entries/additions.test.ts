import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const withAdded = z.object({
  added: z.object({ answers: z.array(z.unknown()), entries: z.array(z.unknown()) }),
});

describe('what a CV suggests', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let amara: TestPerson;
  beforeAll(async () => {
    app = await startTestApp({ now: () => Date.parse('2026-11-20T12:00:00Z') });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const profile = async () => {
    const { body } = await amara.get('/api/me/profile');
    const { answers, entries } = z
      .object({
        answers: z.record(z.string(), z.unknown()),
        entries: z.array(z.record(z.string(), z.unknown())),
      })
      .parse(body);
    return { answers, entries };
  };
  const job = {
    title: 'Engineer',
    company: 'Harbour Lights',
    start: '03/2021',
    end: '02/2024',
    current: false,
  };
  const add = (answers: readonly object[], values: readonly object[] = []) =>
    amara.post('/api/me/profile/additions', {
      answers,
      entries: values.map((each) => ({
        id: randomUUID(),
        kind: 'institution' in each ? 'education' : 'work',
        values: each,
      })),
    });
  const takeBack = async (body: unknown) =>
    await amara.post('/api/me/profile/additions/undo', withAdded.parse(body).added);

  it('is added together, and taken back together: the profile is what it was', async () => {
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    await amara.patch('/api/me/profile', { field: 'skills', value: ['Go'] });
    await amara.patch('/api/me/profile', { field: 'bio', value: 'I build payments.' });
    const before = await profile();
    const { status, body } = await add(
      [
        { field: 'skills', value: ['Go', 'SQL'], was: ['Go'] },
        { field: 'bio', value: 'I build payments that last.', was: 'I build payments.' },
        { field: 'github', value: 'github.com/amara', was: null },
      ],
      [
        job,
        { institution: 'University of Ibadan', award: 'MSc' },
        { institution: 'University of Ibadan', award: 'BSc' },
      ],
    );
    expect([status, body]).toMatchObject([200, { message: 'Added to your profile.', left: [] }]);
    const { answers, entries } = await profile();
    expect(answers).toMatchObject({ skills: ['Go', 'SQL'], github: 'https://github.com/amara' });
    expect(entries.map(({ company, award }) => company ?? award)).toEqual(['Harbour Lights', 'MSc', 'BSc']);
    expect((await takeBack(body)).body).toMatchObject({ message: 'Undone.', kept: [] });
    expect(await profile()).toEqual(before);
    // Pressed twice, it changes nothing more.
    expect((await takeBack(body)).status).toBe(200);
    expect((await profile()).entries).toEqual([]);
  });

  it('replaces nothing that has changed meanwhile, and says so', async () => {
    amara = await person(app, { role: 'candidate' });
    await amara.patch('/api/me/profile', { field: 'location', value: 'Leeds' });
    const { body } = await add([{ field: 'location', value: 'Lagos, Nigeria', was: null }]);
    expect(body).toMatchObject({
      added: { answers: [], entries: [] },
      left: [{ field: 'location', because: 'This has been changed somewhere else.' }],
    });
    expect((await profile()).answers.location).toBe('Leeds');
  });

  it('is saved without a month that contradicts it, and says which', async () => {
    amara = await person(app, { role: 'candidate' });
    const { body } = await add(
      [],
      [
        { ...job, end: '02/2020' },
        { ...job, start: '01/2027', end: undefined },
      ],
    );
    expect(body).toMatchObject({
      left: [
        { field: 'end', because: 'This is before the start, 03/2021. Enter the same month or a later one.' },
        { field: 'start', because: 'This month has not come yet. Enter this month or an earlier one.' },
      ],
    });
    const [first, second] = (await profile()).entries;
    expect(first).toMatchObject({ title: 'Engineer', start: '03/2021' });
    expect(first).not.toHaveProperty('end');
    expect(second).not.toHaveProperty('start');
  });

  it('is not taken back where its owner has changed it since', async () => {
    amara = await person(app, { role: 'candidate' });
    const { body } = await add([{ field: 'location', value: 'Lagos, Nigeria', was: null }], [job, job]);
    await amara.patch('/api/me/profile', { field: 'location', value: 'Abuja, Nigeria' });
    const [first] = (await profile()).entries;
    await amara.patch(`/api/me/profile/work/${String(first?.id)}`, { field: 'title', value: 'Lead' });
    expect((await takeBack(body)).body).toMatchObject({ kept: ['location', 'work'] });
    expect(await profile()).toMatchObject({
      answers: { location: 'Abuja, Nigeria' },
      entries: [{ title: 'Lead' }],
    });
  });

  it('never reaches an answer that is private, and never empties a name', async () => {
    amara = await person(app, { role: 'candidate' });
    for (const field of ['bornOn', 'currentVisa', 'fullName', 'requiresSponsorship']) {
      expect((await add([{ field, value: 'Yes', was: null }])).status).toBe(422);
      const undo = { answers: [{ field, value: 'Yes', before: null }], entries: [] };
      expect((await amara.post('/api/me/profile/additions/undo', undo)).status).toBe(422);
    }
  });

  it('takes back nothing of somebody else', async () => {
    amara = await person(app, { role: 'candidate' });
    const { body } = await add([], [job]);
    const bea = await person(app, { role: 'candidate' });
    await bea.post('/api/me/profile/additions/undo', withAdded.parse(body).added);
    expect((await profile()).entries).toHaveLength(1);
  });
});
