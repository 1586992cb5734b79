import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureLimits } from '@portway/contracts/staff/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorGauges } from '../db/health/operator-gauges.ts';
import { diskGauges } from '../files/disk-gauges.ts';
import { createMetrics } from './metrics.ts';

const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string().endsWith('.'), action: z.string() }),
});
const file = join(import.meta.dirname, '../../../../deploy/alerts.yaml');
const { groups } = z
  .object({ groups: z.tuple([z.object({ rules: z.array(rule) })]) })
  .parse(parse(readFileSync(file, 'utf8')));
const { rules } = groups[0];

describe('the alerts that an operator copies', () => {
  let app: TestApp;
  let types: ReadonlyMap<string, string>;
  let labels: ReadonlySet<string>;
  beforeAll(async () => {
    app = await startTestApp();
    const text = await createMetrics([
      ...operatorGauges(app.database, '2026-10-05'),
      ...diskGauges(app.folder),
    ]).text();
    types = new Map(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
    );
    // Of what has no value yet, such as the time of requests, the collector's source says the labels.
    const source = readFileSync(join(import.meta.dirname, 'metrics.ts'), 'utf8');
    const labelNames = /labelNames: \[([^\]]+)\]/.exec(source)?.[1] ?? '';
    labels = new Set([
      ...[...text.matchAll(/[{,](\w+)="/g)].map(([, name = '']) => name),
      ...[...labelNames.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    ]);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('read figures that are served, under the names they have, and by labels they have', () => {
    for (const { alert, expr } of rules) {
      const names = expr.match(/\b(?:portway|nodejs|process)_\w+/g) ?? [];
      const areServed = names.map((name) => {
        const histogram = name.replace(/_(?:bucket|count|sum)$/, '');
        return types.has(name) || types.get(histogram) === 'histogram';
      });
      expect({ alert, known: areServed }).toEqual({ alert, known: names.map(() => true) });
      expect(names.length + (expr.match(/\bup\b/g) ?? []).length, alert).toBeGreaterThan(0);
      const used = [...expr.matchAll(/[{,]\s*(\w+)\s*(?:!?=~?|!~)/g)].map(([, label = '']) => label);
      const groupLabels = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, by = '']) => by.split(/,\s*/));
      used.push(...groupLabels.filter((label) => label !== 'le'));
      const unknown = used.filter((label) => label !== 'job' && !labels.has(label));
      expect({ alert, unknown }).toEqual({ alert, unknown: [] });
    }
  });

  it('look at this product alone, where others have figures of the same name', () => {
    for (const { alert, expr } of rules) {
      const others = expr.match(/\b(?:up|(?:nodejs|process)_\w+)\b(?!\{job="portway"\})/g) ?? [];
      expect({ alert, others }).toEqual({ alert, others: [] });
    }
  });

  it('do not let the requests of a balancer hide those of people', () => {
    for (const { alert, expr } of rules)
      for (const [selected] of expr.matchAll(/portway_request_seconds_\w+(?:\{[^}]*\})?/g))
        expect({ alert, selected }).toEqual({
          alert,
          selected: expect.stringMatching(/operation!(?:=|~)"[^"]*operator/),
        });
  });

  it('have a name each, and begin where the page of figures asks someone to look', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    const bounds = new Map(rules.map(({ alert, expr }) => [alert, Number(/[><=]+ (\S+)$/.exec(expr)?.[1])]));
    expect(Object.fromEntries(bounds)).toMatchObject({
      PortwayFails: figureLimits.failedShare,
      PortwaySlow: figureLimits.slowMs / 1000,
      PortwayEventLoopLate: figureLimits.eventLoopMs / 1000,
      PortwayMemory: figureLimits.residentBytes,
      PortwayQueueWaits: figureLimits.queueSeconds,
      PortwayEmailsLate: figureLimits.lateEmails,
      PortwayBackupOld: figureLimits.backupSeconds,
      PortwayDiskFills: figureLimits.freeDiskShare,
      PortwayRegisterOld: figureLimits.registerDays,
      PortwayLawOld: figureLimits.lawDays,
    });
  });
});
