import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const large = new Uint8Array(9_900_000).fill(97);
const resumes = '/api/me/resumes?name=cv.txt';
const send = (
  headers: Record<string, string>,
  body: NonNullable<RequestInit['body']>,
  path = resumes,
  method = 'POST',
) => app.ask(path, { method, headers, body, ...{ duplex: 'half' } });

it('responds to callers it refuses, however much they send, and takes large bodies nowhere else', async () => {
  expect((await send({}, large)).status).toBe(401);
  const { headers } = await person(app, { role: 'recruiter' });
  expect((await send(headers, large)).status).toBe(403);
  const candidate = await person(app, { role: 'candidate' });
  expect((await send(candidate.headers, large, '/api/me/resumes')).status).toBe(422);
  expect((await send(candidate.headers, large, '/api/me/profile')).status).toBe(413);
  const { status, body } = await candidate.upload(resumes, large);
  expect(status).toBe(201);
  const file = `/api/me/resumes/${body.id}/file?name=cv.txt`;
  expect((await send(candidate.headers, large, file, 'PUT')).status).toBe(200);
  expect((await send(candidate.headers, large, file, 'POST')).status).toBe(413);
});

it('stops at ten megabytes, though the request has no Content-Length', async () => {
  const { headers } = await person(app, { role: 'candidate' });
  let bytesSent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      bytesSent += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000).fill(97));
      if (bytesSent > 60_000_000) controller.close();
    },
  });
  const response = await send(headers, endless).catch(() => undefined);
  // A client that keeps sending may find the connection closed before it reads the response.
  expect([413, undefined]).toContain(response?.status);
  expect(bytesSent).toBeLessThan(40_000_000);
  expect((await app.ask('/readyz')).status).toBe(200);
});
