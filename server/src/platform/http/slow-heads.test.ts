import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isNight } from '../../testing/at-night.ts';
import { startTestApi, type TestSite } from '../../testing/test-app.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestApi(() => {});
});
afterAll(() => site[Symbol.asyncDispose]());

it.runIf(isNight)(
  'a request whose head comes slowly is ended after 15 seconds',
  { timeout: 60_000 },
  async () => {
    const socket = connect(Number(new URL(site.origin).port), 'localhost');
    const start = performance.now();
    let answer = '';
    let isOpen = true;
    socket.on('data', (piece) => {
      answer += piece.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      isOpen = false;
    });
    socket.write('GET /api/me HTTP/1.1\r\nHost: localhost\r\n');
    for (let header = 0; isOpen && header < 46; header++) {
      socket.write(`X-Header-${header}: a\r\n`);
      await setTimeout(1000);
    }
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - start).toBeLessThan(25_000);
  },
);
