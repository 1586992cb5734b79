import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { GuardedResponse } from './guarded-response.ts';
import { readyAnswers } from './ready-answers.ts';

const response = () => new GuardedResponse(new IncomingMessage(new Socket()));

it('sends what was kept for the very question, and nothing else', () => {
  const answers = readyAnswers();
  answers.keep('/api/a?b=1', '{"found":1}');
  expect(answers.send('/api/a?b=1', response())).toBe(true);
  expect(answers.send('/api/a?b=2', response())).toBe(false);
});

it('forgets in time what lasts for some seconds', () => {
  let now = 0;
  const answers = readyAnswers(() => now);
  answers.keep('/api/a', '{}', 60);
  now = 59_999;
  expect(answers.send('/api/a', response())).toBe(true);
  now = 60_000;
  expect(answers.send('/api/a', response())).toBe(false);
});

it('keeps the latest 4,096: the oldest makes room', () => {
  const answers = readyAnswers();
  for (let question = 0; question <= 4096; question++) answers.keep(`/api/a?b=${question}`, '{}');
  expect(answers.send('/api/a?b=0', response())).toBe(false);
  expect(answers.send('/api/a?b=1', response())).toBe(true);
  expect(answers.send('/api/a?b=4096', response())).toBe(true);
});

it('keeps neither long questions nor long answers', () => {
  const answers = readyAnswers();
  const long = `/api/a?b=${'x'.repeat(300)}`;
  answers.keep(long, '{}');
  answers.keep('/api/a', `"${'x'.repeat(20_000)}"`);
  expect(answers.send(long, response())).toBe(false);
  expect(answers.send('/api/a', response())).toBe(false);
});
