import { figuresOperation } from '@portway/contracts/staff/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { figuresOf, type MetricFamily } from './staff-figures.presenter.ts';

const bucket = (le: number | string, value: number, status = '2xx') => ({
  metricName: 'portway_request_seconds_bucket',
  labels: { operation: 'searchJobs', status, le },
  value,
});
const part = (name: 'sum' | 'count', value: number, status = '2xx') => ({
  metricName: `portway_request_seconds_${name}`,
  labels: { operation: 'searchJobs', status },
  value,
});

describe('the figures for the team', () => {
  it('tell how long half of the requests of an operation take, and nineteen in twenty', () => {
    const values = [
      ...[bucket(0.1, 50), bucket(0.5, 90), bucket(1, 100), bucket('+Inf', 100)],
      ...[part('sum', 20), part('count', 100)],
    ];
    const { requests } = figuresOf([{ name: 'portway_request_seconds', values }], 0);
    expect(requests.operations).toEqual([
      { operation: 'searchJobs', answered: 100, failed: 0, middleMs: 100, slowMs: 750 },
    ]);
  });

  it('count what failed and who left, of all statuses together', () => {
    const values = [
      ...[part('count', 3), part('count', 2, '5xx'), part('count', 1, 'left')],
      ...[bucket('+Inf', 3), bucket('+Inf', 2, '5xx')],
    ];
    const { requests } = figuresOf([{ name: 'portway_request_seconds', values }], 0);
    expect(requests).toMatchObject({ answered: 6, failed: 2, left: 1 });
  });

  it('tell the age of the newest backup and how much of the disk is free', () => {
    const figures = figuresOf(
      [
        { name: 'portway_backup_age_seconds', values: [{ labels: {}, value: 7_200 }] },
        { name: 'portway_disk_free_bytes', values: [{ labels: {}, value: 20 }] },
        { name: 'portway_disk_size_bytes', values: [{ labels: {}, value: 100 }] },
      ],
      0,
    );
    expect(figures).toMatchObject({ backupAgeSeconds: 7_200, disk: { freeBytes: 20, sizeBytes: 100 } });
  });

  it('show the queue that waits longest first, and no age where there is no register', () => {
    const queue = (name: string, label: string, value: number): MetricFamily['values'][number] => ({
      labels: { [name]: label },
      value,
    });
    const figures = figuresOf(
      [
        { name: 'portway_queue_due', values: [queue('queue', 'mail', 3), queue('queue', 'alerts', 1)] },
        {
          name: 'portway_queue_oldest_seconds',
          values: [queue('queue', 'mail', 4), queue('queue', 'alerts', 900)],
        },
        { name: 'portway_database_connections', values: [queue('state', 'awaited', 2)] },
      ],
      0,
    );
    expect(figures.queues).toEqual([
      { queue: 'alerts', due: 1, oldestSeconds: 900 },
      { queue: 'mail', due: 3, oldestSeconds: 4 },
    ]);
    expect(figures).toMatchObject({
      registerAgeDays: null,
      backupAgeSeconds: null,
      disk: null,
      database: { busy: 0, idle: 0, awaited: 2 },
    });
  });
});

describe('the page of figures', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('is answered to staff, from the same collector as /metrics', async () => {
    const { staff } = await staffDesk(app);
    const { status, body } = await staff.get('/api/desk/figures');
    expect(status).toBe(200);
    expect(figuresOperation.response.parse(body)).toMatchObject({
      failedEmails: 0,
      lateEmails: 0,
      registerAgeDays: null,
      backupAgeSeconds: null,
    });
  });
});
