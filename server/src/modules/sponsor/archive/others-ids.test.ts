import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { sponsorRows } from '../../../testing/people/sponsor-rows.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('what is named in a request, and is another organisation’s,', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let officer: Asking;
  let worker: string;
  const theirs = new Map<string, string>();
  beforeAll(async () => {
    app = await startTestApp();
    const cast = accessCast(app);
    officer = await cast.make('officer');
    worker = (await cast.workers.workerOf('own', officer)) ?? '';
    const other = await cast.make('officer');
    const account = other.person?.id ?? '';
    theirs.set('account', account);
    const rows = await sponsorRows(app.superuser, {
      ...{ organisation: other.organisation ?? '', manager: account, officer: account },
    });
    for (const { table, values } of rows) theirs.set(table, String(values.id));
    theirs.set('hire_case', (await cast.hires.caseOf('own', other)) ?? '');
    theirs.set('missing', randomUUID());
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const terms = { fromDay: '2026-01-05', jobTitle: 'Engineer', occupationCode: '2134', payPence: 6_000_000 };
  const week = { hoursPerWeek: 37.5, worksOn: [1, 2, 3, 4, 5], otherPlaces: [], hybridPattern: '' };
  const event = { happenedOn: '2026-11-20' };
  const soon = () => new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const calls: readonly [of: string, path: string, body: (id: string) => object][] = [
    ['work_place', '/api/sponsor/workers/{own}/terms', (workPlace) => ({ ...terms, ...week, workPlace })],
    [
      'work_place',
      '/api/sponsor/workers/{own}/terms',
      (id) => ({ ...terms, ...week, workPlace: null, otherPlaces: [id] }),
    ],
    [
      'work_place',
      '/api/sponsor/workers',
      (workPlace) => ({ fullName: 'A', terms: { ...terms, ...week, workPlace } }),
    ],
    ['account', '/api/sponsor/workers', (manager) => ({ fullName: 'Ana Marques', manager })],
    ['hire_case', '/api/sponsor/workers', (hireCase) => ({ fullName: 'Ana Marques', hireCase })],
    ['worker', '/api/sponsor/workers/change', (id) => ({ workers: [id], tag: 'Leeds', on: true })],
    ['account', '/api/sponsor/workers/change', (manager) => ({ workers: ['{own}'], manager })],
    [
      'worker_absence',
      '/api/sponsor/workers/{own}/absences/end',
      (absence) => ({ absence, lastDay: '2026-11-20' }),
    ],
    ['worker', '/api/sponsor/certificates', (id) => ({ worker: id, location: 'inside' })],
    ['worker', '/api/sponsor/events', (id) => ({ kind: 'worker-leaves', worker: id, ...event })],
    [
      'work_place',
      '/api/sponsor/events',
      (workPlace) => ({ kind: 'place', worker: '{own}', workPlace, ...event }),
    ],
    [
      'work_place',
      '/api/sponsor/events',
      (workPlace) => ({ kind: 'move', workers: ['{own}'], workPlace, ...event }),
    ],
    [
      'worker',
      '/api/sponsor/planned-events',
      (id) => ({ kind: 'worker-leaves', worker: id, happenedOn: soon() }),
    ],
    [
      'planned_event',
      '/api/sponsor/events',
      (planned) => ({ kind: 'worker-leaves', worker: '{own}', planned, ...event }),
    ],
    ['worker', '/api/sponsor/events/conclusion', (id) => ({ kind: 'worker-leaves', worker: id, ...event })],
    [
      'sponsor_event',
      '/api/sponsor/events',
      (corrects) => ({ kind: 'worker-leaves', worker: '{own}', corrects, why: 'x', ...event }),
    ],
    [
      'account',
      '/api/sponsor/key-people',
      (colleague) => ({ role: 'level-1', fullName: 'Carys Bowen', fromDay: '2026-11-01', colleague }),
    ],
  ];

  it.each(calls)('is no %s of ours: %s', async (owner, path, body) => {
    const outcomes = await Promise.all(
      [theirs.get(owner) ?? '', theirs.get('missing') ?? ''].map(async (id) => {
        const request: unknown = JSON.parse(JSON.stringify(body(id)).replaceAll('{own}', worker));
        const { status, body: response } = await officer.post(path.replace('{own}', worker), request);
        return { status, code: response.code, fields: response.fields };
      }),
    );
    const [other, missing] = outcomes;
    expect([404, 422], JSON.stringify(outcomes)).toContain(other?.status);
    expect(other).toEqual(missing);
  });
});
