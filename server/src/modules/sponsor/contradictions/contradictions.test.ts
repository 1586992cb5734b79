import {
  type AgreementRow,
  listContradictionsOperation,
  showAgreementOperation,
} from '@portway/contracts/sponsor/contradictions/contradictions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import { validTerms, validWorker } from '../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const row = z.object({ id: z.string() });

describe('papers of a worker', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    officer = await cast.make('officer');
  });

  async function addWorker(facts: object = {}): Promise<string> {
    const { body } = await officer.post('/api/sponsor/workers', {
      ...validWorker,
      terms: validTerms,
      ...facts,
    });
    return row.parse(body).id;
  }
  const type = async (worker: string, paper: object) =>
    row.parse((await officer.post(`/api/sponsor/workers/${worker}/papers`, paper)).body).id;
  const agreement = async (worker: string, who: { get: Asking['get'] } = officer) =>
    showAgreementOperation.response.parse((await who.get(`/api/sponsor/workers/${worker}/papers`)).body);
  const rowOf = async (worker: string, field: string): Promise<AgreementRow | undefined> =>
    (await agreement(worker)).rows.find((each) => each.field === field);
  const list = async (query = '') =>
    listContradictionsOperation.response.parse(
      (await officer.get(`/api/sponsor/contradictions${query}`)).body,
    );
  const explain = async (worker: string, field: string, more: object = {}) => {
    const version = (await rowOf(worker, field))?.seen ?? '';
    const reason = { field, seen: version, why: 'only-words', reason: 'Payroll writes it so.', ...more };
    return await officer.post(`/api/sponsor/workers/${worker}/paper-explanations`, reason);
  };
  const compare = () => app.services.sponsorPapers.all();
  const certificate = {
    kind: 'certificate',
    fromDay: '2025-03-03',
    values: {
      'job-title': 'Software engineer',
      'occupation-code': '2134',
      pay: { pence: 57_000_00, basis: 'year' },
      'certificate-start': '2025-03-03',
      'certificate-end': '2028-03-02',
    },
  };
  const senior = {
    kind: 'contract',
    fromDay: '2026-04-01',
    values: { 'job-title': 'Senior software engineer' },
  };

  it('that agree are quiet, each value beside where it was typed, by whom and for which day', async () => {
    const worker = await addWorker();
    await type(worker, certificate);
    await type(worker, {
      kind: 'payslip',
      fromDay: '2026-09-01',
      toDay: '2026-09-30',
      values: { pay: { pence: 4_750_00, basis: 'month' }, hours: { hours: 162.5, basis: 'month' } },
    });
    const { rows } = await agreement(worker);
    expect(rows.filter(({ state }) => state === 'not-explained')).toEqual([]);
    expect(rows.find(({ field }) => field === 'pay')).toMatchObject({
      state: 'agree',
      cells: [
        {
          source: 'certificate',
          values: [{ words: '£57,000 a year', by: 'A recruiter', from: '2025-03-03' }],
        },
        { source: 'payslip', values: [{ words: '£4,750.00 a month', from: '2026-09-01', to: '2026-09-30' }] },
        { source: 'record', values: [{ words: '£57,000 a year', from: '2025-03-03' }] },
      ],
    });
    expect(rows.find(({ field }) => field === 'permission-end')).toMatchObject({ state: 'agree' });
  });

  it('that contradict each other are found, counted, and work for Today', async () => {
    const worker = await addWorker();
    await type(worker, certificate);
    await type(worker, senior);
    expect((await agreement(worker)).rows[0]).toMatchObject({
      field: 'job-title',
      state: 'not-explained',
      since: '2026-04-01',
      between: ['certificate', 'contract', 'record'],
      event: 'role',
    });
    expect((await list()).workers).toEqual([]);
    expect((await list()).waiting).toBe(true);
    await compare();
    expect(await list()).toMatchObject({
      workers: [{ id: worker, fields: ['job-title'], since: '2026-04-01', explained: 0 }],
      total: 1,
      fields: [{ field: 'job-title', title: 'Job title', count: 1 }],
      waiting: false,
    });
    await app.services.sponsorChecks.workerAlone({ organisation: officer.organisation ?? '', worker });
    const { body } = await officer.get('/api/sponsor/today');
    expect(JSON.stringify(body)).toContain('The papers of Ana Sofia Marques do not agree');
  });

  it('an event on record explains them, with its report', async () => {
    const worker = await addWorker();
    await type(worker, certificate);
    await type(worker, senior);
    const role = {
      ...{
        kind: 'role',
        worker,
        happenedOn: '2026-04-01',
        newTitle: 'Senior software engineer',
        newCode: '2134',
      },
      ...{ titleOrDutiesChanged: true, inTrainingProgramme: false },
    };
    expect(await officer.post('/api/sponsor/events', role)).toMatchObject({ status: 200 });
    expect(await rowOf(worker, 'job-title')).toMatchObject({
      state: 'explained',
      seen: null,
      explanations: [{ by: 'event', title: 'Role changed', day: '2026-04-01' }],
    });
    await compare();
    expect((await list()).workers).toEqual([]);
  });

  it('a person explains two values; another value later is not explained by it', async () => {
    const worker = await addWorker();
    await type(worker, certificate);
    const paper = await type(worker, senior);
    expect(await explain(worker, 'job-title')).toMatchObject({ status: 200 });
    expect(await rowOf(worker, 'job-title')).toMatchObject({
      state: 'explained',
      explanations: [
        { by: 'person', title: 'Only the words differ', words: 'Payroll writes it so.', name: 'A recruiter' },
      ],
    });
    await compare();
    expect((await list()).workers).toEqual([]);
    const newTitle = { version: 1, fromDay: '2026-04-01', values: { 'job-title': 'Engineering manager' } };
    expect((await officer.put(`/api/sponsor/stated-papers/${paper}`, newTitle)).status).toBe(200);
    expect(await rowOf(worker, 'job-title')).toMatchObject({ state: 'not-explained' });
    const back = { ...newTitle, version: 2, values: { 'job-title': 'Senior software engineer' } };
    expect((await officer.put(`/api/sponsor/stated-papers/${paper}`, back)).status).toBe(200);
    expect(await rowOf(worker, 'job-title')).toMatchObject({ state: 'explained' });
  });

  it('a reason is taken back, and stays on record', async () => {
    const worker = await addWorker();
    await type(worker, certificate);
    await type(worker, senior);
    const { body } = await explain(worker, 'job-title');
    const [id] = z.object({ ids: z.array(z.string()) }).parse(body).ids;
    expect((await officer.post(`/api/sponsor/paper-explanations/${id}/withdrawal`)).status).toBe(200);
    expect(await rowOf(worker, 'job-title')).toMatchObject({ state: 'not-explained' });
    const explanations = await app.superuser
      .selectFrom('paper_explanation')
      .select(['reason', 'withdrawn_by_name'])
      .where('id', '=', id ?? '')
      .execute();
    expect(explanations).toEqual([{ reason: 'Payroll writes it so.', withdrawn_by_name: 'A recruiter' }]);
  });

  it('a reason is for what was seen: of two officers, the second reads it again', async () => {
    const worker = await addWorker();
    await type(worker, certificate);
    await type(worker, senior);
    const version = (await rowOf(worker, 'job-title'))?.seen ?? '';
    await type(worker, {
      kind: 'other',
      title: 'Letter',
      fromDay: '2026-05-01',
      values: { 'job-title': 'Team lead' },
    });
    expect(await explain(worker, 'job-title', { seen: version })).toMatchObject({
      status: 409,
      body: { code: 'changed-elsewhere' },
    });
    expect(await explain(worker, 'job-title', { why: 'paper-is-wrong' })).toMatchObject({
      status: 422,
      body: { fields: { wrongSource: 'Choose the paper that is wrong.' } },
    });
  });

  it('sealed numbers are compared and never shown', async () => {
    const worker = await addWorker();
    const sealed = {
      'national-insurance': 'JG 10 37 59 A',
      'birth-date': '1990-04-12',
      passport: '533380006',
    };
    expect((await officer.put(`/api/sponsor/workers/${worker}/sealed`, sealed)).status).toBe(200);
    const september = { kind: 'payslip', fromDay: '2026-09-01', toDay: '2026-09-30' };
    await type(worker, {
      ...september,
      values: { 'national-insurance': 'JG103759A', 'birth-date': '1990-04-12' },
    });
    await type(worker, {
      kind: 'passport',
      fromDay: '2025-01-02',
      values: { 'passport-number': '533380007' },
    });
    const all = await agreement(worker);
    const stateOf = (field: string) => all.rows.find((each) => each.field === field)?.state;
    expect(['national-insurance', 'birth-date', 'passport-number'].map(stateOf)).toEqual([
      'agree',
      'agree',
      'not-explained',
    ]);
    expect(JSON.stringify(all)).not.toMatch(/103759|1990-04-12|53338000/);
    expect(all.rows[0]?.cells).toMatchObject([
      { source: 'passport', values: [{ words: 'sealed, ends 007', isSealed: true }] },
      { source: 'record', values: [{ words: 'sealed, ends 006' }] },
    ]);
  });

  it('a payslip is held against the certificate for a full period alone', async () => {
    const worker = await addWorker();
    await type(worker, certificate);
    const half = { kind: 'payslip', fromDay: '2026-09-01', toDay: '2026-09-15' };
    await type(worker, { ...half, values: { pay: { pence: 100_00, basis: 'month' } } });
    expect(await rowOf(worker, 'pay')).toMatchObject({
      state: 'agree',
      notes: ['Certificate and payslip: this payslip is for part of a pay period.', expect.any(String)],
    });
  });

  it('refuses in words what no such paper states', async () => {
    const worker = await addWorker();
    const papers = `/api/sponsor/workers/${worker}/papers`;
    const payslip = { kind: 'payslip', fromDay: '2026-09-01', values: { pay: { pence: 1, basis: 'month' } } };
    expect(await officer.post(papers, payslip)).toMatchObject({
      status: 422,
      body: { fields: { toDay: expect.any(String) } },
    });
    expect(
      await officer.post(papers, {
        kind: 'passport',
        fromDay: '2026-09-01',
        values: { hours: { hours: 1, basis: 'week' } },
      }),
    ).toMatchObject({
      status: 422,
      body: { fields: { 'values.hours': 'Such a paper does not state this.' } },
    });
    expect(await officer.post(papers, { kind: 'contract', fromDay: '2026-09-01', values: {} })).toMatchObject(
      { status: 422 },
    );
    expect(
      await officer.post(papers, {
        kind: 'contract',
        fromDay: '2026-09-01',
        values: { nationality: 'French' },
      }),
    ).toMatchObject({ status: 422 });
  });

  it('are read by a viewer, written by officers and advisers, and hidden from line managers and others', async () => {
    const manager = { organisation: officer.organisation ?? '', role: 'member' } as const;
    const as = (compliance_role: 'line-manager' | 'viewer') =>
      person(app, { role: 'recruiter', secondFactor: true, member: { ...manager, compliance_role } });
    const [carys, vera] = [await as('line-manager'), await as('viewer')];
    const worker = await addWorker({ manager: carys.id });
    const paper = await type(worker, senior);
    const path = `/api/sponsor/workers/${worker}/papers`;
    expect((await carys.get(path)).status).toBe(403);
    expect((await carys.get('/api/sponsor/contradictions')).status).toBe(403);
    expect(await agreement(worker, vera)).toMatchObject({ mayRecord: false, papers: [{ id: paper }] });
    expect((await vera.post(path, senior)).status).toBe(403);
    const stranger = await cast.make('officer');
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.delete(`/api/sponsor/stated-papers/${paper}`)).status).toBe(404);
  });

  it('are in the log of the owner, by action and worker', async () => {
    const worker = await addWorker();
    await type(worker, certificate);
    const paper = await type(worker, senior);
    await explain(worker, 'job-title');
    await officer.delete(`/api/sponsor/stated-papers/${paper}`);
    const entries = await app.superuser
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', worker)
      .orderBy('number')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'stated-paper-added',
      'stated-paper-added',
      'paper-difference-explained',
      'stated-paper-removed',
    ]);
  });

  it('are listed by how long they differ, by name and by how much, with search and pages', async () => {
    const names = ['Cem Aydin', 'Ana Marques', 'Ben Adeyemi'];
    for (const [index, fullName] of names.entries()) {
      const worker = await addWorker({ fullName });
      await type(worker, {
        ...senior,
        fromDay: `2026-0${4 + index}-01`,
        values: { ...senior.values, ...(index === 1 && { 'occupation-code': '2133' }) },
      });
    }
    await compare();
    const namesOf = async (query: string) => (await list(query)).workers.map(({ fullName }) => fullName);
    expect(await namesOf('')).toEqual(names);
    expect(await namesOf('?sort=name')).toEqual(['Ana Marques', 'Ben Adeyemi', 'Cem Aydin']);
    expect((await namesOf('?sort=most'))[0]).toBe('Ana Marques');
    expect(await namesOf('?search=aydin')).toEqual(['Cem Aydin']);
    expect(await namesOf('?field=occupation-code')).toEqual(['Ana Marques']);
    const [first] = (await list('?sort=name')).workers;
    expect(await namesOf(`?sort=name&after=${first?.id}`)).toEqual(['Ben Adeyemi', 'Cem Aydin']);
  });
});
