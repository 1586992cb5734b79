import { problem } from '@portway/contracts/problem';
import {
  addTestimonialOperation,
  publishedTestimonialsOperation,
  testimonialOperation,
  testimonialsOperation,
} from '@portway/contracts/site/testimonials/testimonials';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { person } from '../../../testing/people/people.ts';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const path = '/api/desk/testimonials';
const fields = {
  quote: 'We knew what it would cost before we wrote the offer.',
  name: 'Priya Raman',
  role: 'Head of People',
  organisation: 'Wexcombe Avionics',
  email: 'Priya@example.com',
  evidence: 'Her e-mail of 3 November 2026.',
};
const start = Date.parse('2026-11-23T12:00:00Z');
let now = start;
let page = 0;

describe('what clients said of us', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  beforeAll(async () => {
    app = await startTestApp({
      now: () => now,
      // Says how often it was rendered.
      web: {
        files: () => ({ assets: new Map(), pages: new Map() }),
        renderer: () => async () => {
          page += 1;
          const headers = { 'Content-Type': 'text/html', 'Portway-Keep': 'until-midnight' };
          return new Response(`${page}`, { headers });
        },
      },
    });
    desk = await staffDesk(app);
    await app.start();
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    now = start;
    await sql`delete from testimonial`.execute(app.superuser);
    await sql`truncate idempotency_key`.execute(app.superuser);
  });

  const visitor = httpClient((path, init) => app.ask(path, init));
  async function add(words: Partial<typeof fields> = {}) {
    now += 1;
    const { status, body } = await desk.staff.post(path, { ...fields, ...words });
    expect(status).toBe(201);
    return addTestimonialOperation.response.parse(body).id;
  }
  const show = async (id: string) =>
    testimonialOperation.response.parse((await desk.staff.get(`${path}/${id}`)).body);
  const list = async () => testimonialsOperation.response.parse((await desk.staff.get(path)).body);
  const confirm = (id: string, version = 1) =>
    desk.staff.post(`${path}/${id}/confirm`, { version, real: true, agreed: true });
  const confirmed = async (name: string) => {
    const id = await add({ name });
    now += 60_000;
    expect((await confirm(id)).status).toBe(200);
    return id;
  };
  const published = async () => {
    const { body } = await visitor.get('/api/testimonials');
    return publishedTestimonialsOperation.response.parse(body).testimonials;
  };
  const names = async () => (await published()).map(({ name }) => name);

  it('is shown to nobody before three are confirmed, then the three confirmed last, the newest first', async () => {
    await add({ name: 'Nobody Confirmed' });
    const first = await confirmed('One');
    await confirmed('Two');
    expect(await names()).toEqual([]);
    expect((await show(first)).shown).toBe(false);
    await confirmed('Three');
    expect(await names()).toEqual(['Three', 'Two', 'One']);
    await confirmed('Four');
    expect(await names()).toEqual(['Four', 'Three', 'Two']);
    const { testimonials, confirmed: count } = await list();
    expect([testimonials.map(({ name, shown }) => [name, shown]), count]).toEqual([
      [
        ['Four', true],
        ['Three', true],
        ['Two', true],
        ['One', false],
        ['Nobody Confirmed', false],
      ],
      4,
    ]);
  });

  it('shows everybody the words, the name, the job title and the organisation, and nothing else', async () => {
    for (const name of ['One', 'Two', 'Three']) await confirmed(name);
    const { email: _, evidence: __, ...words } = fields;
    expect((await visitor.get('/api/testimonials')).body).toEqual({
      testimonials: ['Three', 'Two', 'One'].map((name) => ({ ...words, name, example: false })),
    });
  });

  it('keeps who confirmed it and when, and takes both back', async () => {
    const id = await add();
    expect((await show(id)).confirmed).toBeNull();
    now += 1000;
    expect((await confirm(id)).body).toEqual({
      message: 'Confirmed. The home page shows it once 2 more are confirmed.',
    });
    expect((await show(id)).confirmed).toEqual({ at: '2026-11-23T12:00:01.001Z', by: 'Sam Staff' });
    expect((await desk.staff.post(`${path}/${id}/unconfirm`)).status).toBe(200);
    expect((await show(id)).confirmed).toBeNull();
    const deeds = (await desk.deeds()).filter(({ subject }) => subject === id);
    expect(deeds.map(({ action, actor }) => [action, actor])).toEqual([
      ['testimonial-added', desk.staff.id],
      ['testimonial-confirmed', desk.staff.id],
      ['testimonial-unconfirmed', desk.staff.id],
    ]);
  });

  it('is confirmed only by somebody who says both, of the words they have seen', async () => {
    const id = await add();
    const { status, body } = await desk.staff.post(`${path}/${id}/confirm`, {
      version: 1,
      real: true,
      agreed: false,
    });
    expect([status, problem.parse(body).fields]).toEqual([
      422,
      { agreed: 'Confirm that they agreed to be named.' },
    ]);
    const to = { ...fields, quote: 'Other words.', version: 1 };
    expect((await desk.staff.put(`${path}/${id}`, to)).status).toBe(200);
    expect((await confirm(id)).status).toBe(409);
    expect((await desk.staff.put(`${path}/${id}`, to)).status).toBe(409);
    expect((await show(id)).confirmed).toBeNull();
  });

  it('has to be confirmed again with other words or another name, not with another note', async () => {
    const id = await add();
    await confirm(id);
    const save = (words: Partial<typeof fields>, version: number) =>
      desk.staff.put(`${path}/${id}`, { ...fields, ...words, version });
    await save({ evidence: 'And a call on 5 November.' }, 2);
    expect((await show(id)).confirmed).not.toBeNull();
    expect((await save({ name: 'Priya Raman-Hall' }, 3)).body).toMatchObject({
      message: 'The testimonial is saved. It has other words now, so it has to be confirmed again.',
    });
    expect((await show(id)).confirmed).toBeNull();
  });

  it('is dropped from the home page kept in memory as soon as anyone changes it', async () => {
    const home = async () => Number(await (await app.ask('/')).text());
    const rendersAgain = async () => {
      now += 1000;
      const once = await home();
      return (await home()) - once;
    };
    await expect.poll(rendersAgain, { message: 'it is kept' }).toBe(0);
    const changes = [
      () => confirmed('One'),
      () => sql`update testimonial set name = 'Two'`.execute(app.superuser),
      () => sql`delete from testimonial`.execute(app.superuser),
    ];
    for (const change of changes) {
      now += 1000;
      const before = await home();
      await change();
      await expect.poll(home).toBeGreaterThan(before);
      await expect.poll(rendersAgain).toBe(0);
    }
  });

  it('is given to the person in their copy, and deleted with their account', async () => {
    const amara = await person(app, { role: 'candidate', email: 'priya@example.com' });
    const id = await confirmed('Priya Raman');
    const other = await add({ email: 'somebody@example.com' });
    const owned = app.tables.find((tables) => 'testimonial' in tables)?.testimonial;
    const subject = { account: amara.id, email: 'priya@example.com', organisations: [] };
    const { rows } = (await owned?.copy?.rows(subject).execute(app.superuser)) ?? { rows: [] };
    expect(rows).toMatchObject([{ name: 'Priya Raman', evidence: 'Her e-mail of 3 November 2026.' }]);
    await owned?.erase?.(subject).execute(app.superuser);
    expect((await desk.staff.get(`${path}/${id}`)).status).toBe(404);
    expect((await desk.staff.get(`${path}/${other}`)).status).toBe(200);
  });

  it('goes a year after it was last changed, where nobody confirmed it', async () => {
    const waiting = await add();
    const real = await confirmed('One');
    const age = (days: number) =>
      sql`update testimonial set changed_at = now() - make_interval(days => ${days})`.execute(app.superuser);
    const tidy = async () => {
      const owned = app.tables.find((tables) => 'testimonial' in tables)?.testimonial;
      for (const statement of owned?.expire?.() ?? []) await statement.execute(app.database.owner);
      return (await list()).testimonials.map(({ id }) => id);
    };
    await age(364);
    expect(await tidy()).toEqual([real, waiting]);
    await age(367);
    expect(await tidy()).toEqual([real]);
  });

  it('stays when the account that confirmed it is gone', async () => {
    const colleague = await person(app, { role: 'staff', fullName: 'Alex Again' });
    const id = await add();
    await colleague.post(`${path}/${id}/confirm`, { version: 1, real: true, agreed: true });
    expect((await show(id)).confirmed).toMatchObject({ by: 'Alex Again' });
    await app.superuser.deleteFrom('account').where('id', '=', colleague.id).execute();
    expect((await show(id)).confirmed).toMatchObject({ by: null });
  });
});
