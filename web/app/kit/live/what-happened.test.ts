import { expect, it } from 'vitest';
import { parseTabMessage, whatHappened } from './what-happened.ts';

const subject = '0198a6f2-1b7c-7e3a-9c1d-2f6b8a4e5d10';

it('knows what an event is about', () => {
  const data = JSON.stringify({ kind: 'message', subject });
  expect(whatHappened({ kind: 'message', data })).toEqual({ kind: 'message', subject });
});

it('treats a reset as a reset, whatever comes with it', () => {
  expect(whatHappened({ kind: 'reset', data: '' })).toEqual({ kind: 'reset', subject: null });
});

it('ignores events that it does not know', () => {
  for (const data of ['', '{', '7', '{"kind":"party","subject":null}', '{"kind":"message","subject":"x"}'])
    expect(whatHappened({ kind: 'party', data })).toBeUndefined();
});

it('understands messages from other tabs, and ignores anything else', () => {
  for (const message of [{ event: { kind: 'read', subject } }, { state: 'lost' }, { ask: 'hurry' }])
    expect(parseTabMessage(message)).toEqual(message);
  for (const message of [null, 7, {}, { state: 'well' }, { ask: 7 }, { event: { kind: 'party' } }])
    expect(parseTabMessage(message)).toBeUndefined();
});
