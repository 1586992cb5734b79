import { expect, it } from 'vitest';
import { jsonStorage } from '../../../kit/loading/json-storage.ts';
import { MemoryStorage } from '../../../kit/testing/memory-storage.ts';
import { storedDraft } from './drafts.ts';

const cv = { id: 'f', name: 'cv.pdf', kind: 'pdf' as const, bytes: 900 };
const unsent = { id: 'm', text: 'Hello', attachments: [cv], writtenAt: '2026-11-21T10:00:00Z' };

it('stores drafts and unsent messages, separately for each conversation and account', () => {
  const memory = new MemoryStorage();
  const storage = jsonStorage(memory);
  storedDraft('amara', 'one', storage).keep({ text: 'I would' });
  storedDraft('amara', 'one', storage).keepUnsent([unsent]);
  expect(storedDraft('amara', 'one', storage).read()).toEqual({
    text: 'I would',
    attachments: [],
    unsent: [unsent],
  });
  for (const [account, conversation] of [
    ['amara', 'two'],
    ['tom', 'one'],
  ] as const)
    expect(storedDraft(account, conversation, storage).read().text).toBe('');
});

it('leaves nothing behind once everything is sent', () => {
  const memory = new MemoryStorage();
  const storage = jsonStorage(memory);
  const draft = storedDraft('amara', 'one', storage);
  draft.keep({ text: 'I would', attachments: [cv] });
  draft.keepUnsent([unsent]);
  draft.keep({ text: '', attachments: [] });
  draft.keepUnsent([]);
  expect(Object.keys(memory)).toEqual([]);
});

it('leaves another tab’s data alone', () => {
  const memory = new MemoryStorage();
  const storage = jsonStorage(memory);
  const [first, second] = [storedDraft('amara', 'one', storage), storedDraft('amara', 'one', storage)];
  const later = { ...unsent, id: 'a', writtenAt: '2026-11-21T10:01:00Z' };
  first.keepUnsent([unsent]);
  second.keepUnsent([later]);
  expect(storedDraft('amara', 'one', storage).read().unsent).toEqual([unsent, later]);
  first.keepUnsent([]);
  first.keep({ text: 'Sent', attachments: [cv] });
  second.keep({ text: 'Begun' });
  first.keep({ text: '', attachments: [] });
  expect(storedDraft('amara', 'one', storage).read()).toEqual({
    text: 'Begun',
    attachments: [],
    unsent: [later],
  });
});

it('lets a page continue with the stored data, and send it', () => {
  const memory = new MemoryStorage();
  const storage = jsonStorage(memory);
  storedDraft('amara', 'one', storage).keep({ text: 'Begun' });
  storedDraft('amara', 'one', storage).keepUnsent([unsent]);
  const next = storedDraft('amara', 'one', storage);
  next.read();
  next.keep({ text: '' });
  next.keepUnsent([]);
  expect(Object.keys(memory)).toEqual([]);
});

it('ignores stored data that it does not understand', () => {
  for (const text of ['{', '7', '{"text":7,"attachments":[{}],"id":"m"}'])
    expect(
      storedDraft(
        'amara',
        'one',
        jsonStorage(new MemoryStorage({ 'draft:amara:one': text, 'draft:amara:one:m': text })),
      ).read(),
    ).toEqual({
      text: '',
      attachments: [],
      unsent: [],
    });
});

it('works without storage', () => {
  const refuse = () => {
    throw new DOMException('Full.');
  };
  const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const draft = storedDraft('amara', 'one', jsonStorage(full));
  draft.keep({ text: 'I would' });
  expect(draft.read().text).toBe('');
});
