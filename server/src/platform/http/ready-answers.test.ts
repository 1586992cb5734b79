import { once } from 'node:events';
import { createServer, get, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { GuardedResponse } from './guarded-response.ts';
import { readyAnswers } from './ready-answers.ts';

const newResponse = () => new GuardedResponse(new IncomingMessage(new Socket()));

it('sends what was stored for exactly this URL, and nothing else', () => {
  const answers = readyAnswers();
  answers.keep('/api/a?b=1', '{"found":1}');
  expect(answers.send('/api/a?b=1', newResponse())).toBe(true);
  expect(answers.send('/api/a?b=2', newResponse())).toBe(false);
});

it('forgets temporary entries on time', () => {
  let now = 0;
  const answers = readyAnswers(() => now);
  answers.keep('/api/a', '{}', 60);
  now = 59_999;
  expect(answers.send('/api/a', newResponse())).toBe(true);
  now = 60_000;
  expect(answers.send('/api/a', newResponse())).toBe(false);
});

it('stores the latest 4,096: the oldest makes room', () => {
  const answers = readyAnswers();
  for (let question = 0; question <= 4096; question++) answers.keep(`/api/a?b=${question}`, '{}');
  expect(answers.send('/api/a?b=0', newResponse())).toBe(false);
  expect(answers.send('/api/a?b=1', newResponse())).toBe(true);
  expect(answers.send('/api/a?b=4096', newResponse())).toBe(true);
});

it('stores neither long URLs nor long responses', () => {
  const answers = readyAnswers();
  const long = `/api/a?b=${'x'.repeat(300)}`;
  answers.keep(long, '{}');
  answers.keep('/api/a', `"${'x'.repeat(20_000)}"`);
  expect(answers.send(long, newResponse())).toBe(false);
  expect(answers.send('/api/a', newResponse())).toBe(false);
});

it('sends letters beyond English as they are', async () => {
  const answers = readyAnswers();
  const json = '{"name":"Ynys Môn – Łódź café 🏴"}';
  answers.keep('/api/a', json);
  const server = createServer({ ServerResponse: GuardedResponse }, (_, response) =>
    answers.send('/api/a', response),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const request = get({ port, path: '/api/a', host: '127.0.0.1' });
  const [answer] = await once(request, 'response');
  expect(await text(answer)).toBe(json);
  server.close();
});

it('sends a long one compressed from the second time on, to a caller who accepts that', async () => {
  const answers = readyAnswers();
  const json = JSON.stringify({ name: 'Łódź café '.repeat(200) });
  answers.keep('/api/a', json);
  const server = createServer({ ServerResponse: GuardedResponse }, (request, response) =>
    answers.send('/api/a', response, request.headers['accept-encoding']),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const fetchAnswer = () => fetch(`http://127.0.0.1:${port}/api/a`, { headers: { 'Accept-Encoding': 'br' } });
  const encoding = async () => (await fetchAnswer()).headers.get('Content-Encoding');
  expect(await encoding()).toBeNull();
  await expect.poll(encoding).toBe('br');
  expect(await (await fetchAnswer()).text()).toBe(json);
  server.close();
});
