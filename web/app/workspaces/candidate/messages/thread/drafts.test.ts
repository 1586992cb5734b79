import { expect, it } from 'vitest';
import { keptDraft } from './drafts.ts';

const cv = { id: 'f', name: 'cv.pdf', kind: 'pdf' as const, bytes: 900 };
const unsent = { id: 'm', text: 'Hello', attachments: [cv], writtenAt: '2026-11-21T10:00:00Z' };

function storage(text: Record<string, string> = {}) {
  const held = new Map(Object.entries(text));
  return {
    held,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
    key: (place: number) => [...held.keys()][place] ?? null,
    get length() {
      return held.size;
    },
  };
}

it('stores drafts and unsent messages, separately for each conversation and account', () => {
  const there = storage();
  keptDraft('amara', 'one', there).keep({ text: 'I would' });
  keptDraft('amara', 'one', there).keepUnsent([unsent]);
  expect(keptDraft('amara', 'one', there).read()).toEqual({
    text: 'I would',
    attachments: [],
    unsent: [unsent],
  });
  for (const [account, conversation] of [
    ['amara', 'two'],
    ['tom', 'one'],
  ] as const)
    expect(keptDraft(account, conversation, there).read().text).toBe('');
});

it('leaves nothing behind once everything is sent', () => {
  const there = storage();
  const draft = keptDraft('amara', 'one', there);
  draft.keep({ text: 'I would', attachments: [cv] });
  draft.keepUnsent([unsent]);
  draft.keep({ text: '', attachments: [] });
  draft.keepUnsent([]);
  expect(there.held.size).toBe(0);
});

it('leaves another tab’s data alone', () => {
  const there = storage();
  const [first, second] = [keptDraft('amara', 'one', there), keptDraft('amara', 'one', there)];
  const later = { ...unsent, id: 'a', writtenAt: '2026-11-21T10:01:00Z' };
  first.keepUnsent([unsent]);
  second.keepUnsent([later]);
  expect(keptDraft('amara', 'one', there).read().unsent).toEqual([unsent, later]);
  first.keepUnsent([]);
  first.keep({ text: 'Sent', attachments: [cv] });
  second.keep({ text: 'Begun' });
  first.keep({ text: '', attachments: [] });
  expect(keptDraft('amara', 'one', there).read()).toEqual({
    text: 'Begun',
    attachments: [],
    unsent: [later],
  });
});

it('lets a page continue with the stored data, and send it', () => {
  const there = storage();
  keptDraft('amara', 'one', there).keep({ text: 'Begun' });
  keptDraft('amara', 'one', there).keepUnsent([unsent]);
  const next = keptDraft('amara', 'one', there);
  next.read();
  next.keep({ text: '' });
  next.keepUnsent([]);
  expect(there.held.size).toBe(0);
});

it('ignores stored data that it does not understand', () => {
  for (const text of ['{', '7', '{"text":7,"attachments":[{}],"id":"m"}'])
    expect(
      keptDraft('amara', 'one', storage({ 'draft:amara:one': text, 'draft:amara:one:m': text })).read(),
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
  const draft = keptDraft('amara', 'one', {
    ...{ getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 },
  });
  draft.keep({ text: 'I would' });
  expect(draft.read().text).toBe('');
});
