import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { headerOf } from '../http/request-id.ts';
import { type Exchange, operationOf } from '../http/request-log.ts';
import { within } from '../http/request-scope.ts';
import type { Transport } from '../mail/transport.ts';
import type { Queue } from '../queue/queue.ts';

export interface TraceOptions {
  /** The base address of a collector that speaks OTLP over HTTP. */
  readonly endpoint: string;
  /** This share of the traces is sent, but none that a caller marks as not sent. */
  readonly share: number;
}

/** A stop does not wait longer than this for a collector that is gone. */
const stopWithinMs = 2_000;

/** Spans of requests, statements, jobs and emails. None holds a value, a query string, a path or an address. */
export function startTraces({ endpoint, share }: TraceOptions) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: 5_000,
  });
  const ofShare = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portway' }),
    sampler: new ParentBasedSampler({ root: ofShare, remoteParentSampled: ofShare }),
    // What a collector does not take in time is dropped: nothing waits for it, and at most 2,048 spans are held.
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('portway');
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  const current = () => contexts.getStore() ?? ROOT_CONTEXT;

  function inside<Result>(span: Span, work: () => Result): Result {
    return contexts.run(trace.setSpan(current(), span), () => work());
  }

  async function spanOf<Result>(
    { name, kind, attributes }: { name: string; kind: SpanKind; attributes: Attributes },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const span = tracer.startSpan(name, { kind, attributes }, current());
    const { traceId } = span.spanContext();
    try {
      return await inside(span, () => within({ traceId }, work));
    } catch (error) {
      // Its message may hold what somebody wrote.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  const job = <Result>(queue: string, work: () => Promise<Result>) =>
    spanOf(
      { name: `job ${queue}`, kind: SpanKind.CONSUMER, attributes: { 'messaging.destination.name': queue } },
      work,
    );

  return {
    /** Handles a request within its span. */
    request(exchange: Exchange, handle: () => void): void {
      const { request, response } = exchange;
      const from = propagator.extract(ROOT_CONTEXT, request, {
        keys: () => [],
        get: (carrier, name) => headerOf(carrier, name),
      });
      const method = request.method ?? 'GET';
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, from);
      response.traceId = span.spanContext().traceId;
      response.once('close', () => {
        const operation = operationOf(exchange);
        span.updateName(`${method} ${operation}`);
        span.setAttribute('portway.operation', operation);
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      contexts.run(trace.setSpan(from, span), handle);
    },
    /** Notes a statement that has ended: its text, in which values are numbered. */
    statement(text: string, ms: number): void {
      const end = Date.now();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const name = /^\W*(\w+)/.exec(text)?.[1] ?? 'statement';
      tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: end - ms }, current()).end(end);
    },
    queue: (queue: Queue): Queue => ({
      ...queue,
      work: (name, options, handler) => queue.work(name, options, (id) => job(name, () => handler(id))),
      workMany: (name, every, handler) => queue.workMany(name, every, (ids) => job(name, () => handler(ids))),
      schedule: (schedule) => queue.schedule({ ...schedule, run: () => job(schedule.name, schedule.run) }),
    }),
    transport: (transport: Transport): Transport => ({
      ...transport,
      send: (mail) =>
        spanOf({ name: 'send email', kind: SpanKind.CLIENT, attributes: {} }, () => transport.send(mail)),
    }),
    /** Sends what is left, if the collector takes it soon. */
    async stop(): Promise<void> {
      const flush = provider.shutdown().catch(() => undefined);
      await Promise.race([flush, wait(stopWithinMs, undefined, { ref: false })]);
    },
  };
}
