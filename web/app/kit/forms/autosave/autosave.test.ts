import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonStorage } from '../../loading/json-storage.ts';
import { MemoryStorage } from '../../testing/memory-storage.ts';
import { type AnswerKey, Autosave, type Edit, type Sent } from './autosave.ts';
import { clearUnsentEdits, unsentEdits } from './unsent-edits.ts';

const bio = 'profile.bio' as const;

/** A server that gives scripted responses, and a browser that stores edits. */
function page(items = new Map<string, string>()) {
  const requests: { key: AnswerKey; edit: Edit; answer: (outcome: Sent) => Promise<void> }[] = [];
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  const autosave = new Autosave({
    send: (key, edit) =>
      new Promise((resolve) => {
        requests.push({
          key,
          edit,
          answer: async (what) => {
            resolve(what);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    errorOf: (_, value) => (value === '' ? 'Write something.' : undefined),
    unsent: unsentEdits('amara', jsonStorage(storage)),
  });
  return { autosave, requests, items };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('an answer', () => {
  it('is sent when typing pauses, with the value it replaces', async () => {
    const { autosave, requests } = page();
    autosave.learn(new Map([[bio, 'Old']]));
    autosave.change(bio, 'N', { settled: false });
    autosave.change(bio, 'New', { settled: false });
    expect(autosave.shown(bio)).toMatchObject({ value: 'New', state: { status: 'waiting' } });
    await vi.advanceTimersByTimeAsync(699);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ edit }) => edit)).toEqual([{ value: 'New', was: 'Old' }]);
    expect(autosave.summary()).toBe('saving');
    await requests[0]?.answer({ status: 'saved', value: 'New' });
    expect(autosave.shown(bio).state).toEqual({ status: 'stored', fresh: true });
    expect(autosave.hasSaved()).toBe(true);
  });

  it('that was just typed is saved before what waits for it goes on', async () => {
    const { autosave, requests } = page();
    autosave.learn(new Map([[bio, 'Old']]));
    autosave.change(bio, 'New', { settled: false });
    const goesOn = vi.fn();
    void autosave.retry().then(goesOn);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ edit }) => edit.value)).toEqual(['New']);
    void autosave.retry().then(goesOn);
    await vi.advanceTimersByTimeAsync(0);
    expect(goesOn).not.toHaveBeenCalled();
    await requests[0]?.answer({ status: 'saved', value: 'New' });
    expect(goesOn).toHaveBeenCalledTimes(2);
  });

  it('given while another is being sent goes after it, and replaces that one', async () => {
    const { autosave, requests, items } = page();
    autosave.learn(new Map([[bio, null]]));
    autosave.change(bio, 'One', { settled: true });
    autosave.change(bio, 'Two', { settled: true });
    expect(requests.length).toBe(1);
    await requests[0]?.answer({ status: 'saved', value: 'One' });
    expect(requests[1]?.edit).toEqual({ value: 'Two', was: 'One' });
    expect([...items.values()].join()).toContain('"was":"One"');
    await requests[1]?.answer({ status: 'saved', value: 'Two' });
    expect(autosave.shown(bio)).toMatchObject({ value: 'Two', state: { status: 'stored' } });
  });

  it('reports its error when its field is left, not while typing', async () => {
    const { autosave, requests } = page();
    autosave.learn(new Map([[bio, 'Old']]));
    autosave.change(bio, '', { settled: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.shown(bio).state.status).toBe('waiting');
    autosave.settle(bio);
    expect(autosave.shown(bio)).toMatchObject({
      value: '',
      state: { status: 'refused', message: 'Write something.' },
    });
    expect(requests).toEqual([]);
    autosave.change(bio, 'Mended', { settled: true });
    expect(requests[0]?.edit).toEqual({ value: 'Mended', was: 'Old' });
  });

  it('keeps what the server refuses, and says why', async () => {
    const { autosave, requests } = page();
    autosave.learn(new Map([[bio, 'Old']]));
    autosave.change(bio, 'Odd', { settled: true });
    await requests[0]?.answer({ status: 'refused', message: 'Not like this.' });
    expect(autosave.shown(bio)).toMatchObject({
      value: 'Odd',
      state: { status: 'refused', message: 'Not like this.' },
    });
  });
});

