import { problem } from '@portway/contracts/problem';
import {
  addOperatorFigureOperation,
  operatorDeskOperation,
  publishedOperatorOperation,
} from '@portway/contracts/site/operator/operator';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetExamples } from '../../../admin/forget-demo.ts';
import { addExamples } from '../../../seed/examples/add-examples.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const path = '/api/desk/operator/figures';
const fields = { value: '120', label: 'sponsors advised', source: 'Our own records', on: '2026-11-02' };
const noon = Date.parse('2026-11-23T12:00:00Z');
let now = noon;

describe('the operator’s own figures and contact details', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    desk = await staffDesk(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    for (const table of ['operator_figure', 'operator_contact', 'testimonial', 'idempotency_key'])
      await sql`truncate ${sql.table(table)} cascade`.execute(app.superuser);
  });

  const visitor = httpClient((path, init) => app.ask(path, init));
  async function add(figure: Partial<typeof fields> = {}) {
    now += 1000;
    const { status, body } = await desk.staff.post(path, { ...fields, ...figure });
    expect(status).toBe(201);
    return addOperatorFigureOperation.response.parse(body);
  }
  const published = async () =>
    publishedOperatorOperation.response.parse((await visitor.get('/api/operator')).body);
  const values = async () => (await published()).figures.map(({ value }) => value);
  const onDesk = async () =>
    operatorDeskOperation.response.parse((await desk.staff.get('/api/desk/operator')).body);

  it('stand on the page About once there are three, in the order in which they were entered', async () => {
    expect((await add({ value: '1' })).message).toBe(
      'The figure is saved. The page About shows it once there are 2 more.',
    );
    await add({ value: '2' });
    expect(await values()).toEqual([]);
    await add({ value: '3' });
    expect(await values()).toEqual(['1', '2', '3']);
    expect((await published()).figures[0]).toEqual({ ...fields, value: '1', example: false });
    await add({ value: '4' });
    const fifth = await desk.staff.post(path, fields);
    expect([fifth.status, problem.parse(fifth.body).message]).toEqual([
      409,
      'The page has room for 4 figures. Delete one, or change it.',
    ]);
  });

  it('are changed and deleted by staff, which the audit log keeps', async () => {
    const { id } = await add();
    const change = (version: number) => desk.staff.put(`${path}/${id}`, { ...fields, value: '130', version });
    expect((await change(1)).status).toBe(200);
    expect((await change(1)).status).toBe(409);
    expect((await onDesk()).figures).toMatchObject([{ value: '130', version: 2, shown: false }]);
    expect((await desk.staff.delete(`${path}/${id}`)).status).toBe(200);
    expect((await onDesk()).figures).toEqual([]);
    const deeds = (await desk.deeds()).filter(({ subject }) => subject === id);
    expect(deeds.map(({ action }) => action)).toEqual([
      'operator-figure-added',
      'operator-figure-changed',
      'operator-figure-deleted',
    ]);
  });

  it.each([
    [{ value: 'many' }, { value: 'Enter a number, such as 120, 98% or 40+.' }],
    [{ source: ' ' }, { source: 'Say where the figure comes from.' }],
    [{ on: '2026-11-24' }, { on: 'Enter today or an earlier day.' }],
    [{ on: 'yesterday' }, { on: 'Enter a day that exists, with its month and year.' }],
  ])('a figure with %j is refused, and the field is named', async (wrong, faults) => {
    const { status, body } = await desk.staff.post(path, { ...fields, ...wrong });
    expect([status, problem.parse(body).fields]).toEqual([422, faults]);
  });

  it('a number and an address are shown once entered, and nothing when both are emptied', async () => {
    const save = (contact: Record<string, string>) => desk.staff.put('/api/desk/operator/contact', contact);
    expect((await published()).contact).toBeNull();
    await save({ phone: '020 7946 0018' });
    expect((await published()).contact).toEqual({ phone: '020 7946 0018', address: null, example: false });
    await save({ phone: '', address: '2 Quay Road\nBristol' });
    expect((await published()).contact).toMatchObject({ phone: null, address: '2 Quay Road\nBristol' });
    await save({ phone: '', address: '' });
    expect((await published()).contact).toBeNull();
    const wrong = await save({ phone: 'ring the bell' });
    expect(problem.parse(wrong.body).fields).toEqual({
      phone: 'Enter a telephone number, such as 020 7946 0321.',
    });
  });

  describe('with the examples of the demo', () => {
    beforeEach(() => addExamples(app.database.owner, noon));

    it('shows the three figures, each with its tag, and three testimonials likewise', async () => {
      const { figures, contact } = await published();
      expect(figures.map(({ value, label, example }) => [value, label, example])).toEqual([
        ['50K+', 'clients', true],
        ['99.8%', 'satisfaction', true],
        ['150+', 'countries', true],
      ]);
      expect(contact).toMatchObject({ phone: '020 7946 0321', example: true });
      expect((await visitor.get('/api/testimonials')).body).toMatchObject({
        testimonials: [{ example: true }, { example: true }, { example: true }],
      });
    });

    it('no staff can change one, confirm it, or take its tag off, even if the app forgets to check', async () => {
      const [figure] = (await onDesk()).figures;
      const refused = await desk.staff.put(`${path}/${figure?.id}`, { ...fields, version: 1 });
      expect([refused.status, problem.parse(refused.body).code]).toEqual([409, 'example']);
      const testimonial = await app.superuser
        .selectFrom('testimonial')
        .select('id')
        .executeTakeFirstOrThrow();
      const testimonialPath = `/api/desk/testimonials/${testimonial.id}`;
      const words = {
        quote: 'Yes.',
        name: 'A',
        role: 'B',
        organisation: 'C',
        email: 'a@b.example',
        evidence: 'x',
      };
      expect((await desk.staff.put(testimonialPath, { ...words, version: 1 })).status).toBe(409);
      expect(
        (await desk.staff.post(`${testimonialPath}/confirm`, { version: 1, real: true, agreed: true }))
          .status,
      ).toBe(409);
      expect((await desk.staff.post(`${testimonialPath}/unconfirm`)).status).toBe(409);
      const { rows } = await sql`select grantee from information_schema.column_privileges
        where table_name in ('operator_figure', 'testimonial', 'operator_contact') and column_name = 'example'
        and privilege_type in ('INSERT', 'UPDATE') and grantee = 'portway_app'`.execute(app.superuser);
      expect(rows).toEqual([]);
    });

    it('they are gone once the demo is forgotten, and nothing else is', async () => {
      await add({ value: '1' });
      expect(await forgetExamples(app.database.owner)).toEqual({ figures: 3, testimonials: 3, contacts: 1 });
      expect((await onDesk()).figures.map(({ value }) => value)).toEqual(['1']);
      expect(await published()).toEqual({ figures: [], contact: null });
      expect((await visitor.get('/api/testimonials')).body).toEqual({ testimonials: [] });
    });

    it('the operator’s own take their place, and staff may delete them', async () => {
      await add({ value: '1' });
      expect(await values()).toEqual(['1', '50K+', '99.8%', '150+']);
      await add({ value: '2' });
      await add({ value: '3' });
      expect(await values()).toEqual(['1', '2', '3']);
      await desk.staff.put('/api/desk/operator/contact', { phone: '020 7946 0018' });
      expect((await published()).contact).toEqual({ phone: '020 7946 0018', address: null, example: false });
      const example = (await onDesk()).figures.find(({ value }) => value === '50K+');
      expect((await desk.staff.delete(`${path}/${example?.id}`)).status).toBe(200);
    });
  });
});
