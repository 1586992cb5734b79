import { randomUUID } from 'node:crypto';
import { answerTemplatesOperation, maxAnswerTemplates } from '@portway/contracts/staff/answer-templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person } from '../../../testing/people/people.ts';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const path = '/api/desk/answer-templates';

describe('templates of answers', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  beforeAll(async () => {
    app = await startTestApp();
    desk = await staffDesk(app);
  });
  beforeEach(() => desk.queries.deleteFrom('answer_template').execute());
  afterAll(() => app[Symbol.asyncDispose]());

  const names = async () => {
    const { body } = await desk.staff.get(path);
    return answerTemplatesOperation.response.parse(body).templates.map(({ name }) => name);
  };
  async function add(name: string, id: string = randomUUID()) {
    return { id, ...(await desk.staff.post(path, { id, name, text: 'Our prices are on the site.' })) };
  }

  it('are shared by the team, by name, and what is done to them is in the log', async () => {
    await add('Visits');
    const { id, status } = await add('prices');
    expect(status).toBe(201);
    expect(await names()).toEqual(['prices', 'Visits']);
    const response = await desk.staff.put(`${path}/${id}`, { name: 'What it costs', text: 'Nothing.' });
    expect(response.body).toMatchObject({
      message: 'The template is changed.',
      templates: [{ name: 'Visits' }, { name: 'What it costs', text: 'Nothing.' }],
    });
    await desk.staff.delete(`${path}/${id}`);
    expect(await names()).toEqual(['Visits']);
    expect((await desk.deeds()).slice(-3).map(({ action }) => action)).toEqual([
      'answer-template-added',
      'answer-template-changed',
      'answer-template-removed',
    ]);
  });

  it('sent twice, one is added once, and a name belongs to one of them', async () => {
    const { id } = await add('Prices');
    expect((await add('Prices', id)).status).toBe(201);
    expect(await names()).toEqual(['Prices']);
    const nameConflict = {
      status: 409,
      body: { fields: { name: expect.stringContaining('Choose another name') } },
    };
    expect(await add('PRICES')).toMatchObject(nameConflict);
    const other = await add('Visits');
    expect(await desk.staff.put(`${path}/${other.id}`, { name: 'prices', text: 'x' })).toMatchObject(
      nameConflict,
    );
    expect((await desk.staff.put(`${path}/${id}`, { name: 'prices', text: 'x' })).status).toBe(200);
  });

  it('are a hundred at most, and what is not there is answered with 404', async () => {
    const many = Array.from({ length: maxAnswerTemplates }, (_, at) => ({ id: randomUUID(), name: `${at}` }));
    await desk.queries
      .insertInto('answer_template')
      .values(many.map((one) => ({ ...one, text: 'x' })))
      .execute();
    expect(await add('One more')).toMatchObject({
      status: 422,
      body: { fields: { name: 'There are 100 templates already. Remove one first.' } },
    });
    expect((await desk.staff.put(`${path}/${randomUUID()}`, { name: 'a', text: 'b' })).status).toBe(404);
    expect((await desk.staff.delete(`${path}/${randomUUID()}`)).status).toBe(404);
  });

  it('are for the team alone', async () => {
    const recruiter = await person(app, { role: 'recruiter' });
    expect((await recruiter.get(path)).status).toBe(403);
    expect((await recruiter.delete(`${path}/${(await add('Prices')).id}`)).status).toBe(403);
    expect(await names()).toEqual(['Prices']);
  });
});