describe('answers', () => {
  it('are sent one after another in the order given, because one may depend on another', async () => {
    const { autosave, requests } = page();
    autosave.learn(new Map());
    autosave.change('profile.workRemotely', true, { settled: true });
    autosave.change('profile.remotePreference', 'hybrid', { settled: true });
    expect(requests.map(({ key }) => key)).toEqual(['profile.workRemotely']);
    await requests[0]?.answer({ status: 'unreachable' });
    await requests[1]?.answer({ status: 'unreachable' });
    void autosave.retry();
    expect(requests.slice(2).map(({ key }) => key)).toEqual(['profile.workRemotely']);
    await requests[2]?.answer({ status: 'saved', value: true });
    expect(requests[3]?.key).toBe('profile.remotePreference');
  });

  it('that conflict with another are tried again when that one has changed', async () => {
    const { autosave, requests } = page();
    autosave.learn(new Map());
    autosave.change('profile.technologiesAvoided', ['PHP'], { settled: true });
    await requests[0]?.answer({ status: 'refused', message: 'It is wanted.' });
    autosave.change('profile.technologiesWanted', [], { settled: true });
    await requests[1]?.answer({ status: 'saved', value: [] });
    expect(requests[2]).toMatchObject({ key: 'profile.technologiesAvoided', edit: { value: ['PHP'] } });
    await requests[2]?.answer({ status: 'refused', message: 'It is wanted.' });
    expect(requests.length).toBe(3);
  });
});

it('a response requested earlier does not undo an answer saved from here', async () => {
  const { autosave, requests } = page();
  autosave.learn(new Map([[bio, 'Old']]));
  const askedAt = performance.now();
  await vi.advanceTimersByTimeAsync(10);
  autosave.change(bio, 'New', { settled: true });
  await requests[0]?.answer({ status: 'saved', value: 'New' });
  autosave.learn(new Map([[bio, 'Old']]), askedAt);
  expect(autosave.shown(bio).value).toBe('New');
  autosave.learn(new Map([[bio, 'Theirs']]), performance.now());
  expect(autosave.shown(bio).value).toBe('Theirs');
});

describe('two windows', () => {
  it('do not take over what the other is editing', () => {
    const items = new Map<string, string>();
    const [one, other] = [page(items), page(items)];
    one.autosave.learn(new Map([[bio, 'Old']]));
    other.autosave.learn(new Map([[bio, 'Old']]));
    one.autosave.change(bio, 'Half a sen', { settled: false });
    other.autosave.learn(new Map([[bio, 'Old']]));
    expect(other.autosave.shown(bio).value).toBe('Old');
    expect(other.requests).toEqual([]);
  });

  it('with a conflict are told so, and either version can be chosen', async () => {
    for (const which of ['mine', 'theirs'] as const) {
      const { autosave, requests, items } = page();
      autosave.learn(new Map([[bio, 'Old']]));
      autosave.change(bio, 'Mine', { settled: true });
      await requests[0]?.answer({ status: 'changed', theirs: 'Theirs' });
      expect(autosave.shown(bio)).toMatchObject({
        value: 'Mine',
        state: { status: 'changed', theirs: 'Theirs' },
      });
      const { replaced } = autosave.shown(bio);
      autosave.choose(bio, which);
      if (which === 'mine') {
        expect(requests[1]?.edit).toEqual({ value: 'Mine', was: 'Theirs' });
      } else {
        expect(autosave.shown(bio)).toMatchObject({ value: 'Theirs', state: { status: 'stored' } });
        expect(autosave.shown(bio).replaced).toBe(replaced + 1);
        expect(items.size).toBe(0);
      }
    }
  });

  it('revalidation shows what the other saved, and changes nothing being edited', () => {
    const { autosave } = page();
    autosave.learn(
      new Map([
        [bio, 'Old'],
        ['profile.location', 'Lagos'],
      ]),
    );
    autosave.change(bio, 'Mine', { settled: false });
    autosave.learn(
      new Map([
        [bio, 'Theirs'],
        ['profile.location', 'Abuja'],
      ]),
    );
    expect(autosave.shown(bio).value).toBe('Mine');
    expect(autosave.shown('profile.location')).toMatchObject({ value: 'Abuja', replaced: 2 });
  });
});

