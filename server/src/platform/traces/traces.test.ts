import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { makeDatabase, type TestDatabase } from '../../testing/databases.ts';
import { startMailServer } from '../../testing/servers/mail-server.ts';
import { type ServerProcess, startServerProcess } from '../../testing/servers/server-process.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
});
const exportRequest = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

let folder: string;
let testDatabase: TestDatabase;
let running: ServerProcess[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portway-traces-'));
  testDatabase = await makeDatabase('migrated');
  running = [];
});

afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await testDatabase.remove();
  rmSync(folder, { recursive: true });
});

async function start(settings: Record<string, string>) {
  const { url, webUrl = '' } = testDatabase.place;
  const place = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl };
  const server = await startServerProcess({ ...place, ...settings });
  running.push(server);
  await server.ready;
  return server;
}

/** A collector that keeps the spans it is sent. */
async function startCollector() {
  const spans: z.output<typeof span>[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = exportRequest.parse(await json(request));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { spans, endpoint: `http://127.0.0.1:${address.port}`, [Symbol.dispose]: () => server.close() };
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callersSpan = '00f067aa0ba902b7';

/** What a person typed or is known by: none of it may reach a collector or the log. */
const personalTexts = ['Wilhelmina', 'wilhelmina@private.example', 'a private question'];

const linesOf = (server: ServerProcess, requestId: string) =>
  server
    .output()
    .split('\n')
    .filter((text) => text.includes(requestId))
    .map((text): unknown => JSON.parse(text));

const contact = (origin: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/contact?utm=a-private-search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ firstName: personalTexts[0], email: personalTexts[1], message: personalTexts[2] }),
  });

it('an operator’s collector gets the request under its caller’s trace, its statements, and the email that follows, with nothing a person typed', async () => {
  using collector = await startCollector();
  await using mail = await startMailServer();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, SMTP_URL: mail.url });
  const response = await contact(server.origin, {
    traceparent: `00-${traceId}-${callersSpan}-01`,
    'X-Request-Id': 'asked-by-a-test',
  });
  expect(response.status).toBe(200);
  const ofTrace = () => collector.spans.filter((each) => each.traceId === traceId);
  const spansNamed = (name: string) => collector.spans.filter((each) => each.name === name);
  await expect
    .poll(() => ofTrace().some(({ name }) => name.startsWith('POST')), { timeout: 10_000 })
    .toBe(true);
  const [request] = ofTrace().filter(({ name }) => name.startsWith('POST'));
  expect(request).toMatchObject({ name: 'POST sendContactMessage', parentSpanId: callersSpan });
  const statements = ofTrace().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.some(({ attributes }) => JSON.stringify(attributes).includes('insert into'))).toBe(true);
  await expect.poll(() => spansNamed('send email').length, { timeout: 15_000 }).toBeGreaterThan(0);
  const [email] = spansNamed('send email');
  // The job ends after its email, and may come with a later batch.
  const jobName = () => collector.spans.find(({ spanId }) => spanId === email?.parentSpanId)?.name;
  await expect.poll(jobName, { timeout: 15_000 }).toBe('job mail');
  const everything = JSON.stringify(collector.spans);
  for (const text of [...personalTexts, 'a-private-search', '127.0.0.1'])
    expect(everything).not.toContain(text);
  expect(linesOf(server, 'asked-by-a-test')).toMatchObject([{ requestId: 'asked-by-a-test', traceId }]);
});

it('every line of the log within a request carries its id, and its trace’s', async () => {
  using collector = await startCollector();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  // Without its tables a request fails, and the failure is logged before the request.
  const superuser = openAsSuperuser(testDatabase.adminUrl);
  await superuser.schema.alterTable('enquiry').renameTo('gone').execute();
  await superuser.destroy();
  const traceparent = `00-${traceId}-${callersSpan}-01`;
  const response = await contact(server.origin, { traceparent, 'X-Request-Id': 'that-will-fail' });
  expect(response.status).toBe(500);
  await expect.poll(() => linesOf(server, 'that-will-fail').length).toBe(2);
  for (const line of linesOf(server, 'that-will-fail')) expect(line).toMatchObject({ traceId });
  for (const text of personalTexts) expect(server.output()).not.toContain(text);
});

it('a trace that its caller does not keep is not sent', async () => {
  using collector = await startCollector();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  await fetch(`${server.origin}/api/jobs`, { headers: { traceparent: `00-${traceId}-${callersSpan}-00` } });
  await fetch(`${server.origin}/readyz`);
  await expect
    .poll(() => collector.spans.map(({ name }) => name), { timeout: 10_000 })
    .toContain('GET operator');
  expect(collector.spans.filter((each) => each.traceId === traceId)).toEqual([]);
});

it('a collector that is gone delays neither a request nor the stop', async () => {
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(`${server.origin}/api/jobs`)).status).toBe(200);
  server.child.kill('SIGTERM');
  const late = new Promise((resolve) => setTimeout(resolve, 8_000, 'still running'));
  expect(await Promise.race([server.ended, late])).toBe(0);
});
