import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort } from '../../testing/test-app.ts';
import { GuardedResponse } from './guarded-response.ts';
import { openSseConnection, type SseConnection } from './sse-connection.ts';

/** A server with one streaming response, and a client of it. */
async function openStream() {
  const { promise, resolve } = Promise.withResolvers<SseConnection>();
  const { promise: closing, resolve: close } = Promise.withResolvers<void>();
  const server = createServer({ ServerResponse: GuardedResponse }, (_, response) =>
    resolve(openSseConnection(response, close)),
  );
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return { connection: await promise, closed: closing, server, client };
}

it('sends the security headers with the head, then each piece as it is written, and ends with the connection', async () => {
  const { connection, closed, server, client } = await openStream();
  let text = '';
  client.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  connection.write('one\n');
  await setTimeout(20);
  connection.write('two – 2\n');
  await expect.poll(() => text).toMatch(/two/);
  const clientEnd = once(client, 'close');
  connection.end();
  await Promise.all([clientEnd, closed, new Promise((resolve) => server.close(resolve))]);
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  for (const header of [
    'Content-Type: text/event-stream',
    'Connection: close',
    'X-Content-Type-Options: nosniff',
  ])
    expect(text).toContain(`\r\n${header}\r\n`);
  // Each piece is a chunk: its length in bytes, then its text.
  expect(text.slice(text.indexOf('\r\n\r\n') + 4)).toBe('4\r\none\n\r\na\r\ntwo – 2\n\r\n0\r\n\r\n');
});

it('cuts off clients that do not read, and notices those that disconnect', async () => {
  const slow = await openStream();
  slow.client.pause();
  for (let piece = 0; piece < 400; piece += 1) {
    slow.connection.write('x'.repeat(64_000));
    await setTimeout(0);
  }
  await slow.closed;
  const disconnected = await openStream();
  disconnected.client.destroy();
  await disconnected.closed;
  disconnected.connection.write('nobody hears it');
  disconnected.connection.end();
  for (const { server, client } of [slow, disconnected]) {
    client.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
});

it('tells at once that a client has disconnected before its response began, and writes nothing', async () => {
  const { promise: request, resolve } = Promise.withResolvers<GuardedResponse>();
  const server = createServer({ ServerResponse: GuardedResponse }, (_, response) => resolve(response));
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const client = connect(port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const response = await request;
  client.destroy();
  await once(response, 'close');
  let closings = 0;
  const connection = openSseConnection(response, () => {
    closings += 1;
  });
  connection.write('nobody reads it');
  connection.end();
  expect([closings, response.headersSent]).toEqual([1, false]);
  await new Promise((closed) => server.close(closed));
});
