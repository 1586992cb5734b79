import { noIdentityAnswers } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { ProblemError } from '@portway/contracts/problem';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Edit, Sent } from '../../../../kit/forms/autosave/autosave.ts';
import { succeeded } from '../../../../kit/forms/form-state.ts';
import type { IdentityCalls } from './equality-monitoring-calls.ts';
import { IdentityRecord, identityKey } from './equality-monitoring-record.ts';

const since = '2026-11-21T10:00:00.000Z';
const woman = { ...noIdentityAnswers, gender: 'woman' as const };
const success = succeeded('Done.', undefined);

/** A server that responds as the test says. */
function page(storedAnswers: typeof woman | null = null) {
  const server: { stored: typeof woman | null; sent: Edit[]; sends: Sent | 'gone' } = {
    stored: storedAnswers,
    sent: [],
    sends: { status: 'unreachable' },
  };
  const calls: IdentityCalls = {
    show: async () => ({ answers: server.stored, consentedAt: server.stored && since }),
    agree: async () => {
      server.stored = { ...noIdentityAnswers, gender: 'woman' };
      return success;
    },
    remove: async () => {
      server.stored = null;
      return success;
    },
    async send(edit, onGone) {
      server.sent.push(edit);
      if (server.sends !== 'gone') return server.sends;
      onGone();
      return { status: 'away' };
    },
  };
  return { server, calls, record: new IdentityRecord(calls) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('asks for consent first, and only then has answers', async () => {
  const { record } = page();
  await record.look();
  expect(record.state()).toEqual({ status: 'asking' });
  await record.agree();
  expect(record.state()).toEqual({ status: 'agreed', since, fresh: true });
  expect(record.autosave.shown(identityKey).value).toEqual(woman);
});

it('keeps a change without a connection, and sends it with the value it replaces', async () => {
  const { record, server } = page(woman);
  await record.look();
  const man = { ...woman, gender: 'man' };
  record.autosave.change(identityKey, man, { settled: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(record.autosave.shown(identityKey)).toMatchObject({ value: man, state: { status: 'offline' } });
  server.sends = { status: 'saved', value: man };
  await record.retry();
  expect(server.sent).toEqual([
    { value: man, was: woman },
    { value: man, was: woman },
  ]);
  expect(record.autosave.summary()).toBe('stored');
});

it('drops everything once it is deleted: nothing is sent afterwards', async () => {
  const { record, server } = page(woman);
  await record.look();
  record.autosave.change(identityKey, { ...woman, gender: 'man' }, { settled: true });
  await vi.advanceTimersByTimeAsync(0);
  await record.remove();
  expect(record.state()).toEqual({ status: 'asking', outcome: success });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sent.length).toBe(1);
  expect(record.autosave.shown(identityKey).value).toBeUndefined();
});

it('asks for consent again when another window withdrew it, noticed on a fetch or on a save', async () => {
  for (const how of ['look', 'save'] as const) {
    const { record, server } = page(woman);
    await record.look();
    server.stored = null;
    server.sends = 'gone';
    if (how === 'look') await record.look();
    else record.autosave.change(identityKey, noIdentityAnswers, { settled: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(record.state()).toMatchObject({ status: 'asking', outcome: { status: 'success' } });
  }
});

it('says when answers cannot be decrypted, and when they did not load', async () => {
  const { calls } = page();
  const failing = (error: unknown) => new IdentityRecord({ ...calls, show: () => Promise.reject(error) });
  const sealed = failing(new ProblemError(409, { code: 'unreadable', message: 'Delete them.' }));
  await sealed.look();
  expect(sealed.state()).toEqual({ status: 'unreadable', message: 'Delete them.' });
  const away = failing(new TypeError('Failed to fetch'));
  await away.look();
  expect(away.state()).toEqual({ status: 'failed' });
});
