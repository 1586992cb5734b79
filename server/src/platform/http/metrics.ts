import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';
import type { GuardedResponse } from './guarded-response.ts';
import { notFound } from './problem.ts';
import { type Exchange, operationOf } from './request-log.ts';
import { isThisMachine } from './this-machine.ts';

/** A figure that is read when it is asked for. */
export interface GaugeRead {
  readonly name: `portway_${string}`;
  readonly help: string;
  /** The name of what tells its values apart, such as the queue. */
  readonly label?: string;
  read(): Promise<readonly { readonly of?: string; readonly value: number }[]>;
}

export interface MetricFamily {
  readonly name: string;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number | undefined>>;
    /** Of a histogram: of which of its parts the value is. */
    readonly metricName?: string;
  }[];
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures for an operator. No label holds an address, an account or anything else about a person. */
export function createMetrics(gauges: readonly GaugeRead[]) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'portway_request_seconds',
    help: 'Requests by operation, or by kind where it is none, and by class of status.',
    labelNames: ['operation', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  let ready = 0;
  new Counter({
    name: 'portway_ready_answers_total',
    help: 'Answers that were ready in memory. To time each would take a tenth as long as to send it.',
    registers: [registry],
    collect() {
      this.inc(ready);
      ready = 0;
    },
  });
  const open = new Set<GuardedResponse>();
  const openOf = (isStream: boolean) => [...open].filter(({ isEndless }) => isEndless === isStream).length;
  const inFlight: GaugeRead = {
    name: 'portway_requests_open',
    help: 'Requests that have no whole response yet, and streams of events.',
    label: 'kind',
    read: async () => [
      { of: 'request', value: openOf(false) },
      { of: 'stream', value: openOf(true) },
    ],
  };
  for (const gauge of [inFlight, ...gauges]) register(gauge, registry);
  return {
    /** Counts an answer that was ready in memory. */
    ready(): void {
      ready += 1;
    },
    /** Notes a request that has no whole response yet. */
    begun: (response: GuardedResponse): void => void open.add(response),
    /** Notes how long it took and how it ended. */
    ended(exchange: Exchange, ms: number): void {
      open.delete(exchange.response);
      // The length of a stream is that of a visit.
      if (!exchange.response.isEndless) requests.observe(labelsOf(exchange), ms / 1000);
    },
    /** One by one, for a page of our own. */
    families: (): Promise<readonly MetricFamily[]> => registry.getMetricsAsJSON(),
    /** In Prometheus' text format. */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** A figure that cannot be read is left out: the others are needed most while the database is gone. */
function register({ name, help, label, read }: GaugeRead, registry: Registry): void {
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      const samples = await read().catch(() => []);
      this.reset();
      // Without a label a reset leaves a zero.
      if (label === undefined) this.remove();
      for (const { of, value } of samples) {
        if (label === undefined || of === undefined) this.set(value);
        else this.set({ [label]: of }, value);
      }
    },
  });
}

function labelsOf(exchange: Exchange) {
  const { response } = exchange;
  const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'left';
  return { operation: operationOf(exchange), status };
}

/** Serves them to who has the token; without one to this machine alone, and not through a proxy that was forgotten. */
export function metricsHandler(metrics: Metrics, token: string | undefined): Handler<AppEnv> {
  return async (context) => {
    if (token !== undefined && !hasToken(context, token)) {
      throw new Refusal('metrics-token-needed', 'Send METRICS_TOKEN as Authorization: Bearer.', {
        status: 401,
      });
    }
    if (token === undefined && !isThisMachine(context)) notFound();
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  };
}

function hasToken({ req }: Context<AppEnv>, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(req.header('Authorization') ?? ''), hash(`Bearer ${token}`));
}