describe('without a connection', () => {
  it('an answer is stored and sent later, even by a later page', async () => {
    const items = new Map<string, string>();
    const first = page(items);
    first.autosave.learn(new Map([[bio, 'Old']]));
    first.autosave.change(bio, 'On the train', { settled: true });
    await first.requests[0]?.answer({ status: 'unreachable' });
    expect(first.autosave.shown(bio).state.status).toBe('offline');
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.requests.length).toBe(2);

    const later = page(items);
    later.autosave.learn(new Map([[bio, 'Old']]));
    expect(later.requests[0]?.edit).toEqual({ value: 'On the train', was: 'Old' });
    await later.requests[0]?.answer({ status: 'saved', value: 'On the train' });
    expect(items.size).toBe(0);
  });

  it('an answer changed elsewhere meanwhile is a conflict, and is not overwritten', () => {
    const items = new Map<string, string>();
    const first = page(items);
    first.autosave.learn(new Map([[bio, 'Old']]));
    first.autosave.change(bio, 'Mine', { settled: false });
    const later = page(items);
    later.autosave.learn(new Map([[bio, 'Theirs']]));
    expect(later.autosave.shown(bio)).toMatchObject({
      value: 'Mine',
      state: { status: 'changed', theirs: 'Theirs' },
    });
    expect(later.requests).toEqual([]);
  });

  it('unsent answers are tried again as soon as the connection is back', async () => {
    const { autosave, requests } = page();
    autosave.learn(new Map([[bio, 'Old']]));
    autosave.change(bio, 'New', { settled: true });
    await requests[0]?.answer({ status: 'unreachable' });
    void autosave.retry();
    expect(requests.length).toBe(2);
  });
});

it('answers of a removed entry are neither sent nor reported, and come back with it', async () => {
  const { autosave, requests } = page();
  autosave.learn(new Map([['work.1.title', 'Old']]));
  autosave.change('work.1.title', '', { settled: true });
  expect(autosave.summary()).toBe('refused');
  autosave.setAside('work.1.');
  expect(autosave.summary()).toBe('stored');
  await autosave.retry();
  expect(requests).toEqual([]);
  autosave.bringBack('work.1.');
  expect(autosave.shown('work.1.title').value).toBe('');
});

it('works where the browser stores nothing, and retries what failed', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const unsent = unsentEdits('amara', jsonStorage({ getItem: full, setItem: full, removeItem: full }));
  const send = vi.fn().mockRejectedValueOnce(new SyntaxError('no JSON'));
  send.mockResolvedValue({ status: 'saved', value: 'New' });
  const autosave = new Autosave({ send, errorOf: () => undefined, unsent });
  autosave.learn(new Map([[bio, 'Old']]));
  autosave.change(bio, 'New', { settled: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.summary()).toBe('offline');
  await vi.advanceTimersByTimeAsync(5000);
  expect(autosave.shown(bio).state).toEqual({ status: 'stored', fresh: true });
});

it('a text that lost a conflict with another window is stored for a later page', async () => {
  const items = new Map<string, string>();
  const [one, other] = [page(items), page(items)];
  for (const { autosave } of [one, other]) autosave.learn(new Map([[bio, 'Old']]));
  one.autosave.change(bio, 'One', { settled: true });
  other.autosave.change(bio, 'Other', { settled: true });
  await one.requests[0]?.answer({ status: 'saved', value: 'One' });
  await other.requests[0]?.answer({ status: 'changed', theirs: 'One' });
  const later = page(items);
  later.autosave.learn(new Map([[bio, 'One']]));
  expect(later.autosave.shown(bio)).toMatchObject({
    value: 'Other',
    state: { status: 'changed', theirs: 'One' },
  });
});

it('a conflict resolved in another window is resolved here', async () => {
  const { autosave, requests } = page();
  autosave.learn(new Map([[bio, 'Old']]));
  autosave.change(bio, 'Mine', { settled: true });
  await requests[0]?.answer({ status: 'changed', theirs: 'Theirs' });
  autosave.learn(new Map([[bio, 'Newer']]));
  expect(autosave.shown(bio).state).toEqual({ status: 'changed', theirs: 'Newer' });
  autosave.learn(new Map([[bio, 'Mine']]));
  expect(autosave.shown(bio)).toMatchObject({ value: 'Mine', state: { status: 'stored' } });
});

it('a deleted entry is neither sent nor reported', async () => {
  const { autosave, requests } = page();
  autosave.learn(new Map([['work.1.title', 'Old']]));
  autosave.change('work.1.title', 'New', { settled: false });
  autosave.learn(new Map([[bio, null]]));
  await vi.advanceTimersByTimeAsync(1000);
  expect([requests, autosave.summary()]).toEqual([[], 'stored']);
});

it('logging out leaves nothing in the browser', async () => {
  const storage = new MemoryStorage({ 'unsent:amara': '[]', token: 't' });
  const clearing = clearUnsentEdits(jsonStorage(storage));
  await vi.advanceTimersByTimeAsync(2000);
  await clearing;
  expect(Object.keys(storage)).toEqual(['token']);
});
